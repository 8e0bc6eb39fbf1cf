// A posable figure, about 100 units high, feet at y = 0, facing right; mirror it to face left.
// "near" is the side of the viewer (left in the picture), "far" the other.
import { C, INK, STOCK, circ, line, n, part } from '../svg.js';
import { add, curve, mix, mul, poly, smooth, sub, tube, turn, unit } from './shapes.js';
import { head } from './heads.js';

const P = (d, tint, sw = 0.95) => part(d, tint, { sw });
const put = ([x, y], body, rot = 0, k = 1, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''}${k !== 1 || flip !== 1 ? ` scale(${n(k * flip)} ${n(k)})` : ''}">${body}</g>`;

export const STAND = {
  head: [1, -90],
  neck: [0, -79],
  hip: [0, -47],
  nearShoulder: [-8, -75],
  farShoulder: [8, -75],
  nearElbow: [-14, -62],
  nearHand: [-9, -49],
  farElbow: [14, -62],
  farHand: [15, -50],
  nearHip: [-4, -46],
  farHip: [4, -46],
  nearKnee: [-5, -25],
  nearFoot: [-6, -3],
  farKnee: [5, -25],
  farFoot: [7, -3],
};
export const WALK = {
  ...STAND,
  nearKnee: [-8, -26],
  nearFoot: [-17, -6],
  farKnee: [9, -26],
  farFoot: [13, -3],
};
// on a seat 30 high, turned three-quarter to the right
export const SIT = {
  ...STAND,
  seated: true,
  head: [1, -76],
  neck: [0, -65],
  hip: [-3, -33],
  nearShoulder: [-9, -61],
  farShoulder: [8, -61],
  nearElbow: [-14, -46],
  nearHand: [-4, -38],
  farElbow: [15, -48],
  farHand: [18, -40],
  nearHip: [-5, -33],
  farHip: [3, -33],
  nearKnee: [12, -30],
  nearFoot: [11, -3],
  farKnee: [19, -31],
  farFoot: [20, -4],
};
export const KNEEL = {
  ...STAND,
  head: [6, -66],
  neck: [3, -56],
  hip: [-2, -26],
  nearShoulder: [-5, -52],
  farShoulder: [10, -52],
  nearElbow: [-4, -38],
  nearHand: [10, -38],
  farElbow: [17, -42],
  farHand: [20, -46],
  nearHip: [-4, -25],
  farHip: [3, -25],
  nearKnee: [6, -5],
  nearFoot: [-12, -3],
  farKnee: [15, -22],
  farFoot: [15, -3],
};
// astride: the near leg hangs before the horse, the far leg is hidden
export const RIDE = {
  ...SIT,
  seated: false,
  head: [3, -46],
  neck: [1, -35],
  hip: [-2, -4],
  nearShoulder: [-8, -31],
  farShoulder: [9, -31],
  nearElbow: [-12, -18],
  nearHand: [0, -12],
  farElbow: [17, -20],
  farHand: [20, -28],
  nearHip: [-3, -4],
  nearKnee: [10, 6],
  nearFoot: [7, 24],
};

const shoe = (tint) =>
  P('M-3.4-3.2C-3.8-1-3.6 1-3.4 2.6H6.6C7 .6 4.6-.2 2.6-1.2L2.4-3.4Z', tint, 0.85);
const fist = (skin) =>
  P('M-2.6-1.4C-2-3.2 1.6-3.4 2.6-1.8C3.4-.4 3 2 1.4 2.8C-.6 3.2-2.8 2-2.6-1.4Z', skin, 0.8) +
  line('M.8-2C1.6-.8 1.6 .6 1 1.8', 0.4);

function arm(p, side, { sleeve, cuff, skin, holds, bare }) {
  const [s, e, h] = [p[side + 'Shoulder'], p[side + 'Elbow'], p[side + 'Hand']];
  const wrist = mix(e, h, 0.86);
  let out = P(tube([s, e, wrist], bare ? [6, 5, 3.6] : [8, 7, 5.4]), bare ? skin : sleeve);
  if (!bare && cuff) out += P(tube([mix(e, h, 0.72), wrist], [6.2, 6.4]), cuff, 0.8);
  const fold = mix(s, e, 0.85);
  if (!bare) out += line(curve([add(fold, [-2.4, -1.6]), fold, add(fold, [2.2, 1])]), 0.45);
  // what is held lies under the hand, the hand over the cuff
  return (holds ? put(h, holds) : '') + out + put(h, fist(skin));
}

function leg(p, side, { hose, shoes, bare, skin, boots }) {
  const [h, k, f] = [p[side + 'Hip'], p[side + 'Knee'], p[side + 'Foot']];
  const ankle = mix(k, f, 0.94);
  let out = bare ? '' : put(f, shoe(shoes), p[side + 'Turn'] ?? 0, 1, p.feet === 'left' ? -1 : 1);
  if (bare) out = put(f, shoe(skin), p[side + 'Turn'] ?? 0);
  out += P(tube([h, k, ankle], bare ? [9, 6.6, 4] : [10, 7.6, 4.8]), bare ? skin : hose);
  if (boots) out += P(tube([mix(k, f, 0.2), ankle], [8.4, 6]), shoes);
  return out;
}

// torso from shoulders to hem; `length` below the hip, `flare` half width at the hem
function torso(p, { coat, trim, dress, sash, front, buttons, length, flare, collar }) {
  const up = unit(sub(p.neck, p.hip));
  const side = turn(up).map((v) => -v); // to the viewer's left when upright
  const left = turn(up)[0] < 0 ? turn(up) : side;
  const L = (q, k) => add(q, mul(left, k));
  const waist = mix(p.hip, p.neck, 0.22);
  const hem = add(p.hip, mul(up, -length));
  const chest = mix(p.hip, p.neck, 0.7);
  const nearSide = [add(p.nearShoulder, [-2.6, 0]), L(chest, 9.4), L(waist, 7.4), L(hem, flare)];
  const farSide = [L(hem, -flare), L(waist, -7), L(chest, -9), add(p.farShoulder, [2.6, 0])];
  const sag = add(mix(nearSide[3], farSide[0], 0.5), mul(up, -2.4));
  const f = (q) => `${n(q[0])} ${n(q[1])}`;
  const outline = `M${f(L(p.neck, 3.4))}L${f(nearSide[0])}${smooth(nearSide)}Q${f(sag)} ${f(farSide[0])}${smooth(farSide)}L${f(L(p.neck, -3.6))}Z`;
  let out = P(outline, coat);
  if (front) {
    const a = [L(p.neck, 1), L(chest, 2.4), L(waist, 1.6), L(hem, 3.6)];
    const b = [L(hem, -4), L(waist, -2.4), L(chest, -3.6), L(p.neck, -2.6)];
    out += P(`M${f(a[0])}${smooth(a)}L${f(b[0])}${smooth(b)}Z`, front, 0.75);
  }
  for (let i = 0; i < (buttons ?? 0); i++) {
    const q = L(mix(waist, p.neck, (i + 0.3) / buttons), -0.6);
    out += circ(q[0], q[1], 0.8, C.ochre, INK, 0.4);
  }
  const folds = [];
  if (length > 4)
    for (const k of dress === 'gown' ? [-0.7, -0.35, 0.1, 0.45, 0.75] : [-0.5, 0, 0.5])
      folds.push(
        curve([
          L(waist, 6 * k),
          L(mix(waist, hem, 0.5), flare * 0.72 * k),
          L(mix(waist, hem, 0.94), flare * k),
        ]),
      );
  if (folds.length && !front) out += line(folds.join(''), 0.45);
  else if (folds.length) out += line([folds[0], folds[folds.length - 1]].join(''), 0.45);
  if (trim && length > 4) {
    const edge = [
      L(add(hem, mul(up, 3)), flare - 0.6),
      add(sag, mul(up, 1.6)),
      L(add(hem, mul(up, 3)), -flare + 0.6),
    ];
    out += P(
      `M${f(edge[0])}Q${f(edge[1])} ${f(edge[2])}L${f(farSide[0])}Q${f(sag)} ${f(nearSide[3])}Z`,
      trim,
      0.7,
    );
  }
  if (sash)
    out += P(
      poly([
        L(add(waist, mul(up, 1.8)), 7.6),
        L(add(waist, mul(up, 1.8)), -7.2),
        L(add(waist, mul(up, -1.8)), -7.2),
        L(add(waist, mul(up, -1.8)), 7.6),
      ]),
      sash,
      0.75,
    );
  if (collar)
    out += P(
      `M${f(L(p.neck, 5.4))}Q${f(add(p.neck, mul(up, -7)))} ${f(L(p.neck, -5.6))}L${f(add(L(p.neck, -3), mul(up, 2.4)))}L${f(add(L(p.neck, 3), mul(up, 2.4)))}Z`,
      collar,
      0.75,
    );
  return out;
}

// the skirt of somebody seated: over both knees and down to the feet
function lap(p, tint, trim) {
  const [hip, knee, foot, back] = [p.hip, p.farKnee, p.farFoot, p.nearFoot];
  const d =
    `M${n(hip[0] - 10)} ${n(hip[1] - 4)}C${n(hip[0])} ${n(hip[1] - 8)} ${n(knee[0] - 8)} ${n(knee[1] - 9)} ${n(knee[0] + 3)} ${n(knee[1] - 6)}` +
    `C${n(knee[0] + 10)} ${n(knee[1])} ${n(foot[0] + 5)} ${n(foot[1] - 14)} ${n(foot[0] + 7)} ${n(foot[1] + 2)}` +
    `Q${n(back[0])} ${n(back[1] + 7)} ${n(back[0] - 22)} ${n(back[1] + 2)}C${n(back[0] - 22)} ${n(hip[1] + 16)} ${n(hip[0] - 12)} ${n(hip[1] + 8)} ${n(hip[0] - 10)} ${n(hip[1] - 4)}Z`;
  const knees = p.nearKnee;
  const folds = `M${n(knees[0])} ${n(knees[1] + 2)}C${n(knees[0] + 3)} ${n(knees[1] + 10)} ${n(back[0] + 3)} ${n(back[1] - 10)} ${n(back[0] + 1)} ${n(back[1])}M${n(knees[0] - 9)} ${n(knees[1] + 5)}C${n(knees[0] - 7)} ${n(knees[1] + 12)} ${n(back[0] - 8)} ${n(back[1] - 10)} ${n(back[0] - 10)} ${n(back[1])}M${n(knee[0] + 2)} ${n(knee[1] + 2)}C${n(knee[0] + 4)} ${n(knee[1] + 10)} ${n(foot[0] + 1)} ${n(foot[1] - 8)} ${n(foot[0] + 1)} ${n(foot[1])}`;
  let out = P(d, tint) + line(folds, 0.5);
  if (trim)
    out += line(
      `M${n(foot[0] + 6)} ${n(foot[1])}Q${n(back[0])} ${n(back[1] + 5)} ${n(back[0] - 21.4)} ${n(back[1])}`,
      2,
      trim,
    );
  return out;
}

export function cape(p, tint, { length = 70, spread = 22 } = {}) {
  const y = p.neck[1] + length;
  const [x0, x1] = [p.nearShoulder[0], p.farShoulder[0]];
  return (
    P(
      `M${n(x0 + 3)} ${n(p.neck[1])}C${n(x0 - 8)} ${n(p.neck[1] + length * 0.4)} ${n(x0 - spread * 0.7)} ${n(y - 14)} ${n(p.hip[0] - spread)} ${n(y)}Q${n(p.hip[0])} ${n(y + 5)} ${n(p.hip[0] + spread)} ${n(y)}C${n(x1 + spread * 0.7)} ${n(y - 14)} ${n(x1 + 8)} ${n(p.neck[1] + length * 0.4)} ${n(x1 - 3)} ${n(p.neck[1])}Z`,
      tint,
    ) +
    line(
      `M${n(x0 - 4)} ${n(p.neck[1] + 22)}C${n(x0 - 8)} ${n(y - 24)} ${n(p.hip[0] - spread * 0.7)} ${n(y - 10)} ${n(p.hip[0] - spread * 0.72)} ${n(y)}M${n(x1 + 4)} ${n(p.neck[1] + 22)}C${n(x1 + 8)} ${n(y - 24)} ${n(p.hip[0] + spread * 0.7)} ${n(y - 10)} ${n(p.hip[0] + spread * 0.72)} ${n(y)}`,
      0.45,
    )
  );
}

// `dress`: 'tunic' (to the knee), 'coat' (to the hip, with tails by `length`), 'gown' (to the ground), 'bare'
export function person({
  pose = STAND,
  dress = 'tunic',
  coat = C.red,
  sleeve = coat,
  hose = STOCK,
  shoes = C.brown,
  skin = C.flesh,
  trim = null,
  sash = null,
  front = null,
  buttons = 0,
  collar = null,
  cuff = null,
  length,
  flare,
  mantle = null,
  mantleLength,
  near = '',
  far = '',
  boots = false,
  bareArms = false,
  bareLegs = false,
  look,
  behind = '',
  headTurn = 0,
  headFlip = 1,
  over = '',
  farLeg = true,
  farOver = false,
  ...hd
} = {}) {
  const p = pose;
  const size = {
    tunic: [18, 13],
    coat: [8, 10],
    gown: p.seated ? [3, 9] : [Math.max(4, -p.hip[1] - 1), 19],
    bare: [3, 7.4],
  }[dress];
  const t = {
    coat: dress === 'bare' ? skin : coat,
    trim,
    dress,
    sash,
    front,
    buttons,
    collar,
    length: length ?? size[0],
    flare: flare ?? size[1],
  };
  const a = { sleeve, cuff, skin, bare: bareArms || dress === 'bare' };
  const l = { hose, shoes, skin, boots, bare: bareLegs };
  let s = behind;
  if (mantle) s += cape(p, mantle, { length: mantleLength ?? 68 });
  const farArm = arm(p, 'far', { ...a, holds: far });
  if (!farOver) s += farArm;
  if (farLeg) s += leg(p, 'far', l);
  s += leg(p, 'near', l);
  if (p.seated && dress === 'gown') s += lap(p, coat, trim);
  s += P(
    tube([mix(p.neck, p.hip, 0.06), mix(p.neck, p.head, 0.5)], [6, 5.6]),
    hd.bones ? STOCK : skin,
    0.8,
  );
  s += torso(p, t);
  if (farOver) s += farArm;
  s += over;
  s += put(p.head, head({ skin, ...hd }), headTurn, 1, headFlip);
  return s + arm(p, 'near', { ...a, holds: near });
}

export const place = (x, y, k, body, flip = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(k * flip)} ${n(k)})">${body}</g>`;
