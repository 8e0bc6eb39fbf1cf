// Shared drawing helpers. Card space is 120 x 220 units, origin top left.
//
// Every shape has three layers, as on cards printed from one black block and coloured by stencil:
// a knock-out in the colour of the stock, a flat tint a little out of register, a black line.
export const W = 120;
export const H = 220;
export const INK = '#241f1b';
export const STOCK = '#fbf6e8';
export const C = {
  red: '#bf3b2e',
  blue: '#3c6594',
  ochre: '#dca63c',
  green: '#5f8a68',
  flesh: '#f3d8b8',
  grey: '#b9b2a2',
  rose: '#dd9a86',
  sky: '#a9c3d6',
  straw: '#efd58f',
  sage: '#b9cdb2',
  ermine: '#fbf6e8',
  violet: '#6a4f93',
  brown: '#a4714a',
};
export const IDX = {
  S: '#1b1b1b',
  H: '#b3131f',
  D: '#a03f00',
  C: '#00573f',
  T: '#4b2e83',
}; // French
export const LIDX = {
  S: '#1d3557',
  C: '#b3131f',
  D: '#8a5a00',
  B: '#00674b',
  T: '#4b2e83',
}; // Latin
export const n = (x) => {
  const r = Math.round(x * 100) / 100;
  return String(r).replace(/^(-?)0\./, '$1.');
};
export const MIS = 'translate(.9 .7)'; // stencil out of register
// part: knocked out of what lies below, stencil tint out of register, line on top
export function part(d, tint, { sw = 1.1, line = INK, extra = '', knock = true } = {}) {
  let s = '';
  if (knock) s += `<path d="${d}" fill="${STOCK}"/>`;
  if (tint && tint !== STOCK) s += `<path d="${d}" fill="${tint}" transform="${MIS}"/>`;
  if (sw)
    s += `<path d="${d}" fill="none" stroke="${line}" stroke-width="${sw}" stroke-linejoin="round" stroke-linecap="round"${extra}/>`;
  return s;
}
export const line = (d, sw = 0.7, col = INK) =>
  `<path d="${d}" fill="none" stroke="${col}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const fill = (d, col = INK) => `<path d="${d}" fill="${col}"/>`;
export const circ = (x, y, r, f, s, sw = 0.8) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f || 'none'}"${s ? ` stroke="${s}" stroke-width="${sw}"` : ''}/>`;
export const at = (x, y, s, body, rot = 0, sy) =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''} scale(${n(s)}${sy ? ` ${n(sy)}` : ''})">${body}</g>`;
export const rot180 = (id) => `<use href="#${id}" transform="rotate(180 60 110)"/>`;
// Paths used more than once on a card are stored once.
function share(svg) {
  const cnt = new Map();
  for (const m of svg.matchAll(/<path d="([^"]{60,})"/g)) cnt.set(m[1], (cnt.get(m[1]) || 0) + 1);
  let defs = '',
    k = 0;
  const id = new Map();
  for (const [d, c] of cnt)
    if (c > 1) {
      id.set(d, 'd' + k);
      defs += `<path id="d${k++}" d="${d}"/>`;
    }
  if (!k) return svg;
  return svg
    .replace(/<path d="([^"]{60,})"/g, (m, d) => (id.has(d) ? `<use href="#${id.get(d)}"` : m))
    .replace(/(<svg[^>]*>)/, `$1<defs>${defs}</defs>`);
}
export function card(inner, { defs = '', edge = '#cfc4a8' } = {}) {
  return share(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 220">${defs ? `<defs>${defs}</defs>` : ''}<rect x=".4" y=".4" width="119.2" height="219.2" rx="7" fill="${STOCK}" stroke="${edge}" stroke-width=".8"/>${inner}</svg>`,
  );
}
// frame with square notches for the two indices
export function notched(nx, ny, m = 7) {
  const a = m,
    b = W - m,
    c = m,
    d = H - m;
  return `M${a + nx} ${c}H${b}V${d - ny}H${b - nx}V${d}H${a}V${c + ny}H${a + nx}Z`;
}

// the eight-pointed star: sign of the trumps; in an ochre roundel for cards of special worth
export const star = (x, y, r, col) => {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    const q = i % 2 ? r * 0.46 : r;
    d += (i ? 'L' : 'M') + n(x + Math.cos(a) * q) + ' ' + n(y + Math.sin(a) * q);
  }
  return fill(d + 'Z', col);
};
export const bouton = (x, y, r, col) =>
  circ(x, y, r, C.ochre) + circ(x, y, r, null, col, 1) + star(x, y, r * 0.72, col);

// draw once, and again turned by 180 degrees
export const both = (id, s) => `<g id="${id}">${s}</g>${rot180(id)}`;
