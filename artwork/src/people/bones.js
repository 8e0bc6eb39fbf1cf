// A skeleton in any pose of the figures.
import { INK, STOCK, fill, line, n, part } from '../svg.js';
import { curve, mix, tube } from './shapes.js';
import { skull } from './heads.js';

const P = (d, tint = STOCK, sw = 0.85) => part(d, tint, { sw });
const bone = (a, b, w = 2.8) =>
  P(tube([a, mix(a, b, 0.18), mix(a, b, 0.82), b], [w + 1.4, w, w, w + 1.2]));

export function skeleton(p, { near = '', far = '' } = {}) {
  const at = ([x, y], body) => `<g transform="translate(${n(x)} ${n(y)})">${body}</g>`;
  const limb = (side, hand, held) =>
    bone(p[`${side}Shoulder`], p[`${side}Elbow`]) +
    bone(p[`${side}Elbow`], p[`${side}Hand`], 2.4) +
    at(
      p[`${side}Hand`],
      held +
        P('M-2.4-1.6C-1-3 2-2.6 2.6-1C3 1 1 2.8-1 2.4C-2.6 1.6-2.8-.6-2.4-1.6Z') +
        line('M-.4-2V2M1-1.8V1.8', 0.4),
    );
  const leg = (side) =>
    bone(p[`${side}Hip`], p[`${side}Knee`], 3.2) +
    bone(p[`${side}Knee`], p[`${side}Foot`], 2.8) +
    at(
      p[`${side}Foot`],
      P('M-3-1.4C-3.4.6-3 2-2.6 2.6H7C7 1-.4-2-3-1.4Z') + line('M2 .6V2.4M4 1V2.4', 0.4),
    );
  let s = limb('far', 'far', far) + leg('far') + leg('near');
  s += P(tube([p.hip, mix(p.hip, p.neck, 0.5), p.neck, mix(p.neck, p.head, 0.4)], [3.6, 3, 3, 3]));
  for (let i = 0; i < 8; i++) {
    const q = mix(p.hip, p.neck, 0.06 + i * 0.12);
    s += line(`M${n(q[0] - 1.6)} ${n(q[1])}H${n(q[0] + 1.6)}`, 0.45);
  }
  // pelvis and ribs
  s += at(
    p.hip,
    P('M-8-6C-9 0-5 4 0 2.6C5 4 9 0 8-6C5-7 3-4 0-4C-3-4-5-7-8-6Z') +
      fill('M-4-2.4A1.7 1.7 0 1 0-3.9-2.4ZM3-2.4A1.7 1.7 0 1 0 3.1-2.4Z', INK),
  );
  for (let i = 0; i < 5; i++) {
    const q = mix(p.neck, p.hip, 0.1 + i * 0.115);
    const w = [8, 9.4, 9.6, 8.8, 7][i];
    for (const f of [-1, 1]) {
      const d = curve([
        [q[0], q[1]],
        [q[0] + f * w * 0.7, q[1] - 0.6],
        [q[0] + f * w, q[1] + 2.4],
        [q[0] + f * w * 0.5, q[1] + 4.4],
      ]);
      s += line(d, 2.4) + line(d, 1.3, STOCK);
    }
  }
  s += bone(p.nearShoulder, p.neck, 1.8) + bone(p.farShoulder, p.neck, 1.8);
  return s + at(p.head, skull()) + limb('near', 'near', near);
}
