// Scenes of the country for the tarocks: two half cards show each twice. They stand on y = 0, about
// 100 wide and 80 high.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog, horse } from '../people/beasts.js';
import * as S from '../people/stuff.js';
import { RIDE, SIT, STAND, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';
import { eagle } from './parts.js';

const { P, group } = T;

const K = 0.74; // scale of a grown person

const who = (x, flip, o, k = K) => place(x, 0, k, person(o), flip);

const reach = (x, y, pose = STAND) => ({
  ...pose,
  farElbow: [15, -63],
  farHand: [x, y],
});

// the eagle on its rock and the motto of diligence and luck
export const motto = (text) => {
  const wing = (f) =>
    group(
      0,
      -46,
      P(
        'M3-2C14-4 24-12 30-26C35-20 36-14 35-8C39-12 41-16 42-20C45-12 44-4 40 2C43 1 45-1 47-3C46 6 38 14 26 16C16 17 8 14 3 10Z',
        C.brown,
      ) + line('M35-8C33-3 30 1 26 4M40 2C37 6 33 9 28 10M10 8C16 8 20 6 24 2', 0.5),
      0,
      1,
      f,
    );
  const all =
    P('M-34 0C-30-8-20-6-16-12C-10-16 12-16 18-11C24-8 30-8 36 0Z', C.grey) +
    line('M-20-5l6-3M4-8l8 3M20-4l6 1', 0.6) +
    wing(1) +
    wing(-1) +
    P('M-9-50C-12-34-8-22 0-14C8-22 12-34 9-50C6-60-6-60-9-50Z', C.brown) +
    P('M-6-16L-10-10H-2ZM6-16L10-10H2Z', C.ochre, 0.7) +
    P('M-6-52C-8-64 6-66 8-58C12-57 13-54 12-51C9-53 7-53 5-51C4-47-4-46-6-52Z', C.brown) +
    P('M7-58C11-58 13-55 12-51C10-53 8-53 6-53Z', C.ochre, 0.7) +
    circ(2.6, -58, 1.1, STOCK, INK, 0.5) +
    P(
      'M-44-2C-34-9-24-3-14-6C-2-10 10-9 20-5C28-2 36-8 44-3L46 7C36 3 28 8 20 6C8 2-4 2-14 6C-24 9-36 3-46 8Z',
      STOCK,
      0.8,
    ) +
    text;
  return group(0, -9, all);
};

export const hunter = () =>
  group(40, 0, S.pine(58)) +
  group(-40, 0, S.pine(40)) +
  who(-2, 1, {
    pose: {
      ...WALK,
      nearElbow: [-14, -62],
      nearHand: [0, -54],
      farElbow: [16, -62],
      farHand: [14, -50],
    },
    hat: hats.feather(C.green, C.red),
    coat: C.green,
    sleeve: C.green,
    hose: STOCK,
    boots: true,
    shoes: C.brown,
    beard: 'lip',
    tint: C.brown,
    sash: C.ochre,
    length: 12,
    near: S.gun(),
  }) +
  place(22, 0, 0.8, dog({ tint: C.brown }));

export const fishers = () =>
  P('M-60 2H60V16H-60Z', C.sky) +
  group(4, 6, S.boat()) +
  place(
    -12,
    -6,
    0.7,
    person({
      pose: SIT,
      hat: hats.straw(),
      coat: C.red,
      sleeve: STOCK,
      hose: C.blue,
      beard: 'short',
      tint: C.grey,
      near: '',
      far: S.rod(),
    }),
  ) +
  place(
    18,
    -6,
    0.66,
    person({
      pose: SIT,
      female: true,
      hat: hats.bonnet(),
      style: 'bun',
      dress: 'gown',
      coat: C.green,
      sleeve: STOCK,
      near: S.fish(),
    }),
    -1,
  );

export const shepherd = () =>
  group(-32, 0, T.tree(C.green, 62)) +
  who(-4, 1, {
    pose: {
      ...STAND,
      nearElbow: [-12, -64],
      nearHand: [3, -74],
      farElbow: [17, -66],
      farHand: [9, -76],
    },
    hat: hats.straw(C.straw),
    coat: C.brown,
    sleeve: STOCK,
    hose: C.blue,
    style: 'curls',
    sash: C.red,
    near: P('M0-1L15-3V0L0 1Z', C.ochre, 0.6),
  }) +
  group(28, 0, S.sheep()) +
  place(10, 3, 0.7, S.sheep(C.straw), -1);

export const gardener = () =>
  group(
    -30,
    0,
    T.tree(C.green, 66) +
      [
        [-10, -44],
        [2, -52],
        [8, -40],
        [-4, -60],
        [12, -56],
      ]
        .map(([x, y]) => circ(x, y, 2.6, C.red, INK, 0.6))
        .join(''),
  ) +
  who(2, 1, {
    pose: {
      ...STAND,
      nearElbow: [-16, -68],
      nearHand: [-18, -82],
      farHand: [17, -48],
    },
    female: true,
    dress: 'gown',
    coat: C.blue,
    sleeve: STOCK,
    sash: STOCK,
    hat: hats.straw(),
    style: 'long',
    tint: C.brown,
    far: T.basket(),
    near: circ(0, -3, 2.8, C.red, INK, 0.6),
  }) +
  who(34, -1, { pose: WALK, coat: C.red, sleeve: STOCK, hose: C.straw, style: 'short' }, 0.46);

export const vintner = () =>
  group(-28, 0, S.barrel()) +
  group(-28, -26, S.barrel(C.straw), 0, 0.55) +
  who(2, 1, {
    pose: {
      ...STAND,
      farElbow: [16, -66],
      farHand: [20, -74],
      nearHand: [-12, -50],
    },
    hat: hats.cap(C.red),
    coat: C.green,
    sleeve: STOCK,
    hose: C.brown,
    beard: 'short',
    tint: C.brown,
    smile: true,
    sash: C.ochre,
    far: T.cupSmall(C.red),
    near: T.jug(C.blue),
  }) +
  group(32, 0, T.basket(), 0, 1.5) +
  group(32, -12, S.grapes()) +
  group(26, -10, S.grapes(C.green));

export const rider = () =>
  group(-44, 0, T.house(STOCK, C.red), 0, 0.8) +
  place(
    4,
    0,
    0.78,
    horse({ tint: C.brown, mane: INK, harness: C.ochre, cloth: C.red }) +
      place(
        -8,
        -53,
        0.92,
        person({
          pose: { ...RIDE, farElbow: [16, -40], farHand: [22, -54] },
          farLeg: false,
          boots: true,
          shoes: INK,
          hose: STOCK,
          coat: C.ochre,
          sleeve: C.ochre,
          hat: hats.tricorn(),
          style: 'wig',
          tint: STOCK,
          length: 10,
          far: T.trumpet(),
        }),
      ),
  );

export const harvest = () =>
  group(34, 0, S.sheaf()) +
  who(-22, 1, {
    pose: {
      ...WALK,
      nearElbow: [-13, -60],
      nearHand: [4, -56],
      farElbow: [18, -60],
      farHand: [12, -44],
    },
    hat: hats.straw(),
    coat: STOCK,
    sleeve: STOCK,
    hose: C.blue,
    sash: C.red,
    style: 'short',
    near: group(0, 0, T.scythe(), -24, 0.8),
  }) +
  who(18, -1, {
    pose: reach(16, -60),
    female: true,
    dress: 'gown',
    coat: C.red,
    sleeve: STOCK,
    sash: C.ochre,
    style: 'none',
    hat: hats.veil(C.straw),
    far: group(0, 4, S.sheaf(), 0, 0.4),
  });

export const skaters = () =>
  P('M-60-2H60V16H-60Z', '#d7e4ea') +
  line('M-40 6h20M-6 9h26M30 4h16', 0.7, C.blue) +
  group(-42, -2, S.pine(46)) +
  group(44, -2, S.pine(36)) +
  S.snow([
    [-22, -76],
    [6, -82],
    [26, -70],
    [-6, -68],
    [40, -78],
  ]) +
  who(-14, 1, {
    pose: {
      ...WALK,
      nearFoot: [-21, -12],
      nearTurn: 30,
      farElbow: [16, -62],
      farHand: [22, -56],
    },
    hat: hats.cap(C.red),
    coat: C.blue,
    sleeve: C.blue,
    hose: C.brown,
    collar: C.red,
    trim: STOCK,
    cuff: STOCK,
  }) +
  who(17, 1, {
    pose: { ...WALK, nearElbow: [-14, -60], nearHand: [-13, -56] },
    female: true,
    dress: 'gown',
    length: 30,
    flare: 18,
    coat: C.red,
    sleeve: C.red,
    trim: STOCK,
    cuff: STOCK,
    hat: hats.cap(STOCK),
    hose: STOCK,
    shoes: INK,
    style: 'long',
    tint: C.ochre,
  });
