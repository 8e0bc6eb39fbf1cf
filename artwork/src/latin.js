// Latin-suited packs: Bologna and Piedmont (curved swords, straight batons, double heads), Sicily (straight swords, clubs, full figures)
import {
  W,
  H,
  INK,
  STOCK,
  C,
  LIDX,
  n,
  text,
  part,
  line,
  fill,
  circ,
  at,
  rot180,
  card,
  iconPath,
  notched,
  fonts,
  MIS,
} from './svg.js';
import { lpip, coin, cup, sword, baton, club, LP } from './pips.js';
import * as K from './courts.js';
import { figure, layout, star, bouton } from './french.js';
import { picture } from './picture.js';
let DEFS = '',
  MEMO = new Map();
const use = (body) => {
  if (!MEMO.has(body)) {
    const id = 'e' + MEMO.size;
    MEMO.set(body, id);
    DEFS += `<g id="${id}">${body}</g>`;
  }
  return `<use href="#${MEMO.get(body)}"/>`;
};
const reset = () => {
  DEFS = '';
  MEMO = new Map();
};
const both = (id, s) => `<g id="${id}">${s}</g>${rot180(id)}`;
export function index(
  label,
  suit,
  { col = LIDX[suit], icon = null, bout = false, num = true } = {},
) {
  let s = '';
  const T = suit === 'T';
  if (icon)
    s += at(
      20,
      23,
      0.052,
      `<path transform="translate(-256 -256)" d="${iconPath(icon)}" fill="${col}"/>`,
    );
  else
    s += text(label, T ? 20.5 : 18.5, 33, T ? (label.length > 1 ? 22 : 24) : 23, {
      fill: col,
      maxw: T ? 29 : 25,
    });
  if (T) s += bout ? bouton(20.5, 47.5, 8.4, col) : star(20.5, 47, 6.4, col);
  else s += lpip(suit, 18.5, 48.5, 20, col);
  return s;
}
const PALL = {
  S: { a: C.blue, b: C.straw, c: C.red, hair: '#a4714a' },
  B: { a: C.green, b: C.ochre, c: C.red, hair: '#a4714a' },
  C: { a: C.red, b: C.straw, c: C.blue, hair: C.ochre },
  D: { a: C.ochre, b: C.red, c: C.green, hair: C.grey },
};
const mot = (s) => (x, y, z) =>
  s === 'D'
    ? circ(x, y, z * 0.42, C.ochre, INK, 0.6) + circ(x, y, z * 0.15, INK)
    : lpip(s, x, y, z + 2, INK);
// emblem in the hand
const emb = (s, m) =>
  s === 'S'
    ? K.att.sword()
    : s === 'B'
      ? m === 'sicilian'
        ? at(0, -18, 1, club(78))
        : at(0, -18, 1, baton(78, { w: 5 }))
      : s === 'C'
        ? at(1, -17, 1, cup(0, 0, 34))
        : at(1, -16, 1, coin(0, 0, 15));
// ---- pips
const us = (f, ...a) => use(f(...a));
const ucoin = (x, y, r) => at(x, y, 1, use(coin(0, 0, r)));
const ucup = (x, y, h, o) => at(x, y, 1, use(cup(0, 0, h, o)));
function curved(N, m) {
  const k = Math.floor(N / 2);
  let L = '',
    R = '';
  const blades = [];
  for (let i = 0; i < k; i++) {
    const b = 13 + i * (k > 3 ? 7.2 : 8.6),
      o = 9 + i * (k > 3 ? 3.5 : 5),
      yb = 180 + (k - 1 - i) * 2.4 - 4,
      yt = 34 + (k - 1 - i) * 2.4;
    for (const sgn of [-1, 1]) {
      const x0 = 60 - sgn * o,
        xt = 60 - sgn * (5 + i * 2.4),
        xc = 60 + sgn * b * 1.62;
      blades.push({
        sgn,
        d: `M${n(x0)} ${n(yb)}C${n(xc)} ${n(142)} ${n(xc)} ${n(74)} ${n(xt)} ${n(yt)}`,
        x0,
        xt,
        yb,
        yt,
        xc,
      });
    }
  }
  const w = k > 3 ? 4.4 : 5.2;
  const draw = (b) => {
    const a = (Math.atan2(142 - b.yb, b.xc - b.x0) * 180) / Math.PI + 90;
    return `<path d="${b.d}" fill="none" stroke="${INK}" stroke-width="${w + 1.7}"/><path d="${b.d}" fill="none" stroke="${STOCK}" stroke-width="${w}"/><path d="${b.d}" transform="translate(.5 .4)" fill="none" stroke="${C.sky}" stroke-width="${w - 0.4}"/><path d="${b.d}" fill="none" stroke="${INK}" stroke-width=".5"/>`;
  };
  const hilt = (b) => {
    const a = (Math.atan2(142 - b.yb, b.xc - b.x0) * 180) / Math.PI + 90,
      a2 = (Math.atan2(b.yt - 74, b.xt - b.xc) * 180) / Math.PI + 90;
    return (
      `<g transform="translate(${n(b.x0)} ${n(b.yb)}) rotate(${n(a)})">` +
      part('M-1.8 2H1.8L2.2 11H-2.2Z', b.sgn < 0 ? C.red : C.green, { sw: 0.8 }) +
      part('M-7-1C-4 .4 4 .4 7-1L7.4 1.8C4 3.4-4 3.4-7.4 1.8Z', C.ochre, { sw: 0.8 }) +
      circ(0, 12.6, 2.6, C.ochre, INK, 0.8) +
      '</g>' +
      `<g transform="translate(${n(b.xt)} ${n(b.yt)}) rotate(${n(a2)})">` +
      fill(
        `M${n(-w / 2 - 0.85)} .4C${n(-w / 2 - 0.6)}-6-1.2-12 0-15C1.2-12 ${n(w / 2 + 0.6)}-6 ${n(w / 2 + 0.85)} .4Z`,
        INK,
      ) +
      fill(
        `M${n(-w / 2)} .6C${n(-w / 2 + 0.2)}-6-.8-10 0-12.6C.8-10 ${n(w / 2 - 0.2)}-6 ${n(w / 2)} .6Z`,
        C.sky,
      ) +
      line('M0 .6V-9', 0.5) +
      '</g>'
    );
  };
  const l = blades.filter((b) => b.sgn < 0),
    r = blades.filter((b) => b.sgn > 0);
  let s =
    l.map(draw).join('') +
    r.map(draw).join('') +
    `<g clip-path="url(#top)">${l.map(draw).join('')}</g>` +
    blades.map(hilt).join('');
  const defs = `<clipPath id="top"><path d="M0 0H120V110H0Z"/></clipPath>`;
  if (N % 2) s += at(60, 108, 1, us(sword, N > 6 ? 132 : 146, { w: 5.4 }));
  return [s, defs];
}
function crossed(N) {
  let s = '';
  const k = Math.floor(N / 2);
  const ys = Array.from({ length: k }, (_, i) => (k === 1 ? 110 : 52 + (116 / (k - 1)) * i));
  const L = k > 3 ? 66 : k > 2 ? 76 : 88,
    an = k > 3 ? 46 : 42;
  ys.forEach((y, i) => {
    s +=
      at(62, y, 1, us(sword, L, { w: 5 }), -an) +
      at(62, y, 1, us(sword, L, { w: 5, grip: C.green }), an);
  });
  if (N % 2) s += at(62, 110, 1, us(sword, k > 3 ? 150 : 160, { w: 5.6 }));
  return s;
}
function lattice(N) {
  let s = '';
  const k = Math.floor(N / 2),
    sp = k > 4 ? 8.4 : k > 3 ? 9.4 : k > 2 ? 11 : 14,
    an = k > 3 ? 12.5 : 15,
    L = 140;
  const A = [],
    B = [];
  for (let i = 0; i < k; i++) {
    const o = (i - (k - 1) / 2) * sp;
    A.push(o);
    B.push(o);
  }
  const w = k > 4 ? 4.4 : k > 3 ? 4.8 : 6;
  const tA = (o) => at(60 + o, 110, 1, us(baton, L, { w }), an),
    tB = (o) => at(60 + o, 110, 1, us(baton, L, { w, tint: C.green, cap: C.red }), -an);
  s += A.map(tA).join('') + B.map(tB).join('');
  const t = Math.tan((an * Math.PI) / 180);
  let cl = '';
  A.forEach((a, i) =>
    B.forEach((b, j) => {
      if ((i + j) % 2 === 0) {
        const y = 110 + ((a - b) / (2 * t)) * 1,
          x = 60 + (a + b) / 2;
        cl += `<path d="M${n(x - 5)} ${n(y - 11)}h10v22h-10z"/>`;
      }
    }),
  );
  const defs = `<clipPath id="wv">${cl}</clipPath>`;
  s += `<g clip-path="url(#wv)">${A.map(tA).join('')}</g>`;
  if (N % 2) s += at(60, 110, 1, us(baton, 160, { w: 6.4, tint: C.straw }));
  return [s, defs];
}
function clubs(N) {
  let s = '';
  const k = Math.floor(N / 2);
  const ys = Array.from({ length: k }, (_, i) => (k === 1 ? 110 : 50 + (120 / (k - 1)) * i));
  const L = k > 3 ? 64 : 70,
    an = 44;
  ys.forEach((y) => {
    s +=
      at(62, y, 1, us(club, L, { w: k > 3 ? 0.72 : 0.82 }), -an) +
      at(62, y, 1, us(club, L, { w: k > 3 ? 0.72 : 0.82, tint: C.ochre }), an);
  });
  if (N % 2) s += at(62, 110, 1, us(club, 150, { w: 1 }));
  return s;
}
const ROM = ['', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'VIIII', 'X'];
export function pip(s, r, m) {
  reset();
  let body = '',
    defs = '';
  if (s === 'S') {
    if (r === 1)
      body =
        at(60, 70, 1.25, K.crownKing(C.ochre, C.red)) +
        at(60, 112, 1, sword(176, { w: 11 })) +
        garland(60, 140);
    else if (m === 'sicilian') body = crossed(r);
    else [body, defs] = curved(r, m);
  }
  if (s === 'B') {
    if (r === 1)
      body =
        m === 'sicilian'
          ? at(60, 112, 1, club(168, { w: 1.9 }))
          : at(60, 110, 1, baton(168, { w: 13 })) + garland(60, 136);
    else if (m === 'sicilian') body = clubs(r);
    else [body, defs] = lattice(r);
  }
  if (s === 'C') {
    if (r === 1) body = garland(60, 132) + cup(60, 96, 92);
    else {
      const h = r > 8 ? 27 : r > 6 ? 30 : r > 3 ? 36 : 42;
      const [L, R] = r > 3 ? [46, 75] : [60, 60];
      body = layout(r, L, R, 46, 174)
        .map(([x, y], i) =>
          ucup(r < 4 ? x + 1 : x, y, r < 4 ? h + 4 : h, {
            tint: [C.red, C.blue][(i + (r > 5 ? 0 : 1)) % 2],
          }),
        )
        .join('');
    }
  }
  if (s === 'D') {
    if (r === 1) body = garland(60, 130) + coin(60, 100, 36);
    else {
      const q = r > 8 ? 11.4 : 13.2;
      const [L, R] = [46.5, 74.5];
      body = layout(r, L, R, r > 6 ? 42 : 44, r > 6 ? 178 : 176)
        .map(([x, y]) => ucoin(r === 2 || r === 3 ? x + 2 : x, y, r < 4 ? 19 : q))
        .join('');
    }
  }
  let rom = '';
  if (m === 'piemontese' && (s === 'S' || s === 'B') && r > 1)
    rom = text(ROM[r], 114.5, 112.5, 5, { fill: LIDX[s], anchor: 'end' });
  return card(s + r, both('i', index(String(r), s)) + body + (rom ? rom : ''), {
    defs: defs + DEFS,
  });
}
function garland(x, y) {
  let s = '';
  for (const f of [-1, 1]) {
    s += line(
      `M${x} ${y + 22}C${x + f * 18} ${y + 22} ${x + f * 34} ${y + 10} ${x + f * 38} ${y - 14}`,
      1.1,
      INK,
    );
    [
      [10, 21, 100],
      [19, 17, 74],
      [27, 10, 52],
      [33, 1, 34],
      [37, -10, 14],
    ].forEach(([a, b, ro], i) => {
      s +=
        `<g transform="translate(${n(x + f * a)} ${n(y + b)}) scale(${f} 1) rotate(${ro})">` +
        part('M0 0C-6-3-7-11 0-16C7-11 6-3 0 0Z', i % 2 ? C.green : C.sage, { sw: 0.85 }) +
        line('M0-1V-12', 0.5) +
        '</g>';
    });
  }
  return s + circ(x, y + 22, 4, C.red, INK, 0.9);
}
// ---- courts with two heads
export function court2(s, r, m) {
  const p = m === 'piemontese' ? PALL[s] : { ...PALL[s], a: PALL[s].c, c: PALL[s].a };
  const e = emb(s, m);
  const fig = figure(s === 'B' ? 'C' : s === 'C' ? 'H' : s, r, mot(s), p, {
    K: s === 'S' || s === 'B' ? e : at(2, 4, 1, e),
    Q: s === 'S' || s === 'B' ? e : at(-1, 0, 0.96, e),
    C: s === 'S' || s === 'B' ? e : at(6, -6, 0.92, e),
    J: s === 'S' || s === 'B' ? e : at(-2, 2, 1, e),
    noOrb: m !== 'piemontese',
  });
  const lab =
    m === 'piemontese'
      ? { K: 'R', Q: 'D', C: 'C', J: 'F' }[r]
      : { K: 'R', Q: 'D', C: 'C', J: 'F' }[r];
  const fr = notched(29, 55, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  const band =
    m === 'piemontese'
      ? `<path d="M0 110H120" stroke="${STOCK}" stroke-width="6"/><path d="M0 113H120M0 107H120" stroke="${INK}" stroke-width=".9"/><path d="M4 110H120" stroke="${C.red}" stroke-width="1.6" stroke-dasharray="5 2 1.4 2"/>`
      : `<path d="M0 110H120" stroke="${INK}" stroke-width="1"/>`;
  return card(
    s + r,
    `<g clip-path="url(#f)"><g id="h"><g clip-path="url(#u)"><g transform="translate(60 ${m === 'piemontese' ? 110 : 112})">${fig}</g></g></g>${rot180('h')}${band}</g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', index(lab, s))}`,
    { defs },
  );
}
// ---- Sicilian full figures
const ground = (y = 186) =>
  `<rect x="7" y="${y}" width="106" height="${213 - y}" fill="${C.sage}"/>` +
  line(`M7 ${y}H113`, 0.9) +
  line(
    'M14 194l-1.6-4M14 194l.6-5M14 194l2.4-3.6M36 203l-1.6-4M36 203l.6-5M36 203l2.4-3.6M72 199l-1.6-4M72 199l.6-5M72 199l2.4-3.6M97 193l-1.6-4M97 193l.6-5M97 193l2.4-3.6M103 206l-1.6-4M103 206l.6-5M20 209h9M50 208h14M80 207h11M56 194h8M86 201h6',
    0.6,
  );
export const bust = (s, r) =>
  figure(s === 'B' ? 'C' : s === 'C' ? 'H' : s, r === 'J' ? 'Q' : r, mot(s), PALL[s], {
    K: emb(s, 'sicilian'),
    Q: emb(s, 'sicilian'),
    C: emb(s, 'sicilian'),
    noOrb: true,
  });
export function full(s, r) {
  const p = {
    S: { a: C.red, b: C.straw, c: C.blue, hair: '#a4714a' },
    B: { a: C.blue, b: C.ochre, c: C.green, hair: C.ochre },
    C: { a: C.green, b: C.rose, c: C.red, hair: '#a4714a' },
    D: { a: C.blue, b: C.straw, c: C.red, hair: C.grey },
  }[s];
  const e = emb(s, 'sicilian');
  let b = ground();
  const skirt = (a, bb, c) =>
    part('M-30 16C-40 44-47 76-50 110C-20 118 20 118 50 110C47 76 40 44 30 16Z', a, { sw: 1.25 }) +
    part('M-13 18C-16 50-18 84-18 114C-6 116 6 116 18 114C18 84 16 50 13 18Z', bb, { sw: 1 }) +
    line(
      'M-36 44C-40 66-42 90-42 111M-27 24C-30 54-32 84-32 113M36 44C40 66 42 90 42 111M27 24C30 54 32 84 32 113',
      0.65,
    ) +
    part('M-50 104C-20 112 20 112 50 104V111C20 119-20 119-50 111Z', c, { sw: 1 }) +
    [30, 48, 66, 84, 100].map((y) => mot(s)(0, y, 9)).join('');
  const shoes =
    part('M-26 112C-36 114-40 120-38 124H-16V113Z', C.red, { sw: 1 }) +
    part('M26 112C36 114 40 120 38 124H16V113Z', C.red, { sw: 1 });
  const belt =
    part('M-31 12C-10 20 10 20 31 12V20C10 28-10 28-31 20Z', p.c, { sw: 1 }) +
    circ(0, 20, 3.4, C.ochre, INK, 0.8);
  const head = {
    K:
      K.hairLong(p.hair) +
      K.face({ beard: p.hair, moustache: s === 'S' || s === 'D', old: s === 'D' }) +
      K.crownKing(C.ochre, p.c),
    Q:
      K.veilHair(p.hair) +
      K.face({ female: true }) +
      line('M-12-9C-8-16 4-18 10-13C5-15-4-13-8-8C-10-5-11-1-11 3', 0.9) +
      K.crownQueen(C.ochre, p.c),
    J:
      K.veilHair(p.hair) +
      K.face({ female: true }) +
      line('M-12-9C-8-16 4-18 10-13C5-15-4-13-8-8C-10-5-11-1-11 3', 0.9) +
      part('M-13-12C-12-22-2-26 5-24C11-22 13-17 11-13C5-17-6-16-13-12Z', p.c, { sw: 1.05 }) +
      circ(8, -19, 2.4, C.ochre, INK, 0.7),
  }[r];
  if (r !== 'C') {
    let g = '';
    if (r === 'K')
      g +=
        part('M-50-44H50V112H-50Z', C.straw, { sw: 1.1 }) +
        line('M-44-38H44V108H-44Z', 0.6) +
        circ(-50, -46, 5, C.ochre, INK, 0.9) +
        circ(50, -46, 5, C.ochre, INK, 0.9) +
        line(Array.from({ length: 9 }, (_, i) => `M${-44 + i * 11}-38V108`).join(''), 0.35);
    g +=
      shoes +
      skirt(p.a, p.b, p.c) +
      at(r === 'J' ? 40 : 42, r === 'K' ? -14 : -8, s === 'C' || s === 'D' ? 1.25 : 1.12, e, 6) +
      K.robe({ K: 'king', Q: 'queen', J: 'queen' }[r], p.a, p.b, p.c, mot(s)) +
      belt;
    if (r !== 'J')
      g +=
        part('M-50 112C-58 70-56 0-44-26C-38-4-40 60-38 112Z', p.c, { sw: 1.15 }) +
        part('M50 112C58 70 56 0 44-26C38-4 40 60 38 112Z', p.c, { sw: 1.15 });
    g +=
      K.sleeve(-1, p.c === C.red ? p.b : p.c, STOCK) +
      K.sleeve(1, p.c === C.red ? p.b : p.c, STOCK) +
      at(36, -2, 0.98, K.hand()) +
      at(-27, 8, 0.92, K.hand(true));
    if (r === 'Q') g = at(0, 2, 1, K.ruff(STOCK)) + g;
    g += at(1, -60, 1.14, head);
    b += at(62, 106, 0.74, g);
  } else {
    let g = '';
    const coat = s === 'S' ? C.grey : s === 'B' ? '#c79b6e' : s === 'C' ? STOCK : '#a4714a';
    g +=
      part(
        'M-42-10C-58-8-62 14-54 32C-58 36-56 44-50 46C-51 36-45 28-46 14C-47 4-43 0-39-2Z',
        C.ochre,
        { sw: 1.05 },
      ) + line('M-48 0C-54 12-53 24-50 36', 0.6);
    g +=
      part('M-34 10C-36 24-29 34-33 46L-31 60L-24 60L-25 46C-21 34-19 26-17 14Z', coat) +
      part('M24 8C30 20 36 24 45 22L47 34L53 37L54 28L51 15C41 12 37 6 35 0Z', coat);
    g += at(45, -34, 0.64, K.horse(coat, p.c));
    g +=
      part(
        'M-44-6C-46-20-30-26-12-24C6-22 18-26 28-22C40-14 44 0 36 14C24 22-4 20-18 20C-34 22-44 10-44-6Z',
        coat,
        { sw: 1.2 },
      ) +
      part('M-44 2C-50 20-43 30-49 44L-47 62L-39 62L-40 46C-33 34-29 26-25 14Z', coat) +
      part('M14 13C14 26 18 36 16 48L17 62L25 62L24 46C26 34 29 24 31 10Z', coat) +
      fill('M-48 59H-38V64H-49ZM-32 57H-23V62H-32ZM16 59H26V64H16Z') +
      line('M-36-14C-30-4-30 6-34 12M26-16C32-8 34 4 30 12', 0.6) +
      part('M-16-24C-19-8-17 6-14 12H12C15 4 16-10 14-24Z', p.c, { sw: 1.1 }) +
      line('M-14 6H13', 0.6) +
      part('M-4-22C6-12 10-2 8 12L5 25L13 28V32H-3L-1 13C-3 4-8-6-12-14Z', p.b, { sw: 1.1 });
    const up =
      at(
        s === 'C' || s === 'D' ? 40 : 42,
        -10,
        s === 'C' || s === 'D' ? 1.3 : 1.15,
        e,
        s === 'S' || s === 'B' ? 10 : 0,
      ) +
      K.robe('knight', p.a, p.b, p.c, mot(s)) +
      K.sleeve(-1, p.b, STOCK) +
      K.sleeve(1, p.b, STOCK) +
      at(-27, 8, 0.92, K.hand(true)) +
      at(36, -2, 0.98, K.hand()) +
      at(
        0,
        -61,
        1.12,
        K.hairLong(p.hair) + K.face({ moustache: s === 'S' }) + K.helmetPlume(C.sky, p.c),
      );
    b +=
      at(58, 136, 0.92, g) +
      `<clipPath id="r"><path d="M0 0H120V118H0Z"/></clipPath><g clip-path="url(#r)">${at(57, 98, 0.6, up)}</g>`;
  }
  const fr = `M36 7H113V213H7V62H36Z`;
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath>`;
  return card(
    s + r,
    `<g clip-path="url(#f)">${b}</g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${index({ K: 'R', Q: 'D', C: 'C', J: 'F' }[r], s)}`,
    { defs },
  );
}
// ---- trumps: one picture, notch for the index, optional title
export function trump(code, label, icon, o = {}) {
  const {
    bg = 'lines',
    gr = C.straw,
    title = null,
    bout = false,
    ixIcon = null,
    disc = null,
    stencil,
    size = 104,
    y = 112,
    hy,
  } = o;
  const bottom = title ? 190 : 213;
  const fr = `M39 7H113V${bottom}H7V60H39Z`;
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath>`;
  let s = `<g clip-path="url(#f)">${picture(icon, { x: 60, y: o.py || y, size, bg, ground: gr, box: [7, 7, 106, bottom - 7], seed: code.length * 7 + label.length + icon.length * 3, hy: hy || (title ? 150 : 158), disc, stencil })}</g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>`;
  if (title)
    s +=
      `<path d="M7 190H113V213H7Z" fill="none" stroke="${INK}" stroke-width=".9"/>` +
      text(title, 60, 205.4, 7.6, { font: fonts.name, track: 0.7, maxw: 98 });
  s += index(label, 'T', { icon: ixIcon, bout });
  return card(code, s, { defs });
}
export function moor(code, p) {
  const fig =
    at(43, -20, 1, p.att) +
    `<g transform="scale(1.09 1)">${K.robe('knight', p.a, p.b, p.c, (x, y, z) => star(x, y, z * 0.5, INK))}${K.sleeve(-1, p.b, STOCK)}${K.sleeve(1, p.b, STOCK)}</g>` +
    at(-37, 3, 0.95, K.hand(true)).replaceAll(C.flesh, '#a0714f') +
    at(38, 0, 0.95, K.hand()).replaceAll(C.flesh, '#a0714f') +
    at(
      3,
      -53,
      1.12,
      K.hairCurls('#3a302a') +
        K.face({ skin: '#a0714f', beard: p.beard ? '#3a302a' : null, cheek: false }).replace(
          /stroke="#241f1b" stroke-width="\.75"/g,
          'stroke="#241f1b" stroke-width="1"',
        ) +
        K.turban(p.t, p.f),
    );
  const fr = notched(35, 57, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  return card(
    code,
    `<g clip-path="url(#f)"><g id="h"><g clip-path="url(#u)"><g transform="translate(60 112)">${fig}</g></g></g>${rot180('h')}<path d="M0 110H120" stroke="${INK}" stroke-width="1"/></g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', index('', 'T', { icon: 'turban' }))}`,
    { defs },
  );
}
const TAR = {
  0: 'tarot-00-the-fool',
  1: 'tarot-01-the-magician',
  2: 'tarot-02-the-high-priestess',
  3: 'tarot-03-the-empress',
  4: 'tarot-04-the-emperor',
  5: 'tarot-05-the-hierophant',
  6: 'tarot-06-the-lovers',
  7: 'tarot-07-the-chariot',
  8: 'tarot-11-justice',
  9: 'tarot-09-the-hermit',
  10: 'tarot-10-wheel-of-fortune',
  11: 'tarot-08-strength',
  12: 'tarot-12-the-hanged-man',
  13: 'tarot-13-death',
  14: 'tarot-14-temperance',
  15: 'tarot-15-the-devil',
  16: 'tarot-16-the-tower',
  17: 'tarot-17-the-star',
  18: 'tarot-18-the-moon',
  19: 'tarot-19-the-sun',
  20: 'tarot-20-judgement',
  21: 'tarot-21-the-world',
};
const PN = [
  'IL MATTO',
  'IL BAGATTO',
  'LA PAPESSA',
  'L’IMPERATRICE',
  'L’IMPERATORE',
  'IL PAPA',
  'GLI AMANTI',
  'IL CARRO',
  'LA GIUSTIZIA',
  'L’EREMITA',
  'RUOTA DI FORTUNA',
  'LA FORZA',
  'L’APPESO',
  'LA MORTE',
  'LA TEMPERANZA',
  'IL DIAVOLO',
  'LA TORRE',
  'LE STELLE',
  'LA LUNA',
  'IL SOLE',
  'L’ANGELO',
  'IL MONDO',
];
const PB = [
  'hills',
  'tiles',
  'tiles',
  'hills',
  'tiles',
  'tiles',
  'rays',
  'lines',
  'tiles',
  'hills',
  'lines',
  'hills',
  'hills',
  'hills',
  'lines',
  'tiles',
  'clouds',
  'stars',
  'stars',
  'lines',
  'clouds',
  'rays',
];
export function piemontese(all = true) {
  const o = {};
  for (let i = 0; i < 22; i++)
    o[i ? 'T' + i : 'F'] = trump(i ? 'T' + i : 'F', String(i), TAR[i], {
      title: PN[i],
      bg: PB[i],
      gr: i % 3 === 0 ? C.sage : i % 3 === 1 ? C.straw : '#ecd9c4',
      bout: [0, 1, 20].includes(i),
    });
  for (const s of 'SBCD') {
    for (let r = 1; r <= 10; r++) o[s + r] = pip(s, r, 'piemontese');
    for (const r of 'JCQK') o[s + r] = court2(s, r, 'piemontese');
  }
  return o;
}
export function bolognese() {
  const o = {};
  for (const s of 'SBCD') {
    for (const r of [1, 6, 7, 8, 9, 10]) o[s + r] = pip(s, r, 'bolognese');
    for (const r of 'JCQK') o[s + r] = court2(s, r, 'bolognese');
  }
  const B = {
    20: ['tarot-20-judgement', 'clouds', 'trumpet'],
    19: ['tarot-21-the-world', 'rays', 'world'],
    18: ['heraldic-sun', 'rays', 'heraldic-sun'],
    17: ['moon', 'stars', 'moon'],
    16: ['tarot-17-the-star', 'stars'],
    15: ['tarot-16-the-tower', 'clouds'],
    14: ['tarot-15-the-devil', 'tiles'],
    13: ['grim-reaper', 'hills'],
    12: ['tarot-12-the-hanged-man', 'hills'],
    11: ['tarot-09-the-hermit', 'hills'],
    10: ['tarot-10-wheel-of-fortune', 'lines'],
    9: ['tarot-08-strength', 'hills'],
    8: ['tarot-11-justice', 'tiles'],
    7: ['tarot-14-temperance', 'lines'],
    6: ['tarot-07-the-chariot', 'tiles'],
    5: ['tarot-06-the-lovers', 'rays'],
    1: ['tarot-01-the-magician', 'tiles', 'juggler'],
  };
  for (const k in B) {
    const [ic, bg, ix] = B[k];
    o['T' + k] = trump('T' + k, k, ic, {
      bg,
      ixIcon: ix || null,
      gr: k % 2 ? '#ecd9c4' : C.sage,
      bout: [20, 19, 1].includes(+k),
      size: k == 17 || k == 18 ? 88 : 104,
      y: k == 17 || k == 18 ? 96 : 112,
    });
  }
  o.M1 = moor('M1', {
    a: C.blue,
    b: C.straw,
    c: C.red,
    t: C.straw,
    f: C.red,
    att: K.att.lance(C.red),
  });
  o.M2 = moor('M2', {
    a: C.red,
    b: C.sky,
    c: C.ochre,
    t: STOCK,
    f: C.green,
    beard: true,
    att: K.att.lance(C.ochre),
  });
  o.M3 = moor('M3', {
    a: C.green,
    b: C.ochre,
    c: C.red,
    t: C.rose,
    f: C.ochre,
    att: K.att.lance(C.green),
  });
  o.M4 = moor('M4', {
    a: C.green,
    b: C.ochre,
    c: C.red,
    t: C.rose,
    f: C.ochre,
    att: K.att.lance(C.green),
  });
  o.F = trump('F', '', 'tarot-00-the-fool', {
    bg: 'hills',
    ixIcon: 'jester-hat',
    bout: true,
    gr: C.sage,
  });
  return o;
}
export function sicilian() {
  const o = {};
  for (const s of 'SBCD') {
    for (const r of [4, 5, 6, 7, 8, 9, 10])
      if (r > 4 || s === 'D') o[s + r] = pip(s, r, 'sicilian');
    for (const r of 'JCQK') o[s + r] = full(s, r);
  }
  const S = {
    20: ['eagle-emblem', 'clouds'],
    19: ['atlas', 'lines'],
    18: ['heraldic-sun', 'rays'],
    17: ['moon', 'stars'],
    16: ['tarot-17-the-star', 'stars'],
    15: ['guarded-tower', 'clouds'],
    14: ['caravel', 'waves'],
    13: ['grim-reaper', 'hills'],
    12: ['hourglass', 'tiles'],
    11: ['tarot-12-the-hanged-man', 'hills'],
    10: ['tarot-10-wheel-of-fortune', 'lines'],
    9: ['tarot-07-the-chariot', 'tiles'],
    8: ['tarot-06-the-lovers', 'rays'],
    7: ['tarot-11-justice', 'tiles'],
    6: ['tarot-08-strength', 'hills'],
    5: ['tarot-14-temperance', 'lines'],
    4: ['ionic-column', 'hills'],
    3: ['tarot-04-the-emperor', 'tiles'],
    2: ['tarot-03-the-empress', 'hills'],
    1: ['juggler', 'tiles'],
    0: ['kneeling', 'hills'],
  };
  for (const k in S) {
    const [ic, bg] = S[k];
    o['T' + k] = trump('T' + k, k == 0 ? '' : k, ic, {
      bg,
      ixIcon: k == 0 ? 'kneeling' : null,
      gr: bg === 'waves' ? C.sky : k % 2 ? C.straw : C.sage,
      bout: [20, 1].includes(+k),
      size: k == 17 || k == 18 ? 88 : 100,
      y: k == 17 || k == 18 ? 98 : 112,
    });
  }
  o.F = trump('F', '', 'tarot-00-the-fool', {
    bg: 'hills',
    ixIcon: 'jester-hat',
    bout: true,
    gr: C.straw,
  });
  return o;
}
export { TAR };
// ---- back: pierced rosettes
export function back(col = '#2f4f7c', dot = C.ochre) {
  let s = `<rect x="6" y="6" width="108" height="208" rx="3.5" fill="${col}"/>`;
  let d = '',
    e = '',
    t = '';
  const g = 18;
  for (let i = 0; i <= 6; i++)
    for (let j = 0; j <= 11; j++) {
      const x = 6 + i * g,
        y = 11 + j * g;
      d += `M${n(x - g / 2)} ${n(y)}A${n(g * 0.5)} ${n(g * 0.5)} 0 0 1 ${n(x)} ${n(y - g / 2)}A${n(g * 0.5)} ${n(g * 0.5)} 0 0 1 ${n(x + g / 2)} ${n(y)}A${n(g * 0.5)} ${n(g * 0.5)} 0 0 1 ${n(x)} ${n(y + g / 2)}A${n(g * 0.5)} ${n(g * 0.5)} 0 0 1 ${n(x - g / 2)} ${n(y)}Z`;
      d += `M${n(x)} ${n(y - g / 2)}L${n(x + g / 2)} ${n(y)}L${n(x)} ${n(y + g / 2)}L${n(x - g / 2)} ${n(y)}Z`;
    }
  for (let i = 0; i <= 6; i++)
    for (let j = 0; j <= 11; j++) {
      const x = 6 + i * g,
        y = 11 + j * g;
      e += star(x, y, 4.6, STOCK);
      if (i < 6 && j < 11) t += circ(x + g / 2, y + g / 2, 1.5, dot);
    }
  s += `<clipPath id="b"><rect x="8.6" y="8.6" width="102.8" height="202.8" rx="2"/></clipPath><g clip-path="url(#b)"><path d="${d}" fill="none" stroke="${STOCK}" stroke-width=".75"/>${e}${t}</g><rect x="8.6" y="8.6" width="102.8" height="202.8" rx="2" fill="none" stroke="${STOCK}" stroke-width="1.1"/>`;
  return card('back', s);
}
