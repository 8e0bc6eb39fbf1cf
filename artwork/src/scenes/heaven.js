// Trumps from the Devil to the World.
import { C, STOCK, line } from '../svg.js';
import { dog, lion } from '../people/beasts.js';
import { KNEEL, STAND, person, place } from '../people/person.js';
import * as T from '../people/things.js';
import { SKIN, wings, eagle, fire2, sunrays, bull } from './parts.js';

const { P, group } = T;

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

export const stars = () => {
  let small = '';
  for (const [x, y] of [
    [-36, -112],
    [-12, -138],
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
    group(0, -31, T.cloud(70)) +
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
