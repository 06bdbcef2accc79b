import type { Element, Shape } from '../element.ts';
import { DAY_MS } from '../show-time.ts';

/** What stands on a plot; `height` is how much of the room above the axis it takes. */
export interface Plotted {
  shapes: Shape[];
  labels: Element[];
  height: number;
}

/** Most that anything may rise above the axis, in pixels. */
export const PLOT = 300;

export interface Span {
  from: number;
  to: number;
}

/** From the first time to the last, with a week around it where that is a day. */
export function spanOf(times: readonly number[]): Span {
  const [from, to] = [Math.min(...times), Math.max(...times)];
  return to - from >= 2 * DAY_MS ? { from, to } : { from: from - 7 * DAY_MS, to: to + 7 * DAY_MS };
}

export type ToX = (at: number) => number;

export const scaleTo =
  ({ from, to }: Span, left: number, right: number): ToX =>
  (at) =>
    left + ((at - from) / (to - from)) * (right - left);
