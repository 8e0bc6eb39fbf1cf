// Sicilian tarocchi, 63 cards: full figures, crossed straight swords and clubs, one picture a trump.
import { C, LIDX } from '../svg.js';
import * as scenes from '../scenes/tarot.js';
import { sicilianCourt, sicilianFigure } from '../latin/full.js';
import { pip } from '../latin/pips.js';
import { single } from '../latin/trumps.js';
import { compact } from '../compact.js';
import { lpip } from '../pips.js';
import { countdown, smallPip, smallTrump, smallWindow, suits } from './latin.js';

const TRUMPS = {
  T20: ['jupiter', 'clouds', C.sky],
  T19: ['atlas', 'lines', C.straw, { horizon: 168 }],
  T18: ['sunSicily', 'plain', C.straw],
  T17: ['moonSicily', 'stars', C.sky],
  T16: ['starSicily', 'stars', C.sage],
  T15: ['towerSicily', 'clouds', C.sky],
  T14: ['ship', 'waves', C.sky, { base: 190, k: 0.94 }],
  T13: ['deathSicily', 'hills', '#cdbfa6', { k: 1.06 }],
  T12: ['time', 'lines', C.straw],
  T11: ['hanged', 'hills', C.sage, { k: 0.98 }],
  T10: ['wheel', 'lines', C.straw, { k: 1.02 }],
  T9: ['chariot', 'hills', C.straw],
  T8: ['lovers', 'rays', C.sage, { k: 1.08 }],
  T7: ['justice', 'tiles', C.sage, { k: 1.08 }],
  T6: ['strength', 'hills', C.sage, { k: 0.98 }],
  T5: ['temperance', 'lines', C.sage, { k: 1.12 }],
  T4: ['constancy', 'tiles', C.straw, { k: 1.1 }],
  T3: ['emperor', 'tiles', C.sky, { k: 1.1 }],
  T2: ['empress', 'hills', C.sage, { k: 1.1 }],
  T1: ['lads', 'hills', C.straw, { k: 1.08 }],
  T0: ['poverty', 'hills', '#cdbfa6', { icon: 'bowl', k: 1.1 }],
  F: ['fugitive', 'hills', C.sage, { icon: 'cap', k: 1 }],
};
const SPECIAL = new Set(['T20', 'T1', 'F']);

export const sicilian = {
  name: 'sicilian',
  language: 'it',
  corners: 'single',
  back: 'red',
  colours: LIDX,
  subjects: Object.fromEntries(Object.entries(TRUMPS).map(([code, [subject]]) => [code, subject])),
  codes: [
    ...suits(['K', 'Q', 'C', 'J', ...countdown(10, 5)], { D: [4] }),
    ...countdown(20, 0).map((k) => `T${k}`),
    'F',
  ],
  full(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (TRUMPS[code]) {
      const [subject, bg, tint, o] = TRUMPS[code];
      return single(code, rank, scenes[subject](), {
        bg,
        tint,
        special: SPECIAL.has(code),
        ...o,
      });
    }
    if (+rank) return pip(suit, +rank, 'sicilian');
    return sicilianCourt(suit, rank, letters && letters[rank]);
  },
  compact(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (TRUMPS[code]) {
      const [subject, bg, tint, o] = TRUMPS[code];
      return smallTrump(rank, scenes[subject](), {
        bg,
        tint,
        icon: o?.icon,
        special: SPECIAL.has(code),
        ...scenes.FOCUS[subject],
      });
    }
    if (+rank) return smallPip(suit, rank, true);
    const colour = LIDX[suit];
    const view = { C: { focus: 84, k: 0.74, x: 56 }, K: { focus: 92, k: 0.7 } }[rank] ?? {
      focus: 108,
      k: 0.82,
    };
    return compact({
      label: letters && letters[rank],
      colour,
      sign: lpip(suit, 38, 87, 38, colour),
      scene: smallWindow(sicilianFigure(suit, rank), { bg: 'plain', ...view }),
    });
  },
};
