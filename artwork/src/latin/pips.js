// Pip cards of the packs with Italian suits. Manners: bolognese, piemontese, sicilian.
import { C, LIDX, at, both, card } from '../svg.js';
import { text } from '../type.js';
import { baton, club, coin, cup, layout, sword } from '../pips.js';
import { clubs, crossed, curved, garland, lattice, stamps } from './arms.js';
import { index } from './index.js';
import { crownKing } from '../courts.js';

const ROM = ['', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'VIIII', 'X'];
export function pip(s, r, m) {
  const stamp = stamps();
  let body = '',
    defs = '';
  if (s === 'S') {
    if (r === 1)
      body =
        at(60, 70, 1.25, crownKing(C.ochre, C.red)) +
        at(60, 112, 1, sword(176, { w: 11 })) +
        garland(60, 140);
    else if (m === 'sicilian') body = crossed(r, stamp);
    else {
      [body, defs] = curved(r, stamp);
      // many blades would reach the lower index
      if (r > 5)
        body = `<g transform="translate(60 110) scale(.93) translate(-60 -110)">${body}</g>`;
    }
  }
  if (s === 'B') {
    if (r === 1)
      body =
        m === 'sicilian'
          ? at(60, 112, 1, club(168, { w: 1.9 }))
          : at(60, 110, 1, baton(168, { w: 13 })) + garland(60, 136);
    else if (m === 'sicilian') body = clubs(r, stamp);
    else [body, defs] = lattice(r, stamp);
  }
  if (s === 'C') {
    if (r === 1) body = garland(60, 132) + cup(60, 96, 92);
    else {
      const h = r > 8 ? 27 : r > 6 ? 30 : r > 3 ? 36 : 42;
      const [L, R] = r > 3 ? [46, 75] : [60, 60];
      body = layout(r, L, R, 46, 174)
        .map(([x, y], i) =>
          at(
            r < 4 ? x + 1 : x,
            y,
            1,
            stamp(cup, 0, 0, r < 4 ? h + 4 : h, {
              tint: [C.red, C.blue][(i + (r > 5 ? 0 : 1)) % 2],
            }),
          ),
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
        .map(([x, y]) =>
          at(r === 2 || r === 3 ? x + 2 : x, y, 1, stamp(coin, 0, 0, r < 4 ? 19 : q)),
        )
        .join('');
    }
  }
  let rom = '';
  if (m === 'piemontese' && (s === 'S' || s === 'B') && r > 1)
    rom = text(ROM[r], 114.5, 112.5, 5, { fill: LIDX[s], anchor: 'end' });
  return card(both('i', index(String(r), s)) + body + rom, {
    defs: defs + stamp.defs(),
  });
}
