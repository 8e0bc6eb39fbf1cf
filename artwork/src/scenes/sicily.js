// Trumps found in Sicily only.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog, horse } from '../people/beasts.js';
import { skeleton } from '../people/bones.js';
import { KNEEL, RIDE, SIT, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';
import { SKIN } from './parts.js';

const { P, group } = T;

export const jupiter = () => {
  const wingOf = (f) =>
    group(
      0,
      -46,
      P(
        'M4 14C20 10 26-8 30-28C34-22 36-18 37-12C40-18 42-24 43-30C47-20 47-12 45-4C48-8 50-12 51-16C53-4 48 10 38 18C28 26 14 26 4 22Z',
        C.brown,
      ) + line('M37-12C35-2 32 4 28 9M45-4C43 4 39 10 33 14M12 16C20 14 24 10 26 4', 0.6),
      0,
      1,
      f,
    );
  const bird =
    P('M-12-46C-14-20-8-8 0-2C8-8 14-20 12-46Z', C.brown) +
    line(
      'M-6-34c3 3 5 3 6 0c2 3 4 3 6 0M-7-24c3 3 5 3 7 0c2 3 4 3 7 0M-4-15c2 2 3 2 4 0c2 2 3 2 4 0',
      0.6,
    ) +
    P('M-14-6L-4-10L-6 2L-9-1L-12 3L-13-1L-17 1ZM14-6L4-10L6 2L9-1L12 3L13-1L17 1Z', C.ochre, 0.8) +
    group(
      26,
      -44,
      P(
        'M-14 12C-10-2-4-12 4-14C10-15 14-12 15-7C19-6 21-3 20 2C17-1 14-1 11 0C8 4 2 10-2 14Z',
        C.brown,
      ) +
        P('M14-8C20-8 22-3 20 2C18-1 15-2 12-1Z', C.ochre, 0.8) +
        circ(8.6, -8.4, 1.4, STOCK, INK, 0.7),
    );
  const god = person({
    pose: {
      ...SIT,
      nearElbow: [-18, -66],
      nearHand: [-24, -82],
      farElbow: [17, -50],
      farHand: [23, -46],
    },
    beard: 'long',
    tint: C.grey,
    style: 'long',
    dress: 'gown',
    coat: C.red,
    sleeve: C.red,
    bareArms: true,
    trim: C.ochre,
    hat: hats.crown(),
    near: group(2, 6, T.bolt(), 16, 0.66),
    far: T.sceptre(),
  });
  return wingOf(1) + wingOf(-1) + bird + place(-4, -42, 0.98, god);
};

export const atlas = () => {
  const globe =
    circ(0, 0, 30, STOCK) +
    circ(0.9, 0.7, 29, C.sky) +
    P(
      'M-20-16C-12-24-2-20 2-14C0-6-8-8-12-2C-18-4-22-10-20-16ZM6-4C14-10 24-6 22 4C18 10 8 8 6 2ZM-10 10C-2 8 6 12 4 20C-2 24-10 20-10 10Z',
      C.green,
      0.8,
    ) +
    circ(0, 0, 30, null, INK, 1.2) +
    line('M-29-6C-10 4 10 4 29-6M0-30C-12-12-12 12 0 30M0-30C12-12 12 12 0 30', 0.5) +
    line('M-30-2C-12 14 14 12 30-2', 2.2, C.ochre);
  const pose = {
    ...KNEEL,
    head: [11, -58],
    nearElbow: [-14, -64],
    nearHand: [-14, -80],
    farElbow: [22, -62],
    farHand: [24, -80],
  };
  return (
    place(
      -4,
      0,
      1.14,
      person({
        ...SKIN,
        pose,
        beard: 'short',
        tint: C.brown,
        style: 'curls',
        over: P('M-11-32H8L10-14C2-18-6-16-13-12Z', C.red, 0.9),
      }),
    ) + group(2, -112, globe)
  );
};

export const sunSicily = () => {
  const boxer = (x, f, t) =>
    place(
      x,
      0,
      0.8,
      person({
        dress: 'tunic',
        coat: t,
        sleeve: t,
        hose: STOCK,
        style: 'short',
        bareArms: true,
        sash: STOCK,
        length: 12,
        pose: {
          ...WALK,
          farElbow: [17, -68],
          farHand: [12, -82],
          nearElbow: [-16, -70],
          nearHand: [-18, -86],
        },
        near: group(0, 0, T.stick(18), -10),
      }),
      f,
    );
  return group(0, -112, T.sun(21)) + boxer(-22, 1, C.red) + boxer(22, -1, C.green);
};

export const moonSicily = () =>
  group(6, -112, T.moon(24)) +
  P('M-52-2C-30-8 10-8 50-2V6H-52Z', C.green) +
  place(
    -16,
    0,
    0.86,
    person({
      pose: SIT,
      female: true,
      dress: 'gown',
      coat: C.blue,
      sleeve: STOCK,
      style: 'long',
      tint: C.brown,
      near: group(4, 0, T.lute(), 0, 1),
    }),
  ) +
  place(
    26,
    0,
    0.86,
    person({
      pose: SIT,
      coat: C.red,
      sleeve: C.straw,
      hose: C.ochre,
      style: 'curls',
    }),
    -1,
  ) +
  [
    [-40, -120],
    [-30, -92],
    [44, -92],
    [-44, -74],
  ]
    .map(([x, y]) => group(x, y, T.bigStar(5, C.straw)))
    .join('');

export const starSicily = () =>
  group(-4, 0, horse({ tint: C.grey, mane: STOCK, harness: C.red, cloth: C.red })) +
  place(
    -8,
    -53,
    0.9,
    person({
      pose: { ...RIDE, farElbow: [16, -44], farHand: [24, -58] },
      farLeg: false,
      style: 'curls',
      tint: C.ochre,
      coat: C.blue,
      sleeve: C.straw,
      hose: C.red,
      boots: true,
      length: 8,
      mantle: C.red,
      mantleLength: 40,
      far: T.stick(16) + group(0, -24, T.bigStar(15)),
    }),
  );

export const towerSicily = () =>
  P('M-54 0C-40-10 40-10 54 0V8H-54Z', C.green) +
  T.tower(C.straw, 100, 22) +
  group(0, -113, T.flag(C.red, STOCK), 0, 0.6) +
  group(-36, -2, T.tree(C.green, 34)) +
  group(38, 0, T.tree(C.green, 28));

export const ship = () =>
  P('M-2-36V-130H2V-36Z', C.brown) +
  P('M4-124C34-112 40-70 30-46C18-52 10-50 4-46Z', C.straw) +
  P('M-4-112C-30-100-38-70-32-48C-22-54-12-52-4-48Z', STOCK) +
  line('M10-108C26-98 30-76 24-56M-10-100C-22-92-28-76-26-60', 0.5) +
  group(17, -76, P('M-2-10H2V-2H10V2H2V10H-2V2H-10V-2H-2Z', C.red, 0.7)) +
  P('M2-130L24-125L2-119Z', C.red) +
  P(
    'M-52-34C-44-38-40-40-38-44H-30V-36H34V-46L50-52C52-36 44-14 32-6H-34C-46-12-52-22-52-34Z',
    C.brown,
  ) +
  line('M-50-28H46M-46-18H42', 0.6) +
  [-28, -12, 4, 20].map((x) => circ(x, -23, 3, C.ochre, INK, 0.8)).join('');

export const deathSicily = () => {
  const pose = {
    ...RIDE,
    nearElbow: [-14, -26],
    nearHand: [-2, -30],
    farElbow: [17, -32],
    farHand: [22, -38],
    farHip: [3, -4],
    farKnee: [10, 6],
    farFoot: [8, 22],
  };
  return (
    group(-4, 0, horse({ tint: C.grey, mane: INK, harness: INK, cloth: null })) +
    place(-8, -53, 0.94, skeleton(pose, { near: group(0, 0, T.scythe(), 20, 0.9) }))
  );
};

export const lads = () => {
  const lad = (x, f, t, u, hat, near) =>
    place(
      x,
      0,
      0.98,
      person({
        pose: {
          ...WALK,
          nearElbow: [-17, -70],
          nearHand: [-16, -86],
          farElbow: [15, -64],
          farHand: [20, -56],
        },
        coat: t,
        sleeve: u,
        hose: C.straw,
        hat,
        smile: true,
        sash: C.ochre,
        style: 'curls',
        near,
      }),
      f,
    );
  return (
    lad(-22, 1, C.red, C.blue, hats.cap(C.green), group(0, -4, circ(0, -6, 6, C.ochre, INK, 0.9))) +
    lad(23, -1, C.green, C.red, hats.straw(), group(0, -4, circ(0, -6, 6, C.red, INK, 0.9))) +
    circ(0, -104, 6, C.blue, INK, 0.9)
  );
};

export const poverty = () =>
  P('M-52 2L-40-40H-30V0Z', C.grey) +
  line('M-44-20h6M-40-8h6', 0.6) +
  place(
    0,
    0,
    1.24,
    person({
      pose: { ...KNEEL, farElbow: [18, -38], farHand: [26, -34] },
      coat: C.brown,
      sleeve: C.grey,
      hose: C.grey,
      bareLegs: true,
      beard: 'long',
      tint: C.grey,
      old: true,
      style: 'long',
      length: 12,
      flare: 11,
      near: T.staff(30, 38),
      far: P('M-6-3H6C6 3-6 3-6-3Z', C.ochre, 0.8),
      over: P('M-6-46L-1-42L-5-38ZM4-36L8-33L4-30Z', C.straw, 0.6),
    }),
  ) +
  group(-38, 2, dog({ tint: C.ochre }), 0, 0.8);

export const fugitive = () =>
  place(
    -2,
    0,
    1.12,
    person({
      pose: {
        ...WALK,
        head: [5, -90],
        nearKnee: [-4, -28],
        nearFoot: [-20, -18],
        nearTurn: 40,
        farKnee: [14, -28],
        farFoot: [16, -3],
        nearElbow: [-17, -66],
        nearHand: [-12, -78],
        farElbow: [17, -64],
        farHand: [24, -74],
      },
      hat: hats.jester(C.green, C.red),
      smile: true,
      coat: C.ochre,
      front: C.red,
      sleeve: C.red,
      hose: C.green,
      collar: C.red,
      near: group(0, 0, T.stick(20) + group(0, -20, T.bag(C.blue), 60), -60),
      far: T.trumpet(),
    }),
  ) + group(38, 0, T.tree(C.green, 40));
