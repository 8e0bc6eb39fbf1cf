// Full figures of the courts: Sicily (kings enthroned, queens, riders, maids) and the southern pack
// of forty (kings, riders and knaves standing free). Every suit has its own dress.
import { C, INK, STOCK, at, card, circ, line } from '../svg.js';
import { club, coin, cup } from '../pips.js';
import { backdrop } from '../grounds.js';
import { hats } from '../people/heads.js';
import { horse } from '../people/beasts.js';
import { RIDE, SIT, STAND, WALK, person, place } from '../people/person.js';
import * as T from '../people/things.js';
import { FORTY, SICILY } from './dresses.js';
import { index } from './index.js';

const { P, group } = T;

// what a figure of suit `s` carries, origin in the hand
export const emblem = (s, k = 1) =>
  ({
    S: () => T.sword(46 * k),
    B: () => at(0, -16 * k, 0.62 * k, club(74)),
    C: () => at(0, -10 * k, 0.62 * k, cup(0, 0, 34)),
    D: () => at(0, -9 * k, 0.72 * k, coin(0, 0, 14)),
  })[s]();

// four thrones: gothic, of logs, with a round back, with a canopy
const THRONES = {
  S: () =>
    P('M-24 0V-86L-20-98L-16-88L-1-106L14-88L18-98L22-86V0Z', C.ochre) +
    P('M-18-4V-80L-1-97L16-80V-4Z', C.blue, 0.7) +
    T.star(-1, -82, 6, C.ochre) +
    P('M-30-34H-18V0H-30ZM16-34H28V0H16Z', C.ochre, 0.85) +
    P('M-33-5H31V0H-33Z', C.ochre),
  B: () =>
    P('M-26 0V-96H-19V0ZM17 0V-96H24V0Z', C.brown) +
    circ(-22.5, -98, 5, C.straw, INK, 0.9) +
    circ(20.5, -98, 5, C.straw, INK, 0.9) +
    [-84, -70, -56].map((y) => P(`M-20 ${y}H18V${y + 9}H-20Z`, C.ochre, 0.8)).join('') +
    P('M-31-34H-18V-28H-31ZM16-34H29V-28H16Z', C.brown, 0.85) +
    P('M-29-28H-23V0H-29ZM21-28H27V0H21Z', C.brown, 0.85) +
    P('M-33-4H31V0H-33Z', C.brown),
  C: () =>
    circ(-1, -74, 27, STOCK) +
    circ(-0.2, -73.4, 26, C.rose) +
    circ(-1, -74, 27, null, INK, 1) +
    circ(-1, -74, 21, C.red, INK, 0.8) +
    P('M-26 0V-66H-20V0ZM18 0V-66H24V0Z', C.ochre, 0.85) +
    P('M-32-36C-26-40-20-38-18-32V0H-30ZM30-36C24-40 18-38 16-32V0H28Z', C.ochre, 0.85) +
    P('M-34-5H32V0H-34Z', C.ochre),
  D: () =>
    P('M-26 0V-112H-21V0ZM19 0V-112H24V0Z', C.ochre, 0.85) +
    P('M-20-4V-106H18V-4Z', C.green, 0.7) +
    line('M-12-104V-8M-4-104V-8M4-104V-8M12-104V-8', 0.4) +
    P(
      'M-32-108C-28-122-14-128-1-128C12-128 26-122 30-108L24-102L18-108L12-102L6-108L-1-102L-8-108L-14-102L-20-108L-26-102Z',
      C.red,
    ) +
    P('M-31-34H-18V0H-31ZM16-34H29V0H16Z', C.ochre, 0.85) +
    P('M-34-5H32V0H-34Z', C.ochre),
};

const SEATED = {
  ...SIT,
  nearElbow: [-16, -48],
  nearHand: [-6, -40],
  farElbow: [18, -52],
  farHand: [22, -58],
};
const RAISED = {
  ...STAND,
  nearElbow: [-16, -62],
  nearHand: [-9, -49],
  farElbow: [17, -64],
  farHand: [21, -66],
};

const apron = (tint) =>
  P('M-6-57H6C8-40 10-26 11-12C4-9-4-9-11-12C-10-26-8-40-6-57Z', tint, 0.8) +
  line('M-4-50C-5-36-6-24-6-14M3-50C4-36 5-24 5-14', 0.4);

function rider(s, { horse: mount, ...dress }) {
  const pose = {
    ...RIDE,
    nearElbow: [-12, -18],
    nearHand: [3, -13],
    farElbow: [17, -24],
    farHand: [20, -34],
  };
  const held = group(0, 0, emblem(s, 0.95), s === 'S' || s === 'B' ? 8 : 0);
  const man = person({
    pose,
    farLeg: false,
    boots: true,
    shoes: C.brown,
    length: 9,
    flare: 10,
    mantleLength: 42,
    ...dress,
    far: held,
  });
  return (
    horse(mount) + line('M33-57C22-52 8-50-2-58', 0.9, mount.harness) + place(-8, -53, 0.98, man)
  );
}

export function sicilianFigure(s, r) {
  const dress = SICILY[s + r];
  const k = s === 'S' || s === 'B' ? 0.94 : 1.15;
  if (r === 'C') return place(-3, 2, 1.12, rider(s, dress));
  if (r === 'K')
    return place(
      0,
      0,
      s === 'D' ? 1.22 : 1.34,
      THRONES[s]() +
        place(
          0,
          -4,
          1.06,
          person({
            pose: SEATED,
            dress: 'gown',
            trim: C.ochre,
            mantleLength: 58,
            collar: STOCK,
            hat: hats.crown(C.ochre, dress.mantle),
            ...dress,
            far: emblem(s, k),
          }),
        ),
    );
  const over = dress.apron ? apron(dress.apron) : '';
  const flare = r === 'Q' ? 22 : 17;
  return place(
    -3,
    0,
    1.5,
    person({
      pose: RAISED,
      dress: 'gown',
      female: true,
      flare,
      over,
      length: r === 'J' ? 40 : undefined,
      shoes: C.red,
      hose: STOCK,
      ...dress,
      far: emblem(s, k),
    }),
  );
}

export function fortyFigure(s, r) {
  const dress = FORTY[s + r];
  const long = s === 'S' || s === 'B';
  if (r === 'C') return place(-2, 0, 1.1, rider(s, dress));
  const held = emblem(s, long ? 1 : 1.3);
  if (r === 'K')
    return place(
      -4,
      0,
      1.4,
      person({
        pose: RAISED,
        dress: 'gown',
        flare: 20,
        mantleLength: 74,
        collar: STOCK,
        cuff: STOCK,
        hat: hats.crown(C.ochre, dress.mantle),
        ...dress,
        far: held,
      }),
    );
  const pose = {
    ...WALK,
    nearElbow: [-17, -62],
    nearHand: [-9, -52],
    farElbow: [17, -64],
    farHand: [21, -66],
  };
  return place(-4, 0, 1.42, person({ pose, length: 13, flare: 13, ...dress, far: held }));
}

const outline = (d, w = 0.9) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}"/>`;

export function sicilianCourt(s, r, letter) {
  const frame = 'M36 7H113V213H7V62H36Z';
  const tint = r === 'K' ? C.straw : C.sage;
  const ground = backdrop(
    r === 'K' ? 'floor' : 'grass',
    tint,
    [7, 7, 106, 206],
    182,
    r.charCodeAt(0) + s.charCodeAt(0),
    60,
    80,
  );
  return card(
    `<g clip-path="url(#f)">${ground}${place(64, 200, 1, sicilianFigure(s, r))}</g>${outline(frame)}${index(letter, s)}`,
    { defs: `<clipPath id="f"><path d="${frame}"/></clipPath>` },
  );
}

// no frame and no horizon: the figure stands on a piece of turf
export function fortyCourt(s, r, letter) {
  const turf =
    P('M14 200C30 192 92 192 108 200C106 207 90 211 60 211C32 211 16 207 14 200Z', C.green, 0.9) +
    line(
      'M28 203h8M52 207h12M80 203h9M44 200l-1.6-4M44 200l.6-5M44 200l2.4-3.6M92 201l-1.6-4M92 201l.6-5M92 201l2.4-3.6',
      0.55,
    );
  const rule = `<rect x="4.6" y="4.6" width="110.8" height="210.8" rx="4.4" fill="none" stroke="${C.blue}" stroke-width=".9"/>`;
  return card(`${rule}${turf}${place(66, 203, 1, fortyFigure(s, r))}${index(letter, s)}`);
}
