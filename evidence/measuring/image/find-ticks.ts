import type { PixelPoint } from '#contracts/measurement.ts';
import { medianOf } from './background.ts';
import { createScope, type Cv } from './load-opencv.ts';
import { solve } from './plane.ts';

/** A row of ticks of a ruler: `place(k)` is where tick k is along the row, in pixels. */
export interface TickRow {
  /** Along the row, a unit vector. */
  along: PixelPoint;
  /** Coefficients of place(k) = a + b·k + c·k²: the change of spacing is the tilt along the row. */
  fit: readonly [number, number, number];
  ticks: { k: number; stroke: Stroke }[];
  /** Standard deviation of ticks from the fit, in pixels. */
  scatter: number;
}

/** A thin dark stroke. */
export interface Stroke {
  centre: PixelPoint;
  length: number;
  thickness: number;
  /** Direction of its long side, in radians from 0 to π. */
  angle: number;
}

type Mat = InstanceType<Cv['Mat']>;

const LEAST_TICKS = 14;
/** Radians that ticks of one row may differ in direction. */
const SAME_WAY = 0.06;

/** The strokes of a grey picture, as ticks, digits and hairs are. `isFaint` finds those of a blurred picture, and more that are none. */
export function findStrokes(cv: Cv, picture: InstanceType<Cv['Mat']>, isFaint = false): Stroke[] {
  using scope = createScope();
  const grey = scope.keep(new cv.Mat());
  // Faint ticks drown in noise: it is smoothed away first.
  if (isFaint) cv.GaussianBlur(picture, grey, new cv.Size(3, 3), 0);
  else picture.copyTo(grey);
  const binary = scope.keep(new cv.Mat());
  const block = Math.max(11, Math.round(Math.max(grey.cols, grey.rows) / 50) | 1);
  cv.adaptiveThreshold(grey, binary, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV, block, isFaint ? 7 : 18);
  keepThin(cv, grey, binary, isFaint ? 12 : 18);
  const contours = scope.keep(new cv.MatVector());
  const order = scope.keep(new cv.Mat());
  cv.findContours(binary, contours, order, cv.RETR_LIST, cv.CHAIN_APPROX_SIMPLE);
  const most = Math.max(grey.cols, grey.rows) * 0.16;
  const strokes: Stroke[] = [];
  const count = Math.min(contours.size(), 20_000);
  for (let at = 0; at < count; at += 1) {
    const contour = contours.get(at);
    if (contour.rows >= 2) {
      const { center, size, angle } = cv.minAreaRect(contour);
      const [length, thickness] = [Math.max(size.width, size.height) + 1, Math.min(size.width, size.height) + 1];
      const turn = ((size.width >= size.height ? angle : angle + 90) * Math.PI) / 180;
      if (length >= 6 && length <= most && length / thickness >= 2)
        strokes.push({
          centre: { x: center.x, y: center.y },
          length,
          thickness,
          angle: (turn + 2 * Math.PI) % Math.PI,
        });
    }
    contour.delete();
  }
  return strokes;
}

/** Ticks run to the edge of a ruler: on a dark table they would be one with it. What is thin and dark stays, what is wide and dark goes. */
function keepThin(cv: Cv, grey: Mat, binary: Mat, leastContrast: number): void {
  using scope = createScope();
  const [thin, around] = [scope.keep(new cv.Mat()), widthOf(grey)];
  const kernel = scope.keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(around, around)));
  cv.morphologyEx(grey, thin, cv.MORPH_BLACKHAT, kernel);
  cv.threshold(thin, thin, leastContrast, 255, cv.THRESH_BINARY);
  cv.bitwise_and(binary, thin, binary);
}

/** Pixels across which a tick is thin. */
const widthOf = ({ cols, rows }: Mat): number => Math.max(9, Math.round(Math.max(cols, rows) / 100) | 1);

/** The longest row of evenly spaced strokes that begin on one line, or null. */
export function findTickRow(strokes: readonly Stroke[]): TickRow | null {
  let best: TickRow | null = null;
  for (const angle of commonAngles(strokes)) {
    const same = strokes.filter((stroke) => apart(stroke.angle, angle) < SAME_WAY);
    for (const end of [-1, 1]) {
      for (const line of commonLines(same, angle, end)) {
        const row = fitRow(line, angle);
        if (row && row.ticks.length > (best?.ticks.length ?? LEAST_TICKS - 1)) best = row;
      }
    }
  }
  return best;
}

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), Math.PI - Math.abs(a - b));

/** The three directions that most strokes have. */
function commonAngles(strokes: readonly Stroke[]): number[] {
  const bins = Array.from({ length: 90 }, () => 0);
  for (const { angle } of strokes) bins[Math.floor((angle / Math.PI) * 90) % 90]! += 1;
  const smooth = bins.map((count, at) => count + 0.7 * (bins[(at + 89) % 90]! + bins[(at + 1) % 90]!));
  const order = smooth.map((count, at) => ({ count, at })).toSorted((a, b) => b.count - a.count || a.at - b.at);
  return order
    .slice(0, 3)
    .filter(({ count }) => count >= LEAST_TICKS / 2)
    .map(({ at }) => {
      const centre = ((at + 0.5) / 90) * Math.PI;
      const near = strokes.filter(({ angle }) => apart(angle, centre) < SAME_WAY);
      const turned = near.map(({ angle }) => (angle - centre + Math.PI * 1.5) % Math.PI);
      return (medianOf(turned) - Math.PI / 2 + centre + Math.PI) % Math.PI;
    });
}

/** Groups of strokes whose ends lie on a line across their direction. */
function commonLines(strokes: readonly Stroke[], angle: number, end: number): Stroke[][] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const ends = strokes
    .map((stroke) => ({ stroke, v: stroke.centre.x * dx + stroke.centre.y * dy + (end * stroke.length) / 2 }))
    .toSorted((a, b) => a.v - b.v);
  const reach = Math.max(5, 0.35 * medianOf(strokes.map(({ length }) => length)));
  const groups: { from: number; to: number }[] = [];
  let to = 0;
  for (let from = 0; from < ends.length; from += 1) {
    while (to < ends.length && ends[to]!.v - ends[from]!.v <= reach) to += 1;
    groups.push({ from, to });
  }
  const largest = groups.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const chosen: typeof groups = [];
  for (const group of largest) {
    if (chosen.length === 3 || group.to - group.from < LEAST_TICKS) break;
    if (!chosen.some((other) => group.from < other.to && other.from < group.to)) chosen.push(group);
  }
  return chosen.map(({ from, to }) => ends.slice(from, to).map(({ stroke }) => stroke));
}

function fitRow(strokes: readonly Stroke[], angle: number): TickRow | null {
  const along = { x: -Math.sin(angle), y: Math.cos(angle) };
  const placed = strokes
    .map((stroke) => ({ stroke, u: stroke.centre.x * along.x + stroke.centre.y * along.y }))
    .toSorted((a, b) => a.u - b.u);
  const gaps = placed.slice(1).map(({ u }, at) => u - placed[at]!.u);
  const spacing = commonGap(gaps.filter((gap) => gap >= 3));
  if (spacing === null) return null;
  // Counting begins in the longest stretch of even gaps and goes out from there.
  let counted = countFrom(placed, spacing);
  for (let round = 0; round < 4; round += 1) {
    const fit = fitSquare(counted);
    if (!fit) return null;
    const [a, b, c] = fit;
    counted = assign(placed, fit);
    if (counted.length < LEAST_TICKS || b <= 0) return null;
    if (round < 3) continue;
    const rests = counted.map(({ k, u }) => u - (a + b * k + c * k * k));
    const scatter = Math.sqrt(rests.reduce((sum, rest) => sum + rest * rest, 0) / counted.length);
    const [first, last] = [counted[0]!.k, counted.at(-1)!.k];
    const isDense = counted.length > 0.6 * (last - first + 1);
    return isDense && scatter < 0.11 * b
      ? { along, fit, ticks: counted.map(({ k, stroke }) => ({ k, stroke })), scatter }
      : null;
  }
  return null;
}

interface Counted {
  k: number;
  u: number;
  stroke: Stroke;
}

function commonGap(gaps: readonly number[]): number | null {
  if (gaps.length < LEAST_TICKS - 1) return null;
  const sorted = gaps.toSorted((a, b) => a - b);
  let [best, most] = [0, 0];
  for (const gap of sorted) {
    const count = sorted.filter((other) => Math.abs(other - gap) < 0.15 * gap).length;
    if (count > most) [best, most] = [gap, count];
  }
  return most >= 0.35 * gaps.length ? medianOf(sorted.filter((other) => Math.abs(other - best) < 0.15 * best)) : null;
}

function countFrom(placed: readonly { u: number; stroke: Stroke }[], spacing: number): Counted[] {
  const counted: Counted[] = [];
  let run: Counted[] = [];
  for (const { u, stroke } of placed) {
    const last = run.at(-1);
    const steps = last ? (u - last.u) / spacing : 0;
    const whole = Math.round(steps);
    if (last && whole >= 1 && whole <= 3 && Math.abs(steps - whole) < 0.25) run.push({ k: last.k + whole, u, stroke });
    else if (!last || steps > 3.25) run = [{ k: 0, u, stroke }];
    if (run.length > counted.length) counted.splice(0, counted.length, ...run);
  }
  return counted;
}

function assign(
  placed: readonly { u: number; stroke: Stroke }[],
  [a, b, c]: readonly [number, number, number],
): Counted[] {
  const nearest = new Map<number, Counted & { rest: number }>();
  for (const { u, stroke } of placed) {
    let k = (u - a) / b;
    for (let round = 0; round < 4; round += 1) k -= (a + b * k + c * k * k - u) / (b + 2 * c * k);
    const whole = Math.round(k);
    const rest = Math.abs(k - whole);
    if (rest < 0.25 && rest < (nearest.get(whole)?.rest ?? 1)) nearest.set(whole, { k: whole, u, stroke, rest });
  }
  return [...nearest.values()].toSorted((one, other) => one.k - other.k);
}

/** place(k) = a + b·k + c·k² by least squares; null with too few. */
export function fitSquare(counted: readonly Pick<Counted, 'k' | 'u'>[]): [number, number, number] | null {
  if (counted.length < LEAST_TICKS / 2) return null;
  const rows = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => sum(counted, ({ k }) => k ** (i + j))),
    sum(counted, ({ k, u }) => u * k ** i),
  ]);
  const solved = solve(rows);
  return solved ? [solved[0]!, solved[1]!, solved[2]!] : null;
}

const sum = (counted: readonly Pick<Counted, 'k' | 'u'>[], of: (each: Pick<Counted, 'k' | 'u'>) => number): number =>
  counted.reduce((total, each) => total + of(each), 0);
