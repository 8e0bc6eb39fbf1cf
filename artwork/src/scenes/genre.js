// Scenes of country and town for the tarocks, one a number: two half cards show each twice.
// Each stands on y = 0, is about 100 wide and 80 high.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog, horse } from '../people/beasts.js';
import { RIDE, SIT, STAND, WALK, person, place } from '../people/person.js';
import * as S from '../people/stuff.js';
import * as T from '../people/things.js';

const { P, group } = T;
const K = 0.74; // scale of a grown person
const who = (x, flip, o, k = K) => place(x, 0, k, person(o), flip);
const reach = (x, y, pose = STAND) => ({ ...pose, farElbow: [15, -63], farHand: [x, y] });

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

// the eagle on its rock and the motto of diligence and luck
export const motto = (text) => {
  const wing = (f) =>
    group(
      0,
      -46,
      P(
        'M3-2C14-4 24-12 30-26C35-20 36-14 35-8C39-12 41-16 42-20C45-12 44-4 40 2C43 1 45-1 47-3C46 6 38 14 26 16C16 17 8 14 3 10Z',
        C.brown,
      ) + line('M35-8C33-3 30 1 26 4M40 2C37 6 33 9 28 10M10 8C16 8 20 6 24 2', 0.5),
      0,
      1,
      f,
    );
  const all =
    P('M-34 0C-30-8-20-6-16-12C-10-16 12-16 18-11C24-8 30-8 36 0Z', C.grey) +
    line('M-20-5l6-3M4-8l8 3M20-4l6 1', 0.6) +
    wing(1) +
    wing(-1) +
    P('M-9-50C-12-34-8-22 0-14C8-22 12-34 9-50C6-60-6-60-9-50Z', C.brown) +
    P('M-6-16L-10-10H-2ZM6-16L10-10H2Z', C.ochre, 0.7) +
    P('M-6-52C-8-64 6-66 8-58C12-57 13-54 12-51C9-53 7-53 5-51C4-47-4-46-6-52Z', C.brown) +
    P('M7-58C11-58 13-55 12-51C10-53 8-53 6-53Z', C.ochre, 0.7) +
    circ(2.6, -58, 1.1, STOCK, INK, 0.5) +
    P(
      'M-44-2C-34-9-24-3-14-6C-2-10 10-9 20-5C28-2 36-8 44-3L46 7C36 3 28 8 20 6C8 2-4 2-14 6C-24 9-36 3-46 8Z',
      STOCK,
      0.8,
    ) +
    text;
  return group(0, -9, all);
};
export const hunter = () =>
  group(40, 0, S.pine(58)) +
  group(-40, 0, S.pine(40)) +
  who(-2, 1, {
    pose: {
      ...WALK,
      nearElbow: [-14, -62],
      nearHand: [0, -54],
      farElbow: [16, -62],
      farHand: [14, -50],
    },
    hat: hats.feather(C.green, C.red),
    coat: C.green,
    sleeve: C.green,
    hose: STOCK,
    boots: true,
    shoes: C.brown,
    beard: 'lip',
    tint: C.brown,
    sash: C.ochre,
    length: 12,
    near: S.gun(),
  }) +
  place(22, 0, 0.8, dog({ tint: C.brown }));
export const fishers = () =>
  P('M-60 2H60V16H-60Z', C.sky) +
  group(4, 6, S.boat()) +
  place(
    -12,
    -6,
    0.7,
    person({
      pose: SIT,
      hat: hats.straw(),
      coat: C.red,
      sleeve: STOCK,
      hose: C.blue,
      beard: 'short',
      tint: C.grey,
      near: '',
      far: S.rod(),
    }),
  ) +
  place(
    18,
    -6,
    0.66,
    person({
      pose: SIT,
      female: true,
      hat: hats.bonnet(),
      style: 'bun',
      dress: 'gown',
      coat: C.green,
      sleeve: STOCK,
      near: S.fish(),
    }),
    -1,
  );
export const shepherd = () =>
  group(-32, 0, T.tree(C.green, 62)) +
  who(-4, 1, {
    pose: {
      ...STAND,
      nearElbow: [-12, -64],
      nearHand: [3, -74],
      farElbow: [17, -66],
      farHand: [9, -76],
    },
    hat: hats.straw(C.straw),
    coat: C.brown,
    sleeve: STOCK,
    hose: C.blue,
    style: 'curls',
    sash: C.red,
    near: P('M0-1L15-3V0L0 1Z', C.ochre, 0.6),
  }) +
  group(28, 0, S.sheep()) +
  place(10, 3, 0.7, S.sheep(C.straw), -1);
export const hussar = () =>
  who(-18, 1, {
    pose: reach(20, -58),
    hat: hats.tophat(C.red),
    coat: C.blue,
    front: C.straw,
    buttons: 5,
    sleeve: C.blue,
    hose: C.red,
    boots: true,
    shoes: INK,
    beard: 'lip',
    tint: C.brown,
    length: 6,
    flare: 9,
    cuff: C.ochre,
    near: T.sword(30),
  }) +
  who(20, -1, {
    pose: reach(20, -56),
    female: true,
    style: 'bun',
    tint: C.ochre,
    dress: 'gown',
    coat: C.rose,
    sleeve: STOCK,
    collar: STOCK,
    sash: C.blue,
    hat: hats.bonnet(),
  });
export const coffee = () =>
  group(0, 0, T.table(15, 24, null)) +
  group(0, -24, T.cupSmall(C.blue), 0, 0.7) +
  place(
    -26,
    0,
    0.76,
    T.stool() +
      person({
        pose: { ...SIT, farHand: [14, -54] },
        hat: hats.turban(STOCK, C.red),
        beard: 'long',
        tint: C.grey,
        coat: C.red,
        front: C.straw,
        sleeve: C.green,
        hose: C.blue,
        shoes: C.red,
        sash: C.ochre,
        far: S.pipe(),
      }),
  ) +
  place(
    27,
    0,
    0.76,
    T.stool() +
      person({
        pose: SIT,
        hat: hats.fez(C.red),
        beard: 'lip',
        tint: INK,
        coat: C.blue,
        front: STOCK,
        sleeve: C.blue,
        hose: C.straw,
        sash: C.red,
      }),
    -1,
  );
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
export const serenade = () =>
  group(
    28,
    0,
    P('M-20 0V-86H22V0Z', C.straw) +
      group(0, -56, P('M-11 12V-12C-11-22 11-22 11-12V12Z', C.sky)) +
      group(
        0,
        -30,
        place(
          0,
          -2,
          0.42,
          person({
            female: true,
            style: 'long',
            tint: C.ochre,
            coat: C.rose,
            sleeve: C.rose,
            pose: reach(14, -56),
          }),
          -1,
        ) +
          P('M-17-14H17V0H-17Z', C.brown) +
          line('M-12-12V-2M-6-12V-2M0-12V-2M6-12V-2M12-12V-2', 0.7, STOCK),
      ),
  ) +
  who(-16, 1, {
    pose: {
      ...STAND,
      nearElbow: [-14, -60],
      nearHand: [-2, -54],
      farElbow: [16, -60],
      farHand: [20, -64],
    },
    hat: hats.feather(C.blue, C.ochre),
    style: 'long',
    coat: C.blue,
    sleeve: C.straw,
    hose: C.red,
    mantle: C.red,
    mantleLength: 50,
    near: T.lute(),
  });
export const gardener = () =>
  group(
    -30,
    0,
    T.tree(C.green, 66) +
      [
        [-10, -44],
        [2, -52],
        [8, -40],
        [-4, -60],
        [12, -56],
      ]
        .map(([x, y]) => circ(x, y, 2.6, C.red, INK, 0.6))
        .join(''),
  ) +
  who(2, 1, {
    pose: { ...STAND, nearElbow: [-16, -68], nearHand: [-18, -82], farHand: [17, -48] },
    female: true,
    dress: 'gown',
    coat: C.blue,
    sleeve: STOCK,
    sash: STOCK,
    hat: hats.straw(),
    style: 'long',
    tint: C.brown,
    far: T.basket(),
    near: circ(0, -3, 2.8, C.red, INK, 0.6),
  }) +
  who(34, -1, { pose: WALK, coat: C.red, sleeve: STOCK, hose: C.straw, style: 'short' }, 0.46);
export const vintner = () =>
  group(-28, 0, S.barrel()) +
  group(-28, -26, S.barrel(C.straw), 0, 0.55) +
  who(2, 1, {
    pose: { ...STAND, farElbow: [16, -66], farHand: [20, -74], nearHand: [-12, -50] },
    hat: hats.cap(C.red),
    coat: C.green,
    sleeve: STOCK,
    hose: C.brown,
    beard: 'short',
    tint: C.brown,
    smile: true,
    sash: C.ochre,
    far: T.cupSmall(C.red),
    near: T.jug(C.blue),
  }) +
  group(32, 0, T.basket(), 0, 1.5) +
  group(32, -12, S.grapes()) +
  group(26, -10, S.grapes(C.green));
export const market = () =>
  group(14, 0, T.table(26, 24, C.blue)) +
  [
    [2, C.red],
    [11, C.ochre],
    [20, C.green],
    [29, C.red],
  ]
    .map(([x, t]) => group(x, -28, circ(0, 0, 4.2, t, INK, 0.8) + line('M0-4v-2', 0.8)))
    .join('') +
  group(
    14,
    0,
    P('M-30-66V0H-28V-66ZM28-66V0H30V-66Z', C.brown, 0.7) +
      P('M-34-62C-28-72 28-72 34-62L28-58L20-62L12-58L4-62L-4-58L-12-62L-20-58L-28-62Z', C.red) +
      P('M-20-68L-20-62L-12-58L-4-62L-5-69ZM4-69L4-62L12-58L20-62L19-68Z', STOCK, 0.6),
  ) +
  place(
    16,
    -2,
    0.62,
    person({
      female: true,
      style: 'bun',
      hat: hats.bonnet(),
      coat: C.green,
      sleeve: STOCK,
      dress: 'gown',
      pose: reach(10, -50),
    }),
    -1,
  ) +
  group(14, 0, T.table(26, 24, C.blue)) +
  [
    [2, C.red],
    [11, C.ochre],
    [20, C.green],
    [29, C.red],
  ]
    .map(([x, t]) => circ(x, -28, 4.2, t, INK, 0.8))
    .join('') +
  who(-30, 1, {
    pose: reach(18, -58),
    female: true,
    style: 'long',
    tint: C.brown,
    dress: 'gown',
    coat: C.rose,
    sleeve: C.rose,
    sash: STOCK,
    hat: hats.straw(),
    near: group(0, 8, T.basket()),
  });
export const sailor = () =>
  P('M-60-6H60V14H-60Z', C.sky) +
  place(
    26,
    -4,
    0.52,
    P('M-2-30V-112H2V-30Z', C.brown) +
      P('M4-106C30-92 34-60 28-40C18-46 10-44 4-40Z', STOCK) +
      P('M-4-96C-24-86-30-60-26-42C-18-46-10-46-4-42Z', C.straw) +
      P('M2-112L20-108L2-102Z', C.red) +
      P('M-44-32C-30-30 30-30 46-36C42-16 32-4 24-2H-28C-38-10-44-20-44-32Z', C.brown),
  ) +
  P('M-60 14V2C-40-6-20-2-8 4V14Z', C.sage) +
  who(-26, 1, {
    pose: { ...STAND, farElbow: [16, -70], farHand: [18, -86] },
    hat: hats.straw(INK),
    coat: C.blue,
    front: STOCK,
    sleeve: C.blue,
    hose: STOCK,
    shoes: INK,
    length: 5,
    flare: 8,
    collar: STOCK,
    far: P('M-2-2L4-8L10-6L6-1Z', C.red, 0.6),
  });
export const smith = () =>
  group(-34, 0, S.stove()) +
  group(20, 0, S.barrel(C.brown), 0, 0.62) +
  group(20, -16, S.anvil()) +
  who(-6, 1, {
    pose: {
      ...STAND,
      nearElbow: [-16, -72],
      nearHand: [-8, -90],
      farElbow: [16, -56],
      farHand: [26, -50],
    },
    coat: STOCK,
    sleeve: STOCK,
    hose: C.blue,
    bareArms: true,
    beard: 'long',
    tint: C.brown,
    style: 'short',
    over: P('M-7-72H7L10-24H-10Z', C.brown, 0.8),
    near: S.hammer(),
    far: P('M0-1H12V1H0Z', C.red, 0.6),
  });
export const rider = () =>
  group(-44, 0, T.house(STOCK, C.red), 0, 0.8) +
  place(
    4,
    0,
    0.78,
    horse({ tint: C.brown, mane: INK, harness: C.ochre, cloth: C.red }) +
      place(
        -8,
        -53,
        0.92,
        person({
          pose: { ...RIDE, farElbow: [16, -40], farHand: [22, -54] },
          farLeg: false,
          boots: true,
          shoes: INK,
          hose: STOCK,
          coat: C.ochre,
          sleeve: C.ochre,
          hat: hats.tricorn(),
          style: 'wig',
          tint: STOCK,
          length: 10,
          far: T.trumpet(),
        }),
      ),
  );
export const harvest = () =>
  group(34, 0, S.sheaf()) +
  who(-22, 1, {
    pose: {
      ...WALK,
      nearElbow: [-13, -60],
      nearHand: [4, -56],
      farElbow: [18, -60],
      farHand: [12, -44],
    },
    hat: hats.straw(),
    coat: STOCK,
    sleeve: STOCK,
    hose: C.blue,
    sash: C.red,
    style: 'short',
    near: group(0, 0, T.scythe(), -24, 0.8),
  }) +
  who(18, -1, {
    pose: reach(16, -60),
    female: true,
    dress: 'gown',
    coat: C.red,
    sleeve: STOCK,
    sash: C.ochre,
    style: 'none',
    hat: hats.veil(C.straw),
    far: group(0, 4, S.sheaf(), 0, 0.4),
  });
export const tavern = () =>
  group(0, 0, T.table(22, 26, null)) +
  group(-6, -30, T.cupSmall(C.ochre)) +
  group(8, -27, T.jug(C.blue), 0, 0.8) +
  place(
    -30,
    0,
    0.76,
    S.chair() +
      person({
        pose: { ...SIT, farElbow: [16, -52], farHand: [20, -60] },
        hat: hats.tricorn(),
        style: 'wig',
        tint: STOCK,
        coat: C.red,
        front: C.straw,
        buttons: 3,
        sleeve: C.red,
        hose: STOCK,
        smile: true,
        far: T.cupSmall(),
      }),
  ) +
  place(
    31,
    0,
    0.76,
    S.chair() +
      person({
        pose: { ...SIT, farHand: [14, -46] },
        hat: hats.cap(C.green),
        beard: 'short',
        tint: C.brown,
        coat: C.brown,
        sleeve: STOCK,
        hose: C.blue,
      }),
    -1,
  );
export const parasol = () =>
  who(-16, 1, {
    pose: { ...WALK, nearHand: [-15, -48] },
    hat: hats.tophat(INK),
    coat: C.brown,
    front: STOCK,
    sleeve: C.brown,
    hose: C.straw,
    shoes: INK,
    beard: 'lip',
    tint: INK,
    length: 16,
    flare: 12,
    near: T.stick(4) + T.staff(0, 44, INK),
  }) +
  who(16, 1, {
    pose: { ...STAND, farElbow: [17, -64], farHand: [19, -68] },
    female: true,
    style: 'bun',
    tint: C.brown,
    dress: 'gown',
    flare: 22,
    coat: C.sky,
    sleeve: STOCK,
    sash: C.blue,
    collar: STOCK,
    hat: hats.bonnet(C.rose),
    far: T.parasol(C.red),
  }) +
  place(44, 2, 0.66, dog({ tint: STOCK }));
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
export const skaters = () =>
  P('M-60-2H60V16H-60Z', '#d7e4ea') +
  line('M-40 6h20M-6 9h26M30 4h16', 0.7, C.blue) +
  group(-42, -2, S.pine(46)) +
  group(44, -2, S.pine(36)) +
  S.snow([
    [-22, -76],
    [6, -82],
    [26, -70],
    [-6, -68],
    [40, -78],
  ]) +
  who(-14, 1, {
    pose: { ...WALK, nearFoot: [-21, -12], nearTurn: 30, farElbow: [16, -62], farHand: [22, -56] },
    hat: hats.cap(C.red),
    coat: C.blue,
    sleeve: C.blue,
    hose: C.brown,
    collar: C.red,
    trim: STOCK,
    cuff: STOCK,
  }) +
  who(17, 1, {
    pose: { ...WALK, nearElbow: [-14, -60], nearHand: [-13, -56] },
    female: true,
    dress: 'gown',
    length: 30,
    flare: 18,
    coat: C.red,
    sleeve: C.red,
    trim: STOCK,
    cuff: STOCK,
    hat: hats.cap(STOCK),
    hose: STOCK,
    shoes: INK,
    style: 'long',
    tint: C.ochre,
  });
export const moonlight = () =>
  group(26, -66, T.moon(15)) +
  [
    [-4, -78],
    [8, -52],
    [46, -54],
    [44, -82],
    [-34, -70],
  ]
    .map(([x, y]) => group(x, y, T.bigStar(4, C.straw)))
    .join('') +
  group(-34, 0, T.tower(C.grey, 56, 10)) +
  who(-6, 1, {
    pose: reach(18, -58),
    hat: hats.turban(C.straw, C.red),
    beard: 'short',
    tint: INK,
    dress: 'gown',
    coat: C.red,
    front: C.ochre,
    sleeve: C.green,
    sash: C.green,
    mantle: C.blue,
    mantleLength: 70,
  }) +
  who(
    26,
    -1,
    {
      pose: reach(16, -58),
      female: true,
      style: 'none',
      hat: hats.veil(C.sky) + hats.coronet(),
      dress: 'gown',
      coat: C.violet,
      front: STOCK,
      sleeve: STOCK,
      sash: C.ochre,
    },
    0.7,
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
