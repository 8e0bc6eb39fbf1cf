// All scenes of the tarocks by name.
export * from './country.js';
export * from './fair.js';
export * from './town.js';
