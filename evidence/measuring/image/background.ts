import { solve } from './plane.ts';

/** A picture made smaller, three bytes a pixel. */
export interface Pixels {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** Terms of the surface that the background is taken for: light falls off towards a side and the corners. */
const terms = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

const GRID = 64;

/**
 * How far each pixel is from the background, 0 to 255. The background is a smooth surface of each colour, fitted to the border of the picture and then to
 * all that is near it. Brightness counts less than colour, for shadows are darker and of the same colour. `isUsed` leaves parts of the picture out.
 */
export function differenceFromBackground(
  { rgb, width, height }: Pixels,
  isUsed: (x: number, y: number) => boolean,
): { far: Uint8Array; noise: number } {
  const samples = sampleGrid({ rgb, width, height }, isUsed);
  let chosen = samples.filter(({ isBorder }) => isBorder);
  if (chosen.length < 24) chosen = samples;
  chosen = nearMedian(chosen);
  let surfaces = fit(chosen);
  for (let round = 0; round < 4 && surfaces; round += 1) {
    const apart = samples.map((sample) => apartFrom(surfaces!, sample));
    const among = new Set(chosen);
    const limit = Math.max(6, 2.5 * medianOf(apart.filter((_, at) => among.has(samples[at]!))));
    chosen = samples.filter((_, at) => apart[at]! <= limit);
    if (chosen.length < 12) break;
    surfaces = fit(chosen) ?? surfaces;
  }
  const far = new Uint8Array(width * height);
  if (!surfaces) return { far, noise: 255 };
  const rests: number[] = [];
  // Numbers of their own, not members: each is read for every pixel.
  const [[r0, r1, r2, r3, r4, r5], [g0, g1, g2, g3, g4, g5], [b0, b1, b2, b3, b4, b5]] = surfaces as Surfaces;
  for (let y = 0; y < height; y += 1) {
    const v = y / height;
    const v2 = v * v;
    for (let x = 0; x < width; x += 1) {
      const u = x / width;
      const at = y * width + x;
      const u2 = u * u;
      const uv = u * v;
      const dr = rgb[at * 3]! - (r0 + r1 * u + r2 * v + r3 * u2 + r4 * uv + r5 * v2);
      const dg = rgb[at * 3 + 1]! - (g0 + g1 * u + g2 * v + g3 * u2 + g4 * uv + g5 * v2);
      const db = rgb[at * 3 + 2]! - (b0 + b1 * u + b2 * v + b3 * u2 + b4 * uv + b5 * v2);
      far[at] = Math.min(255, weigh(dr, dg, db));
    }
  }
  for (const { x, y } of chosen) rests.push(far[y * width + x]!);
  return { far, noise: Math.max(2, medianOf(rests)) };
}

type Surface = [number, number, number, number, number, number];
type Surfaces = [Surface, Surface, Surface];

/** Brightness counts a little less than colour. */
function weigh(dr: number, dg: number, db: number): number {
  const light = (dr + dg + db) / 3;
  const r = dr - light;
  const g = dg - light;
  const b = db - light;
  return Math.sqrt(0.64 * light * light + r * r + g * g + b * b);
}

interface Sample {
  x: number;
  y: number;
  u: number;
  v: number;
  colour: [number, number, number];
  isBorder: boolean;
}

function sampleGrid({ rgb, width, height }: Pixels, isUsed: (x: number, y: number) => boolean): Sample[] {
  const samples: Sample[] = [];
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const [x, y] = [Math.floor(((column + 0.5) * width) / GRID), Math.floor(((row + 0.5) * height) / GRID)];
      if (!isUsed(x, y)) continue;
      const at = (y * width + x) * 3;
      const isBorder = Math.min(row, column, GRID - 1 - row, GRID - 1 - column) < 3;
      samples.push({ x, y, u: x / width, v: y / height, colour: [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!], isBorder });
    }
  }
  return samples;
}

/** The border may have things on it: half of it, around the median of each colour, is taken for background. */
function nearMedian(samples: readonly Sample[]): Sample[] {
  const middle = [0, 1, 2].map((channel) => medianOf(samples.map(({ colour }) => colour[channel]!)));
  const apart = ({ colour }: Sample): number =>
    weigh(colour[0] - middle[0]!, colour[1] - middle[1]!, colour[2] - middle[2]!);
  const limit = Math.max(8, 1.5 * medianOf(samples.map(apart)));
  return samples.filter((sample) => apart(sample) <= limit);
}

function fit(samples: readonly Sample[]): number[][] | null {
  const size = 6;
  const normal = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const sides = [0, 1, 2].map(() => Array.from({ length: size }, () => 0));
  for (const { u, v, colour } of samples) {
    const t = terms(u, v);
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) normal[i]![j]! += t[i]! * t[j]!;
      for (let channel = 0; channel < 3; channel += 1) sides[channel]![i]! += t[i]! * colour[channel]!;
    }
  }
  const solved = sides.map((side) =>
    solve(
      normal.map((row, at) => [
        ...row.map((value, column) => value + (column === at ? 1e-6 * samples.length : 0)),
        side[at]!,
      ]),
    ),
  );
  return solved.every((surface) => surface !== null) ? solved : null;
}

function apartFrom(surfaces: readonly number[][], { u, v, colour }: Sample): number {
  const rest = (channel: 0 | 1 | 2): number => {
    const [a, b, c, d, e, f] = surfaces[channel] as Surface;
    return colour[channel] - (a + b * u + c * v + d * (u * u) + e * (u * v) + f * (v * v));
  };
  return weigh(rest(0), rest(1), rest(2));
}

export function medianOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
