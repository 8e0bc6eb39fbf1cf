// All scenes of the French trumps by name.
export * from './ages.js';
export * from './pastimes.js';
export * from './seasons.js';
