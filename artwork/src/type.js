// Letters and figures as outlines, so that a card needs no font.
import fs from 'node:fs';
import opentype from 'opentype.js';
import { INK, n } from './svg.js';

const load = (file) => {
  const path = new URL(`../node_modules/@fontsource/${file}`, import.meta.url);
  return opentype.parse(new Uint8Array(fs.readFileSync(path)).buffer);
};
export const fonts = {
  pia: load('piazzolla/files/piazzolla-latin-800-normal.woff'),
  cyr: load('piazzolla/files/piazzolla-cyrillic-800-normal.woff'),
  name: load('alegreya/files/alegreya-latin-700-normal.woff'),
};
const names = new Map();
function lining(font, c) {
  const g = font.charToGlyph(c);
  if (!/\d/.test(c)) return g;
  if (!names.has(font)) {
    const m = {};
    for (let i = 0; i < font.glyphs.length; i++) {
      const q = font.glyphs.get(i);
      m[q.name] = q;
    }
    names.set(font, m);
  }
  const m = names.get(font);
  for (const e of ['.lf', '.lnum', '.lining', '.lp', '.tf'])
    if (m[g.name + e]) return m[g.name + e];
  return g;
}
// Text as outlines: centred on x, baseline y, cap height given in units
export function text(
  s,
  x,
  y,
  cap,
  { font = fonts.pia, fill = INK, anchor = 'mid', track = 0, maxw = 0 } = {},
) {
  const probe = font.charToGlyph('H').getPath(0, 0, 1000).getBoundingBox();
  const size = (1000 * cap) / (probe.y2 - probe.y1);
  let pen = 0;
  const parts = [];
  const gl = [...s].map((c) => lining(font, c));
  gl.forEach((g, i) => {
    parts.push(g.getPath(pen, 0, size));
    let a = (g.advanceWidth / font.unitsPerEm) * size + track;
    if (gl[i + 1]) a += (font.getKerningValue(g, gl[i + 1]) / font.unitsPerEm) * size;
    pen += a;
  });
  pen -= track;
  let b = { x1: 1e9, x2: -1e9 };
  parts.forEach((p) => {
    const q = p.getBoundingBox();
    if (q.x2 > q.x1) {
      b.x1 = Math.min(b.x1, q.x1);
      b.x2 = Math.max(b.x2, q.x2);
    }
  });
  const w = b.x2 - b.x1;
  const sx = maxw && w > maxw ? maxw / w : 1;
  const x0 =
    anchor === 'mid'
      ? x - (sx * (b.x1 + b.x2)) / 2
      : anchor === 'start'
        ? x - sx * b.x1
        : x - sx * b.x2;
  const r1 = (v) => {
    const r = Math.round(v * 10) / 10;
    return String(r);
  };
  const d = parts
    .map((p) =>
      p.commands
        .map((c) =>
          c.type === 'Z'
            ? 'Z'
            : c.type +
              (c.type === 'C'
                ? [c.x1, c.y1, c.x2, c.y2, c.x, c.y]
                : c.type === 'Q'
                  ? [c.x1, c.y1, c.x, c.y]
                  : [c.x, c.y]
              )
                .map(r1)
                .join(' '),
        )
        .join(''),
    )
    .join('');
  return `<path transform="matrix(${n(sx)} 0 0 1 ${n(x0)} ${n(y)})" fill="${fill}" d="${d}"/>`;
}
