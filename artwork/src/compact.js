// The second, simpler drawing for cards narrower than 76 px: a large index, a large sign and below
// them one motif: the head of a court or the picture of a trump in a window, or a single pip.
import { INK, at, bouton, card, star } from './svg.js';
import { text } from './type.js';
import { SIGNS } from './signs.js';

const WINDOW = 'M14 128H106V206H14Z';

export const LETTER = { x: 38, y: 54, cap: 40 };

// `label` is a letter or number (null: left to an overlay), `icon` replaces it by a sign
export function compact({ label = null, icon = null, colour, sign, scene = null, motif = '' }) {
  let s = '';
  if (icon) {
    s += at(38, 36, 1.75, SIGNS[icon](colour));
  } else if (label) {
    const cap = label.length > 1 ? 36 : LETTER.cap;
    s += text(label, LETTER.x, LETTER.y, cap, { fill: colour, maxw: 62 });
  }
  s += sign;
  if (!scene) return card(s + motif);
  s += `<g clip-path="url(#k)">${scene}</g>`;
  s += `<path d="${WINDOW}" fill="none" stroke="${INK}" stroke-width="1"/>`;
  return card(s, { defs: `<clipPath id="k"><path d="${WINDOW}"/></clipPath>` });
}

// the window of a court: head and shoulders of a half figure
export const bust = (figure) =>
  `<rect x="14" y="128" width="92" height="78" fill="#f1e7cf"/>${at(62, 216, 0.86, figure)}`;

export const trumpSign = (special, colour) =>
  special ? bouton(38, 86, 17, colour) : star(38, 86, 14, colour);
