// Tarocco Piemontese, 78 cards: one picture with an Italian title on each trump.
import { C, LIDX } from '../svg.js';
import * as scenes from '../scenes/tarot.js';
import { court, latinFigure } from '../latin/courts.js';
import { pip } from '../latin/pips.js';
import { single } from '../latin/trumps.js';
import { countdown, smallCourt, smallPip, smallTrump, suits } from './latin.js';

// subject, title, sky, floor; numbers as in Piedmont: Justice 8, Strength 11
const TRUMPS = {
  F: ['fool', 'IL MATTO', 'hills', C.sage],
  T1: ['magician', 'IL BAGATTO', 'tiles', C.sage],
  T2: ['popess', 'LA PAPESSA', 'tiles', C.straw],
  T3: ['empress', 'L’IMPERATRICE', 'lines', C.sage],
  T4: ['emperor', 'L’IMPERATORE', 'lines', C.straw],
  T5: ['pope', 'IL PAPA', 'tiles', C.sage],
  T6: ['lovers', 'GLI AMANTI', 'rays', C.sage],
  T7: ['chariot', 'IL CARRO', 'lines', C.straw],
  T8: ['justice', 'LA GIUSTIZIA', 'tiles', C.sky],
  T9: ['hermit', 'L’EREMITA', 'hills', C.straw],
  T10: ['wheel', 'RUOTA DI FORTUNA', 'lines', C.sage],
  T11: ['strength', 'LA FORZA', 'hills', C.sage],
  T12: ['hanged', 'L’APPESO', 'hills', C.sage, { k: 0.88 }],
  T13: ['death', 'LA MORTE', 'hills', '#cdbfa6'],
  T14: ['temperance', 'LA TEMPERANZA', 'lines', C.sage],
  T15: ['devil', 'IL DIAVOLO', 'tiles', C.rose],
  T16: ['tower', 'LA TORRE', 'clouds', C.straw],
  T17: ['stars', 'LE STELLE', 'plain', C.sage, { k: 0.98 }],
  T18: ['moon', 'LA LUNA', 'lines', C.sage, { base: 172 }],
  T19: ['sun', 'IL SOLE', 'plain', C.sage],
  T20: ['angel', 'L’ANGELO', 'rays', C.straw, { base: 176 }],
  T21: ['world', 'IL MONDO', 'plain', C.sky, { k: 0.94, base: 176 }],
};
const SPECIAL = new Set(['T1', 'T21', 'F']);
const label = (code) => (code === 'F' ? '0' : code.slice(1));

export const piemontese = {
  name: 'piemontese',
  language: 'it',
  corners: 'double',
  back: 'blue',
  colours: LIDX,
  subjects: Object.fromEntries(Object.entries(TRUMPS).map(([code, [subject]]) => [code, subject])),
  codes: [
    ...suits(['K', 'Q', 'C', 'J', ...countdown(10, 1)]),
    ...countdown(21, 1).map((k) => `T${k}`),
    'F',
  ],
  full(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (TRUMPS[code]) {
      const [subject, title, bg, tint, o] = TRUMPS[code];
      return single(code, label(code), scenes[subject](), {
        title,
        bg,
        tint,
        special: SPECIAL.has(code),
        ...o,
      });
    }
    if (+rank) return pip(suit, +rank, 'piemontese');
    return court(suit, rank, 'piemontese', letters && letters[rank]);
  },
  compact(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (TRUMPS[code]) {
      const [subject, , bg, tint] = TRUMPS[code];
      return smallTrump(label(code), scenes[subject](), {
        bg,
        tint,
        special: SPECIAL.has(code),
        ...scenes.FOCUS[subject],
      });
    }
    if (+rank) return smallPip(suit, rank);
    return smallCourt(suit, letters && letters[rank], latinFigure(suit, rank, 'piemontese'));
  },
};
