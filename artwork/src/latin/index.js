// Indices of the packs with Italian suits.
import { LIDX, at, bouton, star } from '../svg.js';
import { text } from '../type.js';
import { SIGNS } from '../signs.js';
import { lpip } from '../pips.js';

// `label` null leaves the letter to an overlay; `icon` stands for a number the card does not print
export function index(label, suit, { colour = LIDX[suit], icon = null, special = false } = {}) {
  const trump = suit === 'T';
  let s = '';
  if (icon) {
    s += at(20.5, 23.5, 0.98, SIGNS[icon](colour));
  } else if (label) {
    const cap = trump ? (label.length > 1 ? 22 : 24) : 23;
    s += text(label, trump ? 20.5 : 18.5, 33, cap, {
      fill: colour,
      maxw: trump ? 29 : 25,
    });
  }
  if (!trump) return s + lpip(suit, 18.5, 48.5, 20, colour);
  return s + (special ? bouton(20.5, 47.5, 8.4, colour) : star(20.5, 47, 6.4, colour));
}
