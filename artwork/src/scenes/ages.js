// Scenes of the French trumps: folly, the ages, the hours. Dress of about 1900. Each stands on y = 0; what is
// left of x = -34 stays below a height of 44, because there the index is.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog } from '../people/beasts.js';
import * as S from '../people/stuff.js';
import { SIT, STAND, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';

const { P, group } = T;

const who = (x, flip, o, k = 0.76) => place(x, 0, k, person(o), flip);

const reach = (x, y, pose = STAND) => ({
  ...pose,
  farElbow: [15, -63],
  farHand: [x, y],
});

const marotte =
  T.stick(18) +
  group(
    0,
    -24,
    circ(0, 0, 4.6, C.flesh, INK, 0.8) +
      P('M-5-1C-8-8-1-12 0-12C3-11 8-7 5-1C2-4-2-4-5-1Z', C.red, 0.7) +
      circ(-1.4, 0, 0.6, INK) +
      circ(2, 0, 0.6, INK),
  );

export const folly = () =>
  who(
    2,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-19, -64],
        nearHand: [-24, -52],
        farElbow: [17, -68],
        farHand: [24, -78],
      },
      hat: hats.jester(C.red, C.ochre),
      smile: true,
      coat: C.red,
      front: C.ochre,
      sleeve: C.blue,
      hose: C.blue,
      shoes: C.red,
      collar: C.ochre,
      flare: 16,
      far: marotte,
    },
    0.86,
  ) +
  group(-40, 0, T.drum(C.blue), 0, 0.9) +
  group(40, 0, place(0, 0, 0.8, dog({ tint: STOCK, up: true })), 0, 1, -1);

export const childhood = () =>
  who(
    -8,
    1,
    {
      pose: { ...WALK, farElbow: [15, -60], farHand: [20, -52] },
      hat: hats.straw(),
      coat: C.blue,
      collar: STOCK,
      sleeve: C.blue,
      hose: STOCK,
      shoes: C.red,
      smile: true,
      length: 10,
      bareLegs: true,
      far: T.stick(8),
    },
    0.62,
  ) +
  group(18, 1, S.hoop(14)) +
  group(
    40,
    0,
    circ(0, -6, 6, STOCK) +
      circ(0.6, -5.5, 6, C.red) +
      circ(0, -6, 6, null, INK, 0.9) +
      line('M-6-6C-2-3 2-3 6-6', 0.7, STOCK),
  ) +
  group(-38, 0, S.cradle(), 0, 0.7);

export const youth = () =>
  group(36, -62, S.kite(), 14, 0.72) +
  line('M10-52C18-58 24-60 34-56', 0.6) +
  group(-42, 0, T.tree(C.green, 40)) +
  who(
    -6,
    1,
    {
      pose: { ...WALK, farElbow: [17, -68], farHand: [22, -70] },
      style: 'curls',
      tint: C.brown,
      smile: true,
      coat: STOCK,
      sleeve: STOCK,
      hose: C.blue,
      sash: C.red,
      length: 6,
      flare: 9,
      boots: true,
      shoes: INK,
    },
    0.82,
  );

export const maturity = () =>
  group(40, 0, S.sheaf()) +
  group(-40, 0, S.sheaf(), 0, 0.8) +
  who(-12, 1, {
    pose: reach(18, -58),
    hat: hats.straw(C.ochre),
    beard: 'short',
    tint: C.brown,
    coat: C.blue,
    sleeve: STOCK,
    hose: C.brown,
    sash: C.red,
    length: 8,
    near: S.rake(),
  }) +
  who(
    20,
    -1,
    {
      pose: reach(15, -58),
      female: true,
      dress: 'gown',
      coat: C.red,
      front: STOCK,
      sleeve: STOCK,
      hat: hats.bonnet(),
      style: 'bun',
      far: T.basket(),
    },
    0.72,
  );

export const oldAge = () =>
  place(
    -2,
    0,
    0.86,
    S.chair(C.red) +
      person({
        pose: {
          ...SIT,
          farElbow: [15, -50],
          farHand: [12, -58],
          nearHand: [2, -40],
        },
        old: true,
        beard: 'long',
        tint: STOCK,
        style: 'short',
        hat: hats.cap(C.green),
        coat: C.brown,
        front: STOCK,
        sleeve: C.brown,
        hose: C.grey,
        shoes: C.red,
        far: S.pipe(),
      }),
  ) +
  group(-38, 0, S.stove(), 0, 0.86) +
  place(36, 0, 0.86, dog({ tint: C.ochre }), -1);

export const morning = () =>
  group(34, -8, T.sun(17)) +
  P('M-60 0C-30-6 30-6 60 0V12H-60Z', C.sage) +
  group(-40, 0, T.house(STOCK, C.red), 0, 0.86) +
  who(-2, 1, {
    pose: {
      ...WALK,
      farElbow: [17, -60],
      farHand: [18, -46],
      nearElbow: [-17, -60],
      nearHand: [-18, -46],
    },
    female: true,
    dress: 'gown',
    length: 36,
    flare: 17,
    coat: C.blue,
    front: STOCK,
    sleeve: STOCK,
    sash: STOCK,
    hat: hats.bonnet(),
    style: 'bun',
    hose: STOCK,
    near: group(0, 9, T.jug(C.grey)),
    far: group(0, 9, T.jug(C.grey)),
  });

export const midday = () =>
  group(4, 0, T.parasol(C.red, STOCK), 0, 1.5) +
  group(4, 0, T.table(18, 24, STOCK)) +
  group(0, -28, T.cupSmall(C.red), 0, 0.8) +
  group(9, -25, T.jug(C.green), 0, 0.7) +
  place(
    -22,
    0,
    0.7,
    S.chair() +
      person({
        pose: { ...SIT, farHand: [17, -46] },
        hat: hats.straw(),
        coat: STOCK,
        sleeve: STOCK,
        hose: C.blue,
        beard: 'lip',
        tint: C.brown,
        length: 6,
      }),
  ) +
  place(
    31,
    0,
    0.7,
    S.chair() +
      person({
        pose: SIT,
        female: true,
        dress: 'gown',
        coat: C.ochre,
        sleeve: C.ochre,
        style: 'bun',
        tint: C.brown,
        hat: hats.straw(STOCK),
        trim: STOCK,
      }),
    -1,
  );

export const evening = () =>
  group(22, 0, T.table(20, 30, C.green)) +
  group(24, -30, S.candle()) +
  place(
    -10,
    0,
    0.86,
    S.chair() +
      person({
        pose: {
          ...SIT,
          nearHand: [6, -50],
          farElbow: [17, -50],
          farHand: [16, -52],
        },
        female: true,
        dress: 'gown',
        coat: C.violet,
        sleeve: C.violet,
        collar: STOCK,
        cuff: STOCK,
        style: 'bun',
        tint: C.grey,
        near: '',
        over: group(13, -54, T.book(), -8, 0.8),
      }),
  ) +
  group(38, -64, S.windowPane(), 0, 0.7);

export const night = () =>
  group(28, -64, T.moon(14)) +
  [
    [4, -76],
    [10, -50],
    [46, -46],
    [46, -78],
    [-10, -60],
  ]
    .map(([x, y]) => group(x, y, T.bigStar(4, C.straw)))
    .join('') +
  group(0, 0, S.bed()) +
  group(
    -28,
    -24,
    circ(0, 0, 6, C.flesh, INK, 0.8) +
      P('M-6-2C-8-10 4-12 10-4L16-2L9-1C4-5-2-5-6-2Z', C.red, 0.8) +
      line('M0-1c1 1 2 1 3 0M3 2l1.4 1', 0.6),
  ) +
  place(36, 0, 0.7, S.pine(20), 1);

export const minstrel = () =>
  place(
    2,
    0,
    1.22,
    person({
      pose: {
        ...WALK,
        nearElbow: [-15, -60],
        nearHand: [-2, -54],
        farElbow: [17, -62],
        farHand: [20, -66],
      },
      hat: hats.jester(C.red, C.ochre),
      smile: true,
      coat: C.red,
      front: C.ochre,
      sleeve: C.green,
      hose: C.blue,
      shoes: C.red,
      collar: C.ochre,
      flare: 17,
      mantle: C.violet,
      mantleLength: 52,
      near: T.lute(),
    }),
  ) + place(-36, 0, 1, dog({ tint: STOCK, up: true }));
