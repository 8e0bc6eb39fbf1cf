// Scenes of the French trumps: elements, pastimes, the game.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog } from '../people/beasts.js';
import { SIT, STAND, WALK, person, place } from '../people/person.js';
import * as S from '../people/stuff.js';
import * as T from '../people/things.js';

const { P, group } = T;

const who = (x, flip, o, k = 0.76) => place(x, 0, k, person(o), flip);

const reach = (x, y, pose = STAND) => ({
  ...pose,
  farElbow: [15, -63],
  farHand: [x, y],
});

const SUIT = '#4a4e5e';

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

export const earthAir = () =>
  group(-42, 0, place(0, 0, 0.6, T.tree(C.green, 60))) +
  group(34, -66, T.bird(STOCK), -8, 1.1) +
  group(10, -80, T.bird(STOCK), 6, 0.9) +
  group(40, -40, T.cloud(26)) +
  who(-4, 1, {
    pose: {
      ...WALK,
      nearElbow: [-10, -58],
      nearHand: [6, -50],
      farElbow: [18, -58],
      farHand: [14, -40],
    },
    hat: hats.straw(),
    coat: C.brown,
    sleeve: STOCK,
    hose: C.green,
    beard: 'short',
    tint: C.brown,
    boots: true,
    shoes: INK,
    length: 8,
    near: `<g transform="rotate(150)">${T.staff(38, 16)}${P('M-6-38H6L5-54C2-58-2-58-5-54Z', C.grey, 0.8)}</g>`,
  }) +
  P('M18 2C24-8 40-8 46 2Z', C.brown);

export const waterFire = () =>
  P('M4 0C20-6 50-4 64 0V14H-10C-2 10 0 4 4 0Z', C.sky) +
  line('M16 5c4-3 8-3 12 0s8 3 12 0M26 10c4-3 8-3 12 0', 0.6, C.blue) +
  group(-36, 0, T.fire(1)) +
  P('M-46-2L-26 2M-46 2L-26-2', C.brown, 2.4) +
  place(
    0,
    0,
    0.78,
    T.stool() +
      person({
        pose: { ...SIT, farElbow: [17, -48], farHand: [20, -46] },
        hat: hats.straw(C.ochre),
        coat: C.red,
        sleeve: C.red,
        hose: C.blue,
        boots: true,
        shoes: INK,
        beard: 'long',
        tint: C.grey,
        far: S.rod(),
      }),
  ) +
  group(44, -4, S.fish(C.grey), -60, 0.9);

export const ball = () =>
  who(
    -10,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-17, -70],
        nearHand: [-8, -56],
        farElbow: [17, -70],
        farHand: [26, -74],
      },
      coat: SUIT,
      front: STOCK,
      sleeve: SUIT,
      hose: SUIT,
      shoes: INK,
      style: 'short',
      tint: C.brown,
      beard: 'lip',
      length: 14,
      flare: 10,
    },
    0.82,
  ) +
  who(
    22,
    -1,
    {
      pose: {
        ...STAND,
        nearElbow: [-14, -64],
        nearHand: [-16, -52],
        farElbow: [14, -68],
        farHand: [15, -72],
      },
      female: true,
      dress: 'gown',
      flare: 24,
      coat: C.rose,
      front: STOCK,
      sleeve: STOCK,
      sash: C.red,
      trim: C.red,
      style: 'bun',
      tint: C.ochre,
      bareArms: true,
      near: T.fan(C.ochre),
    },
    0.8,
  );

export const shop = () =>
  group(
    24,
    0,
    P('M-26 0V-64H26V0Z', C.brown) +
      P('M-22-6V-48H22V-6Z', C.sky, 0.8) +
      P('M-30-62L-26-78H26L30-62L20-58L10-62L0-58L-10-62L-20-58Z', C.red) +
      P('M-10-62L-9-78H0L0-58ZM10-62L20-58L17-78H9Z', STOCK, 0.6) +
      group(-12, -14, T.cupSmall(C.ochre)) +
      group(2, -15, T.jug(C.blue), 0, 0.9) +
      group(14, -12, T.bag(C.straw), 0, 0.7),
  ) +
  who(
    -16,
    1,
    {
      pose: reach(15, -56),
      female: true,
      dress: 'gown',
      coat: C.green,
      sleeve: C.green,
      collar: STOCK,
      trim: C.ochre,
      flare: 18,
      style: 'bun',
      tint: C.brown,
      hat: hats.cardinal(C.ochre),
      near: group(0, 8, T.basket()),
    },
    0.8,
  ) +
  who(
    -40,
    1,
    {
      pose: STAND,
      coat: C.red,
      sleeve: C.red,
      hose: STOCK,
      collar: STOCK,
      style: 'short',
      length: 8,
    },
    0.4,
  );

export const openAir = () =>
  P('M-60 0C-30-10 20-10 60-2V14H-60Z', C.sage) +
  group(-42, 0, S.pine(30)) +
  group(40, -4, S.pine(52)) +
  who(
    0,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-14, -62],
        nearHand: [0, -54],
        farElbow: [16, -62],
        farHand: [14, -50],
      },
      hat: hats.cap(C.brown),
      coat: C.ochre,
      front: STOCK,
      sleeve: C.ochre,
      hose: C.brown,
      boots: true,
      shoes: INK,
      beard: 'lip',
      tint: C.brown,
      buttons: 3,
      length: 10,
      near: S.gun(),
    },
    0.82,
  ) +
  place(20, 0, 0.74, dog({ tint: STOCK }));

export const painter = () =>
  group(28, 0, S.easel(), 0, 1.1) +
  who(
    -12,
    1,
    {
      pose: {
        ...STAND,
        farElbow: [17, -66],
        farHand: [24, -68],
        nearElbow: [-14, -58],
        nearHand: [-2, -54],
      },
      hat: hats.cap(C.red),
      beard: 'short',
      tint: C.brown,
      style: 'long',
      coat: C.blue,
      sleeve: C.blue,
      hose: C.brown,
      collar: C.ochre,
      far: `<g transform="rotate(60)">${T.stick(8)}</g>`,
      near:
        P('M-12-3C-10-10 6-10 8-2C8 5-4 6-7 3C-8 0-11 1-12-3Z', C.straw, 0.8) +
        circ(-6, -4, 1.4, C.red) +
        circ(-1, -6, 1.4, C.blue) +
        circ(4, -3, 1.4, C.green),
    },
    0.84,
  ) +
  group(-40, 0, P('M-4-14L-7 0H7L4-14Z', C.rose) + S.roses(C.red), 0, 0.9);

export const game = () =>
  group(2, 0, T.table(20, 28, C.green)) +
  place(
    -24,
    0,
    0.8,
    S.chair() +
      person({
        pose: { ...SIT, farElbow: [15, -50], farHand: [17, -54] },
        coat: C.brown,
        front: STOCK,
        sleeve: C.brown,
        hose: C.grey,
        beard: 'lip',
        tint: C.grey,
        hat: hats.tophat(INK),
        far: S.cards(),
      }),
  ) +
  place(
    30,
    0,
    0.8,
    S.chair() +
      person({
        pose: { ...SIT, farElbow: [15, -50], farHand: [16, -54] },
        female: true,
        dress: 'gown',
        coat: C.red,
        sleeve: C.red,
        collar: STOCK,
        trim: C.ochre,
        style: 'bun',
        tint: C.brown,
        far: S.cards(),
      }),
    -1,
  ) +
  group(2, -29, P('M-6-2H2V1H-6ZM0-3L9-1L8 2L-1 0Z', STOCK, 0.6));

export const carnival = () =>
  who(
    -24,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-16, -62],
        nearHand: [-14, -50],
        farElbow: [16, -66],
        farHand: [22, -72],
      },
      hat: hats.jester(C.blue, C.ochre),
      smile: true,
      coat: C.blue,
      front: C.ochre,
      sleeve: C.red,
      hose: C.ochre,
      far: T.trumpet(),
    },
    0.66,
  ) +
  who(
    6,
    1,
    {
      pose: {
        ...WALK,
        nearElbow: [-18, -70],
        nearHand: [-20, -84],
        farElbow: [17, -70],
        farHand: [22, -84],
      },
      hat: hats.tricorn(C.violet) + group(1.5, -1, S.mask(), 0, 0.78),
      coat: C.ochre,
      front: C.red,
      sleeve: C.violet,
      hose: C.red,
      mantle: C.violet,
      mantleLength: 46,
      near: marotte,
    },
    0.84,
  ) +
  who(
    36,
    -1,
    {
      pose: { ...STAND, nearElbow: [-17, -66], nearHand: [-17, -78] },
      female: true,
      dress: 'gown',
      flare: 22,
      coat: C.green,
      front: STOCK,
      sleeve: C.rose,
      style: 'wig',
      tint: STOCK,
      over: '',
      hat: group(1.5, -1, S.mask(), 0, 0.78),
      near: T.fan(C.red),
    },
    0.72,
  );
