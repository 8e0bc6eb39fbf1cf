// Geometry for drawn figures: tubes for limbs, smooth closed outlines.
import { n } from '../svg.js';

export const add = ([a, b], [c, d]) => [a + c, b + d];
export const sub = ([a, b], [c, d]) => [a - c, b - d];
export const mul = ([a, b], k) => [a * k, b * k];
export const mix = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
export const unit = ([a, b]) => {
  const l = Math.hypot(a, b) || 1;
  return [a / l, b / l];
};
export const turn = ([a, b]) => [-b, a];

const at = ([x, y]) => `${n(x)} ${n(y)}`;

// cubic segments through the points (Catmull-Rom), without the leading M
export function smooth(points, tension = 6) {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [points[i - 1] ?? points[i], points[i], points[i + 1]].concat([
      points[i + 2] ?? points[i + 1],
    ]);
    const out = add(b, mul(sub(c, a), 1 / tension));
    const back = sub(c, mul(sub(e, b), 1 / tension));
    d += `C${at(out)} ${at(back)} ${at(c)}`;
  }
  return d;
}

// A limb: centre line through `points`, one width per point, round ends.
export function tube(points, widths) {
  const left = [];
  const right = [];
  points.forEach((p, i) => {
    const along = unit(sub(points[i + 1] ?? p, points[i - 1] ?? p));
    const side = mul(turn(along), widths[i] / 2);
    left.push(add(p, side));
    right.push(sub(p, side));
  });
  right.reverse();
  const last = widths[widths.length - 1] / 2;
  const first = widths[0] / 2;
  return (
    `M${at(left[0])}${smooth(left)}` +
    `A${n(last)} ${n(last)} 0 0 0 ${at(right[0])}${smooth(right)}` +
    `A${n(first)} ${n(first)} 0 0 0 ${at(left[0])}Z`
  );
}

// A closed polygon with straight sides, and an open smooth line.
export const poly = (points) => `M${points.map(at).join('L')}Z`;
export const curve = (points) => `M${at(points[0])}${smooth(points)}`;
