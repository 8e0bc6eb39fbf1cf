// Scenes of the French trumps: the seasons.
import { C, INK, STOCK, circ } from '../svg.js';
import { hats } from '../people/heads.js';
import { STAND, WALK, person, place } from '../people/person.js';
import * as S from '../people/stuff.js';
import * as T from '../people/things.js';

const { P, group } = T;

const who = (x, flip, o, k = 0.76) => place(x, 0, k, person(o), flip);

const reach = (x, y, pose = STAND) => ({
  ...pose,
  farElbow: [15, -63],
  farHand: [x, y],
});

export const spring = () =>
  group(38, 0, T.tree(C.rose, 76)) +
  place(-38, 0, 0.9, S.sheep()) +
  who(
    -4,
    1,
    {
      pose: reach(16, -58),
      female: true,
      dress: 'gown',
      flare: 18,
      coat: C.green,
      sleeve: STOCK,
      sash: C.rose,
      style: 'long',
      tint: C.ochre,
      hat: hats.laurel(C.green),
      far:
        T.flower(C.red) + group(0, 0, T.flower(C.ochre), 24) + group(0, 0, T.flower(C.violet), -24),
      near: T.basket(C.straw),
    },
    0.84,
  );

export const summer = () =>
  group(32, -66, T.sun(12)) +
  group(-40, 0, S.sheaf(), 0, 0.9) +
  group(36, 0, S.sheaf(), 0, 1.05) +
  who(
    -4,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-17, -64],
        nearHand: [-15, -52],
        farElbow: [16, -62],
        farHand: [13, -48],
      },
      hat: hats.straw(),
      coat: STOCK,
      sleeve: STOCK,
      hose: C.blue,
      sash: C.red,
      beard: 'lip',
      tint: C.brown,
      near: S.rake(),
    },
    0.82,
  );

export const autumn = () =>
  group(-38, 0, S.barrel(), 0, 0.96) +
  group(-38, -27, S.grapes()) +
  group(40, 0, T.tree(C.ochre, 70)) +
  who(
    2,
    1,
    {
      pose: { ...STAND, farElbow: [16, -66], farHand: [20, -74] },
      female: true,
      dress: 'gown',
      coat: C.violet,
      front: C.straw,
      sleeve: STOCK,
      sash: C.red,
      style: 'long',
      tint: INK,
      hat: hats.laurel(C.ochre),
      far: group(0, 2, S.grapes()),
      near: T.basket(),
    },
    0.84,
  );

export const winter = () =>
  P('M-60-2C-30-8 30-8 60-2V14H-60Z', STOCK) +
  group(40, -2, T.tree(C.brown, 66, true)) +
  S.snow([
    [-20, -70],
    [2, -84],
    [20, -74],
    [30, -54],
    [46, -78],
    [-30, -50],
  ]) +
  who(
    0,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-14, -66],
        nearHand: [-6, -60],
        farElbow: [16, -60],
        farHand: [19, -52],
      },
      hat: hats.cap(C.red),
      beard: 'long',
      tint: STOCK,
      old: true,
      coat: C.blue,
      sleeve: C.blue,
      trim: STOCK,
      cuff: STOCK,
      hose: C.brown,
      boots: true,
      shoes: INK,
      collar: STOCK,
      far: T.staff(14, 50),
      near: group(
        -12,
        -14,
        P('M-14-3H14V1H-14ZM-12-8H15V-4H-12ZM-13 2H13V6H-13Z', C.brown, 0.7),
        34,
      ),
    },
    0.84,
  ) +
  group(
    -40,
    0,
    circ(0, -8, 8, STOCK, INK, 0.9) +
      circ(0, -20, 5.6, STOCK, INK, 0.9) +
      circ(-1.6, -21, 0.7, INK) +
      circ(2, -21, 0.7, INK) +
      P('M-5-25H5V-27H3V-32H-3V-27H-5Z', INK, 0.6),
  );
