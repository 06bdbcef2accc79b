import type { PixelPoint } from '#contracts/measurement.ts';
import { differenceFromBackground, medianOf, type Pixels } from './background.ts';
import { createScope, type Cv } from './load-opencv.ts';
import { convexHull, isInside, middle } from './plane.ts';

type Mat = InstanceType<Cv['Mat']>;

/** Something that stands out of the background, in pixels of the picture it was found in. */
export interface Shape {
  hull: PixelPoint[];
  outline: PixelPoint[];
  /** Pixels inside. */
  area: number;
  touchesBorder: boolean;
  /** How clear its edge is, 0 to 1: its difference from the background against the noise of that. */
  contrast: number;
}

/** Least share of the picture that is taken for a thing. */
const LEAST_SHARE = 0.0008;

/** The things in a picture, the largest first. `leftOut`: outlines that belong to no thing, such as a marker with its paper. */
export function findShapes(cv: Cv, pixels: Pixels, leftOut: readonly (readonly PixelPoint[])[]): Shape[] {
  using scope = createScope();
  const { width, height } = pixels;
  const mask = scope.keep(maskOf(cv, width, height, leftOut));
  // Each `data` of a matrix is a new view of it.
  const isLeftOut = mask.data;
  const { far, noise } = differenceFromBackground(pixels, (x, y) => isLeftOut[y * width + x] === 0);
  for (let at = 0; at < far.length; at += 1) if (isLeftOut[at] !== 0) far[at] = 0;
  const difference = scope.keep(cv.matFromArray(height, width, cv.CV_8UC1, far as unknown as number[]));
  cv.GaussianBlur(difference, difference, new cv.Size(5, 5), 0);
  const limit = Math.max(5 * noise, 14);
  return shapesAt(cv, difference, limit).flatMap((shape) => {
    const fine = sharpen(cv, difference, shape, Math.max(3.5 * noise, 8));
    return fine
      ? [{ ...fine, contrast: Math.min(1, Math.max(0, 1 - (3 * noise) / levelOf(difference, fine.hull))) }]
      : [];
  });
}

function maskOf(cv: Cv, width: number, height: number, leftOut: readonly (readonly PixelPoint[])[]): Mat {
  const mask = cv.Mat.zeros(height, width, cv.CV_8UC1);
  for (const outline of leftOut) {
    const points = cv.matFromArray(
      outline.length,
      1,
      cv.CV_32SC2,
      outline.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
    );
    const list = new cv.MatVector();
    list.push_back(points);
    cv.fillPoly(mask, list, new cv.Scalar(255));
    points.delete();
    list.delete();
  }
  return mask;
}

function shapesAt(cv: Cv, difference: Mat, limit: number): Shape[] {
  using scope = createScope();
  const binary = scope.keep(new cv.Mat());
  cv.threshold(difference, binary, limit, 255, cv.THRESH_BINARY);
  const [small, wide] = [3, 7].map((size) =>
    scope.keep(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(size, size))),
  );
  cv.morphologyEx(binary, binary, cv.MORPH_OPEN, small!);
  cv.morphologyEx(binary, binary, cv.MORPH_CLOSE, wide!);
  const contours = scope.keep(new cv.MatVector());
  const order = scope.keep(new cv.Mat());
  cv.findContours(binary, contours, order, cv.RETR_EXTERNAL, cv.CHAIN_APPROX_NONE);
  const { cols: width, rows: height } = difference;
  const shapes: Shape[] = [];
  for (let at = 0; at < contours.size(); at += 1) {
    const contour = scope.keep(contours.get(at));
    const area = cv.contourArea(contour);
    if (area < LEAST_SHARE * width * height) continue;
    const outline: PixelPoint[] = [];
    // Each `data32S` is a new view.
    const points = contour.data32S;
    for (let point = 0; point < contour.rows; point += 1)
      outline.push({ x: points[point * 2]!, y: points[point * 2 + 1]! });
    const touchesBorder = outline.some(({ x, y }) => x <= 1 || y <= 1 || x >= width - 2 || y >= height - 2);
    shapes.push({ hull: convexHull(outline), outline, area, touchesBorder, contrast: 0 });
  }
  return shapes.toSorted((a, b) => b.area - a.area);
}

/** The edge of a plain thing is where its difference is half of what it is inside: a blurred edge keeps its place, and a shadow falls away. */
function sharpen(cv: Cv, difference: Mat, shape: Shape, least: number): Shape | null {
  const level = levelOf(difference, shape.hull);
  const centre = middle(shape.hull);
  const grown = shape.hull.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * 1.08,
    y: centre.y + (y - centre.y) * 1.08,
  }));
  for (const share of [0.5, 0.33]) {
    if (level * share <= least) continue;
    const [largest] = shapesAt(cv, difference, level * share).filter(({ hull }) => isInside(grown, middle(hull)));
    // A patterned thing falls apart there: then its coarser outline is the better one.
    if (largest && largest.area > 0.75 * shape.area) return { ...largest, touchesBorder: shape.touchesBorder };
  }
  return shape;
}

function levelOf(difference: Mat, hull: readonly PixelPoint[]): number {
  const values: number[] = [];
  const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { data, cols } = difference;
  const step = Math.max(1, Math.round(Math.sqrt(((right - left) * (low - top)) / 2_000)));
  for (let y = top; y <= low; y += step) {
    for (let x = left; x <= right; x += step) if (isInside(hull, { x, y })) values.push(data[y * cols + x]!);
  }
  return medianOf(values);
}
