// Tarok, 54 cards: French suits in red and black, Roman numbers, scenes of country and town.
// Courts and trumps fill a double rule; the Sküs (T22) is one upright harlequin without a number.
import { C, INK, STOCK, both, card, fill, line, n } from '../svg.js';
import { text, fonts } from '../type.js';
import { fpip, layout } from '../pips.js';
import { backdrop } from '../grounds.js';
import { place } from '../people/person.js';
import { tarokFigure } from '../halves_tarok.js';
import * as genre from '../scenes/genre.js';
import { bust, compact } from '../compact.js';
import { PLACES } from '../letters.js';
import { countdown, smallWindow } from './latin.js';

const RED = '#b3131f';
const BLACK = '#1f1b19';
const COLOURS = { S: BLACK, C: BLACK, H: RED, D: RED, T: '#4a2418' };

// scene, sky, floor
const TRUMPS = {
  1: ['jesters', '#e9e3cf', C.straw],
  2: ['motto', '#d5e2e6', C.sage],
  3: ['hunter', '#dfe6dc', C.sage],
  4: ['fishers', '#d5e2e6', C.sage],
  5: ['shepherd', '#e4ead9', C.sage],
  6: ['hussar', '#ece0cf', C.straw],
  7: ['coffee', '#eedcc6', C.rose],
  8: ['dance', '#e9e3cf', C.straw],
  9: ['serenade', '#c9d3de', C.sage],
  10: ['gardener', '#e4ead9', C.sage],
  11: ['vintner', '#ece0cf', '#cdbfa6'],
  12: ['market', '#d5e2e6', C.straw],
  13: ['sailor', '#d5e2e6', C.sky],
  14: ['smith', '#e2d3c0', '#cdbfa6'],
  15: ['rider', '#d5e2e6', C.sage],
  16: ['harvest', '#ece3c4', C.straw],
  17: ['tavern', '#e6d5bf', '#cdbfa6'],
  18: ['parasol', '#dfe6dc', C.sage],
  19: ['bearLeader', '#e9e3cf', C.straw],
  20: ['skaters', '#e2e8ea', '#d7e4ea'],
  21: ['moonlight', '#b9c6d8', C.sage],
};
const TRULL = new Set(['T1', 'T21', 'T22']);

export function roman(k) {
  const signs = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let out = '';
  for (const [value, sign] of signs) for (; k >= value; k -= value) out += sign;
  return out;
}

const rules =
  `<rect x="4.4" y="4.4" width="111.2" height="211.2" rx="5" fill="none" stroke="${INK}" stroke-width=".6"/>` +
  `<rect x="7" y="7" width="106" height="206" rx="3" fill="none" stroke="${INK}" stroke-width="1.1"/>`;
const CLIP = '<clipPath id="f"><rect x="7" y="7" width="106" height="206" rx="3"/></clipPath>';
const UPPER = '<clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>';
const plate = (w, h, tint = STOCK) =>
  `<path d="M7 7H${7 + w}V${7 + h}H7Z" fill="${tint}" stroke="${INK}" stroke-width=".9"/>`;

function band() {
  let leaves = '';
  for (let x = 11; x < 112; x += 7)
    leaves += `M${x} 110L${n(x + 3.5)} 107.6L${x + 7} 110L${n(x + 3.5)} 112.4Z`;
  return `<path d="M0 110H120" stroke="${INK}" stroke-width="8.4"/><path d="M0 110H120" stroke="${C.straw}" stroke-width="6.8"/>${fill(leaves, C.red)}`;
}

const scene = (k) =>
  k === 2
    ? genre.motto(text('FLEISS UND GLÜCK', 0, 3, 3.7, { font: fonts.name, maxw: 60 }))
    : genre[TRUMPS[k][0]]();

function trump(k) {
  const [, sky, floor] = TRUMPS[k];
  const half =
    `<g clip-path="url(#u)">${fill('M7 7H113V110H7Z', sky)}${backdrop('grass', floor, [7, 7, 106, 103], 90, k * 13, 60, 50)}${place(63, 102, 0.92, scene(k))}</g>` +
    plate(k > 9 || k === 8 || k === 7 ? 42 : 32, 26, TRULL.has(`T${k}`) ? C.straw : STOCK);
  const wide = k > 9 || k === 8 || k === 7;
  const number = text(roman(k), wide ? 28 : 23, 28, 16.4, {
    fill: COLOURS.T,
    maxw: wide ? 37 : 27,
  });
  return card(`<g clip-path="url(#f)">${both('h', half + number)}${band()}</g>${rules}`, {
    defs: CLIP + UPPER,
  });
}

function skus() {
  const ground =
    fill('M7 7H113V213H7Z', '#e9e3cf') +
    backdrop('tiles', C.straw, [7, 7, 106, 206], 172, 22, 60, 80);
  return card(
    `<g clip-path="url(#f)">${ground}${place(60, 198, 1.04, genre.harlequin())}</g>${rules}`,
    { defs: CLIP },
  );
}

function court(s, r, letter) {
  const { x, y, cap, maxw } = PLACES.plate;
  const half = `<g clip-path="url(#u)">${fill('M7 7H113V110H7Z', '#f2e8cf')}<g transform="translate(60 112)">${tarokFigure(s, r)}</g></g>`;
  const sign = plate(25, 47) + fpip(s, 19.6, 44.6, 15, COLOURS[s]);
  const index = letter ? text(letter, x, y, cap, { fill: COLOURS[s], maxw }) : '';
  return card(
    `<g clip-path="url(#f)">${both('h', half)}${band()}${both('i', sign)}</g>${rules}${index ? both('l', index) : ''}`,
    { defs: CLIP + UPPER },
  );
}

function pip(s, r) {
  const colour = COLOURS[s];
  const size = r > 8 ? 23 : 27;
  const body = layout(r, 45, 75, r > 8 ? 40 : 44, r > 8 ? 180 : 176)
    .map(([x, y]) => fpip(s, x, y, r === 1 ? 44 : r < 4 ? 31 : size, colour, y > 111))
    .join('');
  const ace =
    r === 1
      ? line(
          'M30 110C30 70 46 58 60 58C74 58 90 70 90 110C90 150 74 162 60 162C46 162 30 150 30 110Z',
          0.9,
          colour,
        ) +
        line(
          'M34 110C34 74 48 62 60 62C72 62 86 74 86 110C86 146 72 158 60 158C48 158 34 146 34 110Z',
          0.4,
          colour,
        )
      : '';
  const index =
    text(String(r), 20, 32.6, 20, { fill: colour, maxw: 20 }) + fpip(s, 20, 45, 16, colour);
  return card(rules + ace + body + both('i', index));
}

export const tarok = {
  name: 'tarok',
  language: 'de',
  corners: 'plate',
  back: 'blue',
  colours: COLOURS,
  subjects: Object.fromEntries(Object.entries(TRUMPS).map(([k, [subject]]) => [`T${k}`, subject])),
  codes: [
    ...[...'HDSC'].flatMap((suit) =>
      [
        'K',
        'Q',
        'C',
        'J',
        ...(suit === 'H' || suit === 'D' ? countdown(4, 1) : countdown(10, 7)),
      ].map((rank) => suit + rank),
    ),
    ...countdown(22, 1).map((k) => `T${k}`),
  ],
  full(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (code === 'T22') return skus();
    if (suit === 'T') return trump(+rank);
    return +rank ? pip(suit, +rank) : court(suit, rank, letters && letters[rank]);
  },
  // the small drawing prints ordinary figures: XVIII cannot be read at 56 px
  compact(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    const colour = COLOURS[suit];
    if (code === 'T22')
      return compact({
        icon: 'cap',
        colour,
        sign: tarokSign(colour),
        scene: smallWindow(genre.harlequin(), {
          bg: 'plain',
          focus: 108,
          k: 0.78,
        }),
      });
    if (suit === 'T')
      return compact({
        label: rank,
        colour,
        sign: tarokSign(colour),
        scene: smallWindow(scene(+rank), {
          bg: 'plain',
          tint: TRUMPS[rank][2],
          focus: 40,
          k: 0.88,
        }),
      });
    const sign = fpip(suit, 38, 86, 36, colour);
    if (+rank)
      return compact({
        label: rank,
        colour,
        sign,
        motif: fpip(suit, 60, 166, 62, colour),
      });
    return compact({
      label: letters && letters[rank],
      colour,
      sign,
      scene: bust(tarokFigure(suit, rank)),
    });
  },
};

// sign of the tarocks in the small drawing: three lozenges of the band
function tarokSign(colour) {
  const d = [22, 38, 54].map((x) => `M${x - 8} 86L${x} 78L${x + 8} 86L${x} 94Z`).join('');
  return fill(d, colour);
}
