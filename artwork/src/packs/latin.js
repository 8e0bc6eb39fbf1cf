// What the packs with Italian suits have in common: codes and compact drawings.
import { C, LIDX, at } from '../svg.js';
import { baton, club, coin, cup, lpip, sword } from '../pips.js';
import { backdrop } from '../grounds.js';
import { bust, compact, trumpSign } from '../compact.js';
import { place } from '../people/person.js';

export const suits = (ranks, extra = {}) =>
  [...'SBCD'].flatMap((suit) => [...ranks, ...(extra[suit] ?? [])].map((rank) => suit + rank));

export const countdown = (from, to) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

const one = {
  S: () => at(60, 167, 0.84, sword(100, { w: 14 }), 38),
  B: (knotty) => at(60, 167, 0.8, knotty ? club(98, { w: 1.9 }) : baton(100, { w: 16 }), 38),
  C: () => cup(60, 168, 66),
  D: () => coin(60, 167, 32),
};

export function smallPip(suit, rank, knotty = false) {
  const colour = LIDX[suit];
  const sign = lpip(suit, 38, 87, 38, colour);
  return compact({ label: rank, colour, sign, motif: one[suit](knotty) });
}

// a court by its half figure
export function smallCourt(suit, letter, figure) {
  const colour = LIDX[suit];
  return compact({
    label: letter,
    colour,
    sign: lpip(suit, 38, 87, 38, colour),
    scene: bust(figure),
  });
}

// a picture of the size of `scenes/` in the small window; `focus` is the height kept in the middle
export function smallWindow(
  scene,
  { bg = 'lines', tint = C.straw, focus = 74, k = 0.8, x = 60 } = {},
) {
  return (
    backdrop(bg, tint, [14, 128, 92, 78], 190, 3, 60, 160) + place(x, 167 + focus * k, k, scene)
  );
}

export function smallTrump(label, scene, o = {}) {
  const colour = LIDX.T;
  const { icon = null, special = false } = o;
  return compact({
    label,
    icon,
    colour,
    sign: trumpSign(special, colour),
    scene: smallWindow(scene, o),
  });
}
