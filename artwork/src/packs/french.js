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
import { SIGNS } from '../signs.js';
import { fpip, layout } from '../pips.js';
import { figure } from '../halves.js';
import { backdrop } from '../grounds.js';
import { place } from '../people/person.js';
import * as scenes from '../scenes/modern.js';
import { smallWindow } from './latin.js';
import { bust, compact, trumpSign } from '../compact.js';

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
// subject, sky, floor
const TRUMPS = {
  1: ['folly', 'rays', C.straw],
  2: ['childhood', 'lines', C.sage],
  3: ['youth', 'clouds', C.sage],
  4: ['maturity', 'lines', C.straw],
  5: ['oldAge', 'tiles', C.rose],
  6: ['morning', 'lines', C.sage],
  7: ['midday', 'plain', C.sage],
  8: ['evening', 'tiles', C.straw],
  9: ['night', 'plain', C.sky],
  10: ['earthAir', 'lines', C.sage],
  11: ['waterFire', 'lines', C.straw],
  12: ['ball', 'tiles', C.straw],
  13: ['shop', 'plain', C.straw],
  14: ['openAir', 'lines', C.sage],
  15: ['painter', 'tiles', C.sage],
  16: ['spring', 'plain', C.sage],
  17: ['summer', 'lines', C.straw],
  18: ['autumn', 'lines', C.rose],
  19: ['winter', 'plain', C.sky],
  20: ['game', 'tiles', C.rose],
  21: ['carnival', 'rays', C.straw],
};

function trump(k) {
  const [subject, bg, tint] = TRUMPS[k];
  const colour = IDX.T;
  const frame = notched(35, 57, 7);
  const defs = `<clipPath id="f"><path d="${frame}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  const half = `<g clip-path="url(#u)">${backdrop(bg, tint, [7, 7, 106, 103], 88, k, 74, 48)}${place(69, 103, 0.98, scenes[subject]())}</g>`;
  const number = index(String(k), null, colour, {
    trump: true,
    bout: SPECIAL.has(`T${k}`),
  });
  return card(
    `<g clip-path="url(#f)">${both('h', half)}</g><path d="M7 110H113" stroke="${STOCK}" stroke-width="5"/><path d="M7 112.4H113M7 107.6H113" stroke="${INK}" stroke-width=".8"/><path d="M9 110H113" stroke="${colour}" stroke-width="1.5" stroke-dasharray="1.5 3.2"/><path d="${frame}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', number)}`,
    { defs },
  );
}

// one upright picture
function excuse() {
  const frame = notched(28, 54, 7);
  const sign = at(18.5, 23.5, 0.92, SIGNS.cap(IDX.T));
  const ground = backdrop('hills', C.sage, [7, 7, 106, 206], 166, 40, 60, 90);
  return card(
    `<g clip-path="url(#f)">${ground}${place(60, 186, 1, scenes.minstrel())}</g><path d="${frame}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', sign + bouton(18, 47, 8.6, IDX.T))}`,
    { defs: `<clipPath id="f"><path d="${frame}"/></clipPath>` },
  );
}

export const french = {
  name: 'french',
  language: 'en',
  codes: codes(),
  corners: 'double',
  back: 'blue',
  colours: IDX,
  theme: {
    [IDX.D]: `var(--card-diamond, ${IDX.D})`,
    [IDX.C]: `var(--card-club, ${IDX.C})`,
  },
  subjects: Object.fromEntries(Object.entries(TRUMPS).map(([k, [subject]]) => [`T${k}`, subject])),
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
        icon: 'cap',
        colour: IDX.T,
        sign: trumpSign(true, IDX.T),
        scene: smallWindow(scenes.minstrel(), {
          bg: 'plain',
          focus: 88,
          k: 0.84,
        }),
      });
    if (suit === 'T')
      return compact({
        label: rank,
        colour: IDX.T,
        sign: trumpSign(SPECIAL.has(code), IDX.T),
        scene: smallWindow(scenes[TRUMPS[rank][0]](), {
          bg: 'plain',
          tint: TRUMPS[rank][2],
          focus: 42,
          k: 0.9,
        }),
      });
    const colour = IDX[suit];
    const sign = fpip(suit, 38, 86, 36, colour);
    if (+rank)
      return compact({
        label: rank,
        colour,
        sign,
        motif: fpip(suit, 60, 166, 62, colour),
      });
    const scene = bust(figure(suit, rank));
    return compact({ label: letters && letters[rank], colour, sign, scene });
  },
};

function codes() {
  const ranks = ['K', 'Q', 'C', 'J', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const trumps = Array.from({ length: 21 }, (_, i) => `T${21 - i}`);
  return [...[...'SHDC'].flatMap((suit) => ranks.map((rank) => suit + rank)), ...trumps, 'F'];
}
