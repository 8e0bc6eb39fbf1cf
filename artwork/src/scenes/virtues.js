// Trumps of the virtues and of fate, the Sicilian ones included.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { lion } from '../people/beasts.js';
import { skeleton } from '../people/bones.js';
import { SIT, STAND, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';
import { wings, severed } from './parts.js';

const { P, group } = T;

export const justice = () =>
  T.throne(C.ochre, C.violet, 98) +
  place(
    0,
    -2,
    1.12,
    person({
      pose: {
        ...SIT,
        nearElbow: [-18, -52],
        nearHand: [-20, -60],
        farElbow: [18, -54],
        farHand: [25, -62],
      },
      dress: 'gown',
      female: true,
      style: 'long',
      tint: C.brown,
      coat: C.red,
      front: STOCK,
      sleeve: C.red,
      trim: C.ochre,
      mantle: C.blue,
      mantleLength: 60,
      hat: hats.crown(),
      collar: C.straw,
      near: T.sword(34),
      far: T.scales(),
    }),
  );

export const hermit = () =>
  place(
    0,
    0,
    1.2,
    person({
      pose: {
        ...STAND,
        head: [4, -88],
        nearElbow: [-15, -62],
        nearHand: [-14, -54],
        farElbow: [16, -66],
        farHand: [25, -72],
      },
      dress: 'gown',
      old: true,
      beard: 'long',
      tint: STOCK,
      coat: C.brown,
      sleeve: C.blue,
      mantle: C.blue,
      mantleLength: 76,
      hat: hats.hood(C.blue),
      sash: STOCK,
      flare: 16,
      near: T.staff(38, 53),
      far: T.lantern(),
    }),
  );

const CLIMB = {
  ...WALK,
  nearElbow: [-4, -84],
  nearHand: [10, -92],
  farElbow: [16, -80],
  farHand: [18, -94],
};

export const wheel = () => {
  const figure = (x, y, k, tint, rot, hat, flip = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k * flip} ${k})">${person({ pose: SIT, coat: tint, hose: C.straw, hat, style: 'curls', tint: C.brown })}</g>`;
  const climber = (x, y, rot, tint, hose) =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(.42)">${person({ pose: CLIMB, coat: tint, hose, style: 'curls', tint: C.brown, length: 10 })}</g>`;
  return (
    P('M-5-58L-14 0H14L5-58Z', C.brown) +
    P('M-30-4H30V2H-30Z', C.brown) +
    circ(0, -58, 34, STOCK) +
    circ(0.9, -57.3, 33, C.ochre) +
    circ(0, -58, 34, null, INK, 1.2) +
    circ(0, -58, 27, STOCK, INK, 0.9) +
    [0, 45, 90, 135].map((a) => group(0, -58, P('M-27-2H27V2H-27Z', C.red, 0.8), a)).join('') +
    circ(0, -58, 8, C.ochre, INK, 1) +
    P('M0-60L24-50V-46L0-55Z', C.brown, 0.8) +
    figure(0, -86, 0.46, C.red, 0, hats.crown()) +
    climber(-41, -36, 0, C.green, C.straw) +
    climber(41, -80, 180, C.violet, C.sky)
  );
};

export const strength = () =>
  group(4, 0, lion(), 0, 1.28) +
  place(
    -6,
    0,
    1.14,
    person({
      pose: {
        ...STAND,
        head: [4, -90],
        nearElbow: [6, -56],
        nearHand: [28, -44],
        farElbow: [24, -64],
        farHand: [38, -50],
      },
      dress: 'gown',
      female: true,
      style: 'long',
      tint: C.brown,
      coat: C.blue,
      front: C.straw,
      sleeve: C.red,
      sash: C.ochre,
      hat: hats.straw(C.straw),
      flare: 15,
    }),
  );

export const fortitude = () =>
  group(22, 0, T.column(106)) +
  place(
    -12,
    0,
    1.14,
    person({
      pose: {
        ...STAND,
        farElbow: [17, -66],
        farHand: [24, -74],
        nearElbow: [-16, -60],
        nearHand: [-10, -48],
      },
      dress: 'gown',
      female: true,
      style: 'long',
      tint: C.brown,
      coat: C.red,
      front: C.straw,
      sleeve: C.blue,
      sash: C.ochre,
      mantle: C.blue,
      hat: hats.helmet(C.sky, C.red),
    }),
  );

export const constancy = () =>
  group(28, 0, T.column(44)) +
  group(28, -46, T.fire(0.9)) +
  place(
    -12,
    0,
    1.14,
    person({
      pose: {
        ...STAND,
        farElbow: [17, -62],
        farHand: [28, -60],
        nearElbow: [-18, -66],
        nearHand: [-22, -58],
      },
      dress: 'gown',
      female: true,
      style: 'bun',
      tint: C.ochre,
      coat: C.green,
      front: STOCK,
      sleeve: C.rose,
      sash: C.red,
      trim: C.ochre,
      near: T.sword(34),
    }),
  );

export const hanged = () => {
  const post = (x) =>
    P(`M${x - 3} 0V-132H${x + 3}V0Z`, C.brown) +
    [-24, -52, -82, -108]
      .map((y, i) => P(`M${x + (i % 2 ? 3 : -3)} ${y}l${i % 2 ? 7 : -7}-3v5Z`, C.green, 0.7))
      .join('');
  const pose = {
    ...STAND,
    nearKnee: [-5, -25],
    nearFoot: [-5, -2],
    farKnee: [18, -27],
    farFoot: [-1, -22],
    farHip: [4, -46],
    nearElbow: [-19, -66],
    nearHand: [-8, -50],
    farElbow: [19, -66],
    farHand: [9, -50],
    nearTurn: 70,
    farTurn: 160,
  };
  const man = person({
    pose,
    coat: C.blue,
    front: C.straw,
    sleeve: C.red,
    hose: C.red,
    shoes: C.brown,
    style: 'long',
    tint: C.ochre,
    sash: C.ochre,
    length: 10,
    buttons: 4,
    flare: 11,
  });
  return (
    post(-36) +
    post(36) +
    P('M-44-136H44V-129H-44Z', C.brown) +
    `<g transform="translate(-5 -116) scale(1.08) rotate(180)">${man}</g>` +
    line('M-1-129V-116M1-129V-116', 0.9) +
    P('M-5-119H5V-113H-5Z', C.straw, 0.7)
  );
};

export const death = () =>
  group(-33, -2, severed(hats.crown(), 'short')) +
  group(34, -1, severed('', 'long', true)) +
  line('M-16 2l-4-8M-16 2l1-9M-16 2l5-7M18 4l-4-8M18 4l1-9M18 4l5-7', 1, C.green) +
  place(
    -4,
    0,
    1.18,
    skeleton(
      {
        ...STAND,
        head: [-3, -91],
        neck: [-1, -80],
        nearElbow: [-16, -66],
        nearHand: [0, -62],
        farElbow: [18, -64],
        farHand: [10, -42],
        nearKnee: [-11, -27],
        nearFoot: [-16, -2],
        farKnee: [9, -26],
        farFoot: [12, -2],
      },
      { near: group(0, 0, T.scythe(), -16, 1) },
    ),
    -1,
  );

export const temperance = () =>
  wings(0, -78, 1.35) +
  place(
    0,
    0,
    1.16,
    person({
      pose: {
        ...STAND,
        nearElbow: [-19, -60],
        nearHand: [-17, -70],
        farElbow: [17, -56],
        farHand: [19, -44],
      },
      dress: 'gown',
      female: true,
      style: 'long',
      tint: C.ochre,
      coat: C.red,
      front: C.straw,
      sleeve: C.blue,
      sash: C.ochre,
      trim: C.blue,
      collar: STOCK,
      flare: 18,
      near: group(0, 0, T.jug(C.blue), 100, 1.1),
      far: group(0, 0, T.jug(C.red), 0, 1.1),
    }),
  ) +
  line('M-9-79C6-76 16-70 21-64M-9-77C5-73 14-68 20-63', 1.1, C.blue);

export const time = () =>
  wings(-2, -76, 1.2, STOCK, C.grey) +
  place(
    0,
    0,
    1.16,
    person({
      pose: {
        ...STAND,
        head: [4, -88],
        nearElbow: [-15, -62],
        nearHand: [-12, -52],
        farElbow: [17, -64],
        farHand: [25, -70],
      },
      dress: 'gown',
      beard: 'long',
      style: 'long',
      tint: STOCK,
      old: true,
      coat: C.violet,
      sleeve: C.violet,
      sash: C.ochre,
      flare: 15,
      near: T.staff(20, 52) + P('M-7-20H9V-17H-7Z', C.brown, 0.8),
      far: group(0, -2, T.hourglass(), 0, 1.25),
    }),
  );
