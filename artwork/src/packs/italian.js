// The forty Italian cards of the south, for Tressette: loose pips, full figures without a frame.
import { C, INK, LIDX, at, card, circ, line, both } from '../svg.js';
import { club, coin, cup, lpip, sword } from '../pips.js';
import { stamps } from '../latin/arms.js';
import { fortyCourt, fortyFigure } from '../latin/full.js';
import { index } from '../latin/index.js';
import { compact } from '../compact.js';
import * as T from '../people/things.js';
import { countdown, smallPip, smallWindow, suits } from './latin.js';

const { P, group } = T;
const rule = `<rect x="4.6" y="4.6" width="110.8" height="210.8" rx="4.4" fill="none" stroke="${C.blue}" stroke-width=".9"/>`;

// the eagle with two heads, a coin on its breast
function eagle() {
  const side = (f) =>
    group(
      0,
      0,
      P('M0-34C4-40 12-46 18-42C22-42 25-40 26-37C22-38 19-37 17-35C14-28 10-20 6-16Z', INK) +
        P('M19-42C24-43 27-40 26-37C23-38 21-38 18-36Z', C.ochre, 0.7) +
        circ(16.6, -39.4, 1.3, C.ochre) +
        P(
          'M6-14C18-20 28-32 32-46C36-40 37-36 37-31C40-36 41-40 42-45C45-38 45-32 43-26C46-28 48-31 49-34C50-24 46-14 38-8C40-8 43-9 45-10C40 2 28 8 10 8Z',
          INK,
        ) +
        line('M37-31C36-26 34-22 31-19M43-26C41-21 38-17 35-14M12 2C20 0 26-4 30-8', 0.6, C.straw) +
        P('M4 22C8 30 14 34 22 34L20 38L24 42L17 42L15 46L11 42C6 36 2 30 0 26Z', C.ochre, 0.8),
      0,
      1,
      f,
    );
  return (
    side(1) +
    side(-1) +
    P('M-12-18C-16 4-10 24 0 36C10 24 16 4 12-18Z', INK) +
    P('M-7 30L-12 52L-4 46L0 54L4 46L12 52L7 30Z', INK) +
    group(
      0,
      -52,
      P('M-8 0L-11-10L-4-5L0-13L4-5L11-10L8 0Z', C.ochre, 0.9) + circ(0, -14, 1.6, C.red, INK, 0.6),
    )
  );
}

// the bearded mask on the three of batons
const mask = () =>
  P(
    'M-17-12C-18-24-10-32 0-32C10-32 18-24 17-12C18 0 12 10 7 18C4 24 2 30 0 34C-2 30-4 24-7 18C-12 10-18 0-17-12Z',
    C.rose,
  ) +
  P(
    'M-17-8C-22-20-18-32-10-36C-8-34-4-36 0-38C4-36 8-34 10-36C18-32 22-20 17-8C14-18 10-24 0-24C-10-24-14-18-17-8Z',
    C.brown,
  ) +
  P('M-12 4C-16 16-8 26-4 34L0 44L4 34C8 26 16 16 12 4C8 10 4 8 0 8C-4 8-8 10-12 4Z', C.brown) +
  line(
    'M-11-9C-8-13-4-12-2-9M11-9C8-13 4-12 2-9M0-6V1C-2 3-2 4 0 4.6C2 4 2 3 0 1M-5 12C-2 15 2 15 5 12M-8 12C-6 22-3 28-1 34M8 12C6 22 3 28 1 34',
    0.9,
  ) +
  circ(-6.4, -7, 1.6, INK) +
  circ(6.4, -7, 1.6, INK);

function swords(r, stamp) {
  const blade = (x, y, length, turn = 0, grip = C.red) =>
    at(x, y, 1, stamp(sword, length, { w: 5.4, grip }), turn);
  const rows = {
    2: [
      [60, 66],
      [60, 154],
    ],
    4: [
      [46, 66],
      [76, 66],
      [46, 154],
      [76, 154],
    ],
  };
  const tilt = [-16, 16];
  if (r === 2) return blade(60, 110, 140, 22) + blade(60, 110, 140, -22, C.green);
  if (r === 3) return swords(2, stamp) + blade(60, 108, 150, 0, C.blue);
  const four = rows[4]
    .map(([x, y], i) =>
      blade(
        x,
        y,
        74,
        y > 100 ? 180 + tilt[(i + 1) % 2] : tilt[i % 2] * -1,
        [C.red, C.green][i % 2],
      ),
    )
    .join('');
  if (r === 4) return four;
  if (r === 5) return four + blade(61, 110, 66, 90, C.blue);
  const six =
    [
      [44, 62],
      [61, 58],
      [78, 62],
    ]
      .map(([x, y], i) => blade(x, y, 78, (i - 1) * 8, [C.red, C.blue, C.green][i]))
      .join('') +
    [
      [44, 158],
      [61, 162],
      [78, 158],
    ]
      .map(([x, y], i) => blade(x, y, 78, 180 - (i - 1) * 8, [C.green, C.blue, C.red][i]))
      .join('');
  return r === 6 ? six : six + blade(61, 110, 84, 90, C.ochre);
}

function batons(r, stamp) {
  const stick = (x, y, length, turn = 0, tint = C.green) =>
    at(x, y, 1, stamp(club, length, { w: 0.92, tint }), turn);
  if (r === 2) return stick(60, 110, 140, 22) + stick(60, 110, 140, -22, C.ochre);
  if (r === 3) return batons(2, stamp) + stick(60, 112, 150) + at(60, 100, 0.86, mask());
  const corners = [
    [46, 66, 14],
    [77, 66, -14],
    [46, 154, 166],
    [77, 154, -166],
  ]
    .map(([x, y, t], i) => stick(x, y, 72, t, [C.green, C.ochre][(i + (i > 1)) % 2]))
    .join('');
  if (r === 4) return corners;
  if (r === 5) return corners + stick(62, 110, 62, 90, C.brown);
  const six = [44, 61, 78]
    .map(
      (x, i) =>
        stick(x, 64, 74, (1 - i) * -7, [C.green, C.ochre, C.green][i]) +
        stick(x, 156, 74, 180 + (1 - i) * 7, [C.ochre, C.green, C.ochre][i]),
    )
    .join('');
  return r === 6 ? six : six + stick(61, 110, 80, 90, C.brown);
}

const PLACES = {
  2: [
    [60, 66],
    [60, 156],
  ],
  3: [
    [60, 56],
    [60, 110],
    [60, 164],
  ],
  4: [
    [46, 66],
    [78, 66],
    [46, 154],
    [78, 154],
  ],
  5: [
    [46, 62],
    [78, 62],
    [62, 110],
    [46, 158],
    [78, 158],
  ],
  6: [
    [46, 56],
    [78, 56],
    [46, 110],
    [78, 110],
    [46, 164],
    [78, 164],
  ],
  7: [
    [46, 52],
    [78, 52],
    [62, 81],
    [46, 110],
    [78, 110],
    [46, 166],
    [78, 166],
  ],
};

function pip(s, r) {
  const stamp = stamps();
  let body = '';
  if (r === 1) {
    const ring = circ(62, 112, 44, null, LIDX[s], 0.9) + circ(62, 112, 41, null, LIDX[s], 0.4);
    if (s === 'D') body = at(61, 112, 1, eagle()) + coin(61, 112, 12.5);
    if (s === 'C') body = ring + cup(62, 112, 74) + group(62, 74, T.flower(C.red), 0, 0.9);
    if (s === 'S')
      body =
        ring +
        at(62, 112, 1, sword(170, { w: 11 })) +
        group(
          62,
          150,
          P('M-22-8C-12-2 12-2 22-8L26 4C12 10-12 10-26 4Z', C.straw) +
            line('M-18 0C-8 4 8 4 18 0', 0.6),
        );
    if (s === 'B')
      body =
        at(62, 112, 1, club(166, { w: 1.9 })) +
        group(
          62,
          150,
          P('M-26-8C-12-2 12-2 26-8L30 4C12 10-12 10-30 4Z', C.red) +
            line('M-20 0C-8 4 8 4 20 0', 0.6),
        );
  } else if (s === 'S') body = swords(r, stamp);
  else if (s === 'B') body = batons(r, stamp);
  else {
    const size = s === 'C' ? (r > 5 ? 40 : r > 3 ? 46 : 46) : r > 5 ? 14.6 : r > 3 ? 16.4 : 21;
    body = PLACES[r]
      .map(([x, y], i) =>
        at(
          x,
          y,
          1,
          s === 'D'
            ? stamp(coin, 0, 0, size)
            : stamp(cup, 0, 0, size, {
                tint: [C.blue, C.red, C.green][i % 3],
                lid: false,
              }),
        ),
      )
      .join('');
  }
  return card(rule + body + both('i', index(String(r), s)), {
    defs: stamp.defs(),
  });
}

export const italian = {
  name: 'italian',
  language: 'it',
  corners: 'single',
  back: 'red',
  colours: LIDX,
  subjects: {},
  codes: suits(['K', 'C', 'J', ...countdown(7, 1)]),
  full(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    return +rank ? pip(suit, +rank) : fortyCourt(suit, rank, letters && letters[rank]);
  },
  compact(code, letters) {
    const [suit, rank] = [code[0], code.slice(1)];
    if (+rank) return smallPip(suit, rank, true);
    const colour = LIDX[suit];
    const view = rank === 'C' ? { focus: 88, k: 0.72, x: 56 } : { focus: 112, k: 0.8, x: 62 };
    return compact({
      label: letters && letters[rank],
      colour,
      sign: lpip(suit, 38, 87, 38, colour),
      scene: smallWindow(fortyFigure(suit, rank), { bg: 'plain', ...view }),
    });
  },
};
