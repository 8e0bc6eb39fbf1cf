// Things held, sat on or stood by, in the units of the figures. Things for a hand have their origin there.
import { C, INK, STOCK, circ, fill, line, n, part, star } from '../svg.js';
import { tube } from './shapes.js';

export const P = (d, tint, sw = 0.9) => part(d, tint, { sw });
export const group = (x, y, body, rot = 0, k = 1, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''}${k !== 1 || flip !== 1 ? ` scale(${n(k * flip)} ${n(k)})` : ''}">${body}</g>`;

export const sceptre = (t = C.ochre) =>
  P('M-1.1 14V-30H1.1V14Z', t, 0.7) +
  P('M0-42C3-39 4-36 4-34C4-31-4-31-4-34C-4-36-3-39 0-42Z', t, 0.8) +
  P('M-2.6-31H2.6V-28.6H-2.6Z', C.red, 0.6);
export const sword = (l = 46) =>
  P(`M-1.8-4V${-l}L0 ${-l - 6}L1.8 ${-l}V-4Z`, C.sky, 0.8) +
  line(`M0-5V${-l}`, 0.4) +
  P('M-7.6-4.6C-4-3.4 4-3.4 7.6-4.6V-2.6C4-1.4-4-1.4-7.6-2.6Z', C.ochre, 0.7) +
  P('M-1.3-2.4H1.3V6H-1.3Z', C.red, 0.6) +
  circ(0, 7, 1.9, C.ochre, INK, 0.7);
export const staff = (up = 40, down = 40, t = C.brown) =>
  P(`M-1.2 ${down}V${-up}H1.2V${down}Z`, t, 0.75);
export const crossStaff = () =>
  staff(44, 46, C.ochre) +
  P(
    'M-1.2-43V-46H-5V-48.4H-1.2V-52H1.2V-48.4H5V-46H1.2V-43ZM-1.2-38H-7V-40.4H7V-38H1.2Z',
    C.ochre,
    0.7,
  );
export const orb = (r = 6) =>
  circ(0, -r, r, STOCK) +
  circ(0.6, -r + 0.5, r, C.blue) +
  circ(0, -r, r, null, INK, 0.9) +
  P(
    `M${-r} ${-r - 1}Q0 ${-r + 2} ${r} ${-r - 1}V${-r + 1}Q0 ${-r + 4} ${-r} ${-r + 1}Z`,
    C.ochre,
    0.6,
  ) +
  P(
    `M-.8 ${-2 * r}V${-2 * r - 3}H-3V${-2 * r - 4.6}H-.8V${-2 * r - 7}H.8V${-2 * r - 4.6}H3V${-2 * r - 3}H.8V${-2 * r}Z`,
    C.ochre,
    0.6,
  );
export const book = () =>
  P('M-10-6C-6-8-3-7.6 0-5.6C3-7.6 6-8 10-6V6C6 4-3 4 0 6.4C-3 4-6 4-10 6Z', STOCK, 0.8) +
  P('M-10-6V6C-6 4-3 4.4 0 6.4C3 4.4 6 4 10 6V8C6 6.4 3 6.6 0 8.6C-3 6.6-6 6.4-10 8Z', C.red, 0.7) +
  line(
    'M0-5.6V6M-8-3.4C-6-4.4-4-4.4-2-3.2M-8-.4C-6-1.4-4-1.4-2-.2M2-3.2C4-4.4 6-4.4 8-3.4M2-.2C4-1.4 6-1.4 8-.4',
    0.5,
  );
export const lantern = () =>
  line('M0-1C-4-4-4-7 0-8C4-7 4-4 0-1', 0.8) +
  P('M-5 2L0-2L5 2Z', C.red, 0.75) +
  P('M-4.6 2H4.6L4 13H-4Z', C.straw, 0.8) +
  P('M-5.4 13H5.4V15.4H-5.4Z', C.red, 0.75) +
  P('M0 4.4C2.4 7 2.4 10.6 0 11.4C-2.4 10.6-2.4 7 0 4.4Z', C.ochre, 0.6);
export const jug = (t = C.blue) =>
  P('M-3.4-9H3.4L3-6C7-3 7.4 3 5 7H-5C-7.4 3-7-3-3-6Z', t, 0.85) +
  P('M-4.4-10.6H4.4V-8.6H-4.4Z', C.ochre, 0.7) +
  line('M4-7C9-8 10-1 6.4 2M-5.6 0C-2 1.4 2 1.4 5.6 0', 0.9);
export const scales = () =>
  line('M0 0V6M-13 8L0 5L13 8M-13 8L-18 22M-13 8L-8 22M13 8L8 22M13 8L18 22', 0.8) +
  P('M-19 22H-7C-7 28-19 28-19 22ZM7 22H19C19 28 7 28 7 22Z', C.ochre, 0.8);
export const trumpet = () =>
  P('M-14-1.4L14-2.2C18-3 21-5.4 23-8C24-3 24 3 23 8C21 5.4 18 3 14 2.2L-14 1.4Z', C.ochre, 0.8) +
  P('M-17-2.2H-13.4V2.2H-17Z', C.ochre, 0.7) +
  P('M-6 1.6H8V13L1 10L-6 13Z', C.red, 0.8) +
  line('M1 3V8M-1.6 5.6H3.6', 1, STOCK);
export const scythe = () =>
  P(
    tube(
      [
        [-8, 46],
        [0, 0],
        [4, -44],
      ],
      [2.6, 2.4, 2.2],
    ),
    C.brown,
    0.8,
  ) +
  P('M3-45C-14-52-34-44-40-28C-30-38-14-42 4-39Z', C.sky, 0.9) +
  line('M0-43C-14-47-28-42-36-33', 0.4) +
  P('M-2 2L7 4', C.brown, 1.4);
export const butterfly = (t = C.red) =>
  P(
    'M0 0C-3-7-11-7-10-1C-9 3-4 3 0 0ZM0 0C-5 2-7 8-3 9C0 9 0 4 0 0ZM0 0C3-7 11-7 10-1C9 3 4 3 0 0ZM0 0C5 2 7 8 3 9C0 9 0 4 0 0Z',
    t,
    0.7,
  ) + line('M0-2V6M0-2L-2-6M0-2L2-6', 0.7);
export const column = (h = 60, t = C.grey) =>
  P(`M-7 0V${-h + 8}H7V0Z`, t) +
  line(`M-3.6-3V${-h + 10}M0-3V${-h + 10}M3.6-3V${-h + 10}`, 0.45) +
  P('M-10 0H10V4H-10Z', t) +
  P(`M-8 ${-h + 8}C-13 ${-h + 8}-13 ${-h}-8 ${-h}H8C13 ${-h} 13 ${-h + 8} 8 ${-h + 8}Z`, t) +
  line(`M-8.4 ${-h + 6}A2 2 0 1 1-8 ${-h + 2.6}M8.4 ${-h + 6}A2 2 0 1 0 8 ${-h + 2.6}`, 0.6);
export const hourglass = () =>
  P('M-6-8H6V-6H-6ZM-6 8H6V10H-6Z', C.brown, 0.7) +
  P('M-4.6-6C-4.6-1-1 0-1 1C-1 2-4.6 3-4.6 8H4.6C4.6 3 1 2 1 1C1 0 4.6-1 4.6-6Z', C.sky, 0.7) +
  fill('M-3.4-2.6H3.4C2.6-.8 1-.2 0 1C-1-.2-2.6-.8-3.4-2.6ZM-4 8C-3 5 3 5 4 8Z', C.ochre) +
  line('M-5.4-6V8M5.4-6V8', 0.8);
export const wing = (t = C.sky, u = C.red) =>
  P(
    'M0 0C-8-14-22-22-40-24C-38-20-36-17-33-15C-36-14-38-14-40-14C-36-9-32-7-28-6.4C-30-5-32-4.6-34-4C-28 1-20 3-14 3C-8 6-2 6 0 0Z',
    t,
  ) +
  P('M0 0C-6-8-14-13-24-16C-20-8-10 2 0 0Z', u, 0.7) +
  line('M-33-15C-28-12-24-10-19-9M-28-6.4C-24-5-20-4.4-15-4.4M-14 3C-12 1-11 0-9-1', 0.5);
export const lute = () =>
  P(
    tube(
      [
        [4, -4],
        [22, -18],
      ],
      [3, 2.6],
    ),
    C.brown,
    0.75,
  ) +
  P('M20-20L27-18L25-13L22-16Z', C.brown, 0.7) +
  P('M-14 6C-16-2-6-10 2-8C7-7 8-2 6 2C2 12-11 15-14 6Z', C.ochre, 0.9) +
  circ(-3, 1, 2.4, INK) +
  line('M-10 5L22-18M-9 7L23-17', 0.35);
export const drum = (t = C.red) =>
  P('M-11-6V8C-11 12 11 12 11 8V-6Z', t) +
  `<ellipse cx="0" cy="-6" rx="11" ry="3.6" fill="${STOCK}" stroke="${INK}" stroke-width=".8"/>` +
  line('M-11-3L-7 9L-3-2.4L1 10L5-2.6L9 9L11-3', 0.6) +
  line('M-11 7C-8 11 8 11 11 7', 1, C.ochre);
export const cupSmall = (t = C.ochre) =>
  P('M-4.6-8H4.6C4.8-2 2.6 1 1 1.4V4.6L4 6.6H-4L-1 4.6V1.4C-2.6 1-4.8-2-4.6-8Z', t, 0.75);
export const fan = (t = C.red) =>
  P('M0 4L-9-8C-5-12 5-12 9-8Z', t, 0.75) + line('M0 4L-5-10M0 4L0-11M0 4L5-10', 0.45);
export const flower = (t = C.red) =>
  line('M0 6C.6 0-.4-5 0-9', 1, C.green) +
  [0, 72, 144, 216, 288]
    .map((a) => group(0, -12, P('M0 0C-3-1-3-5 0-6C3-5 3-1 0 0Z', t, 0.55), a))
    .join('') +
  circ(0, -12, 1.6, C.ochre, INK, 0.5);
export const basket = (t = C.ochre) =>
  P('M-9-6H9L7 6H-7Z', t, 0.85) +
  line('M-9-6C-8-19 8-19 9-6M-8-2H8M-7.4 2H7.4M-4-6L-3 6M0-6V6M4-6L3 6', 0.6);
export const bag = (t = C.ochre) =>
  P('M-2-6C-10-2-11 8-6 11C0 14 8 12 9 5C9-1 5-4 2-6L4-10L-3-10Z', t, 0.85) +
  line('M-3-6.6H3', 0.8, C.red) +
  line('M-5 0C-4 4-3 7-1 9M4 0C5 3 5 6 4 9', 0.4);
export const flag = (t = C.red, u = C.ochre) =>
  staff(52, 30, C.brown) +
  P('M1.2-50C10-54 18-46 28-50V-32C18-28 10-36 1.2-32Z', t) +
  line('M4-41C11-45 18-37 27-41', 2, u);
export const parasol = (t = C.red, u = STOCK) =>
  staff(34, 14, C.brown) +
  P(
    'M-22-30C-18-44-6-50 0-50C6-50 18-44 22-30C18-33 12-33 8-30C4-33-4-33-8-30C-12-33-18-33-22-30Z',
    t,
  ) +
  P('M-8-30C-7-40-3-48 0-50C3-48 7-40 8-30C4-33-4-33-8-30Z', u, 0.7) +
  line('M0-50V-53', 1);
export const stick = (l = 34) =>
  P(
    tube(
      [
        [0, 8],
        [0, -l],
      ],
      [1.8, 2],
    ),
    C.brown,
    0.7,
  );

// ---- furniture and buildings, standing on y = 0
export const throne = (t = C.ochre, u = C.red, h = 92) =>
  P(`M-22 0V${-h}C-14 ${-h - 10} 12 ${-h - 10} 20 ${-h}V0Z`, t) +
  P(`M-17-4V${-h + 4}C-11 ${-h - 3} 9 ${-h - 3} 15 ${-h + 4}V-4Z`, u, 0.7) +
  line(`M-17 ${-h + 16}C-6 ${-h + 10} 4 ${-h + 10} 15 ${-h + 16}`, 0.5) +
  circ(-22, -h - 2, 3, t, INK, 0.8) +
  circ(20, -h - 2, 3, t, INK, 0.8) +
  P('M-26-34H-16V0H-26ZM18-34H28V0H18Z', t, 0.85) +
  circ(-21, -36, 3.6, t, INK, 0.8) +
  circ(23, -36, 3.6, t, INK, 0.8) +
  P('M-30-5H32V0H-30Z', t);
export const stool = (t = C.brown) =>
  P('M-14-30H10V-26H-14Z', t) + P('M-12-26H-8L-10 0H-14ZM4-26H8L10 0H6Z', t, 0.8);
export const table = (w = 34, h = 34, cloth = C.red) =>
  P(
    `M${-w + 5} ${-h + 3}L${-w + 2} 0H${-w + 7}L${-w + 10} ${-h + 3}ZM${w - 5} ${-h + 3}L${w - 2} 0H${w - 7}L${w - 10} ${-h + 3}Z`,
    C.brown,
    0.8,
  ) +
  P(`M${-w} ${-h}H${w}V${-h + 4}H${-w}Z`, C.brown) +
  (cloth
    ? P(
        `M${-w + 2} ${-h + 4}H${w - 2}V${-h + 14}L${w - 8} ${-h + 11}L${w - 14} ${-h + 14}L${w - 20} ${-h + 11}L${w - 26} ${-h + 14}L0 ${-h + 11}L${-w + 26} ${-h + 14}L${-w + 20} ${-h + 11}L${-w + 14} ${-h + 14}L${-w + 8} ${-h + 11}L${-w + 2} ${-h + 14}Z`,
        cloth,
        0.8,
      )
    : '');
export const tower = (t = C.grey, h = 96, w = 17) => {
  let rows = '';
  for (let y = 8, i = 0; y < h - 6; y += 9, i++)
    for (let x = -w + 5 + (i % 2) * 6; x < w - 6; x += 12) rows += `M${n(x)} ${-y}h5`;
  return (
    P(`M${-w} 0L${-w + 2} ${-h}H${w - 2}L${w} 0Z`, t) +
    P(
      `M${-w - 3} ${-h}V${-h - 13}H${-w + 3}V${-h - 8}H-4V${-h - 13}H4V${-h - 8}H${w - 3}V${-h - 13}H${w + 3}V${-h}Z`,
      t,
    ) +
    line(rows, 0.55) +
    P('M-5 0V-13C-5-20 5-20 5-13V0Z', C.brown, 0.8) +
    fill(
      `M-3 ${-h * 0.45}V${-h * 0.56}C-3 ${-h * 0.6} 3 ${-h * 0.6} 3 ${-h * 0.56}V${-h * 0.45}Z`,
      INK,
    )
  );
};
export const tree = (t = C.green, h = 70, bare = false) => {
  let s = P(
    tube(
      [
        [0, 0],
        [1, -h * 0.35],
        [-1, -h * 0.7],
      ],
      [6, 4.6, 3],
    ),
    C.brown,
  );
  if (bare)
    return (
      s +
      P(
        tube(
          [
            [0, -h * 0.5],
            [8, -h * 0.75],
            [10, -h],
          ],
          [3, 2.4, 1.2],
        ),
        C.brown,
        0.8,
      ) +
      P(
        tube(
          [
            [0, -h * 0.55],
            [-8, -h * 0.8],
            [-12, -h],
          ],
          [3, 2.4, 1.2],
        ),
        C.brown,
        0.8,
      )
    );
  s += P(
    `M-14 ${-h * 0.5}C-22 ${-h * 0.55}-22 ${-h * 0.75}-14 ${-h * 0.78}C-14 ${-h * 0.95}-4 ${-h * 1.05} 2 ${-h * 0.97}C10 ${-h * 1.05} 18 ${-h * 0.9} 16 ${-h * 0.78}C23 ${-h * 0.72} 22 ${-h * 0.55} 14 ${-h * 0.5}C8 ${-h * 0.42}-8 ${-h * 0.42}-14 ${-h * 0.5}Z`,
    t,
  );
  return (
    s +
    line(
      `M-10 ${-h * 0.6}c3 2 5 2 8 0M2 ${-h * 0.74}c3 2 5 2 8 0M-8 ${-h * 0.8}c3 2 5 2 8 0M4 ${-h * 0.56}c3 2 5 2 8 0`,
      0.55,
    )
  );
};
export const house = (t = STOCK, roof = C.red) =>
  P('M-14 0V-22H14V0Z', t) +
  P('M-18-21L0-38L18-21Z', roof) +
  P('M-4 0V-11H4V0Z', C.brown, 0.8) +
  P('M-11-16H-6V-10H-11ZM6-16H11V-10H6Z', C.sky, 0.7) +
  line('M-12-23H12M-8-28H8', 0.4);
export const fire = (k = 1) =>
  group(
    0,
    0,
    P(
      'M0 0C-12-4-12-16-5-22C-6-16-2-16-2-20C-4-28 0-34 6-38C4-30 12-26 9-18C13-20 13-24 12-26C18-16 14-3 0 0Z',
      C.red,
    ) + P('M0-1C-6-5-5-12 0-16C0-12 4-12 4-16C9-10 6-2 0-1Z', C.ochre, 0.7),
    0,
    k,
  );

// ---- the sky
export function sun(r = 16, faceTint = C.ochre) {
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const q = i % 2 ? 1.42 : 1.72;
    const p = (b, k) => `${n(Math.cos(b) * r * k)} ${n(Math.sin(b) * r * k)}`;
    rays +=
      i % 2
        ? `M${p(a - 0.15, 1)}L${p(a, q)}L${p(a + 0.15, 1)}Z`
        : `M${p(a - 0.17, 1)}Q${p(a - 0.16, 1.36)} ${p(a + 0.06, q)}Q${p(a + 0.14, 1.3)} ${p(a + 0.17, 1)}Z`;
  }
  return (
    P(rays, C.red, 0.8) +
    circ(0, 0, r, STOCK) +
    circ(0.8, 0.6, r, faceTint) +
    circ(0, 0, r, null, INK, 1) +
    group(0, 0, FACE, 0, r / 16)
  );
}
// a frontal face on a disc of radius 16
const FACE =
  line(
    'M-9-5C-7-8-3-8-1.6-5M9-5C7-8 3-8 1.6-5M-1-4C-1 0-3 3-1.6 4.4C-.6 5 .6 5 1.6 4.4M-5.4 8.6C-2 10.6 2 10.6 5.4 8.6M-3 11.6C-1 12.4 1 12.4 3 11.6',
    0.85,
  ) +
  fill(
    'M-7.6-2.4C-6-4.4-3.6-4-2.8-2C-4.4-1-6.4-1-7.6-2.4ZM7.6-2.4C6-4.4 3.6-4 2.8-2C4.4-1 6.4-1 7.6-2.4Z',
  ) +
  `<circle cx="-9" cy="4.6" r="2.4" fill="${C.red}" opacity=".35"/><circle cx="9" cy="4.6" r="2.4" fill="${C.red}" opacity=".35"/>`;
export const moon = (r = 18) =>
  circ(0.8, 0.6, r, C.sky) +
  P(
    `M${n(r * 0.3)} ${n(-r * 0.95)}A${r} ${r} 0 1 0 ${n(r * 0.3)} ${n(r * 0.95)}C${n(-r * 0.1)} ${n(r * 0.6)} ${n(-r * 0.05)} ${n(r * 0.4)} ${n(r * 0.05)} ${n(r * 0.3)}L${n(r * 0.12)} ${n(r * 0.12)}L${n(r * 0.34)} ${n(r * 0.04)}L${n(r * 0.1)} ${n(-r * 0.26)}C${n(-r * 0.05)} ${n(-r * 0.5)} 0 ${n(-r * 0.7)} ${n(r * 0.3)} ${n(-r * 0.95)}Z`,
    C.straw,
  ) +
  circ(0, 0, r, null, INK, 0.9) +
  circ(-r * 0.18, -r * 0.2, r * 0.06, INK) +
  line(
    `M${n(-r * 0.34)} ${n(-r * 0.34)}C${n(-r * 0.24)} ${n(-r * 0.42)} ${n(-r * 0.1)} ${n(-r * 0.42)} 0 ${n(-r * 0.34)}M${n(-r * 0.08)} ${n(r * 0.22)}L${n(r * 0.08)} ${n(r * 0.2)}`,
    0.7,
  );
export const bigStar = (r, t = C.ochre) => {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    const q = i % 2 ? r * 0.42 : i % 4 ? r * 0.8 : r;
    d += `${i ? 'L' : 'M'}${n(Math.cos(a) * q)} ${n(Math.sin(a) * q)}`;
  }
  return P(d + 'Z', t, 0.8);
};
export const cloud = (w = 40, t = STOCK) =>
  P(
    `M${-w / 2} 0C${-w / 2 - 8} 0 ${-w / 2 - 6}-9 ${-w / 2 + 3}-8C${-w / 2 + 3}-15 ${-w * 0.12}-16 ${-w * 0.1}-10C0-18 ${w * 0.26}-16 ${w * 0.27}-8C${w / 2}-12 ${w / 2 + 9}-1 ${w / 2} 0C${w * 0.3} 4-${w * 0.3} 4 ${-w / 2} 0Z`,
    t,
    0.85,
  ) + line(`M${-w * 0.3}-3c3 2 6 2 8 0M${w * 0.08}-4c3 2 6 2 8 0`, 0.5);
export const bolt = () => P('M8-46L-8-20H0L-9 6L10-26H2L14-46Z', C.ochre);
export const bird = (t = STOCK) =>
  P('M-10 0C-4-2 0-2 4-4L8-5L6-2C6 3-3 5-10 0ZM-2-2C-4-8-10-10-14-9C-11-5-7-2-2-2Z', t, 0.65) +
  circ(5, -3.4, 0.5, INK);
export const wreath = (rx, ry, t = C.green) => {
  let s = `<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="none" stroke="${INK}" stroke-width="1"/>`;
  const N = 34;
  for (let i = 0; i < N; i++) {
    const a = (i * 2 * Math.PI) / N;
    const up = Math.cos(a) > 0 ? -1 : 1;
    const rot =
      (Math.atan2(Math.cos(a) * ry * up * -1, -Math.sin(a) * rx * up * -1) * 180) / Math.PI;
    s += group(
      Math.cos(a) * rx,
      Math.sin(a) * ry,
      P('M-5 0C-2-4 3-4 6 0C3 3-2 3-5 0Z', i % 2 ? t : C.sage, 0.6),
      rot + (i % 2 ? 24 : -24),
    );
  }
  return (
    s +
    P(`M-6 ${-ry - 4}L6 ${-ry + 4}M6 ${-ry - 4}L-6 ${-ry + 4}`, C.red, 1.6) +
    P(`M-6 ${ry - 4}L6 ${ry + 4}M6 ${ry - 4}L-6 ${ry + 4}`, C.red, 1.6)
  );
};
export { star };
