// A printed picture from a one-colour icon: engraved ground, stencil tint out of register, ink with burin lines.
import svgpath from 'svgpath';
import { INK, STOCK, C, n, circ } from './svg.js';
import { iconPath } from './icons.js';
import { backdrop } from './grounds.js';
// split an icon into pieces (outer contour + its holes) so that each can be stencilled in its own ink
function poly(seg) {
  const pts = [];
  let x = 0,
    y = 0;
  svgpath(seg)
    .abs()
    .unshort()
    .unarc()
    .iterate((s, _, px, py) => {
      const c = s[0];
      if (c === 'M' || c === 'L') pts.push([s[1], s[2]]);
      else if (c === 'H') pts.push([s[1], py]);
      else if (c === 'V') pts.push([px, s[1]]);
      else if (c === 'C')
        for (let t = 0.2; t <= 1.001; t += 0.2) {
          const u = 1 - t;
          pts.push([
            u * u * u * px + 3 * u * u * t * s[1] + 3 * u * t * t * s[3] + t * t * t * s[5],
            u * u * u * py + 3 * u * u * t * s[2] + 3 * u * t * t * s[4] + t * t * t * s[6],
          ]);
        }
      else if (c === 'Q')
        for (let t = 0.25; t <= 1; t += 0.25) {
          const u = 1 - t;
          pts.push([
            u * u * px + 2 * u * t * s[1] + t * t * s[3],
            u * u * py + 2 * u * t * s[2] + t * t * s[4],
          ]);
        }
    });
  return pts;
}
const area = (p) => {
  let a = 0;
  for (let i = 0; i < p.length; i++) {
    const [q, r] = p[i],
      [t, u] = p[(i + 1) % p.length];
    a += q * u - t * r;
  }
  return a / 2;
};
const inside = ([x, y], p) => {
  let c = false;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
    const [xi, yi] = p[i],
      [xj, yj] = p[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) c = !c;
  }
  return c;
};
const cache = new Map();
export function pieces(name) {
  if (cache.has(name)) return cache.get(name);
  const abs = svgpath(iconPath(name)).abs().round(0).toString();
  const subs = abs
    .split(/(?=M)/)
    .map((d) => ({ d, pts: poly(d) }))
    .filter((q) => q.pts.length > 2);
  subs.forEach((q) => {
    q.a = Math.abs(area(q.pts));
    const xs = q.pts.map((p) => p[0]),
      ys = q.pts.map((p) => p[1]);
    q.cx = (Math.min(...xs) + Math.max(...xs)) / 2;
    q.cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  });
  subs.sort((a, b) => b.a - a.a);
  subs.forEach((q, i) => {
    q.depth = subs
      .slice(0, i)
      .filter(
        (o) => inside(q.pts[0], o.pts) && inside(q.pts[Math.floor(q.pts.length / 2)], o.pts),
      ).length;
  });
  const out = [];
  subs.forEach((q, i) => {
    if (q.depth % 2 === 0) {
      q.hole = '';
      out.push(q);
    } else {
      const par = [...subs.slice(0, i)]
        .reverse()
        .find((o) => o.depth === q.depth - 1 && inside(q.pts[0], o.pts));
      if (par) par.hole += q.d;
    }
  });
  const r = out.map((q) => {
    const ys = q.pts.map((p) => p[1]),
      xs = q.pts.map((p) => p[0]);
    return {
      d: q.d + q.hole,
      a: q.a,
      cx: q.cx,
      cy: q.cy,
      w: Math.max(...xs) - Math.min(...xs),
      h: Math.max(...ys) - Math.min(...ys),
    };
  });
  cache.set(name, r);
  return r;
}

const COL = {
  r: C.red,
  b: C.blue,
  o: C.ochre,
  g: C.green,
  f: C.flesh,
  w: STOCK,
  s: C.straw,
  k: INK,
  y: C.grey,
  v: C.violet,
  n: '#a4714a',
  l: C.sky,
  p: C.rose,
  e: C.sage,
};
// one letter per piece, largest piece first
export const STENCIL = {
  'tarot-00-the-fool': 'grofbnf',
  'tarot-01-the-magician': 'nrbrfoffkkok',
  'tarot-02-the-high-priestess': 'llbrrollfbbr',
  'tarot-03-the-empress': 'rbofobrof',
  'tarot-04-the-emperor': 'roobossfgbboff',
  'tarot-05-the-hierophant': 'roybobofffk',
  'tarot-06-the-lovers': 'rbfooff',
  'tarot-07-the-chariot': 'brorfffrboggff',
  'tarot-08-strength': 'onrogfffk',
  'tarot-09-the-hermit': 'brrbbyof',
  'tarot-10-wheel-of-fortune': 'robbgg',
  'tarot-11-justice': 'rolbbofffk',
  'tarot-12-the-hanged-man': 'rbfogyn',
  'tarot-13-death': 'rybysywowbrkryww',
  'tarot-14-temperance': 'boorfssgrrlffff',
  'tarot-15-the-devil': 'ffrbbkoo',
  'tarot-16-the-tower': 'yoybobrfr',
  'tarot-17-the-star': 'fbobflrrf',
  'tarot-18-the-moon': 'osny',
  'tarot-19-the-sun': 'ysorf',
  'tarot-20-judgement': 'fbrbfooff',
  'tarot-21-the-world': 'grffo',
  'jester-hat': 'rborooo',
  'spinning-top': 'roob',
  'pine-tree': 'gnng',
  kite: 'rbor',
  wheat: 'o',
  'old-lantern': 'osrs',
  rooster: 'rogob',
  sundial: 'or',
  'candle-holder': 'wob',
  owl: 'nooo',
  windmill: 'rsss',
  campfire: 'rnno',
  'ballerina-shoes': 'prp',
  basket: 'no',
  butterfly: 'rbob',
  palette: 'nrbog',
  rose: 'rgrg',
  sunflower: 'on',
  grapes: 'gv',
  'snowflake-2': 'b',
  'card-ace-spades': 'w',
  'drama-masks': 'orb',
  'eagle-emblem': 'nobr',
  atlas: 'bffrf',
  'heraldic-sun': 'os',
  kneeling: 'y',
  'grim-reaper': 'kb',
  moon: 's',
  caravel: 'nwrwrw',
  juggler: 'boooooo',
  hourglass: 'os',
  'ionic-column': 'y',
  turban: 'rowbr',
  'guarded-tower': 'yrb',
};
// heads that get two eyes, a nose and a mouth: piece number, [dx,dy] in thirds, turn
export const FACES = {
  'tarot-00-the-fool': [3],
  'tarot-01-the-magician': [4],
  'tarot-03-the-empress': [3],
  'tarot-06-the-lovers': [5],
  'tarot-07-the-chariot': [6, 5, 4],
  'tarot-08-strength': [5],
  'tarot-11-justice': [6],
  'tarot-12-the-hanged-man': [-2],
  'tarot-14-temperance': [4],
  'tarot-17-the-star': [4],
  'tarot-20-judgement': [4],
  'tarot-21-the-world': [4],
  'tarot-04-the-emperor': [7],
  'tarot-02-the-high-priestess': [8],
};
// what the icon leaves white but the stencil should fill, drawn below the pieces
const UNDER = {
  'tarot-00-the-fool': [
    'M206 300L340 300L352 330L388 440L300 436L262 352L240 440L196 410L214 360Z',
    C.ochre,
  ],
};
const faceMarks = (q, turn) =>
  `<g transform="translate(${Math.round(q.cx)} ${Math.round(q.cy)}) scale(${(Math.round(q.h / 0.7) / 100) * (turn ? -1 : 1)})"><path d="M-13-9C-9-13-4-13-1-9M7-9C10-13 14-13 17-9M5-8C5-1 9 4 10 8C8 11 4 10 3 9M-2 19C3 17 8 17 12 19" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/><circle cx="-6" cy="-5" r="2.6"/><circle cx="11" cy="-5" r="2.4"/></g>`;
let HL = '';
for (let i = -30; i < 40; i++) HL += `M${i * 17} 530L${i * 17 + 540}-10`;
export function picture(
  ic,
  {
    x,
    y,
    size,
    bg = 'lines',
    ground: gt,
    box,
    seed = 1,
    hy = null,
    id = 'p',
    disc = null,
    veil = '#f4dcb0',
    min = 150,
    stencil,
  },
) {
  const k = size / 512;
  hy = hy ?? y + size * 0.36;
  const [bx, by, bw, bh] = box;
  let s = '';
  s += backdrop(bg, gt, box, hy, seed, x, y);
  if (disc)
    s +=
      circ(disc[0] + 0.9, disc[1] + 0.7, disc[2], disc[3]) +
      circ(disc[0], disc[1], disc[2], null, INK, 0.7);
  const code = stencil || STENCIL[ic] || 'rbog';
  let t = '',
    j = 0;
  const byCol = {};
  pieces(ic).forEach((q) => {
    const c = q.a < min ? INK : COL[code[j++ % code.length]];
    byCol[c] = (byCol[c] || '') + q.d;
    t += q.d;
  });
  const r1 = (v) => n(Math.round(v * 10) / 10);
  s += `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 1e4) / 1e4}) translate(-256 -256)" stroke-linejoin="round"><use href="#${id}" fill="${STOCK}" stroke="${STOCK}" stroke-width="${r1(5 / k)}"/>`;
  if (veil)
    s += `<use href="#${id}" transform="translate(${r1(0.9 / k)} ${r1(0.7 / k)})" fill="${veil}" stroke="${veil}" stroke-width="${r1(2.2 / k)}"/>`;
  if (UNDER[ic])
    s += `<path d="${UNDER[ic][0]}" fill="${UNDER[ic][1]}" stroke="${INK}" stroke-width="${r1(0.95 / k)}"/>`;
  s += `<use href="#${id}" fill="${STOCK}"/>`;
  for (const c in byCol)
    s += `<path d="${byCol[c]}" fill="${c}"${c === INK ? '' : ` transform="translate(${r1(0.7 / k)} ${r1(0.5 / k)})"`}/>`;
  s += `<path d="${HL}" mask="url(#${id}m)" stroke="${INK}" stroke-width="5.2"/><use href="#${id}" fill="none" stroke="${INK}" stroke-width="${r1(0.95 / k)}"/>${(FACES[ic] || []).map((i) => faceMarks(pieces(ic)[Math.abs(i)], i < 0)).join('')}</g>`;
  const defs = `<path id="${id}" d="${t}"/><mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512"><use href="#${id}" fill="#fff"/><use href="#${id}" transform="translate(-26 -12)" fill="#000"/></mask>`;
  return `<defs>${defs}</defs>` + s;
}
