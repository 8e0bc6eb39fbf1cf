// Card backs: pierced rosettes and stars on one colour, the same turned by 180 degrees.
import { C, STOCK, card, circ, n, star } from './svg.js';

const STEP = 18;

function back(colour) {
  let lattice = '';
  let signs = '';
  for (let i = 0; i <= 6; i++)
    for (let j = 0; j <= 11; j++) {
      const [x, y, r] = [6 + i * STEP, 11 + j * STEP, STEP / 2];
      const corner = (cx, cy) => `A${r} ${r} 0 0 1 ${n(cx)} ${n(cy)}`;
      lattice += `M${n(x - r)} ${n(y)}${corner(x, y - r)}${corner(x + r, y)}${corner(x, y + r)}${corner(x - r, y)}Z`;
      lattice += `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r)} ${n(y)}Z`;
      signs += star(x, y, 4.6, STOCK);
      if (i < 6 && j < 11) signs += circ(x + r, y + r, 1.5, C.ochre);
    }
  const field = 'x="8.6" y="8.6" width="102.8" height="202.8" rx="2"';
  return card(
    `<rect x="6" y="6" width="108" height="208" rx="3.5" fill="${colour}"/>` +
      `<g clip-path="url(#b)"><path d="${lattice}" fill="none" stroke="${STOCK}" stroke-width=".75"/>${signs}</g>` +
      `<rect ${field} fill="none" stroke="${STOCK}" stroke-width="1.1"/>`,
    { defs: `<clipPath id="b"><rect ${field}/></clipPath>` },
  );
}

export const backs = () => ({
  'back-blue': back('#2f4f7c'),
  'back-red': back('#8e2f2a'),
});
