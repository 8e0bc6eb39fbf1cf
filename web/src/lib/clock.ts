/** The time that runs at the table, by this browser's own watch. */
import { t } from "./i18n.svelte";
import { playerName } from "./names";
import type { Context } from "./names";
import type { Clock } from "./protocol";

export interface Running extends Clock {
  /** when it runs out, as `performance.now()` counts */
  until: number;
}

/** A message tells what is left when it is sent; whatever waits in a queue goes on running. */
export const started = (clock: Clock | null, now = performance.now()): Running | null =>
  clock && { ...clock, until: now + 1000 * clock.left };

export const secondsLeft = (clock: Running, now = performance.now()) => Math.max(0, Math.ceil((clock.until - now) / 1000));

/** Nobody is hurried who has minutes: that clock is seen at its end only. */
const IDLE_SEEN = 30;
export const shownSeconds = (clock: Clock) => Math.max(2, clock.kind === "idle" ? Math.min(IDLE_SEEN, clock.seconds) : clock.seconds);
export const isSeen = (clock: Running, left: number) => left > 0 && (clock.kind !== "idle" || left <= IDLE_SEEN);

/** Clocks with the same name are one to the reader, however often a message repeats them. */
export const clockName = (clock: Clock | null) => (clock ? `${clock.kind} ${clock.kind === "quiet" ? "" : clock.seat}` : "");

export const clockText = (context: Context, clock: Clock, seconds: number) =>
  t(`ui.clock.${clock.seat === context.viewer && (clock.kind === "last_call" || clock.kind === "idle") ? "you_" : ""}${clock.kind}`, {
    who: playerName(context, clock.seat),
    seconds,
  });
