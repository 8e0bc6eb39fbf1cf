// Scenes of the fair for the tarocks, and the Sküs.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { STAND, WALK, person, place } from '../people/person.js';
import * as S from '../people/stuff.js';
import * as T from '../people/things.js';

const { P, group } = T;

const K = 0.74; // scale of a grown person

const who = (x, flip, o, k = K) => place(x, 0, k, person(o), flip);

const reach = (x, y, pose = STAND) => ({
  ...pose,
  farElbow: [15, -63],
  farHand: [x, y],
});

export const jesters = () =>
  who(-20, 1, {
    pose: {
      ...WALK,
      nearElbow: [-18, -68],
      nearHand: [-20, -82],
      farElbow: [16, -66],
      farHand: [24, -70],
    },
    hat: hats.jester(C.red, C.straw),
    coat: C.red,
    front: C.straw,
    sleeve: C.green,
    hose: C.straw,
    smile: true,
    collar: C.ochre,
    near: group(0, 0, T.drum(C.blue), 0, 0.6),
  }) +
  who(22, -1, {
    pose: {
      ...WALK,
      nearElbow: [-18, -68],
      nearHand: [-20, -82],
      farElbow: [16, -66],
      farHand: [26, -72],
    },
    hat: hats.jester(C.blue, C.red),
    female: true,
    style: 'curls',
    dress: 'gown',
    length: 22,
    flare: 18,
    coat: C.green,
    front: C.ochre,
    sleeve: C.red,
    hose: STOCK,
    shoes: C.red,
    collar: C.straw,
    near: group(0, -4, T.flower(C.red)),
  });

export const dance = () =>
  who(-15, 1, {
    pose: {
      ...WALK,
      nearElbow: [-18, -70],
      nearHand: [-12, -88],
      farElbow: [16, -66],
      farHand: [20, -64],
    },
    hat: hats.feather(C.green, C.red),
    coat: C.brown,
    front: C.red,
    sleeve: STOCK,
    hose: C.straw,
    smile: true,
    length: 8,
  }) +
  who(19, -1, {
    pose: {
      ...WALK,
      nearElbow: [-18, -70],
      nearHand: [-14, -88],
      farElbow: [16, -66],
      farHand: [22, -64],
    },
    female: true,
    style: 'bun',
    tint: C.ochre,
    dress: 'gown',
    length: 30,
    flare: 21,
    coat: C.red,
    front: STOCK,
    sleeve: STOCK,
    hose: STOCK,
    shoes: INK,
    hat: hats.coronet(C.green),
  });

export const bearLeader = () =>
  who(-24, 1, {
    pose: reach(24, -66),
    hat: hats.fez(C.red),
    coat: C.green,
    front: C.ochre,
    sleeve: C.straw,
    hose: C.brown,
    beard: 'lip',
    tint: INK,
    sash: C.red,
    near: group(0, 0, T.drum(C.red), 0, 0.6),
  }) +
  line('M-6-49C4-44 10-46 14-52', 0.9) +
  place(
    26,
    0,
    0.8,
    P(
      'M-14 0C-18-6-14-14-12-20C-20-34-14-56 0-60C12-58 18-40 12-22C16-14 18-4 14 0H4L2-10L-2 0Z',
      C.brown,
    ) +
      P('M10-50C18-54 22-62 20-68L16-66L12-56ZM-10-48C-18-46-22-40-24-34L-19-34L-12-42Z', C.brown) +
      P('M-12-66C-14-78 6-80 8-68C12-68 14-64 12-60C6-56-10-56-12-66Z', C.brown) +
      circ(-10, -74, 3, C.brown, INK, 0.8) +
      circ(4, -76, 3, C.brown, INK, 0.8) +
      circ(12, -65, 1.4, INK) +
      circ(1, -68, 1, INK) +
      line('M-6-40C-2-36 4-36 8-40', 0.5),
    -1,
  );

// the highest tarock: a harlequin, one upright figure about 130 high
export const harlequin = () => {
  const lozenge = (x, y, t, w = 5, h = 8) =>
    P(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`, t, 0.5);
  let dress = '';
  for (let r = 0; r < 4; r++)
    for (let i = -1; i <= 1; i++) {
      const x = i * 7.4 + (r % 2 ? 3.7 : 0);
      if (Math.abs(x) < 8.4)
        dress += lozenge(
          x,
          -68 + r * 8.4,
          [C.red, C.green, C.ochre, C.blue][(r + i + 4) % 4],
          3.7,
          8.4,
        );
    }
  const hose = [
    [-6.4, -32],
    [-10.6, -18],
    [6.6, -32],
    [9.4, -18],
  ]
    .map(([x, y], i) => lozenge(x, y, [C.red, C.blue, C.green, C.red][i], 2.6, 6))
    .join('');
  return (
    place(
      0,
      0,
      1.3,
      person({
        pose: {
          ...WALK,
          nearElbow: [-18, -66],
          nearHand: [-10, -78],
          farElbow: [19, -70],
          farHand: [26, -84],
          nearKnee: [-8, -26],
          nearFoot: [-13, -3],
          farKnee: [8, -26],
          farFoot: [11, -3],
        },
        coat: STOCK,
        sleeve: C.straw,
        hose: C.straw,
        shoes: C.red,
        length: 6,
        flare: 9.4,
        over:
          dress + hose + P('M-10-74C-6-80 6-80 10-74C8-70 4-72 0-70C-4-72-8-70-10-74Z', STOCK, 0.8),
        hat: hats.tricorn(C.red) + group(1.5, -1, S.mask(), 0, 0.78),
        smile: true,
        far: group(0, 0, T.stick(16)),
        near: '',
      }),
    ) +
    group(-38, 0, T.drum(C.red), 0, 1.2) +
    group(40, -2, place(0, 0, 0.9, P('M-8 0C-10-8-4-14 0-16C4-14 10-8 8 0Z', C.ochre)))
  );
};
