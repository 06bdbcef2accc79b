import type { PixelPoint } from '#contracts/measurement.ts';

/** A projective map of the plane: nine numbers, row by row. */
export type Homography = readonly number[];

/** The map that takes four points to four points (no three on a line). Null where there is none. */
export function mapQuad(from: readonly PixelPoint[], to: readonly PixelPoint[]): Homography | null {
  const rows = from.flatMap(({ x, y }, at) => {
    const { x: u, y: v } = to[at]!;
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ];
  });
  const solved = solve(rows);
  return solved ? [...solved, 1] : null;
}

export function applyMap(map: Homography, { x, y }: PixelPoint): PixelPoint {
  const w = map[6]! * x + map[7]! * y + map[8]!;
  return { x: (map[0]! * x + map[1]! * y + map[2]!) / w, y: (map[3]! * x + map[4]! * y + map[5]!) / w };
}

/** Length in the target plane of one pixel at a point: the root of the local change of area. */
export function scaleAt(map: Homography, { x, y }: PixelPoint): number {
  const step = 0.5;
  const right = difference(applyMap(map, { x: x + step, y }), applyMap(map, { x: x - step, y }));
  const down = difference(applyMap(map, { x, y: y + step }), applyMap(map, { x, y: y - step }));
  return Math.sqrt(Math.abs(right.x * down.y - right.y * down.x));
}

const difference = (a: PixelPoint, b: PixelPoint): PixelPoint => ({ x: a.x - b.x, y: a.y - b.y });

/** Gauss with pivots on rows of coefficients and a right side. */
export function solve(rows: readonly (readonly number[])[]): number[] | null {
  const m = rows.map((row) => [...row]);
  const n = m.length;
  for (let column = 0; column < n; column += 1) {
    let best = column;
    for (let row = column + 1; row < n; row += 1)
      if (Math.abs(m[row]![column]!) > Math.abs(m[best]![column]!)) best = row;
    if (Math.abs(m[best]![column]!) < 1e-12) return null;
    [m[column], m[best]] = [m[best]!, m[column]!];
    for (let row = 0; row < n; row += 1) {
      if (row === column) continue;
      const factor = m[row]![column]! / m[column]![column]!;
      for (let at = column; at <= n; at += 1) m[row]![at]! -= factor * m[column]![at]!;
    }
  }
  return m.map((row, at) => row[n]! / row[at]!);
}

export interface Rectangle {
  /** How far the length and the width of other rectangles reach that are hardly larger. */
  spread: { length: number; width: number };
  length: number;
  width: number;
  /** In the order of the outline. */
  corners: PixelPoint[];
}

/** The rectangle of least area around points (one side lies on a side of the convex hull). */
export function smallestRectangle(points: readonly PixelPoint[]): Rectangle {
  const hull = convexHull(points);
  let best: Rectangle | null = null;
  let least = Infinity;
  const tried: { area: number; length: number; width: number }[] = [];
  for (let at = 0; at < hull.length; at += 1) {
    const [a, b] = [hull[at]!, hull[(at + 1) % hull.length]!];
    const size = Math.hypot(b.x - a.x, b.y - a.y);
    if (size === 0) continue;
    const [ux, uy] = [(b.x - a.x) / size, (b.y - a.y) / size];
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of hull) {
      const [along, across] = [x * ux + y * uy, y * ux - x * uy];
      left = Math.min(left, along);
      right = Math.max(right, along);
      low = Math.min(low, across);
      high = Math.max(high, across);
    }
    const area = (right - left) * (high - low);
    tried.push({ area, length: Math.max(right - left, high - low), width: Math.min(right - left, high - low) });
    if (area >= least) continue;
    least = area;
    const corner = (along: number, across: number): PixelPoint => ({
      x: along * ux - across * uy,
      y: along * uy + across * ux,
    });
    best = {
      spread: { length: 0, width: 0 },
      length: Math.max(right - left, high - low),
      width: Math.min(right - left, high - low),
      corners: [corner(left, low), corner(right, low), corner(right, high), corner(left, high)],
    };
  }
  if (!best) return { length: 0, width: 0, corners: [], spread: { length: 0, width: 0 } };
  const alike = tried.filter(({ area }) => area <= 1.015 * least);
  const reach = (values: readonly number[], own: number): number =>
    Math.max(...values.map((value) => Math.abs(value - own)));
  return {
    ...best,
    spread: {
      length: reach(
        alike.map((each) => each.length),
        best.length,
      ),
      width: reach(
        alike.map((each) => each.width),
        best.width,
      ),
    },
  };
}

/** Andrew's monotone chain, counter-clockwise. */
export function convexHull(points: readonly PixelPoint[]): PixelPoint[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly PixelPoint[]): PixelPoint[] => {
    const chain: PixelPoint[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

const cross = (o: PixelPoint, a: PixelPoint, b: PixelPoint): number =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

export const distance = (a: PixelPoint, b: PixelPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (points: readonly PixelPoint[]): PixelPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export function isInside(polygon: readonly PixelPoint[], { x, y }: PixelPoint): boolean {
  let inside = false;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at, at += 1) {
    const [a, b] = [polygon[at]!, polygon[before]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
