// What is behind and below a picture: engraved sky, floor with grass or tiles. Random marks are seeded
// by the card, so that the output never changes from build to build.
import { C, MIS, STOCK, fill, line, n } from './svg.js';

const rng = (s) => () => {
  s |= 0;
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export function ground(kind, [x, y, w, h], hy, seed, cx, cy) {
  const R = rng(seed * 977 + 5);
  let s = '';
  const x2 = x + w,
    y2 = y + h;
  const tuft = (a, b) => `M${n(a)} ${n(b)}l-1.6-4M${n(a)} ${n(b)}l.4-5M${n(a)} ${n(b)}l2.2-3.6`;
  if (kind === 'rays') {
    let d = '';
    for (let i = 0; i < 48; i++) {
      const a = (i * Math.PI) / 24 + 0.03,
        r1 = i % 2 ? 40 : 36,
        r2 = i % 2 ? 66 : 92;
      d += `M${n(cx + Math.cos(a) * r1)} ${n(cy + Math.sin(a) * r1)}L${n(cx + Math.cos(a) * r2)} ${n(cy + Math.sin(a) * r2)}`;
    }
    s += line(d, 0.55);
  }
  if (kind === 'lines' || kind === 'hills' || kind === 'clouds') {
    let d = '';
    for (let q = y + 5, g = 2.2; q < hy - 10; q += g, g *= 1.13) {
      let p = x;
      while (p < x2) {
        const L = 16 + R() * 50;
        d += `M${n(p)} ${n(q)}H${n(Math.min(x2, p + L))}`;
        p += L + 2 + R() * 4;
      }
    }
    s += line(d, 0.45);
  }
  if (kind === 'stars') {
    let d = '';
    for (let i = 0; i < 26; i++) {
      const a = x + 4 + R() * (w - 8),
        b = y + 4 + R() * (h - 12),
        r = 0.8 + R() * 1.6;
      d += `M${n(a - r)} ${n(b)}H${n(a + r)}M${n(a)} ${n(b - r)}V${n(b + r)}`;
    }
    s += line(d, 0.6);
  }
  if (kind === 'tiles') {
    const w1 = w / 8,
      v = h > 150 ? 15 : 9;
    let a = '',
      b = '',
      l = '';
    for (let i = 0; i < 8; i++) {
      const d = `M${n(x + i * w1)} ${y}V${n(y + v * 0.62)}C${n(x + i * w1 + w1 * 0.15)} ${n(y + v * 1.15)} ${n(x + i * w1 + w1 * 0.85)} ${n(y + v * 1.15)} ${n(x + i * w1 + w1)} ${n(y + v * 0.62)}V${y}Z`;
      if (i % 2) a += d;
      else b += d;
      l += `M${n(x + i * w1)} ${n(y + v * 0.62)}v${n(v * 0.42)}`;
    }
    s +=
      `<g transform="${MIS}">` +
      fill(a, C.red) +
      fill(b, C.straw) +
      '</g>' +
      line(a + b, 0.7) +
      line(l, 1.1) +
      line(`M${x} ${n(y + v * 0.34)}H${x2}`, 0.5);
    if (h > 150) {
      let e = '';
      for (let q = 0; q < 7; q++)
        e += `M${n(x + 6 + q * 1.7)} ${n(y + v + 4)}V${n(hy - 2 - q * 9)}M${n(x2 - 6 - q * 1.7)} ${n(y + v + 4)}V${n(hy - 2 - q * 9)}`;
      s += line(e, 0.45);
    }
  }
  if (kind === 'waves') {
    let d = '';
    for (let q = y + 5; q < hy - 14; q += 5)
      d +=
        `M${x} ${n(q)}` + Array.from({ length: Math.ceil(w / 8) }, () => `q2-2 4 0t4 0`).join('');
    s += line(d, 0.45);
  }
  if (kind === 'clouds') {
    const cl = (a, b, k) => {
      const d = `M${n(a)} ${n(b)}c0-${n(4 * k)} ${n(4 * k)}-${n(6 * k)} ${n(7 * k)}-${n(4 * k)}c${n(2 * k)}-${n(5 * k)} ${n(9 * k)}-${n(5 * k)} ${n(10 * k)} 0c${n(4 * k)}-${n(2 * k)} ${n(8 * k)} 0 ${n(8 * k)} ${n(4 * k)}z`;
      return fill(d, STOCK) + line(d, 0.7);
    };
    s += cl(x + w - 34, y + 14, 1) + cl(x + 6, y + 62, 0.7);
  }
  return s;
}
export function floor(kind, [x, y, w, h], hy, seed, cx) {
  const R = rng(seed * 577 + 11);
  let s = '';
  const x2 = x + w,
    y2 = y + h;
  const tuft = (a, b) => `M${n(a)} ${n(b)}l-1.6-4M${n(a)} ${n(b)}l.4-5M${n(a)} ${n(b)}l2.2-3.6`;
  if (kind === 'tiles') {
    let d = `M${x} ${hy}H${x2}`;
    for (let i = -9; i <= 9; i++) d += `M${n(cx + i * 7)} ${hy}L${n(cx + i * 26)} ${y2 + 4}`;
    for (let q = hy, g = 3; q < y2; q += g, g *= 1.5) d += `M${x} ${n(q)}H${x2}`;
    s += line(d, 0.5);
  } else if (kind === 'waves') {
    let d = '';
    for (let q = hy; q < y2; q += 4.4)
      d +=
        `M${x} ${n(q)}` +
        Array.from({ length: Math.ceil(w / 9) }, () => `q2.2-3.4 4.5 0t4.5 0`).join('');
    s += line(d, 0.6, C.blue);
  } else {
    let d = `M${x} ${n(hy)}`;
    if (kind === 'hills')
      d += `C${n(x + w * 0.2)} ${n(hy - 7)} ${n(x + w * 0.35)} ${n(hy - 5)} ${n(x + w * 0.5)} ${n(hy - 1)}S${n(x + w * 0.85)} ${n(hy - 8)} ${x2} ${n(hy - 3)}`;
    else d += `H${x2}`;
    s += line(d, 0.8);
    let t = '';
    for (let i = 0; i < 9; i++) {
      t += tuft(x + 4 + R() * (w - 8), hy + 4 + R() * (y2 - hy - 6));
    }
    s += line(t, 0.55);
    let q = '';
    for (let b = hy + 3; b < y2; b += 3.4) {
      let p = x + R() * 12;
      while (p < x2) {
        const L = 5 + R() * 14;
        q += `M${n(p)} ${n(b)}h${n(L)}`;
        p += L + 9 + R() * 22;
      }
    }
    s += line(q, 0.4);
  }
  return s;
}

// sky of kind `bg`, then below the horizon `hy` a floor in one tint; (cx, cy) is where rays meet
export function backdrop(bg, tint, box, hy, seed, cx, cy) {
  const [bx, by, bw, bh] = box;
  let s = ground(bg, box, hy, seed, cx, cy);
  if (tint) {
    const edge =
      bg === 'hills'
        ? `M${bx} ${n(hy + 0.8)}C${n(bx + bw * 0.2)} ${n(hy - 6.2)} ${n(bx + bw * 0.35)} ${n(hy - 4.2)} ${n(bx + bw * 0.5)} ${n(hy - 0.2)}S${n(bx + bw * 0.85)} ${n(hy - 7.2)} ${bx + bw} ${n(hy - 2.2)}`
        : `M${bx} ${n(hy + 0.8)}H${bx + bw}`;
    const area = `${edge}V${by + bh}H${bx}Z`;
    s += fill(area, STOCK) + fill(area, tint);
  }
  return s + floor(bg, box, hy, seed, cx);
}
