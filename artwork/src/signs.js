// Small signs in one colour for cards that print no number, about 24 wide around the origin.
import { circ, n } from './svg.js';

const rays = () => {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const p = (a, r) => `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
    const a = (i * Math.PI) / 6;
    d += `M${p(a - 0.2, 7.4)}L${p(a, i % 2 ? 10.4 : 12.6)}L${p(a + 0.2, 7.4)}Z`;
  }
  return d;
};

const path = (d, colour) => `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`;
const stroke = (d, colour, w) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round"/>`;

export const SIGNS = {
  cap: (c) =>
    path(
      'M-8.4 5C-10-2-11-5-13-4.4C-13-9-7-10-4.6-4.4C-5-10-1-13.6 4-12.6C2-10 3.6-7 5-4.6C7-8 12-8.6 13-3.6C11-4 9.4-1 8.4 5Z',
      c,
    ) +
    path('M-9 6.4H9V10H-9Z', c) +
    circ(-13, -2, 1.9, c) +
    circ(5.6, -12, 1.9, c) +
    circ(13, -1.4, 1.9, c),
  trumpet: (c) =>
    stroke('M-9.6 8.6L6-5', c, 2.4) +
    path('M3-6.4L6.6-2.4C9-4 11-3.6 13-2.4C13-8 10-12 4.4-12.4C5.4-10 5.4-8.4 3-6.4Z', c) +
    path('M-5.6 7L3-.6L8.6 6.4L4 7.4L3 12Z', c),
  orb: (c) =>
    path('M0-6A8.6 8.6 0 1 1-.1-6ZM-6.6 1.4H6.6V3.8H-6.6Z', c) +
    path('M-1.2-6.6V-9H-3.6V-11H-1.2V-13.4H1.2V-11H3.6V-9H1.2V-6.6Z', c),
  sun: (c) => circ(0, 0, 6.2, c) + path(rays(), c),
  moon: (c) =>
    path('M3.6-11.4C-11-12-14 8-.4 11.4C3.6 12.2 7.4 10.8 9.4 8.2C-.4 8.6-4.6-4.6 3.6-11.4Z', c),
  turban: (c) =>
    path('M0-4C-4-8-3-12 0-14.6C3-12 4-8 0-4Z', c) +
    path(
      'M-1.4-2.6C-8-5-13-1-12 4.4C-8 4.6-4 2.6-1.4-2.6ZM1.4-2.6C8-5 13-1 12 4.4C8 4.6 4 2.6 1.4-2.6Z',
      c,
    ) +
    path('M-11.4 6C-5 5-2 2.4 0-.8C2 2.4 5 5 11.4 6C10 10.6-10 10.6-11.4 6Z', c),
  hat: (c) =>
    path('M-6.6 2C-7-9 7-9 6.6 2C4 4-4 4-6.6 2Z', c) +
    path('M-13 3.4C-8 1.4-8 4.6 0 4.8C8 4.6 8 1.4 13 3.4C10 9.6-10 9.6-13 3.4Z', c),
  bowl: (c) =>
    path('M-11-2H11C11 6 6 10.6 0 10.6C-6 10.6-11 6-11-2Z', c) +
    stroke('M-6-6C-4-8-8-10-6-12M0-6C2-8-2-10 0-12M6-6C8-8 4-10 6-12', c, 1.6),
};
