import type { Measured, PixelPoint } from '#contracts/measurement.ts';
import { decodePicture, type Picture } from './decode-picture.ts';
import { scaleByExif } from './exif-scale.ts';
import { findShapes, type Shape } from './find-items.ts';
import { createScope, loadOpenCv, type Cv } from './load-opencv.ts';
import { scaleByMarkers } from './marker-scale.ts';
import { convexHull, isInside, middle } from './plane.ts';
import { presentPicture } from './present-picture.ts';
import { readBrief } from './read-brief.ts';
import { scaleByRuler } from './ruler-scale.ts';
import type { Scale, View } from './scale.ts';
import { scaleByThings } from './thing-scale.ts';

/** Longest side of the picture that things are told from their background in. */
const OUTLINE_SIDE = 1_000;

/**
 * The length and width of the item in a picture: the sides of its smallest rectangle, in the plane of the reference. `brief` is what the caller says
 * of the picture (side of the marker, which card or coin). Without a scale: pixels, scale path `none`. Works for tenths of a second, so it runs in
 * threads only. Throws PictureError for what is no picture, is cut off or is too large.
 */
export async function measureImage(bytes: Uint8Array, brief: string): Promise<Measured> {
  const picture = await decodePicture(bytes);
  const { cv } = await loadOpenCv();
  using scope = createScope();
  const view = scope.keep(createView(cv, picture));
  const said = readBrief(brief);
  const notes: string[] = [
    `The picture has ${picture.full.width} × ${picture.full.height} pixels${picture.shrink > 1.001 ? `; it is measured at ${picture.width} × ${picture.height}` : ''}.`,
  ];
  const scales = await scaleByMarkers(cv, view, said, notes);
  const isScaled = scales.some(({ reach }) => reach !== null);
  if (!isScaled && said.things.length > 0) scales.push(...scaleByThings(cv, view, said, notes));
  if (!scales.some(({ reach }) => reach !== null)) scales.push(...(await scaleByRuler(cv, view, said, notes)));
  if (!scales.some(({ reach }) => reach !== null)) scales.push(...scaleByExif(picture, notes));
  const item = findItem(cv, view, scales);
  return presentPicture({ picture, scales, item, notes });
}

function createView(cv: Cv, { rgb, width, height }: Picture): View & { delete(): void } {
  const colour = cv.matFromArray(height, width, cv.CV_8UC3, rgb as unknown as number[]);
  const grey = new cv.Mat();
  cv.cvtColor(colour, grey, cv.COLOR_RGB2GRAY);
  const factor = Math.min(1, OUTLINE_SIDE / Math.max(width, height));
  const small = new cv.Mat();
  cv.resize(colour, small, new cv.Size(Math.round(width * factor), Math.round(height * factor)), 0, 0, cv.INTER_AREA);
  const view = {
    width,
    height,
    colour,
    grey,
    small: { rgb: new Uint8Array(small.data), width: small.cols, height: small.rows },
    factor,
  };
  small.delete();
  return {
    ...view,
    delete() {
      colour.delete();
      grey.delete();
    },
  };
}

/**
 * The largest thing that is no reference and is not cut off by the border. Where a reference lies on it or with it on one sheet, what is inside that
 * sheet comes first.
 */
function findItem(cv: Cv, view: View, scales: readonly Scale[]): Shape | null {
  const leftOut = scales.flatMap(({ leftOut }) => leftOut);
  const all = shapesIn(cv, view, leftOut);
  const references = scales.map(({ outline }) => middle(outline)).filter(({ x }) => Number.isFinite(x));
  const isSheet = ({ hull }: Shape): boolean => references.some((centre) => isInside(hull, centre));
  const free = all.filter((shape) => !isSheet(shape));
  const whole = free.find(({ touchesBorder }) => !touchesBorder);
  const canCarry = scales.some((scale) => scale.canCarry);
  const sheet = all.find((shape) => canCarry && isSheet(shape) && shape.area > 0.08 * view.width * view.height);
  const inside = sheet
    ? shapesIn(cv, view, [...leftOut, ...around(view, sheet.hull)]).find((shape) => !isSheet(shape))
    : undefined;
  if (inside && (!whole || inside.area > 0.5 * whole.area)) return { ...inside, touchesBorder: false };
  return whole ?? free[0] ?? sheet ?? null;
}

function shapesIn(cv: Cv, { small, factor }: View, leftOut: readonly (readonly PixelPoint[])[]): Shape[] {
  const scaled = leftOut.map((outline) => outline.map((point) => shrink(point, factor)));
  const grow = (point: PixelPoint): PixelPoint => ({
    x: (point.x + 0.5) / factor - 0.5,
    y: (point.y + 0.5) / factor - 0.5,
  });
  return findShapes(cv, small, scaled).map((shape) => ({
    ...shape,
    hull: shape.hull.map(grow),
    outline: shape.outline.map(grow),
    area: shape.area / factor ** 2,
  }));
}

const shrink = ({ x, y }: PixelPoint, factor: number): PixelPoint => ({
  x: (x + 0.5) * factor - 0.5,
  y: (y + 0.5) * factor - 0.5,
});

/** What is outside of a hull that was drawn in by 3 %: strips between it and the border of the picture. */
function around({ width, height }: View, hull: readonly PixelPoint[]): PixelPoint[][] {
  const centre = middle(hull);
  const inner = convexHull(hull).map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * 0.97,
    y: centre.y + (y - centre.y) * 0.97,
  }));
  const reach = 2 * Math.hypot(width, height);
  const outer = ({ x, y }: PixelPoint): PixelPoint => {
    const size = Math.max(1e-9, Math.hypot(x - centre.x, y - centre.y));
    return { x: centre.x + ((x - centre.x) / size) * reach, y: centre.y + ((y - centre.y) / size) * reach };
  };
  return inner.map((point, at) => {
    const next = inner[(at + 1) % inner.length]!;
    return [point, next, outer(next), outer(point)];
  });
}
