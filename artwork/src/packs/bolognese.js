// Tarocco Bolognese, 62 cards: double-headed throughout; the trumps show the upper half of their
// figure twice. Only 16 to 5 print a number, the others carry a small sign.
import { C, LIDX } from '../svg.js';
import * as scenes from '../scenes/tarot.js';
import { court, latinFigure } from '../latin/courts.js';
import { MOORS, moor, moorFigure } from '../latin/moors.js';
import { pip } from '../latin/pips.js';
import { double } from '../latin/trumps.js';
import { bust, compact, trumpSign } from '../compact.js';
import { countdown, smallCourt, smallPip, smallTrump, suits } from './latin.js';

// subject, sky, floor, and where the half picture stands
const TRUMPS = {
  T20: ['angel', 'rays', C.sky, { icon: 'trumpet', base: 146, k: 0.98 }],
  T19: ['worldBologna', 'lines', C.sky, { icon: 'orb', base: 120, k: 0.68 }],
  T18: ['spinner', 'plain', C.sage, { icon: 'sun', base: 142, k: 1 }],
  T17: ['stargazers', 'stars', C.straw, { icon: 'moon', base: 138, k: 0.94 }],
  T16: ['magi', 'stars', C.sage, { base: 134, k: 0.9 }],
  T15: ['tower', 'clouds', C.straw, { base: 128, k: 0.86 }],
  T14: ['devil', 'tiles', C.rose, { base: 142, k: 1.06 }],
  T13: ['death', 'hills', '#cdbfa6', { base: 152, k: 1.08, x: 70 }],
  T12: ['hanged', 'hills', C.sage, { base: 108, k: 0.72 }],
  T11: ['hermit', 'hills', C.straw, { base: 144, k: 1.04 }],
  T10: ['wheel', 'lines', C.sage, { base: 118, k: 0.92, x: 68 }],
  T9: ['fortitude', 'hills', C.sage, { base: 138, k: 0.98 }],
  T8: ['justice', 'tiles', C.sky, { base: 124, k: 0.92, x: 68 }],
  T7: ['temperance', 'lines', C.sage, { base: 140, k: 0.98 }],
  T6: ['chariot', 'lines', C.straw, { base: 138, k: 0.88 }],
  T5: ['lovers', 'rays', C.sage, { base: 136, k: 0.94 }],
  T1: ['magician', 'tiles', C.sage, { icon: 'hat', base: 124, k: 0.94 }],
  F: ['drummer', 'hills', C.straw, { icon: 'cap', base: 140, k: 1.08 }],
};
const SPECIAL = new Set(['T20', 'T19', 'T1', 'F']);
const MOOR_ICON = 'turban';

export const bolognese = {
  name: 'bolognese',
  language: 'it',
  corners: 'double',
  back: 'blue',
  colours: LIDX,
  subjects: Object.fromEntries(Object.entries(TRUMPS).map(([code, [subject]]) => [code, subject])),
  codes: [
    ...suits(['K', 'Q', 'C', 'J', ...countdown(10, 6), 1]),
    ...countdown(20, 5).map((k) => `T${k}`),
    ...Object.keys(MOORS),
    'T1',
    'F',
  ],
  full(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (MOORS[code]) return moor(MOORS[code]);
    if (TRUMPS[code]) {
      const [subject, bg, tint, o] = TRUMPS[code];
      return double(code, rank, scenes[subject](), {
        bg,
        tint,
        special: SPECIAL.has(code),
        ...o,
      });
    }
    if (+rank) return pip(suit, +rank, 'bolognese');
    return court(suit, rank, 'bolognese', letters && letters[rank]);
  },
  compact(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (MOORS[code])
      return compact({
        icon: MOOR_ICON,
        colour: LIDX.T,
        sign: trumpSign(false, LIDX.T),
        scene: bust(moorFigure(MOORS[code])),
      });
    if (TRUMPS[code]) {
      const [subject, bg, tint, { icon }] = TRUMPS[code];
      return smallTrump(rank, scenes[subject](), {
        bg,
        tint,
        icon,
        special: SPECIAL.has(code),
        ...scenes.FOCUS[subject],
      });
    }
    if (+rank) return smallPip(suit, rank);
    return smallCourt(suit, letters && letters[rank], latinFigure(suit, rank, 'bolognese'));
  },
};
