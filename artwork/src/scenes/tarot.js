// All subjects of the Italian trumps by name.
export * from './estates.js';
export * from './virtues.js';
export * from './heaven.js';
export * from './sicily.js';
export * from './bologna.js';

// how the small window of the compact drawing frames a subject: `focus` is the height in its middle
const near = (focus, k = 0.9, x = 60) => ({ focus, k, x });

export const FOCUS = {
  fool: near(78, 0.86),
  magician: near(74, 0.86),
  popess: near(70, 0.86),
  empress: near(66, 0.84),
  emperor: near(66, 0.84),
  pope: near(72, 0.84),
  lovers: near(66, 0.84),
  chariot: near(92, 0.8),
  justice: near(68, 0.84),
  hermit: near(82, 0.84),
  wheel: near(60, 0.72),
  strength: near(60, 0.76, 54),
  hanged: near(66, 0.6),
  death: near(84, 0.8),
  temperance: near(78, 0.8),
  devil: near(88, 0.82),
  tower: near(78, 0.66),
  stars: near(62, 0.74),
  moon: near(72, 0.62),
  sun: near(76, 0.62),
  angel: near(86, 0.76),
  world: near(66, 0.62),
  jupiter: near(78, 0.72),
  atlas: near(84, 0.62),
  sunSicily: near(88, 0.66),
  moonSicily: near(78, 0.62),
  starSicily: near(70, 0.64),
  towerSicily: near(56, 0.64),
  ship: near(66, 0.6),
  deathSicily: near(68, 0.62),
  time: near(84, 0.84),
  fortitude: near(78, 0.8),
  constancy: near(78, 0.8),
  lads: near(74, 0.8),
  poverty: near(50, 0.86),
  fugitive: near(76, 0.84),
  worldBologna: near(76, 0.56),
  spinner: near(88, 0.78),
  stargazers: near(90, 0.72),
  magi: near(88, 0.72),
  drummer: near(74, 0.84),
};
