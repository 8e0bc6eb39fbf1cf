// More things for the genre scenes: beasts of the field, tools, furniture.
import { C, INK, STOCK, circ, fill, line, part } from '../svg.js';
import { tube } from './shapes.js';

const P = (d, tint, sw = 0.9) => part(d, tint, { sw });

export const sheep = (t = STOCK) =>
  P('M-10-6L-9 0H-7L-7-6ZM6-6L7 0H9L9-6Z', C.brown, 0.7) +
  P(
    'M-13-8C-17-10-16-16-12-16C-12-20-6-21-4-18C-2-21 4-21 5-18C9-20 13-17 12-13C15-11 13-6 10-6C8-3 3-3 1-5C-1-3-6-3-7-5C-10-4-13-5-13-8Z',
    t,
  ) +
  P('M10-17C14-21 20-19 20-14C19-11 16-10 13-11Z', C.brown, 0.8) +
  circ(16.6, -15.6, 0.7, STOCK) +
  line('M-8-12c2 2 4 2 5 0M-1-13c2 2 4 2 5 0M-5-8c2 2 4 2 5 0', 0.5);
export const barrel = (t = C.ochre) =>
  P('M-12 0C-16-8-16-18-12-26H12C16-18 16-8 12 0Z', t) +
  line('M-14.4-6H14.4M-14.4-20H14.4', 1.6, C.brown) +
  line('M-5-26C-7-18-7-8-5 0M5-26C7-18 7-8 5 0', 0.45);
export const anvil = () =>
  P('M-16-18H14C14-14 8-12 5-11L7-4H11V0H-11V-4H-7L-6-11C-12-11-17-14-16-18Z', C.grey);
export const hammer = () =>
  P(
    tube(
      [
        [0, 8],
        [0, -16],
      ],
      [2, 2],
    ),
    C.brown,
    0.7,
  ) + P('M-6-22H7V-15H-6Z', C.grey, 0.8);
export const easel = (tint = C.sky) =>
  P('M-14 0L-2-58H1L-11 0ZM14 0L3-58H0L11 0Z', C.brown, 0.8) +
  P('M-18-50H18V-20H-18Z', STOCK) +
  P('M-15-47H15V-23H-15Z', tint, 0.6) +
  P('M-15-30C-8-38-2-30 4-34C8-38 12-34 15-32V-23H-15Z', C.green, 0.6) +
  P('M-20-20H20V-17H-20Z', C.brown, 0.7);
export const bench = () =>
  P('M-26-18H26V-14H-26Z', C.brown) + P('M-22-14H-18L-20 0H-24ZM18-14H22L24 0H20Z', C.brown, 0.8);
export const bed = () =>
  P('M-42 0V-34H-37V0ZM37 0V-24H42V0Z', C.brown) +
  P('M-37-16H37V-6H-37Z', STOCK) +
  P('M-18-20C0-24 20-22 37-18V-6H-18Z', C.blue) +
  P('M-36-22C-34-28-22-28-20-20C-24-16-34-16-36-22Z', STOCK) +
  line('M-10-18C-8-14-8-10-9-7M8-20C10-15 10-10 9-7M24-19C26-15 26-10 25-7', 0.5);
export const chair = (t = C.brown) =>
  P('M-12 0V-52H-8.6V0ZM10 0V-26H13V0Z', t, 0.8) +
  P('M-13-29H14V-25H-13Z', t, 0.85) +
  P('M-12.4-52H-8.2L-8.2-40H-12.4Z', t, 0.7);
export const hoop = (r = 12) => circ(0, -r, r, null, INK, 2.6) + circ(0, -r, r, null, C.ochre, 1.2);
export const kite = () =>
  P('M0-14L10 0L0 18L-10 0Z', C.red) +
  P('M0-14L10 0H-10Z', C.ochre, 0.7) +
  line('M0-14V18', 0.6) +
  line('M0 18C4 24-4 28 0 34C3 39-2 42 0 46', 0.8) +
  [25, 33, 41].map((y) => P(`M-4 ${y - 2}L4 ${y + 2}V${y - 2}L-4 ${y + 2}Z`, C.blue, 0.5)).join('');
export const cradle = () =>
  P('M-18-6C-14 2 14 2 18-6L16-20H-16Z', C.ochre) +
  P('M-22-2C-14 6 14 6 22-2L20 2C12 8-12 8-20 2Z', C.brown, 0.8) +
  P('M-16-20C-14-34-2-32-2-20Z', C.red) +
  circ(-8, -20, 4.6, C.flesh, INK, 0.8) +
  P('M-3-21H15L14-14H-4Z', STOCK, 0.8);
export const gun = () =>
  P(
    tube(
      [
        [-16, 8],
        [-4, 2],
        [26, -12],
      ],
      [4, 2.6, 1.8],
    ),
    C.brown,
    0.75,
  ) + line('M-2 2L26-12', 0.8);
export const rod = () => line('M-4 6L34-44', 1.4) + line('M34-44C36-20 36 0 35 20', 0.5);
export const fish = (t = C.sky) =>
  P('M-8 0C-4-5 4-5 8-1L13-4V4L8 1C4 5-4 5-8 0Z', t, 0.75) + circ(-4.4, -0.8, 0.7, INK);
export const rake = () =>
  P(
    tube(
      [
        [0, 40],
        [0, -36],
      ],
      [2, 2],
    ),
    C.brown,
    0.7,
  ) +
  P('M-10-38H10V-35H-10Z', C.brown, 0.7) +
  line('M-8-38V-43M-4-38V-43M0-38V-43M4-38V-43M8-38V-43', 1);
export const sheaf = () =>
  P('M-6 0L-9-14L-16-34C-8-40 8-40 16-34L9-14L6 0Z', C.ochre) +
  P('M-9.6-16H9.6V-12H-9.6Z', C.red, 0.7) +
  line('M-10-34L-4-18M-4-37L-1-18M4-37L1-18M10-34L4-18', 0.5);
export const grapes = (t = C.violet) =>
  [
    [-4, 0],
    [0, 0],
    [4, 0],
    [-2, 4],
    [2, 4],
    [0, 8],
  ]
    .map(([x, y]) => circ(x, y, 2.6, t, INK, 0.6))
    .join('') + P('M0-3C-6-8-2-10 0-6C2-11 7-8 2-3Z', C.green, 0.6);
export const cards = () =>
  [-24, 0, 24]
    .map(
      (a) =>
        `<g transform="rotate(${a})">${P('M-4-14H4V0H-4Z', STOCK, 0.7)}${fill('M0-10L2-7L0-4L-2-7Z', C.red)}</g>`,
    )
    .join('');
export const pipe = () =>
  line('M0 0C8 2 14 10 16 22', 1.6, C.brown) +
  P('M13 20H20L19 28H14Z', C.ochre, 0.7) +
  line('M17 18c-2-3 2-5 0-8c-2-3 2-5 0-8', 0.5);
export const mask = () =>
  P('M-7-4C-4-7-1-5 0-4C1-5 4-7 7-4C7 2 4 4 0 1C-4 4-7 2-7-4Z', INK, 0.6) +
  circ(-3, -2, 1, STOCK) +
  circ(3, -2, 1, STOCK);
export const snow = (points) =>
  points
    .map(([x, y]) =>
      line(
        `M${x - 2.4} ${y}h4.8M${x} ${y - 2.4}v4.8M${x - 1.7} ${y - 1.7}l3.4 3.4M${x + 1.7} ${y - 1.7}l-3.4 3.4`,
        0.6,
        C.blue,
      ),
    )
    .join('');
export const pine = (h = 50) =>
  P('M-2.4 0V-10H2.4V0Z', C.brown, 0.8) +
  [0, 1, 2]
    .map((i) =>
      P(
        `M${-15 + i * 4} ${-8 - (i * h) / 4}L0 ${-h * 0.5 - (i * h) / 4.2}L${15 - i * 4} ${-8 - (i * h) / 4}Z`,
        C.green,
        0.85,
      ),
    )
    .join('');
export const windowPane = () =>
  P('M-13-20H13V16H-13Z', C.sky) +
  line('M0-20V16M-13-4H13', 1) +
  P('M-19-24H-9C-11-8-13 4-19 18ZM19-24H9C11-8 13 4 19 18Z', C.red, 0.8) +
  P('M-21-26H21V-23H-21Z', C.brown, 0.7);
export const stove = () =>
  P('M-14 0V-40H14V0Z', C.grey) +
  P('M-17-44H17V-40H-17Z', C.grey) +
  P('M-8-4V-20H8V-4Z', INK, 0.7) +
  P('M0-5C-6-9-4-14 0-18C4-13 6-9 0-5Z', C.ochre, 0.6);
export const candle = () =>
  P('M-2-2V-16H2V-2Z', STOCK, 0.7) +
  P('M0-16C-3-20 0-23 0-26C3-22 3-19 0-16Z', C.ochre, 0.6) +
  P('M-7-2H7V1H-7Z', C.ochre, 0.7);
export const boat = (t = C.brown) =>
  P('M-36-14C-30-12 30-12 38-16C36-6 30 0 24 1H-24C-30-1-34-6-36-14Z', t) + line('M-34-8H34', 0.6);
export const roses = (t = C.red) =>
  [
    [-6, -2],
    [0, -7],
    [6, -2],
    [-3, 3],
    [4, 3],
  ]
    .map(
      ([x, y]) => circ(x, y, 3.4, t, INK, 0.7) + line(`M${x - 1.4} ${y}a1.5 1.5 0 1 1 2 1.4`, 0.45),
    )
    .join('') + P('M-6 5C-9 8-8 11-4 11ZM5 6C9 8 8 11 4 11Z', C.green, 0.6);
