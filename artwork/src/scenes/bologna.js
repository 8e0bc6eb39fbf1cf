// Trumps that differ in Bologna.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { STAND, person, place } from '../people/person.js';
import * as T from '../people/things.js';

const { P, group } = T;

export const worldBologna = () =>
  group(
    0,
    -44,
    circ(0, 0, 33, STOCK) +
      circ(0.9, 0.7, 32, C.sky) +
      P('M-33-2H33C32 20 14 33 0 33C-14 33-32 20-33-2Z', C.green, 0.9) +
      group(-14, -2, T.house(STOCK, C.red), 0, 0.5) +
      group(12, -2, T.tower(C.straw, 36, 7), 0, 0.6) +
      line('M-26 10c4-3 8-3 12 0s8 3 12 0s8 3 12 0s8 3 12 0', 0.7) +
      circ(0, 0, 33, null, INK, 1.3) +
      line('M-33 0C-10 8 10 8 33 0', 2, C.ochre),
  ) +
  place(
    0,
    -78,
    0.8,
    person({
      pose: {
        ...STAND,
        nearElbow: [-17, -66],
        nearHand: [-22, -78],
        farElbow: [17, -62],
        farHand: [22, -56],
      },
      coat: C.red,
      sleeve: C.straw,
      hose: C.blue,
      style: 'curls',
      tint: C.ochre,
      hat: hats.helmet(C.ochre, C.red),
      length: 10,
      near: T.sceptre(),
      far: T.orb(5),
    }),
  );

export const spinner = () =>
  group(18, -112, T.sun(17)) +
  place(
    -16,
    0,
    1.06,
    person({
      pose: {
        ...STAND,
        nearElbow: [-16, -62],
        nearHand: [-14, -72],
        farElbow: [15, -60],
        farHand: [22, -66],
      },
      dress: 'gown',
      female: true,
      style: 'bun',
      hat: hats.bonnet(STOCK),
      coat: C.blue,
      sleeve: STOCK,
      sash: STOCK,
      collar: C.red,
      near: T.stick(16) + P('M0-34C5-30 5-20 0-16C-5-20-5-30 0-34Z', STOCK, 0.8),
      far: line('M0 0V30', 0.6) + P('M-2 28H2L0 38Z', C.brown, 0.7),
    }),
  );

export const stargazers = () =>
  group(4, -118, T.moon(17)) +
  place(
    -24,
    0,
    1,
    person({
      pose: { ...STAND, farElbow: [16, -68], farHand: [22, -82] },
      dress: 'gown',
      beard: 'long',
      tint: STOCK,
      old: true,
      coat: C.violet,
      sleeve: C.violet,
      hat: hats.cap(C.red),
      sash: C.ochre,
      far: line('M0 0L6-14L12 0', 1.2),
    }),
  ) +
  place(
    24,
    0,
    1,
    person({
      pose: { ...STAND, farElbow: [14, -62], farHand: [18, -66] },
      dress: 'gown',
      coat: C.red,
      sleeve: C.red,
      front: C.straw,
      style: 'curls',
      hat: hats.turban(STOCK, C.green),
      far: T.book(),
    }),
    -1,
  );

export const magi = () =>
  group(0, -118, T.bigStar(18)) +
  place(
    0,
    0,
    0.98,
    person({
      dress: 'gown',
      beard: 'long',
      tint: STOCK,
      coat: C.red,
      sleeve: C.blue,
      hat: hats.crown(),
      collar: STOCK,
      pose: { ...STAND, farElbow: [14, -62], farHand: [10, -54] },
      far: T.cupSmall(),
    }),
  ) +
  place(
    -30,
    0,
    0.94,
    person({
      dress: 'gown',
      coat: C.green,
      sleeve: C.ochre,
      hat: hats.turban(C.straw, C.red),
      skin: '#a0714f',
      pose: { ...STAND, farElbow: [14, -60], farHand: [16, -52] },
      far: T.cupSmall(C.red),
    }),
  ) +
  place(
    30,
    0,
    0.94,
    person({
      dress: 'gown',
      coat: C.violet,
      sleeve: C.straw,
      style: 'long',
      tint: C.ochre,
      hat: hats.crown(),
      pose: { ...STAND, farElbow: [14, -60], farHand: [16, -52] },
      far: T.cupSmall(C.blue),
    }),
    -1,
  );

export const drummer = () =>
  place(
    0,
    0,
    1.1,
    person({
      pose: {
        ...STAND,
        nearElbow: [-19, -62],
        nearHand: [-10, -52],
        farElbow: [19, -62],
        farHand: [16, -50],
      },
      hat: hats.jester(C.blue, C.red),
      smile: true,
      coat: C.red,
      front: C.straw,
      sleeve: C.blue,
      hose: C.ochre,
      collar: C.ochre,
      over: group(3, -38, T.drum(C.blue), 0, 1.05),
      near: group(2, 2, T.stick(12), 62),
      far: group(0, 0, T.stick(12), -60),
    }),
  );
