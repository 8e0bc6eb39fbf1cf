// Scenes of the town for the tarocks.
import { C, INK, STOCK, circ, line } from '../svg.js';
import { hats } from '../people/heads.js';
import { dog } from '../people/beasts.js';
import { SIT, STAND, WALK, person, place } from '../people/person.js';
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
    34,
    -4,
    0.52,
    P('M-2-30V-112H2V-30Z', C.brown) +
      P('M4-106C30-92 34-60 28-40C18-46 10-44 4-40Z', STOCK) +
      P('M-4-96C-24-86-30-60-26-42C-18-46-10-46-4-42Z', C.straw) +
      P('M2-112L20-108L2-102Z', C.red) +
      P('M-44-32C-30-30 30-30 46-36C42-16 32-4 24-2H-28C-38-10-44-20-44-32Z', C.brown),
  ) +
  P('M-60 14V2C-40-6-20-2-8 4V14Z', C.sage) +
  who(-10, 1, {
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
