// Pieces that several scenes share.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { head as headOf } from '../people/heads.js';
import { STAND, person, place } from '../people/person.js';
import * as T from '../people/things.js';

const { P, group } = T;

export const SKIN = { dress: 'bare', bareArms: true, bareLegs: true };

export const wings = (x, y, k = 1.2, t = C.sky, u = C.red) =>
  group(x, y, T.wing(t, u), 0, k) + group(x, y, T.wing(t, u), 0, k, -1);

export function eagle(k = 1, t = INK) {
  return group(
    0,
    0,
    P(
      'M0-22C4-22 6-19 5-16L8-14L4-13C6-9 10-10 14-14C18-18 22-22 26-22C25-10 18-2 8 2L10 12L4 8L0 16L-4 8L-10 12L-8 2C-18-2-25-10-26-22C-22-22-18-18-14-14C-10-10-6-9-4-13C-5-18-4-22 0-22Z',
      t,
      0.9,
    ),
    0,
    k,
  );
}

export function cherubFlying() {
  return (
    wings(0, -8, 0.75, STOCK, C.sky) +
    place(
      0,
      22,
      0.46,
      person({
        ...SKIN,
        style: 'curls',
        tint: C.ochre,
        pose: {
          ...STAND,
          nearKnee: [-12, -28],
          nearFoot: [-20, -14],
          farKnee: [10, -26],
          farFoot: [2, -12],
          nearElbow: [-10, -66],
          nearHand: [-4, -58],
          farElbow: [16, -58],
          farHand: [20, -48],
        },
      }),
    ) +
    group(
      8,
      3,
      line('M-9-4C-2 8 8 8 13-6M-9-4L13-6M-2-12L6 12', 0.9) + P('M6 15L3 9H9Z', INK, 0.4),
      18,
    )
  );
}

export const severed = (hat, style, female = false) =>
  group(0, -7, headOf({ hat, style, female, tint: C.ochre }), -18);

export const fire2 = (x, y) => group(x, y, T.fire(0.5));

export const sunrays = () => {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    d += `M${(Math.cos(a) * 24).toFixed(1)} ${(Math.sin(a) * 24).toFixed(1)}L${(Math.cos(a) * (i % 2 ? 29 : 33)).toFixed(1)} ${(Math.sin(a) * (i % 2 ? 29 : 33)).toFixed(1)}`;
  }
  return line(d, 0.8);
};

export const bull = () =>
  P('M-9-14C-9-20 9-20 9-14C9-6 5 0 0 0C-5 0-9-6-9-14Z', C.grey, 0.8) +
  P(
    'M-9-15C-15-15-17-20-15-24C-13-19-9-19-6-18ZM9-15C15-15 17-20 15-24C13-19 9-19 6-18Z',
    STOCK,
    0.7,
  ) +
  circ(-3.6, -11, 1, INK) +
  circ(3.6, -11, 1, INK) +
  line('M-2.6-3.6C-1-2.8 1-2.8 2.6-3.6', 0.8);
