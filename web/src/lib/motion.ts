/** Cards that move. Only transform and opacity; a new event ends an old movement at once. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MS = { play: 260, collect: 380, deal: 180, dealStep: 60, turn: 240, discard: 200, refuse: 160 };
const EASE = {
  out: "cubic-bezier(.2,.8,.2,1)",
  in: "cubic-bezier(.5,0,.9,.4)",
  throw: "cubic-bezier(.25,.9,.35,1)",
};

export const boxOf = (element: Element | null | undefined): Box | null => {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** The transform that shows something of size and place `home` as if it were at `from`. */
export function shift(home: Box, from: Box): { x: number; y: number; scale: number } {
  const scale = home.width > 0 ? Math.max(0.1, Math.min(from.width / home.width, 3)) : 1;
  return {
    x: from.x + from.width / 2 - (home.x + home.width / 2),
    y: from.y + from.height / 2 - (home.y + home.height / 2),
    scale,
  };
}

export class Mover {
  private running = new Set<Animation>();

  constructor(private readonly speed: () => number) {}

  get still() {
    return this.speed() === 0;
  }

  finish() {
    for (const animation of [...this.running]) animation.finish();
    this.running.clear();
  }

  private run(element: Element, frames: Keyframe[], ms: number, easing: string, delay = 0) {
    if (this.still || typeof element.animate !== "function") return Promise.resolve();
    const pace = 1 / this.speed();
    const animation = element.animate(frames, {
      duration: ms * pace,
      delay: delay * pace,
      easing,
      fill: "backwards",
    });
    this.running.add(animation);
    return animation.finished
      .catch(() => undefined)
      .then(() => void this.running.delete(animation));
  }

  /** A card that already lies in its place comes there from `from`. */
  arrive(element: HTMLElement, from: Box, ms = MS.play) {
    const home = boxOf(element);
    if (!home) return Promise.resolve();
    const { x, y, scale } = shift(home, from);
    const rest = getComputedStyle(element).transform;
    const end = rest === "none" ? "" : rest;
    return this.run(
      element,
      [{ transform: `translate(${x}px,${y}px) scale(${scale}) ${end}` }, { transform: end || "none" }],
      ms,
      EASE.throw,
    );
  }

  /** A copy of `element` goes from where it is to `to`, shrinks and fades. */
  leave(element: HTMLElement, to: Box, options: { ms?: number; scale?: number; over?: Box } = {}) {
    const home = boxOf(element);
    if (!home || this.still) return Promise.resolve();
    const copy = ghost(element, home);
    const { ms = MS.collect, scale = 0.3, over } = options;
    const end = shift(home, to);
    const frames: Keyframe[] = [{ transform: "none", opacity: 1 }];
    if (over) {
      const middle = shift(home, over);
      frames.push({ transform: `translate(${middle.x}px,${middle.y}px)`, opacity: 1, offset: 0.4 });
    }
    frames.push({ opacity: 1, offset: 0.8 });
    frames.push({ transform: `translate(${end.x}px,${end.y}px) scale(${scale})`, opacity: 0 });
    return this.run(copy, frames, ms, EASE.in).finally(() => copy.remove());
  }

  /** Packets of backs from the dealer to a place. */
  deal(back: HTMLElement, from: Box, to: Box, delay: number) {
    if (this.still) return Promise.resolve();
    const copy = ghost(back, { ...from, width: 44, height: 80 });
    const { x, y } = shift({ ...from, width: 44, height: 80 }, to);
    return this.run(
      copy,
      [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: `translate(${x}px,${y}px)`, opacity: 0 },
      ],
      MS.deal,
      EASE.out,
      delay,
    ).finally(() => copy.remove());
  }

  /** The small shake of a card that may not be played. */
  refuse(element: HTMLElement) {
    return this.run(
      element,
      [
        { translate: "0 0" }, { translate: "-6px 0", offset: 0.35 },
        { translate: "4px 0", offset: 0.7 }, { translate: "0 0" },
      ],
      MS.refuse,
      EASE.out,
    );
  }

  appear(element: HTMLElement, delay = 0) {
    return this.run(
      element,
      [{ opacity: 0, translate: "0 8px" }, { opacity: 1, translate: "0 0" }],
      MS.discard,
      EASE.out,
      delay,
    );
  }
}

function ghost(element: HTMLElement, at: Box): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("ghost");
  Object.assign(copy.style, {
    position: "fixed", left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, margin: "0",
    zIndex: "40", pointerEvents: "none", transform: "none",
  });
  copy.style.setProperty("--cw", `${at.width}px`);
  document.body.append(copy);
  return copy;
}
