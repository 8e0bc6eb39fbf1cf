// Half figures of the tarok courts: the age of shakos and orders, in the manner of Vienna and Prague.
import { C, INK, STOCK, at, circ, fill, line, n, part } from './svg.js';
import * as K from './courts.js';

const P = (d, tint, sw = 1.1) => part(d, tint, { sw });
const wide = (x) => `<g transform="scale(1.09 1)">${x}</g>`;
const ermine = (points) =>
  points
    .map(([x, y]) =>
      fill(
        `M${x} ${y - 2}L${n(x + 1.3)} ${n(y + 2.4)}L${x} ${n(y + 1.5)}L${n(x - 1.3)} ${n(y + 2.4)}Z`,
      ),
    )
    .join('');

// ---- coats
function mantle(a, b, gem) {
  let s = P('M-50 24C-50-8-44-30-22-36L0-30L24-36C42-30 50-8 50 24Z', a, 1.2);
  s +=
    P('M-14-34C-17-10-17 8-17 24H19C19 8 19-10 16-34C6-27-6-27-14-34Z', b) +
    line('M-9-28C-10-10-10 8-10 24M11-28C12-10 12 8 12 24', 0.5);
  s +=
    P(
      'M-22-38C-42-33-50-16-51 4C-38 0-24-6-16-24ZM24-38C42-33 50-16 51 4C38 0 26-6 18-24Z',
      STOCK,
    ) +
    ermine([
      [-26, -27],
      [-36, -20],
      [-42, -8],
      [-31, -11],
      [27, -27],
      [36, -20],
      [42, -8],
      [32, -11],
    ]);
  const chain = [
    [-18, -24],
    [-15, -15],
    [-10, -7],
    [-4, -1],
    [6, -1],
    [12, -7],
    [17, -15],
    [20, -24],
  ];
  s += chain.map(([x, y]) => circ(x, y, 2.2, C.ochre, INK, 0.7)).join('');
  return s + P('M1-1L3.4 5L9 5.6L4.6 9.4L6 15L1 12L-4 15L-2.6 9.4L-7 5.6L-1.4 5Z', gem, 0.9);
}

function hussar(a, braid, pelisse) {
  let s = P('M-48 24C-48-4-42-25-20-33L20-33C40-26 46-6 46 24Z', a, 1.2);
  for (let y = -24; y < 24; y += 7.4) {
    const w = 15 + (y + 24) * 0.08;
    s +=
      line(`M${n(-w)} ${n(y)}C-6 ${n(y + 3)} 6 ${n(y + 3)} ${n(w + 2)} ${n(y)}`, 2.6) +
      line(`M${n(-w)} ${n(y)}C-6 ${n(y + 3)} 6 ${n(y + 3)} ${n(w + 2)} ${n(y)}`, 1.5, braid);
    s += [-w, 1, w + 2]
      .map((x) => circ(x, y + (x === 1 ? 2.2 : 0), 1.7, C.ochre, INK, 0.6))
      .join('');
  }
  s +=
    P('M-11-40C-4-36 8-36 13-40L14-31C6-26-5-26-12-31Z', pelisse) +
    line('M-10-35C-4-31 7-31 13-35', 1.2, braid);
  s +=
    P('M-50 24C-52-6-44-28-26-35C-18-32-17-20-23-8C-27 4-28 14-28 24Z', pelisse, 1.15) +
    line('M-26-34C-18-31-18-20-23-8C-27 4-28 14-28 24', 4.4) +
    line('M-26-34C-18-31-18-20-23-8C-27 4-28 14-28 24', 3, STOCK);
  return s + line('M-44-4C-40-2-36-2-33-4M-46 8C-42 10-38 10-35 8', 1.2, braid);
}

function livery(a, b, c) {
  let s = P('M-46 24C-46-6-38-26-18-33L18-33C36-27 45-8 46 24Z', a, 1.2);
  s +=
    P('M-12-33C-14-10-13 8-12 24H14C15 8 16-10 13-33C5-27-5-27-12-33Z', b) +
    [-22, -12, -2, 8, 18].map((y) => circ(1, y, 1.8, C.ochre, INK, 0.6)).join('');
  s +=
    P(
      'M-12-33C-20-28-24-16-22-4L-12 2C-14-10-14-22-12-33ZM13-33C21-28 25-16 23-4L14 2C16-10 16-22 13-33Z',
      c,
    ) +
    P('M-9-36C-8-28-4-22 1-16C6-22 10-28 11-36C4-32-3-32-9-36Z', STOCK, 0.9) +
    line('M-4-30C-3-26-1-22 1-19M6-30C5-26 3-22 1-19', 0.5);
  return s;
}

// ---- hats
const shako = (t, plume) =>
  P('M3-43C-5-52-3-64 4-70C11-63 12-52 8-43Z', plume, 0.95) +
  line('M4-44C2-52 3-60 4-68', 0.5) +
  P('M-14-11L-18-40C-8-46 10-46 18-39L13-12C5-17-6-17-14-11Z', t) +
  P('M-14.4-12C-6-18 6-18 13-13L17-9C8-13-6-14-16-7Z', INK) +
  line('M-17.4-37C-8-42 10-42 17.4-36', 2, C.ochre) +
  line('M-12-20C-2-12 8-14 14-22', 1.2, STOCK) +
  circ(2, -30, 4.4, C.ochre, INK, 0.9) +
  circ(2, -30, 1.8, C.red);
const tricorn = (t, edge) =>
  P(
    'M-26-9C-20-16-17-22-15-27C-8-37 10-37 15-28C21-28 27-22 30-14C18-11 10-18 0-17C-9-16-15-7-26-9Z',
    t,
  ) +
  line('M-24-10C-14-10-10-20 0-21C10-22 17-16 28-15', 2, edge) +
  circ(12, -20, 2.6, C.red, INK, 0.8);
const mitreCrown = (j) =>
  P('M-15-20C-18-34-8-42-1-44C8-42 18-34 14-20Z', j) +
  P('M-1-44C-6-38-7-28-6-18H4C5-28 5-38-1-44Z', C.ochre, 0.9) +
  P('M-13-13C-9-17 6-18 11-14L13-24L7-21L1-26L-5-21L-14-23Z', C.ochre) +
  P('M-13.4-12C-8-17 6-18 11.4-13.6L11.2-10C5-14.4-8-13.6-12.6-8.6Z', STOCK, 0.9) +
  circ(-1, -46, 2.4, C.ochre, INK, 0.8) +
  line('M-1-48V-54M-4-51.4H2', 1.3) +
  circ(-1, -20, 1.6, C.red, INK, 0.6);
const turbanCrown = (t, j) =>
  K.turban(t, j) +
  [-9, 0, 9]
    .map((x) =>
      P(
        `M${x - 3.6} ${-26 + Math.abs(x) * 0.22}L${x} ${-36 + Math.abs(x) * 0.3}L${x + 3.6} ${-26 + Math.abs(x) * 0.22}Z`,
        C.ochre,
        0.9,
      ),
    )
    .join('');
const laurel = (t) =>
  [
    [-13, -8, 70],
    [-13, -15, 48],
    [-9, -21, 26],
    [-3, -23.6, 8],
    [4, -22, -12],
    [10, -18, -34],
  ]
    .map(
      ([x, y, r]) =>
        `<g transform="translate(${x} ${y}) rotate(${-r})">${P('M-5 0C-2-4.6 3-4.6 7 0C3 2.6-2 2.6-5 0Z', t, 0.85)}</g>`,
    )
    .join('');
const diadem = (j) =>
  P('M-12-15C-6-20 4-20.6 9.6-16.6L9-23C5-26 1-31-2-33C-5-29-8-26-12-23Z', C.ochre) +
  circ(-1.6, -24, 2, j, INK, 0.6) +
  circ(-7, -20.6, 1.2, STOCK, INK, 0.6) +
  circ(5, -21, 1.2, STOCK, INK, 0.6);
const feathers = (a, b) =>
  [
    [-8, a],
    [0, STOCK],
    [8, b],
  ]
    .map(
      ([x, t]) =>
        P(
          `M${x - 1} -20C${x - 8} -30 ${x - 6} -42 ${x + 2} -46C${x + 1} -40 ${x + 9} -34 ${x + 3} -20Z`,
          t,
          0.95,
        ) + line(`M${x + 1}-21C${x - 2}-30 ${x}-38 ${x + 2}-44`, 0.5),
    )
    .join('') + P('M-13-12C-8-18 5-19.4 11-15L10.4-10C4-14.6-6-14-12-8Z', b, 1);
const bun = (t) =>
  circ(-10, -22, 8, STOCK) +
  P('M-18-22C-18-33-3-33-2-23C-2-13-17-12-18-22Z', t) +
  line('M-15-24C-12-28-7-28-5-24M-14-19C-11-17-7-17-4-20', 0.6);
const band = line('M-12-9C-8-16 4-18 10-13C5-15-4-13-8-8C-10-5-11-1-11 3', 0.9);
const shawl = (t) =>
  P(
    'M-20-36C-40-30-46-18-46-2C-34-8-16-14-1-8C14-14 34-8 46-2C46-18 38-30 20-36C12-24-12-24-20-36Z',
    t,
  ) +
  line(
    'M-36-22C-30-20-24-20-18-22M36-22C30-20 24-20 18-22M-42-10C-36-14-30-15-24-14M42-10C36-14 30-15 24-14',
    0.6,
  ) +
  circ(0, -10, 3, C.ochre, INK, 0.9);

const COATS = {
  S: { a: C.blue, b: C.straw, c: C.red, hair: C.grey },
  H: { a: C.red, b: STOCK, c: C.green, hair: C.brown },
  D: { a: C.ochre, b: C.sky, c: C.blue, hair: C.ochre },
  C: { a: C.green, b: C.straw, c: C.red, hair: '#3a302a' },
};

const kings = {
  S: (p) =>
    K.hairLong(p.hair) +
    K.face({ beard: p.hair, moustache: true, old: true }) +
    turbanCrown(STOCK, C.red),
  H: (p) => K.hairCurls(p.hair) + K.face({ moustache: true }) + mitreCrown(C.blue),
  D: (p) => K.hairCurls(p.hair) + K.face({}) + laurel(C.green),
  C: (p) => K.hairLong(p.hair) + K.face({ beard: p.hair }) + K.crownKing(C.ochre, C.green),
};
const queens = {
  S: (p) => K.veilHair(p.hair) + K.face({ female: true }) + band + feathers(C.red, C.blue),
  H: (p) => bun(p.hair) + K.face({ female: true }) + band + diadem(C.red),
  D: (p) => K.hairLong(p.hair) + K.face({ female: true }) + band + K.crownQueen(C.ochre, C.blue),
  C: () =>
    K.face({ female: true }) +
    K.hood(STOCK) +
    `<g transform="translate(0 -4)">${diadem(C.green)}</g>`,
};

export function tarokFigure(s, r) {
  const p = COATS[s];
  let b = '';
  if (r === 'K') {
    const rod = {
      S: K.att.sceptre(C.ochre),
      H: K.att.sword(),
      D: K.att.sceptre(C.red),
      C: K.att.halberd(),
    }[s];
    b +=
      at(41, -24, 1.04, rod, 8) +
      wide(
        mantle(p.a, p.b, s === 'H' ? C.blue : C.red) +
          K.sleeve(1, p.c, STOCK) +
          K.sleeve(-1, p.c, STOCK),
      );
    b += s === 'C' || s === 'D' ? at(-26, -2, 1, K.att.orb()) : '';
    b += at(-27, 5, 0.95, K.hand(true)) + at(40, -7, 0.98, K.hand());
    return b + at(1, -61, 1.1, kings[s](p));
  }
  if (r === 'Q') {
    const held = {
      S: K.att.fan(C.red),
      H: K.att.flower(C.red),
      D: K.att.flower(C.blue),
      C: K.att.fan(C.green),
    }[s];
    b +=
      wide(K.robe('queen', p.a, p.b, p.c, () => '')) +
      wide(shawl(s === 'D' ? C.rose : s === 'H' ? STOCK : p.c));
    b += at(1, -59, 1.1, queens[s](p));
    return (
      b +
      wide(K.sleeve(1, p.a, STOCK) + K.sleeve(-1, p.a, STOCK)) +
      at(37, -10, 1.02, held, 14) +
      at(36, -3, 0.95, K.hand()) +
      at(-27, 5, 0.92, K.hand(true))
    );
  }
  if (r === 'C') {
    const hat = {
      S: shako(C.blue, C.red),
      H: shako(C.red, STOCK),
      D: tricorn(C.blue, C.ochre),
      C: tricorn(INK, C.red),
    }[s];
    b +=
      at(-40, -10, 1, K.att.lance(p.c), -4) +
      wide(hussar(p.a, p.b === STOCK ? C.straw : p.b, p.c) + K.sleeve(-1, p.a, p.c)) +
      at(-37, 3, 0.95, K.hand(true));
    b += at(
      -2,
      -60,
      1.06,
      K.hairCurls(p.hair) +
        K.face({ moustache: s !== 'D' }) +
        `<g transform="translate(0 2) scale(.94)">${hat}</g>`,
    );
    return (
      b + at(27, -22, 0.92, K.horse({ S: STOCK, H: C.brown, D: C.grey, C: '#c79b6e' }[s], p.c))
    );
  }
  const hat = {
    S: tricorn(C.red, C.ochre),
    H: shako(C.green, C.red),
    D: K.capFeather(C.blue, C.red),
    C: shako(C.ochre, C.green),
  }[s];
  b +=
    at(42, -22, 1.05, s === 'S' || s === 'D' ? K.att.halberd() : K.att.lance(C.red), 5) +
    wide(livery(p.a, p.b, p.c) + K.sleeve(1, p.a, p.c) + K.sleeve(-1, p.a, p.c));
  b += at(40, -6, 0.96, K.hand()) + at(-27, 5, 0.92, K.hand(true));
  return (
    b +
    at(
      0,
      -59,
      1.08,
      K.hairCurls(s === 'S' ? STOCK : p.hair) +
        K.face({}) +
        `<g transform="translate(0 1) scale(.95)">${hat}</g>`,
    )
  );
}

export const rosette = (x, y, r) => circ(x, y, r, C.straw, INK, 0.7) + star(x, y, r * 0.8, INK);
