import { INK, STOCK, C, n, part, line, fill, circ, at } from './svg.js';
// French pips on a -50..50 grid
export const FP = {
  H: 'M0 45C-8 30-46 8-46-17C-46-35-34-44-23-44C-11-44-3-36 0-25C3-36 11-44 23-44C34-44 46-35 46-17C46 8 8 30 0 45Z',
  D: 'M0-50C9-29 22-12 39 0C22 12 9 29 0 50C-9 29-22 12-39 0C-22-12-9-29 0-50Z',
  S: 'M0-48C9-31 45-9 45 14C45 29 34 36 24 36C15 36 8 32 4 25C5 36 10 44 19 48H-19C-10 44-5 36-4 25C-8 32-15 36-24 36C-34 36-45 29-45 14C-45-9-9-31 0-48Z',
  C: 'M0-48C13-48 22-38 22-27C22-20 19-14 13-8C17-11 22-12 27-12C38-12 47-3 47 9C47 21 38 30 26 30C16 30 8 25 4 17C5 32 10 43 19 48H-19C-10 43-5 32-4 17C-8 25-16 30-26 30C-38 30-47 21-47 9C-47-3-38-12-27-12C-22-12-17-11-13-8C-19-14-22-20-22-27C-22-38-13-48 0-48Z',
};
export const fpip = (s, x, y, size, col, flip) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / 100)}${flip ? ` ${n(-size / 100)}` : ''})" fill="${col}" d="${FP[s]}"/>`;
// ---- Latin emblems, small solid form for indices and text (-50..50)
export const LP = {
  S: 'M0-52L8-38V14H27C31 14 31 25 27 25H8V37C14 40 14 51 0 51C-14 51-14 40-8 37V25H-27C-31 25-31 14-27 14H-8V-38Z',
  B: 'M0-52C12-52 16-42 12-33L24-24L12-13L11 2L23 9L11 20L12 34C16 44 10 52 0 52C-10 52-16 44-12 34L-11 24L-23 14L-11 6L-12-8L-24-16L-12-27C-18-40-12-52 0-52Z',
  C: 'M-34-44H34C35-18 26 2 8 8V24C20 27 27 33 28 44H-28C-27 33-20 27-8 24V8C-26 2-35-18-34-44Z',
  D: 'M0-46A46 46 0 1 1-.1-46ZM0-33A33 33 0 1 0 .1-33ZM0-26C6-26 9-20 7-12C12-19 19-21 23-17C27-12 24-6 17-3C25-4 30 0 30 5C29 11 23 13 16 9C22 15 23 22 18 25C13 28 7 24 5 16C6 24 4 30-2 30C-8 29-9 23-6 15C-10 22-17 25-21 21C-25 17-22 10-15 7C-23 8-28 4-28-1C-28-7-22-9-15-6C-21-11-22-18-18-22C-13-25-8-21-5-14C-7-21-5-26 0-26Z',
};
export const lpip = (s, x, y, size, col) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / 100)})${s === 'S' ? ' rotate(0)' : ''}" fill="${col}" fill-rule="evenodd" d="${LP[s]}"/>`;
// ---- coin: rosette with eight petals
export function coin(x, y, r) {
  let s =
    circ(x, y, r, STOCK) +
    `<circle cx="${n(x + 0.8)}" cy="${n(y + 0.6)}" r="${n(r)}" fill="${C.ochre}"/>` +
    circ(x, y, r, null, INK, 1.1) +
    circ(x, y, r * 0.84, null, INK, 0.5);
  let teeth = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    teeth += `M${n(x + Math.cos(a) * r * 0.86)} ${n(y + Math.sin(a) * r * 0.86)}L${n(x + Math.cos(a) * r * 0.98)} ${n(y + Math.sin(a) * r * 0.98)}`;
  }
  s += line(teeth, 0.55) + circ(x, y, r * 0.7, STOCK, INK, 0.6);
  let pet = '',
    pet2 = '';
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4,
      p = (rr, da) => `${n(x + Math.cos(a + da) * r * rr)} ${n(y + Math.sin(a + da) * r * rr)}`;
    const d = `M${p(0.2, 0)}C${p(0.34, -0.42)} ${p(0.58, -0.34)} ${p(0.64, 0)}C${p(0.58, 0.34)} ${p(0.34, 0.42)} ${p(0.2, 0)}Z`;
    if (i % 2) pet2 += d;
    else pet += d;
  }
  s +=
    fill(pet, C.red) +
    fill(pet2, C.blue) +
    line(pet + pet2, 0.5) +
    circ(x, y, r * 0.17, C.ochre, INK, 0.6);
  return s;
}
// ---- cup: lidded chalice, h = height
export function cup(x, y, h, { tint = C.red, lid = true } = {}) {
  const k = h / 100;
  let b =
    part('M-30-28C-30 2-18 18 0 20C18 18 30 2 30-28Z', tint, {
      sw: (1.1 / k) * 0.9,
    }) +
    part('M-6 20C-5 26-6 30-9 33H9C6 30 5 26 6 20Z', C.ochre, { sw: 0.9 / k }) +
    part('M-9 33C-22 36-27 42-28 49H28C27 42 22 36 9 33Z', C.ochre, {
      sw: (1.1 / k) * 0.9,
    }) +
    line('M-20 43C-8 40 8 40 20 43', 0.6 / k) +
    part('M-34-34H34V-27H-34Z', C.ochre, { sw: 0.9 / k }) +
    line('M-22-20C-20-4-12 8-3 12M22-20C20-4 12 8 3 12M0-24V14', 0.6 / k);
  b += `<ellipse cx="0" cy="23.5" rx="10" ry="4.2" fill="${C.ochre}" stroke="${INK}" stroke-width="${n(0.8 / k)}"/>`;
  if (lid)
    b +=
      part('M-28-34C-24-46-12-49 0-49C12-49 24-46 28-34Z', C.straw, {
        sw: 0.9 / k,
      }) +
      circ(0, -50, 4.5, C.red, INK, 0.8 / k) +
      line('M-16-36C-14-42-8-45-4-46M16-36C14-42 8-45 4-46', 0.6 / k);
  return at(x, y, k, b);
}
// ---- straight sword pointing up, length L, centred
export function sword(L, { w = 5, blade = C.sky, grip = C.red, guard = C.ochre } = {}) {
  const t = -L / 2,
    h = L / 2,
    g = h - L * 0.2;
  return (
    part(`M0 ${n(t)}L${n(w / 2)} ${n(t + 7)}V${n(g)}H${n(-w / 2)}V${n(t + 7)}Z`, blade, {
      sw: 0.9,
    }) +
    line(`M0 ${n(t + 5)}V${n(g)}`, 0.5) +
    part(`M-1.9 ${n(g + 2)}H1.9L2.3 ${n(h - 3)}H-2.3Z`, grip, { sw: 0.8 }) +
    part(
      `M-9 ${n(g - 1)}C-6 ${n(g + 1)} 6 ${n(g + 1)} 9 ${n(g - 1)}L9.6 ${n(g + 2)}C5 ${n(g + 4)}-5 ${n(g + 4)}-9.6 ${n(g + 2)}Z`,
      guard,
      { sw: 0.8 },
    ) +
    circ(0, h - 1, 2.9, guard, INK, 0.8)
  );
}
// ---- straight baton (sceptre with knobs), length L
export function baton(L, { w = 6, tint = C.ochre, cap = C.red } = {}) {
  const a = L / 2;
  let s = '';
  s += part(`M${-w / 2} ${n(-a + 5)}H${w / 2}V${n(a - 5)}H${-w / 2}Z`, tint, {
    sw: 0.9,
  });
  s += line(`M${n(-w / 2 + 1.7)} ${n(-a + 9)}V${n(a - 9)}`, 0.45);
  for (const f of [-1, 1]) {
    s += part(
      `M${-w / 2 - 1.6} ${n(f * (a - 9))}H${w / 2 + 1.6}V${n(f * (a - 6))}H${-w / 2 - 1.6}Z`,
      cap,
      { sw: 0.7 },
    );
    s += part(
      `M${-w / 2 - 0.6} ${n(f * (a - 6))}C${-w / 2 - 2} ${n(f * (a - 2))} ${-w / 4} ${n(f * a)} 0 ${n(f * a)}C${w / 4} ${n(f * a)} ${w / 2 + 2} ${n(f * (a - 2))} ${w / 2 + 0.6} ${n(f * (a - 6))}Z`,
      C.green,
      { sw: 0.8 },
    );
  }
  return s;
}
// ---- knotty club (Sicilian), length L, thick end up
export function club(L, { tint = C.green, cut = C.straw, w = 1 } = {}) {
  const a = L / 2,
    y = (v) => n((v * L) / 100);
  const X = (v) => n(v * w);
  return (
    part(
      `M${X(-3)} ${y(48)}C${X(-3.4)} ${y(36)} ${X(-3.6)} ${y(28)} ${X(-4)} ${y(20)}L${X(-7)} ${y(17)}L${X(-4.2)} ${y(12)}C${X(-4.4)} ${y(2)} ${X(-4.8)} ${y(-4)} ${X(-5)} ${y(-10)}L${X(-8.4)} ${y(-15)}L${X(-5.4)} ${y(-19)}C${X(-6)} ${y(-28)} ${X(-6.4)} ${y(-36)} ${X(-5.6)} ${y(-43)}C${X(-4)} ${y(-49)} ${X(4)} ${y(-49)} ${X(5.6)} ${y(-43)}C${X(6.4)} ${y(-37)} ${X(6)} ${y(-32)} ${X(5.6)} ${y(-28)}L${X(9)} ${y(-25)}L${X(5.2)} ${y(-19)}C${X(5)} ${y(-10)} ${X(4.8)} ${y(-4)} ${X(4.4)} ${y(2)}L${X(7.6)} ${y(5)}L${X(4.2)} ${y(10)}C${X(4)} ${y(22)} ${X(3.4)} ${y(36)} ${X(3)} ${y(48)}Q0 ${y(51)} ${X(-3)} ${y(48)}Z`,
      tint,
      { sw: 0.95 },
    ) +
    `<ellipse cx="0" cy="${y(-44.5)}" rx="${X(4)}" ry="${y(2.2)}" fill="${cut}" stroke="${INK}" stroke-width=".6"/>` +
    line(
      `M${X(-2)} ${y(-34)}C${X(-1)} ${y(-20)} ${X(-2)} ${y(-8)} ${X(-1)} ${y(6)}M${X(2)} ${y(-14)}C${X(1.4)} ${y(0)} ${X(2)} ${y(18)} ${X(1)} ${y(36)}M${X(-1.4)} ${y(22)}V${y(40)}`,
      0.5,
    )
  );
}

// where the pips of a card stand: columns L and R, rows between top and bot
export function layout(r, L = 46, R = 74, top = 42, bot = 178) {
  const m = (top + bot) / 2,
    h = bot - top,
    q = (t) => top + h * t,
    c = 60;
  const two = (t) => [
    [L, q(t)],
    [R, q(t)],
  ];
  return {
    1: [[c, m]],
    2: [
      [c, top],
      [c, bot],
    ],
    3: [
      [c, top],
      [c, m],
      [c, bot],
    ],
    4: [...two(0), ...two(1)],
    5: [...two(0), [c, m], ...two(1)],
    6: [...two(0), ...two(0.5), ...two(1)],
    7: [...two(0), [c, q(0.25)], ...two(0.5), ...two(1)],
    8: [...two(0), [c, q(0.25)], ...two(0.5), [c, q(0.75)], ...two(1)],
    9: [...two(0), ...two(1 / 3), [c, m], ...two(2 / 3), ...two(1)],
    10: [...two(0), [c, q(1 / 6)], ...two(1 / 3), ...two(2 / 3), [c, q(5 / 6)], ...two(1)],
  }[r];
}
