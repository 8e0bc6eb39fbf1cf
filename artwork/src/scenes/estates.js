// Trumps of the estates: from the Fool to the Chariot. The scenes of this folder stand on y = 0 around
// x = 0, about 100 wide and up to 136 high.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog, horse } from '../people/beasts.js';
import { KNEEL, SIT, STAND, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';
import { eagle, cherubFlying } from './parts.js';

const { P, group } = T;

export const fool = (o = {}) =>
  group(-38, 0, dog({ tint: C.grey, up: true }), 0, 1, 1) +
  place(
    2,
    0,
    1.06,
    person({
      pose: {
        ...WALK,
        nearElbow: [-16, -66],
        nearHand: [-8, -76],
        farElbow: [17, -70],
        farHand: [26, -80],
      },
      hat: hats.jester(C.red, C.ochre),
      smile: true,
      coat: o.a ?? C.red,
      front: o.b ?? C.ochre,
      sleeve: o.c ?? C.green,
      hose: o.d ?? C.blue,
      shoes: C.red,
      collar: C.ochre,
      sash: C.straw,
      flare: 15,
      near: group(0, 0, T.stick(22) + group(0, -22, T.bag(C.straw), 60), -62),
    }),
  ) +
  group(38, -104, T.butterfly());

export const magician = (o = {}) =>
  place(
    -2,
    0,
    1.08,
    person({
      pose: {
        ...STAND,
        nearElbow: [-20, -66],
        nearHand: [-26, -80],
        farElbow: [18, -60],
        farHand: [20, -42],
      },
      hat: hats.straw(C.straw),
      style: 'curls',
      tint: C.brown,
      coat: o.a ?? C.blue,
      sleeve: o.b ?? C.red,
      front: o.c ?? C.straw,
      collar: STOCK,
      buttons: 4,
      hose: C.green,
      near: T.stick(14),
    }),
  ) +
  T.table(44, 40, o.cloth ?? C.red) +
  group(-24, -45, T.cupSmall()) +
  group(-8, -42, P('M-6-5H4V0H-6ZM4-4L14-3V-2L4-1Z', C.brown, 0.7)) +
  group(30, -42, P('M-7-3C-7-9-3-9-3-5C0-4 5-3 8-1V0H-7Z', C.red, 0.7)) +
  group(14, -42, P('M-3-5H2V0H-3Z', STOCK, 0.7) + circ(-0.6, -2.5, 0.7, INK));

export const popess = () =>
  T.throne(C.ochre, C.blue, 100) +
  place(
    0,
    -2,
    1.12,
    person({
      pose: { ...SIT, nearHand: [2, -42], farHand: [14, -42] },
      dress: 'gown',
      female: true,
      coat: C.red,
      front: STOCK,
      sleeve: C.red,
      trim: C.ochre,
      mantle: C.blue,
      mantleLength: 62,
      style: 'none',
      hat: hats.veil(STOCK) + hats.tiara(C.straw, C.ochre),
      near: '',
      over: group(8, -44, T.book(), -6, 1.1),
    }),
  );

export const empress = () =>
  T.throne(C.ochre, C.green, 96) +
  place(
    0,
    -2,
    1.12,
    person({
      pose: {
        ...SIT,
        nearElbow: [-17, -50],
        nearHand: [-17, -64],
        farElbow: [16, -50],
        farHand: [21, -40],
      },
      dress: 'gown',
      female: true,
      style: 'long',
      tint: C.ochre,
      coat: C.blue,
      front: C.straw,
      sleeve: C.blue,
      trim: C.ochre,
      mantle: C.red,
      mantleLength: 60,
      hat: hats.crown(),
      cuff: STOCK,
      near: T.sceptre(),
      over: '',
    }),
  ) +
  group(28, -38, P('M-12-16H12V2C12 12 2 16 0 18C-2 16-12 12-12 2Z', C.straw) + eagle(0.5));

export const emperor = () =>
  T.throne(C.ochre, C.red, 92) +
  place(
    0,
    -2,
    1.12,
    person({
      pose: {
        ...SIT,
        nearElbow: [-17, -50],
        nearHand: [-16, -64],
        farElbow: [17, -50],
        farHand: [22, -46],
      },
      dress: 'gown',
      beard: 'long',
      tint: C.grey,
      old: true,
      style: 'long',
      coat: C.red,
      front: C.straw,
      sleeve: C.blue,
      trim: C.ochre,
      mantle: C.blue,
      mantleLength: 60,
      hat: hats.crown(),
      collar: STOCK,
      near: T.sceptre(C.ochre),
      far: T.orb(6),
    }),
  ) +
  group(34, 0, P('M-9-24H9V-8C9-2 2 0 0 2C-2 0-9-2-9-8Z', C.ochre) + group(0, -10, eagle(0.34)));

export const pope = () =>
  T.throne(C.ochre, C.blue, 104) +
  place(
    0,
    -10,
    1.06,
    person({
      pose: {
        ...SIT,
        nearElbow: [-17, -52],
        nearHand: [-12, -68],
        farElbow: [16, -50],
        farHand: [21, -52],
      },
      dress: 'gown',
      beard: 'long',
      tint: STOCK,
      old: true,
      style: 'short',
      coat: STOCK,
      front: C.straw,
      sleeve: STOCK,
      trim: C.ochre,
      mantle: C.red,
      mantleLength: 62,
      hat: hats.tiara(C.straw, C.ochre),
      cuff: C.red,
      far: T.crossStaff(),
      near: line('M-.6-2V-7M1-2V-6.6', 1.4, INK) + line('M-.6-2V-7M1-2V-6.6', 0.7, C.flesh),
    }),
  ) +
  place(
    -31,
    4,
    0.62,
    person({
      pose: KNEEL,
      coat: C.green,
      dress: 'gown',
      hat: '',
      style: 'none',
      length: 24,
    }),
    1,
  ) +
  place(
    38,
    4,
    0.62,
    person({
      pose: KNEEL,
      coat: C.violet,
      dress: 'gown',
      style: 'short',
      tint: C.grey,
      length: 24,
    }),
    -1,
  );

export const lovers = () =>
  group(0, -104, group(0, -2, cherubFlying())) +
  place(
    -21,
    0,
    0.92,
    person({
      pose: { ...STAND, farElbow: [15, -62], farHand: [22, -54] },
      coat: C.blue,
      sleeve: C.straw,
      hose: C.red,
      style: 'long',
      tint: C.brown,
      hat: hats.feather(C.red, C.ochre),
      collar: STOCK,
      sash: C.ochre,
    }),
  ) +
  place(
    23,
    0,
    0.92,
    person({
      pose: { ...STAND, farElbow: [14, -62], farHand: [21, -54] },
      female: true,
      dress: 'gown',
      coat: C.rose,
      front: C.straw,
      sleeve: C.green,
      style: 'long',
      tint: C.ochre,
      hat: hats.coronet(),
      collar: STOCK,
    }),
    -1,
  );

export const chariot = () => {
  const car =
    P('M-27-62H27V-18H-27Z', C.red) +
    P('M-22-56H22V-26H-22Z', C.straw, 0.7) +
    T.star(0, -41, 11, C.red) +
    P('M-31-66H31V-60H-31Z', C.ochre) +
    line('M-24-60V-20M24-60V-20', 0.6);
  const posts =
    P('M-29-66V-124H-25V-66ZM25-66V-124H29V-66Z', C.ochre, 0.8) +
    P(
      'M-36-118C-30-134-10-140 0-140C10-140 30-134 36-118C30-122 24-122 18-117C12-122 6-122 0-117C-6-122-12-122-18-117C-24-122-30-122-36-118Z',
      C.blue,
    ) +
    line('M-18-117C-14-130-6-137 0-140C6-137 14-130 18-117', 0.6);
  const wheel = (x) =>
    group(
      x,
      -13,
      circ(0, 0, 13, STOCK) +
        circ(0.7, 0.5, 11.5, C.ochre) +
        circ(0, 0, 13, null, INK, 1.1) +
        circ(0, 0, 9.6, STOCK, INK, 0.8) +
        line('M-9.6 0H9.6M0-9.6V9.6M-6.8-6.8L6.8 6.8M6.8-6.8L-6.8 6.8', 1.2) +
        circ(0, 0, 2.6, C.red, INK, 0.7),
    );
  const prince = place(
    0,
    -46,
    0.86,
    person({
      pose: {
        ...STAND,
        nearElbow: [-17, -64],
        nearHand: [-22, -76],
        farElbow: [16, -60],
        farHand: [8, -50],
      },
      hat: hats.crown(),
      style: 'long',
      tint: C.ochre,
      coat: C.sky,
      sleeve: C.blue,
      front: C.ochre,
      collar: C.red,
      mantle: C.red,
      near: T.sceptre(),
    }),
  );
  const head = (x, flip, t) =>
    place(x, 6, 0.62, horse({ tint: t, mane: C.ochre, harness: C.red, prance: true }), flip);
  return posts + prince + wheel(-34) + wheel(34) + car + head(-24, -1, STOCK) + head(24, 1, C.grey);
};
