// The four Moors of Bologna, double half figures; two of the four are alike.
import { C, INK, STOCK, at, both, card, notched, rot180, star } from '../svg.js';
import * as K from '../courts.js';
import { index } from './index.js';

const SKIN = '#a0714f';

const twin = {
  a: C.green,
  b: C.ochre,
  c: C.red,
  t: C.rose,
  f: C.ochre,
  att: K.att.lance(C.green),
};
export const MOORS = {
  M1: {
    a: C.blue,
    b: C.straw,
    c: C.red,
    t: C.straw,
    f: C.red,
    att: K.att.lance(C.red),
  },
  M2: {
    a: C.red,
    b: C.sky,
    c: C.ochre,
    t: STOCK,
    f: C.green,
    beard: true,
    att: K.att.lance(C.ochre),
  },
  M3: twin,
  M4: twin,
};

export function moorFigure(p) {
  return (
    at(43, -20, 1, p.att) +
    `<g transform="scale(1.09 1)">${K.robe('knight', p.a, p.b, p.c, (x, y, z) => star(x, y, z * 0.5, INK))}${K.sleeve(-1, p.b, STOCK)}${K.sleeve(1, p.b, STOCK)}</g>` +
    at(-37, 3, 0.95, K.hand(true)).replaceAll(C.flesh, SKIN) +
    at(38, 0, 0.95, K.hand()).replaceAll(C.flesh, SKIN) +
    at(
      3,
      -53,
      1.12,
      K.hairCurls('#3a302a') +
        K.face({
          skin: SKIN,
          beard: p.beard ? '#3a302a' : null,
          cheek: false,
        }).replace(/stroke="#241f1b" stroke-width="\.75"/g, 'stroke="#241f1b" stroke-width="1"') +
        K.turban(p.t, p.f),
    )
  );
}

export function moor(p) {
  const fig = moorFigure(p);
  const fr = notched(35, 57, 7);
  const defs = `<clipPath id="f"><path d="${fr}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  return card(
    `<g clip-path="url(#f)"><g id="h"><g clip-path="url(#u)"><g transform="translate(60 112)">${fig}</g></g></g>${rot180('h')}<path d="M0 110H120" stroke="${INK}" stroke-width="1"/></g><path d="${fr}" fill="none" stroke="${INK}" stroke-width=".9"/>${both('i', index('', 'T', { icon: 'turban' }))}`,
    { defs },
  );
}
