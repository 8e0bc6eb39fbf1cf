// Double-headed courts of Bologna and Piedmont. The two packs share the figures, with coat and sleeve
// exchanged; in Piedmont the king holds an orb and a dashed band divides the halves.
import { C, INK, STOCK, at, both, card, circ, line, notched, part, rot180 } from '../svg.js';
import { baton, coin, cup, lpip } from '../pips.js';
import * as K from '../courts.js';
import { figure } from '../halves.js';
import { index } from './index.js';

const PALL = {
  S: { a: C.blue, b: C.straw, c: C.red, hair: C.brown },
  B: { a: C.green, b: C.ochre, c: C.red, hair: C.brown },
  C: { a: C.red, b: C.straw, c: C.blue, hair: C.ochre },
  D: { a: C.ochre, b: C.red, c: C.green, hair: C.grey },
};
const mot = (s) => (x, y, z) =>
  s === 'D'
    ? circ(x, y, z * 0.42, C.ochre, INK, 0.6) + circ(x, y, z * 0.15, INK)
    : lpip(s, x, y, z + 2, INK);
// emblem in the hand
const emb = (s) =>
  s === 'S'
    ? K.att.sword()
    : s === 'B'
      ? at(0, -18, 1, baton(78, { w: 5 }))
      : s === 'C'
        ? at(1, -17, 1, cup(0, 0, 34))
        : at(1, -16, 1, coin(0, 0, 15));

// Bologna has its own heads: closed crowns, hooded queens, plumed riders, flat caps
const cap = (t) =>
  part('M-17-6C-22-20-2-31 15-22C21-18 18-9 12-11C4-17-8-16-17-6Z', t) +
  line('M-14-11C-8-18 4-20 14-15M-10-21C-4-24 4-24 9-22', 0.6);
const closedCrown = (t) =>
  part('M-13-14C-15-31 13-31 11-15Z', t) +
  line('M-1-27V-16M-8-25C-5-21-5-19-6-16M6-25C4-21 4-19 5-16', 0.6) +
  part('M-13-12C-9-16 6-17 11-13L13-22L7-18L1-24L-5-18L-14-21Z', C.ochre) +
  circ(-1, -29, 2.4, C.ochre, INK, 0.9) +
  [-9, -1, 7].map((x) => circ(x, -15.6, 1.2, C.red, INK, 0.5)).join('');
const HEADS = {
  K: (p, s) =>
    K.hairCurls(p.hair) +
    K.face({
      beard: s === 'C' ? null : p.hair,
      moustache: s === 'C' || s === 'S',
      old: s === 'D',
    }) +
    closedCrown(p.a),
  Q: (p, s) =>
    (s === 'B' || s === 'C' ? K.hairLong(p.hair) : '') +
    K.face({ female: true }) +
    (s === 'B' || s === 'C'
      ? line('M-12-9C-8-16 4-18 10-13C5-15-4-13-8-8C-10-5-11-1-11 3', 0.9)
      : K.hood(STOCK)) +
    K.crownQueen(C.ochre, p.c),
  C: (p, s) =>
    K.hairCurls(p.hair) +
    K.face({ moustache: s === 'B' || s === 'D' }) +
    K.capFeather(p.c, p.a === C.ochre ? C.red : C.ochre),
  J: (p) => K.hairLong(p.hair) + K.face() + cap(p.c),
};

export function latinFigure(s, r, m) {
  const p = m === 'piemontese' ? PALL[s] : { ...PALL[s], a: PALL[s].c, c: PALL[s].a };
  const e = emb(s);
  return figure(s === 'B' ? 'C' : s === 'C' ? 'H' : s, r, mot(s), p, {
    K: s === 'S' || s === 'B' ? e : at(2, 4, 1, e),
    Q: s === 'S' || s === 'B' ? e : at(-1, 0, 0.96, e),
    C: s === 'S' || s === 'B' ? e : at(6, -6, 0.92, e),
    J: s === 'S' || s === 'B' ? e : at(-2, 2, 1, e),
    noOrb: m !== 'piemontese',
    head: m === 'piemontese' ? undefined : HEADS[r](p, s),
  });
}

export function court(s, r, m, letter) {
  const fig = latinFigure(s, r, m);
  const fr = notched(29, 55, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  const band =
    m === 'piemontese'
      ? `<path d="M0 110H120" stroke="${STOCK}" stroke-width="6"/><path d="M0 113H120M0 107H120" stroke="${INK}" stroke-width=".9"/><path d="M4 110H120" stroke="${C.red}" stroke-width="1.6" stroke-dasharray="5 2 1.4 2"/>`
      : `<path d="M0 110H120" stroke="${INK}" stroke-width="1"/>`;
  return card(
    `<g clip-path="url(#f)"><g id="h"><g clip-path="url(#u)"><g transform="translate(60 ${m === 'piemontese' ? 110 : 112})">${fig}</g></g></g>${rot180('h')}${band}</g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', index(letter, s))}`,
    { defs },
  );
}
