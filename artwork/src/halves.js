// Half figures of the double-headed courts, put together from the parts in courts.js.
import { STOCK, C, INK, at, line } from './svg.js';
import { fpip } from './pips.js';
import * as K from './courts.js';

const PAL = {
  S: { a: C.blue, b: C.ochre, c: C.red, hair: C.grey },
  H: { a: C.red, b: C.straw, c: C.blue, hair: C.ochre },
  D: { a: C.ochre, b: C.blue, c: C.red, hair: C.brown },
  C: { a: C.green, b: C.rose, c: C.ochre, hair: C.brown },
};
const motif = (s) => (x, y, z) => fpip(s, x, y, z, INK);

const BEARD = {
  S: { beard: 1, moustache: true, old: true },
  H: { beard: 1, moustache: false, old: false },
  D: { beard: 1, moustache: true },
  C: { beard: 1, old: true },
};
// `give` replaces parts: what K, Q, C, J hold, `head` with hair and hat, `ruff`, `noOrb`
export function figure(s, r, mot = motif(s), p = PAL[s], give = {}) {
  let b = '';
  const B = (x) => `<g transform="scale(1.09 1)">${x}</g>`;
  if (r === 'K') {
    const rod =
      give.K ||
      (s === 'S'
        ? K.att.sword()
        : s === 'D'
          ? K.att.halberd()
          : K.att.sceptre(s === 'C' ? C.green : C.ochre));
    b += at(41, -24, 1.04, rod, 7);
    b += B(K.robe('king', p.a, p.b, p.c, mot) + K.sleeve(-1, p.c, STOCK) + K.sleeve(1, p.c, STOCK));
    if (!give.noOrb) b += at(-26, -2, 1, K.att.orb());
    b += at(-27, 5, 0.95, K.hand(true)) + at(40, -7, 0.98, K.hand());
    b += at(
      1,
      -61,
      1.12,
      give.head ??
        K.hairLong(p.hair) + K.face({ ...BEARD[s], beard: p.hair }) + K.crownKing(C.ochre, p.c),
    );
  }
  if (r === 'Q') {
    b += at(1, 2, 1.02, K.ruff(give.ruff || STOCK)) + B(K.robe('queen', p.a, p.b, p.c, mot));
    b += at(
      1,
      -59,
      1.1,
      give.head ??
        (s === 'H' || s === 'D' ? K.hairLong(p.hair) : K.veilHair(p.hair)) +
          K.face({ female: true }) +
          line('M-12-9C-8-16 4-18 10-13C5-15-4-13-8-8C-10-5-11-1-11 3', 0.9) +
          K.crownQueen(C.ochre, p.c),
    );
    b +=
      B(K.sleeve(1, p.c, STOCK) + K.sleeve(-1, p.c, STOCK)) +
      at(
        37,
        -10,
        1.06,
        give.Q ||
          (s === 'D' || s === 'C'
            ? K.att.fan(s === 'C' ? C.rose : C.red)
            : K.att.flower(s === 'S' ? C.violet : C.red)),
        14,
      ) +
      at(36, -3, 0.95, K.hand()) +
      at(-27, 5, 0.92, K.hand(true));
  }
  if (r === 'C') {
    b +=
      at(-40, -10, 1, give.C || K.att.lance(p.c), -4) +
      B(K.robe('knight', p.a, p.b, p.c, mot) + K.sleeve(-1, p.b, STOCK)) +
      at(-37, 3, 0.95, K.hand(true));
    b += at(
      0,
      -61,
      1.08,
      give.head ??
        K.hairLong(p.hair) +
          K.face({ moustache: s === 'S' || s === 'C' }) +
          `<g transform="translate(0 2) scale(.92)">${K.helmetPlume(p.a === C.blue ? C.sky : C.grey, p.c)}</g>`,
    );
    b += at(
      25,
      -22,
      0.95,
      K.horse(s === 'S' ? C.grey : s === 'C' ? '#c79b6e' : STOCK, p.c === C.ochre ? C.red : p.c),
    );
  }
  if (r === 'J') {
    b +=
      at(
        42,
        -22,
        1.05,
        give.J || (s === 'H' || s === 'C' ? K.att.lance(p.c) : K.att.halberd()),
        5,
      ) +
      B(K.robe('jack', p.a, p.b, p.c, mot) + K.sleeve(1, p.a, STOCK) + K.sleeve(-1, p.b, STOCK)) +
      at(40, -6, 0.96, K.hand()) +
      at(-27, 5, 0.92, K.hand(true));
    b += at(
      1,
      -59,
      1.1,
      give.head ??
        (s === 'H' || s === 'D' ? K.hairLong(p.hair) : K.hairCurls(p.hair)) +
          K.face({}) +
          K.capFeather(p.c, p.a === C.ochre ? C.red : C.ochre),
    );
  }
  return b;
}
