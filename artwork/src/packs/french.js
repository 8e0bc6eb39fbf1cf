// The modern French pack of 78: double-headed courts, genre scenes on the trumps.
import {
  STOCK,
  INK,
  C,
  IDX,
  n,
  line,
  circ,
  at,
  both,
  bouton,
  star,
  card,
  notched,
} from '../svg.js';
import { text } from '../type.js';
import { iconPath } from '../icons.js';
import { fpip, layout } from '../pips.js';
import { figure } from '../halves.js';
import { picture } from '../picture.js';
import { bust, compact, trumpSign, WIDE } from '../compact.js';

const SPECIAL = new Set(['T1', 'T21', 'F']);

export function index(label, suit, col, { trump = false, bout = false } = {}) {
  let s =
    label === null
      ? ''
      : text(label, trump ? 21 : 18.5, 33, trump ? (label.length > 1 ? 22 : 24) : 23, {
          fill: col,
          maxw: trump ? 29.5 : 25,
        });
  if (suit) s += fpip(suit, 18.5, 48, 19, col);
  if (trump) s += bout ? bouton(21, 47.5, 8.4, col) : star(21, 47, 6.4, col);
  return s;
}
function pipCard(s, r) {
  const col = IDX[s];
  const size = r > 8 ? 22 : 26;
  let body = layout(r, 46, 74, r > 8 ? 40 : 42, r > 8 ? 180 : 178)
    .map(([x, y]) => fpip(s, x, y, r < 4 ? size + 6 : size, col, y > 111))
    .join('');
  if (r === 1) {
    let rays = '';
    for (let i = 0; i < 72; i++) {
      const a = (i * Math.PI) / 36,
        r1 = 38.6,
        r2 = i % 6 ? 41.2 : 45;
      rays += `M${n(60 + Math.cos(a) * r1)} ${n(110 + Math.sin(a) * r1)}L${n(60 + Math.cos(a) * r2)} ${n(110 + Math.sin(a) * r2)}`;
    }
    body =
      circ(60, 110, 37, null, col, 0.8) +
      circ(60, 110, 34.6, null, col, 0.4) +
      line(rays, 0.6, col) +
      fpip(s, 60, 110, 45, col);
  }
  return card(both('i', index(String(r), s, col)) + body);
}
// double-headed court frame
export function court(idx, fig, col) {
  const fr = notched(28, 54, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath><clipPath id="u"><path d="M0 0H120V96L0 124Z"/></clipPath>`;
  const half = `<g clip-path="url(#u)"><g transform="translate(60 110)">${fig}</g></g>`;
  return card(
    `<g clip-path="url(#f)">${both('h', half)}<path d="M-5 125.2L125 94.8" stroke="${STOCK}" stroke-width="5.4"/><path d="M-5 127.6L125 97.2M-5 122.8L125 92.4" stroke="${INK}" stroke-width=".9"/><path d="M-5 125.2L125 94.8" stroke="${col}" stroke-width="1.5" stroke-dasharray="1.5 3.2"/></g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', idx)}`,
    { defs },
  );
}
// trumps of the French deck: day, ages, seasons, arts (modern pattern), drawn twice
export const SC = {
  1: ['jester-hat', 'rays', C.straw, C.red],
  2: ['spinning-top', 'tiles', C.sky, C.red],
  3: ['kite', 'clouds', C.sky, C.ochre],
  4: ['wheat', 'hills', C.straw, C.green],
  5: ['old-lantern', 'tiles', C.sage, C.ochre],
  6: ['rooster', 'rays', C.straw, C.red],
  7: ['sundial', 'hills', C.straw, C.ochre],
  8: ['candle-holder', 'lines', C.rose, C.ochre],
  9: ['owl', 'stars', C.sky, C.blue],
  10: ['windmill', 'clouds', C.sage, C.sky],
  11: ['campfire', 'waves', C.rose, C.red],
  12: ['ballerina-shoes', 'tiles', C.rose, C.rose],
  13: ['basket', 'lines', C.sage, C.ochre],
  14: ['pine-tree', 'hills', C.sage, C.red],
  15: ['palette', 'lines', C.straw, C.rose],
  16: ['rose', 'hills', C.rose, C.red],
  17: ['sunflower', 'rays', C.straw, C.ochre],
  18: ['grapes', 'lines', C.sage, C.violet],
  19: ['snowflake-2', 'stars', C.sky, C.sky],
  20: ['card-ace-spades', 'tiles', C.straw, C.sky],
  21: ['drama-masks', 'rays', C.straw, C.red],
};
function trump(k) {
  const [ic, bg, ground, tint] = SC[k];
  const col = IDX.T,
    bout = k === 1 || k === 21;
  const fr = notched(35, 57, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  const half = `<g clip-path="url(#u)">${picture(ic, { x: 77, y: 57, size: 62, bg, ground, box: [7, 7, 106, 103], seed: k, hy: 84 })}</g>`;
  return card(
    `<g clip-path="url(#f)">${both('h', half)}</g><path d="M7 110H113" stroke="${STOCK}" stroke-width="5"/><path d="M7 112.4H113M7 107.6H113" stroke="${INK}" stroke-width=".8"/><path d="M9 110H113" stroke="${col}" stroke-width="1.5" stroke-dasharray="1.5 3.2"/><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', index(String(k), null, col, { trump: true, bout }))}`,
    { defs },
  );
}
function excuse() {
  const fr = notched(28, 54, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath>`;
  return card(
    `<g clip-path="url(#f)">${picture('tarot-00-the-fool', { x: 60, y: 108, size: 104, bg: 'hills', ground: C.sage, box: [7, 7, 106, 206], seed: 40, hy: 146 })}</g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', at(18, 23, 0.042, `<path transform="translate(-256 -256)" d="${iconPath('jester-hat')}" fill="${IDX.T}"/>`, 0) + bouton(18, 47, 8.6, IDX.T))}`,
    { defs },
  );
}

export const french = {
  name: 'french',
  language: 'en',
  codes: codes(),
  corners: 'double',
  colours: IDX,
  full(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (code === 'F') return excuse();
    if (suit === 'T') return trump(+rank);
    if (+rank) return pipCard(suit, +rank);
    const letter = letters && letters[rank];
    return court(index(letter, suit, IDX[suit]), figure(suit, rank), IDX[suit]);
  },
  compact(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (code === 'F')
      return compact({
        icon: 'jester-hat',
        colour: IDX.T,
        sign: trumpSign(true, IDX.T),
        scene: picture('tarot-00-the-fool', { ...WIDE, bg: 'lines', ground: C.straw }),
      });
    if (suit === 'T')
      return compact({
        label: rank,
        colour: IDX.T,
        sign: trumpSign(SPECIAL.has(code), IDX.T),
        scene: picture(SC[rank][0], { ...WIDE, bg: 'lines', ground: SC[rank][2] }),
      });
    const colour = IDX[suit];
    const sign = fpip(suit, 38, 86, 36, colour);
    if (+rank)
      return compact({ label: rank, colour, sign, motif: fpip(suit, 60, 166, 62, colour) });
    const scene = bust(figure(suit, rank));
    return compact({ label: letters && letters[rank], colour, sign, scene });
  },
};

function codes() {
  const ranks = ['K', 'Q', 'C', 'J', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const trumps = Array.from({ length: 21 }, (_, i) => `T${21 - i}`);
  return [...[...'SHDC'].flatMap((suit) => ranks.map((rank) => suit + rank)), ...trumps, 'F'];
}
