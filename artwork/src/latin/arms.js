// How swords and batons lie on the pip cards: curved and woven in the north, crossed in pairs in Sicily.
import { C, INK, STOCK, at, circ, fill, line, n, part } from '../svg.js';
import { baton, club, sword } from '../pips.js';

// A body drawn several times on a card is stored once: stamp(f, ...args) gives a <use>.
export function stamps() {
  const known = new Map();
  const stamp = (f, ...args) => {
    const body = f(...args);
    if (!known.has(body)) known.set(body, `e${known.size}`);
    return `<use href="#${known.get(body)}"/>`;
  };
  stamp.defs = () => [...known].map(([body, id]) => `<g id="${id}">${body}</g>`).join('');
  return stamp;
}

export function curved(N, stamp) {
  const k = Math.floor(N / 2);
  let L = '',
    R = '';
  const blades = [];
  for (let i = 0; i < k; i++) {
    const b = 13 + i * (k > 3 ? 7.2 : 8.6),
      o = 9 + i * (k > 3 ? 3.5 : 5),
      yb = 180 + (k - 1 - i) * 2.4 - 4,
      yt = 34 + (k - 1 - i) * 2.4;
    for (const sgn of [-1, 1]) {
      const x0 = 60 - sgn * o,
        xt = 60 - sgn * (5 + i * 2.4),
        xc = 60 + sgn * b * 1.62;
      blades.push({
        sgn,
        d: `M${n(x0)} ${n(yb)}C${n(xc)} ${n(142)} ${n(xc)} ${n(74)} ${n(xt)} ${n(yt)}`,
        x0,
        xt,
        yb,
        yt,
        xc,
      });
    }
  }
  const w = k > 3 ? 4.4 : 5.2;
  const draw = (b) => {
    const a = (Math.atan2(142 - b.yb, b.xc - b.x0) * 180) / Math.PI + 90;
    return `<path d="${b.d}" fill="none" stroke="${INK}" stroke-width="${w + 1.7}"/><path d="${b.d}" fill="none" stroke="${STOCK}" stroke-width="${w}"/><path d="${b.d}" transform="translate(.5 .4)" fill="none" stroke="${C.sky}" stroke-width="${w - 0.4}"/><path d="${b.d}" fill="none" stroke="${INK}" stroke-width=".5"/>`;
  };
  const hilt = (b) => {
    const a = (Math.atan2(142 - b.yb, b.xc - b.x0) * 180) / Math.PI + 90,
      a2 = (Math.atan2(b.yt - 74, b.xt - b.xc) * 180) / Math.PI + 90;
    return (
      `<g transform="translate(${n(b.x0)} ${n(b.yb)}) rotate(${n(a)})">` +
      part('M-1.8 2H1.8L2.2 11H-2.2Z', b.sgn < 0 ? C.red : C.green, {
        sw: 0.8,
      }) +
      part('M-7-1C-4 .4 4 .4 7-1L7.4 1.8C4 3.4-4 3.4-7.4 1.8Z', C.ochre, {
        sw: 0.8,
      }) +
      circ(0, 12.6, 2.6, C.ochre, INK, 0.8) +
      '</g>' +
      `<g transform="translate(${n(b.xt)} ${n(b.yt)}) rotate(${n(a2)})">` +
      fill(
        `M${n(-w / 2 - 0.85)} .4C${n(-w / 2 - 0.6)}-6-1.2-12 0-15C1.2-12 ${n(w / 2 + 0.6)}-6 ${n(w / 2 + 0.85)} .4Z`,
        INK,
      ) +
      fill(
        `M${n(-w / 2)} .6C${n(-w / 2 + 0.2)}-6-.8-10 0-12.6C.8-10 ${n(w / 2 - 0.2)}-6 ${n(w / 2)} .6Z`,
        C.sky,
      ) +
      line('M0 .6V-9', 0.5) +
      '</g>'
    );
  };
  const l = blades.filter((b) => b.sgn < 0),
    r = blades.filter((b) => b.sgn > 0);
  let s =
    l.map(draw).join('') +
    r.map(draw).join('') +
    `<g clip-path="url(#top)">${l.map(draw).join('')}</g>` +
    blades.map(hilt).join('');
  const defs = `<clipPath id="top"><path d="M0 0H120V110H0Z"/></clipPath>`;
  if (N % 2) s += at(60, 108, 1, stamp(sword, N > 6 ? 132 : 146, { w: 5.4 }));
  return [s, defs];
}
export function crossed(N, stamp) {
  let s = '';
  const k = Math.floor(N / 2);
  const ys = Array.from({ length: k }, (_, i) => (k === 1 ? 110 : 52 + (116 / (k - 1)) * i));
  const L = k > 3 ? 66 : k > 2 ? 76 : 88,
    an = k > 3 ? 46 : 42;
  ys.forEach((y, i) => {
    s +=
      at(62, y, 1, stamp(sword, L, { w: 5 }), -an) +
      at(62, y, 1, stamp(sword, L, { w: 5, grip: C.green }), an);
  });
  if (N % 2) s += at(62, 110, 1, stamp(sword, k > 3 ? 150 : 160, { w: 5.6 }));
  return s;
}
export function lattice(N, stamp) {
  let s = '';
  const k = Math.floor(N / 2),
    sp = k > 4 ? 8.4 : k > 3 ? 9.4 : k > 2 ? 11 : 14,
    an = k > 3 ? 12.5 : 15,
    L = 140;
  const A = [],
    B = [];
  for (let i = 0; i < k; i++) {
    const o = (i - (k - 1) / 2) * sp;
    A.push(o);
    B.push(o);
  }
  const w = k > 4 ? 4 : k > 3 ? 4.6 : 6;
  const tA = (o) => at(60 + o, 110, 1, stamp(baton, L, { w }), an),
    tB = (o) => at(60 + o, 110, 1, stamp(baton, L, { w, tint: C.green, cap: C.red }), -an);
  s += A.map(tA).join('') + B.map(tB).join('');
  const t = Math.tan((an * Math.PI) / 180);
  let cl = '';
  A.forEach((a, i) =>
    B.forEach((b, j) => {
      if ((i + j) % 2 === 0) {
        const y = 110 + ((a - b) / (2 * t)) * 1,
          x = 60 + (a + b) / 2;
        cl += `<path d="M${n(x - 5)} ${n(y - 11)}h10v22h-10z"/>`;
      }
    }),
  );
  const defs = `<clipPath id="wv">${cl}</clipPath>`;
  s += `<g clip-path="url(#wv)">${A.map(tA).join('')}</g>`;
  if (N % 2) s += at(60, 110, 1, stamp(baton, 160, { w: 6.4, tint: C.straw }));
  return [s, defs];
}
export function clubs(N, stamp) {
  let s = '';
  const k = Math.floor(N / 2);
  const ys = Array.from({ length: k }, (_, i) => (k === 1 ? 110 : 50 + (120 / (k - 1)) * i));
  const L = k > 3 ? 64 : 70,
    an = 44;
  ys.forEach((y) => {
    s +=
      at(62, y, 1, stamp(club, L, { w: k > 3 ? 0.72 : 0.82 }), -an) +
      at(62, y, 1, stamp(club, L, { w: k > 3 ? 0.72 : 0.82, tint: C.ochre }), an);
  });
  if (N % 2) s += at(62, 110, 1, stamp(club, 150, { w: 1 }));
  return s;
}

// two laurel sprigs below an ace
export function garland(x, y) {
  let s = '';
  for (const f of [-1, 1]) {
    s += line(
      `M${x} ${y + 22}C${x + f * 18} ${y + 22} ${x + f * 34} ${y + 10} ${x + f * 38} ${y - 14}`,
      1.1,
      INK,
    );
    [
      [10, 21, 100],
      [19, 17, 74],
      [27, 10, 52],
      [33, 1, 34],
      [37, -10, 14],
    ].forEach(([a, b, ro], i) => {
      s +=
        `<g transform="translate(${n(x + f * a)} ${n(y + b)}) scale(${f} 1) rotate(${ro})">` +
        part('M0 0C-6-3-7-11 0-16C7-11 6-3 0 0Z', i % 2 ? C.green : C.sage, {
          sw: 0.85,
        }) +
        line('M0-1V-12', 0.5) +
        '</g>';
    });
  }
  return s + circ(x, y + 22, 4, C.red, INK, 0.9);
}
