// Frames of the trumps: one upright picture, with or without a title, or a picture and its double.
import { C, INK, STOCK, both, card, notched } from '../svg.js';
import { fonts, text } from '../type.js';
import { backdrop } from '../grounds.js';
import { place } from '../people/person.js';
import { index } from './index.js';

const seedOf = (code) => [...code].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7) % 997;
const outline = (d) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width=".9"/>`;

// `scene` stands on its base line and is about 100 wide and up to 136 high
export function single(code, label, scene, o = {}) {
  const { bg = 'lines', tint = C.straw, title = null, icon = null, special = false } = o;
  const bottom = title ? 190 : 213;
  const base = o.base ?? (title ? 180 : 196);
  const horizon = o.horizon ?? (title ? 154 : 170);
  const frame = `M39 7H113V${bottom}H7V60H39Z`;
  let s = `<g clip-path="url(#f)">${backdrop(bg, tint, [7, 7, 106, bottom - 7], horizon, seedOf(code), 60, o.rays ?? 76)}${place(62, base, o.k ?? 1.02, scene)}</g>${outline(frame)}`;
  if (title) {
    s += outline('M7 190H113V213H7Z');
    s += text(title, 60, 205.4, 7.6, {
      font: fonts.name,
      track: 0.7,
      maxw: 98,
    });
  }
  s += index(label, 'T', { icon, special });
  return card(s, { defs: `<clipPath id="f"><path d="${frame}"/></clipPath>` });
}

// the upper half of the figure, and again turned by 180 degrees
export function double(code, label, scene, o = {}) {
  const { bg = 'lines', tint = C.straw, icon = null, special = false } = o;
  const frame = notched(35, 57, 7);
  const defs = `<clipPath id="f"><path d="${frame}"/></clipPath><clipPath id="u"><path d="M0 0H120V110H0Z"/></clipPath>`;
  const half = `<g clip-path="url(#u)">${backdrop(bg, tint, [7, 7, 106, 103], o.horizon ?? 92, seedOf(code), o.x ?? 74, 50)}${place(o.x ?? 74, o.base ?? 134, o.k ?? 1.08, scene)}</g>`;
  return card(
    `<g clip-path="url(#f)">${both('h', half)}<path d="M0 110H120" stroke="${STOCK}" stroke-width="3.4"/><path d="M0 111.7H120M0 108.3H120" stroke="${INK}" stroke-width=".9"/></g>${outline(frame)}${both('i', index(label, 'T', { icon, special }))}`,
    { defs },
  );
}
