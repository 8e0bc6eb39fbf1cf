// The subjects of the Italian trumps. Each stands on y = 0 around x = 0, about 100 wide and up to
// 130 high; `bg` and `floor` name the ground behind and below it.
import { C, INK, STOCK, circ, line, part } from '../svg.js';
import { hats, head as headOf } from '../people/heads.js';
import { dog, horse, lion } from '../people/beasts.js';
import { skeleton } from '../people/bones.js';
import { KNEEL, RIDE, SIT, STAND, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';

const { P, group } = T;
const SKIN = { dress: 'bare', bareArms: true, bareLegs: true };
const wings = (x, y, k = 1.2, t = C.sky, u = C.red) =>
  group(x, y, T.wing(t, u), 0, k) + group(x, y, T.wing(t, u), 0, k, -1);
const cherub = (extra = '') => person({ ...SKIN, style: 'curls', tint: C.ochre, ...extra });

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

function eagle(k = 1, t = INK) {
  return group(
    0,
    0,
    P(
      'M0-22C4-22 6-19 5-16L8-14L4-13C6-9 10-10 14-14C18-18 22-22 26-22C25-10 18-2 8 2L10 12L4 8L0 16L-4 8L-10 12L-8 2C-18-2-25-10-26-22C-22-22-18-18-14-14C-10-10-6-9-4-13C-5-18-4-22 0-22Z',
      t,
      0.9,
    ),
    0,
    k,
  );
}

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
    person({ pose: KNEEL, coat: C.green, dress: 'gown', hat: '', style: 'none', length: 24 }),
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

function cherubFlying() {
  return (
    wings(0, -8, 0.75, STOCK, C.sky) +
    place(
      0,
      22,
      0.46,
      person({
        ...SKIN,
        style: 'curls',
        tint: C.ochre,
        pose: {
          ...STAND,
          nearKnee: [-12, -28],
          nearFoot: [-20, -14],
          farKnee: [10, -26],
          farFoot: [2, -12],
          nearElbow: [-10, -66],
          nearHand: [-4, -58],
          farElbow: [16, -58],
          farHand: [20, -48],
        },
      }),
    ) +
    group(
      8,
      3,
      line('M-9-4C-2 8 8 8 13-6M-9-4L13-6M-2-12L6 12', 0.9) + P('M6 15L3 9H9Z', INK, 0.4),
      18,
    )
  );
}

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

export const wheel = () => {
  const figure = (x, y, k, tint, rot, hat, flip = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k * flip} ${k})">${person({ pose: SIT, coat: tint, hose: C.straw, hat, style: 'curls', tint: C.brown })}</g>`;
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
    figure(-31, -38, 0.36, C.green, -58, hats.cap(C.blue)) +
    figure(27, -78, 0.36, C.violet, 122, '', 1)
  );
};

export const strength = () =>
  group(8, 0, lion(), 0, 1.28) +
  place(
    -14,
    0,
    1.14,
    person({
      pose: {
        ...STAND,
        head: [4, -90],
        nearElbow: [-8, -60],
        nearHand: [18, -52],
        farElbow: [22, -62],
        farHand: [34, -54],
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
  group(-33, -2, severed(C.flesh, hats.crown(), 'short')) +
  group(34, -1, severed(C.flesh, '', 'long', true)) +
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

function severed(skin, hat, style, female = false) {
  return group(0, -7, person0(skin, hat, style, female), -18);
}
function person0(skin, hat, style, female) {
  return headOf({ skin, hat, style, female, tint: C.ochre });
}

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

export const devil = () => {
  const batwing = (f) =>
    group(
      0,
      -84,
      P(
        'M4 0C14-14 30-26 46-28C44-22 44-16 48-8C42-8 38-4 38 4C32 0 26 2 24 10C18 4 10 4 4 8Z',
        C.green,
      ) + line('M8 0C20-10 34-20 45-26M10 2C22-2 34-4 46-8M10 4C18 2 28 4 37 4', 0.6),
      0,
      1,
      f,
    );
  const horns = P(
    'M-6-6C-12-8-13-15-9-19C-9-14-6-12-3-11ZM6-6C12-8 13-15 9-19C9-14 6-12 3-11Z',
    C.straw,
    0.8,
  );
  const belly =
    P('M-9-62C-4-58 4-58 9-62L12-46L6-50L2-44L-3-50L-8-44L-12-48Z', C.brown, 0.9) +
    group(
      0,
      -76,
      `<circle cx="-3.6" cy="-2" r="1.3"/><circle cx="3.6" cy="-2" r="1.3"/>` +
        line(
          'M-5.6-4.4C-4.4-5.4-2.8-5.4-2-4.6M5.6-4.4C4.4-5.4 2.8-5.4 2-4.6M0-1.6L1.4 2H-.6M-4 5C-1 7.6 2 7.6 4 5',
          0.8,
        ),
    );
  const imp = (x, f) =>
    place(
      x,
      4,
      0.52,
      person({
        ...SKIN,
        skin: C.rose,
        style: 'none',
        tint: C.brown,
        hat: P('M-4-7L-6-13L-1-9ZM3-8L6-13L5-6Z', C.straw, 0.7),
        pose: { ...STAND, farElbow: [14, -58], farHand: [6, -48] },
      }),
      f,
    );
  return (
    batwing(1) +
    batwing(-1) +
    P('M-22-10H22V4H-22Z', C.grey) +
    P('M-18-14H18V-10H-18Z', C.grey) +
    place(
      0,
      -14,
      1.06,
      person({
        ...SKIN,
        skin: C.rose,
        coat: C.rose,
        style: 'none',
        hat: horns,
        beard: 'short',
        tint: C.brown,
        pose: {
          ...STAND,
          nearElbow: [-19, -68],
          nearHand: [-24, -84],
          farElbow: [18, -64],
          farHand: [24, -54],
          nearKnee: [-8, -25],
          farKnee: [8, -25],
        },
        near: '',
        far: group(0, 0, T.staff(26, 24) + P('M-6-26C-6-34 6-34 6-26M0-26V-38', null, 1.4)),
      }),
    ) +
    belly +
    imp(-36, 1) +
    imp(37, -1) +
    line('M-30-34C-22-22-14-14-8-10M31-34C22-22 14-14 8-10', 1)
  );
};

export const tower = () => {
  const man = (x, y, rot, t, u, f = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${0.5 * f} .5)">${person({ coat: t, hose: u, style: 'short', pose: { ...STAND, nearElbow: [-18, -72], nearHand: [-20, -88], farElbow: [18, -72], farHand: [20, -88], nearKnee: [-11, -27], nearFoot: [-18, -8], farKnee: [10, -24] } })}</g>`;
  return (
    group(0, 0, T.tower(C.grey, 96, 20)) +
    P('M-22-108L-12-126L22-118L26-104L10-110Z', C.ochre) +
    group(26, -116, T.bolt(), 30, 0.66) +
    fire2(-8, -106) +
    fire2(10, -108) +
    man(-36, -52, 150, C.red, C.blue) +
    man(40, -26, 196, C.blue, C.straw) +
    line('M-44-96v6M-48-80v6M46-84v6M36-92v6M-30-112v5', 1.4, C.red)
  );
};
const fire2 = (x, y) => group(x, y, T.fire(0.5));

export const stars = () => {
  let small = '';
  for (const [x, y] of [
    [-36, -112],
    [-22, -132],
    [24, -134],
    [38, -114],
    [-42, -88],
    [42, -90],
  ])
    small += group(x, y, T.bigStar(7, C.straw));
  return (
    small +
    group(2, -112, T.bigStar(20, C.ochre)) +
    P('M-52-4C-30-10 10-8 50-2V10H-52Z', C.sky) +
    line('M-40 2c4-3 8-3 12 0s8 3 12 0M0 4c4-3 8-3 12 0s8 3 12 0', 0.6) +
    place(-6, -2, 1.16, person({ ...KNEELING, female: true, style: 'long', tint: C.ochre }))
  );
};
const KNEELING = {
  pose: {
    ...KNEEL,
    nearElbow: [-14, -40],
    nearHand: [-19, -28],
    farElbow: [20, -42],
    farHand: [27, -32],
  },
  dress: 'gown',
  coat: STOCK,
  sleeve: STOCK,
  sash: C.red,
  bareArms: true,
  bareLegs: true,
  length: 16,
  flare: 13,
  near: group(0, 0, T.jug(C.red), -130, 0.95),
  far: group(0, 0, T.jug(C.blue), 130, 0.95),
};

export const moon = () =>
  group(-40, 0, T.tower(C.grey, 62, 9)) +
  group(40, 0, T.tower(C.grey, 62, 9)) +
  group(0, -104, sunrays() + T.moon(21)) +
  place(-29, -3, 0.92, dog({ tint: STOCK, up: true })) +
  place(29, -3, 0.92, dog({ tint: C.brown, up: true }), -1) +
  P('M-34 6C-20-2 20-2 34 6C30 16-30 16-34 6Z', C.sky) +
  P(
    'M-7 8C-7 3 7 3 7 8C7 13-7 13-7 8ZM-7 6C-12 4-14 0-12-3L-9 0C-8 2-6 3-4 5ZM7 6C12 4 14 0 12-3L9 0C8 2 6 3 4 5Z',
    C.red,
    0.75,
  ) +
  [
    [-26, -66],
    [-14, -58],
    [14, -60],
    [27, -68],
  ]
    .map(([x, y]) => P(`M${x} ${y}c3 4 3 7 0 8c-3-1-3-4 0-8z`, C.red, 0.6))
    .join('');

const sunrays = () => {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    d += `M${(Math.cos(a) * 24).toFixed(1)} ${(Math.sin(a) * 24).toFixed(1)}L${(Math.cos(a) * (i % 2 ? 29 : 33)).toFixed(1)} ${(Math.sin(a) * (i % 2 ? 29 : 33)).toFixed(1)}`;
  }
  return line(d, 0.8);
};

export const sun = () => {
  const child = (x, f, t) =>
    place(
      x,
      0,
      0.66,
      person({
        ...SKIN,
        over: P('M-8-50H8L9-36L2-40L-8-36Z', t, 0.8),
        style: 'curls',
        tint: C.ochre,
        smile: true,
        pose: { ...STAND, farElbow: [17, -66], farHand: [24, -72] },
      }),
      f,
    );
  let wall = '';
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 8; j++) wall += `M${-52 + j * 14 + (i % 2) * 7} ${-22 + i * 8}v7`;
  return (
    P('M-60-26H60V-20H-60Z', C.grey) +
    P('M-60-20H60V-2H-60Z', C.rose) +
    line(wall + 'M-60-12H60', 0.6) +
    group(0, -102, T.sun(20)) +
    [
      [-30, -66],
      [-18, -58],
      [0, -62],
      [18, -58],
      [31, -66],
    ]
      .map(([x, y]) => P(`M${x} ${y}c3 4 3 7 0 8c-3-1-3-4 0-8z`, C.ochre, 0.6))
      .join('') +
    child(-17, 1, C.red) +
    child(18, -1, C.blue)
  );
};

export const angel = () => {
  const soul = (x, f, t) =>
    place(
      x,
      30,
      0.62,
      person({
        ...SKIN,
        style: t,
        tint: C.brown,
        female: t === 'long',
        pose: {
          ...STAND,
          nearElbow: [-9, -66],
          nearHand: [2, -70],
          farElbow: [13, -64],
          farHand: [7, -71],
          head: [2, -91],
        },
      }),
      f,
    );
  return (
    wings(0, -98, 1.25) +
    place(
      0,
      -30,
      0.98,
      person({
        dress: 'gown',
        female: true,
        style: 'curls',
        tint: C.ochre,
        coat: C.red,
        sleeve: STOCK,
        collar: C.straw,
        pose: {
          ...STAND,
          nearElbow: [-14, -64],
          nearHand: [2, -70],
          farElbow: [18, -66],
          farHand: [18, -74],
        },
        far: group(-2, -4, T.trumpet(), -4, 1.1),
      }),
    ) +
    group(0, -36, T.cloud(66)) +
    `<clipPath id="grave"><path d="M-60-60H60V-4H-60Z"/></clipPath><g clip-path="url(#grave)">${soul(-26, 1, 'long')}${soul(26, -1, 'short')}${place(0, 34, 0.62, person({ ...SKIN, style: 'none', tint: C.brown, pose: { ...STAND, nearElbow: [-14, -72], nearHand: [-10, -86], farElbow: [14, -72], farHand: [12, -86] } }))}</g>` +
    P('M-46-6H46L42 10H-42Z', C.grey) +
    line('M-40-1H40', 0.6) +
    [-34, -12, 12, 34].map((x) => group(x, 8, T.fire(0.42))).join('')
  );
};

export const world = () =>
  group(0, -66, T.wreath(37, 58)) +
  place(
    0,
    -22,
    0.98,
    person({
      ...SKIN,
      female: true,
      style: 'long',
      tint: C.brown,
      pose: {
        ...STAND,
        nearElbow: [-18, -64],
        nearHand: [-22, -54],
        farElbow: [18, -70],
        farHand: [23, -80],
        farKnee: [15, -28],
        farFoot: [-2, -20],
        farTurn: 30,
      },
      near: group(0, 0, T.stick(10)),
      far: T.stick(10),
      over: P(
        'M-10-60C-2-52 8-50 10-58C14-46 6-36 8-26C0-30-8-34-9-44C-12-50-12-56-10-60Z',
        C.red,
        0.85,
      ),
    }),
  ) +
  group(
    -42,
    -132,
    P('M-7 0C-8-8 8-8 7 0C5 6-5 6-7 0Z', C.straw, 0.8) + wings(0, 0, 0.34, STOCK, C.red),
  ) +
  group(38, -128, eagle(0.42, C.brown)) +
  group(-42, 6, bull()) +
  group(38, 6, place(-10, 0, 0.4, lion()));
const bull = () =>
  P('M-9-14C-9-20 9-20 9-14C9-6 5 0 0 0C-5 0-9-6-9-14Z', C.grey, 0.8) +
  P(
    'M-9-15C-15-15-17-20-15-24C-13-19-9-19-6-18ZM9-15C15-15 17-20 15-24C13-19 9-19 6-18Z',
    STOCK,
    0.7,
  ) +
  circ(-3.6, -11, 1, INK) +
  circ(3.6, -11, 1, INK) +
  line('M-2.6-3.6C-1-2.8 1-2.8 2.6-3.6', 0.8);

// ---- Sicily
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
    person({ pose: SIT, coat: C.red, sleeve: C.straw, hose: C.ochre, style: 'curls' }),
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

// ---- Bologna
export const traitor = hanged;
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
