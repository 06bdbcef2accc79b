import type { PixelPoint } from '#contracts/measurement.ts';
import { medianOf } from './background.ts';
import { fitSquare, type Stroke, type TickRow } from './find-ticks.ts';
import { solve } from './plane.ts';

/** A picture in grey, a byte a pixel. */
export interface GreyPixels {
  data: Uint8Array;
  cols: number;
  rows: number;
}

/** Ticks that may be missing, worn off or covered, before a row is taken to end. */
const MOST_MISSING = 4;
/** Ticks that are looked for beyond either end before the row is fitted again. */
const AHEAD = 12;
const ROUNDS = 40;

/**
 * Follows a row of ticks through the picture: where each of them is to a part of a pixel, how long it is, and on to both ends of the ruler. Strokes that
 * were found apart only say where to begin, for ticks that touch something are no strokes. Null where the row does not hold.
 */
export function traceTicks(grey: GreyPixels, row: TickRow): TickRow | null {
  const frames = framesOf(row);
  const [frame] = frames;
  const usual = medianOf(row.ticks.map(({ stroke }) => stroke.length));
  const contrast = medianOf(row.ticks.flatMap(({ k }) => probe(grey, frame, row.fit, k, usual)?.contrast ?? []));
  if (!(contrast > 6)) return null;
  let fit = row.fit;
  let [from, to] = [row.ticks[0]!.k, row.ticks.at(-1)!.k];
  let found = new Map<number, Traced>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Map<number, Traced>();
    for (let k = from - AHEAD; k <= to + AHEAD; k += 1) {
      const tick = probe(grey, frame, fit, k, usual);
      if (tick && tick.contrast > 0.35 * contrast) next.set(k, tick);
    }
    const ends = endsOf(next, from, to);
    const kept = [...next].filter(([k]) => k >= ends.from && k <= ends.to).toSorted(([a], [b]) => a - b);
    const better = fitSquare(kept.map(([k, { u }]) => ({ k, u })));
    if (!better || better[1] <= 0) return null;
    const isGrown = ends.from !== from || ends.to !== to;
    [fit, found, from, to] = [better, new Map(kept), ends.from, ends.to];
    if (!isGrown && round > 0) break;
  }
  const [a, b, c] = fit;
  const rests = [...found].map(([k, { u }]) => u - (a + b * k + c * k * k));
  const scatter = Math.sqrt(rests.reduce((sum, rest) => sum + rest * rest, 0) / Math.max(1, rests.length));
  // Where short ticks alone were strokes, they begin and end on lines: the longer ones tell which of the two is the edge.
  const [ticks] = frames
    .map((each) => [...found].map(([k, { u }]) => ({ k, stroke: strokeOf(grey, each, { u, b, usual }) })))
    .toSorted((one, other) => unevenness(other) - unevenness(one)) as [TickRow['ticks']];
  const isDense = ticks.length > 0.75 * (to - from + 1);
  return isDense && scatter < 0.1 * b ? { ...turnedTo(frame, fit), ticks, scatter } : null;
}

/** The direction of the line that the ticks begin on, and the fit along that. */
function turnedTo({ along, down, start, slope }: Frame, [a, b, c]: TickRow['fit']): Pick<TickRow, 'along' | 'fit'> {
  const size = Math.hypot(1, slope);
  return {
    along: { x: (along.x + slope * down.x) / size, y: (along.y + slope * down.y) / size },
    fit: [a * size + (slope * start) / size, b * size, c * size],
  };
}

/** How much longer the long ticks are than the usual ones. */
function unevenness(ticks: TickRow['ticks']): number {
  const lengths = ticks.map(({ stroke }) => stroke.length).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.97)]! / lengths[Math.floor(lengths.length / 2)]!;
}

interface Traced {
  u: number;
  contrast: number;
}

/** Where a row lies: `down` points along its ticks, away from the line `v = start + slope · u` that they begin on. */
interface Frame {
  along: PixelPoint;
  down: PixelPoint;
  start: number;
  slope: number;
}

/** Both ways that ticks may point, the likelier first. */
function framesOf({ along, ticks }: TickRow): [Frame, Frame] {
  const across = { x: along.y, y: -along.x };
  const sides = [1, -1].map((way) => {
    const down = { x: across.x * way, y: across.y * way };
    const ends = ticks.map(({ stroke: { centre, length } }) => ({
      u: centre.x * along.x + centre.y * along.y,
      v: centre.x * down.x + centre.y * down.y - length / 2,
    }));
    const { start, slope } = lineThrough(ends);
    const rests = ends.map(({ u, v }) => Math.abs(v - start - slope * u));
    return { frame: { along, down, start, slope }, rest: medianOf(rests) };
  });
  const [one, other] = sides.toSorted((a, b) => a.rest - b.rest);
  return [one!.frame, other!.frame];
}

/** Least squares; ends that are far off it are left out of a second one. */
function lineThrough(points: readonly { u: number; v: number }[]): { start: number; slope: number } {
  const first = leastSquares(points);
  const rests = points.map(({ u, v }) => Math.abs(v - first.start - first.slope * u));
  const limit = Math.max(1, 2.5 * medianOf(rests));
  return leastSquares(points.filter((_, at) => rests[at]! <= limit));
}

function leastSquares(points: readonly { u: number; v: number }[]): { start: number; slope: number } {
  const sum = (of: (point: { u: number; v: number }) => number): number =>
    points.reduce((total, point) => total + of(point), 0);
  const solved = solve([
    [points.length, sum(({ u }) => u), sum(({ v }) => v)],
    [sum(({ u }) => u), sum(({ u }) => u * u), sum(({ u, v }) => u * v)],
  ]);
  return solved ? { start: solved[0]!, slope: solved[1]! } : { start: medianOf(points.map(({ v }) => v)), slope: 0 };
}

/** The grey level at a place along the row and so many pixels down a tick. */
function greyAt(grey: GreyPixels, { along, down, start, slope }: Frame, u: number, depth: number): number {
  const v = start + slope * u + depth;
  return sampleGrey(grey, u * along.x + v * down.x, u * along.y + v * down.y);
}

/** The grey level between pixels; white outside of the picture. */
export function sampleGrey({ data, cols, rows }: GreyPixels, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= cols || top + 1 >= rows) return 255;
  const [fx, fy] = [x - left, y - top];
  const at = top * cols + left;
  return (
    (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
    (data[at + cols]! * (1 - fx) + data[at + cols + 1]! * fx) * fy
  );
}

/** Whether a tick is where the fit has it: its middle by darkness, and how much darker than between ticks it is. */
function probe(grey: GreyPixels, frame: Frame, fit: TickRow['fit'], k: number, usual: number): Traced | null {
  const [a, b, c] = fit;
  const place = a + b * k + c * k * k;
  const spacing = b + 2 * c * k;
  if (!(spacing > 2)) return null;
  const depths = Array.from({ length: 7 }, (_, at) => usual * (0.2 + 0.08 * at));
  const levels = Array.from({ length: 21 }, (_, at) => {
    const offset = ((at - 10) / 20) * spacing;
    return { offset, level: meanOf(depths.map((depth) => greyAt(grey, frame, place + offset, depth))) };
  });
  const bright = (levels[0]!.level + levels[20]!.level) / 2;
  const dark = Math.min(...levels.slice(5, 16).map(({ level }) => level));
  const weights = levels.map(({ level }) => Math.max(0, bright - level - 0.25 * (bright - dark)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) return null;
  const shift = levels.reduce((sum, { offset }, at) => sum + offset * weights[at]!, 0) / total;
  return { u: place + shift, contrast: bright - dark };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far a row goes on from where it was known, over no more ticks than may be missing. */
function endsOf(found: ReadonlyMap<number, Traced>, from: number, to: number): { from: number; to: number } {
  let [first, last] = [from, to];
  for (let k = from; k >= from - AHEAD && first - k <= MOST_MISSING; k -= 1) if (found.has(k)) first = k;
  for (let k = to; k <= to + AHEAD && k - last <= MOST_MISSING; k += 1) if (found.has(k)) last = k;
  return { from: first, to: last };
}

/** A tick from the line that it begins on to where it is no darker than what is beside it. */
function strokeOf(grey: GreyPixels, frame: Frame, { u, b, usual }: { u: number; b: number; usual: number }): Stroke {
  const darkness = (at: number, depth: number): number =>
    (greyAt(grey, frame, at - 0.5 * b, depth) + greyAt(grey, frame, at + 0.5 * b, depth)) / 2 -
    greyAt(grey, frame, at, depth);
  const own = medianOf(Array.from({ length: 7 }, (_, at) => darkness(u, usual * (0.2 + 0.08 * at))));
  let length = 0;
  let middle = u;
  for (let depth = 0; depth < 6 * usual && depth - length <= 3; depth += 1) {
    // Ticks need not be square to the row: the middle follows.
    const around = [-0.6, 0, 0.6].map((step) => ({ at: middle + step, dark: darkness(middle + step, depth) }));
    const best = around.reduce((one, other) => (other.dark > one.dark ? other : one));
    if (best.dark < 0.45 * own) continue;
    length = depth + 1;
    if (depth > 2 && Math.abs(best.at - u) < 0.5 * b) middle = best.at;
  }
  const { along, down, start, slope } = frame;
  const v = start + slope * u + length / 2;
  return {
    centre: { x: u * along.x + v * down.x, y: u * along.y + v * down.y },
    length: Math.max(1, length),
    thickness: 1,
    angle: (Math.atan2(down.y, down.x) + 2 * Math.PI) % Math.PI,
  };
}
