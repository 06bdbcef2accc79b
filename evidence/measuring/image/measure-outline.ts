import type { PixelPoint } from '#contracts/measurement.ts';
import { combined, ofHalfWidth } from '../uncertainty/standard-uncertainty.ts';
import { applyMap, distance, mapQuad, middle, scaleAt, smallestRectangle } from './plane.ts';

/** A side of an item's smallest rectangle in the plane of the reference, in the reference's unit, with the parts of its standard uncertainty. */
export interface MeasuredSide {
  value: number;
  edges: number;
  corners: number;
  reference: number;
  model: number;
  /** From rectangles that are hardly larger: a round thing has no one longest way. */
  shape: number;
  u: number;
}

export interface PlaneReference {
  /** Corners in the picture, and where they are in the plane. */
  corners: readonly PixelPoint[];
  plane: readonly PixelPoint[];
  /** Standard uncertainty of a corner, in pixels. */
  uCorner: number;
  /** Relative standard uncertainty of the reference's own size. */
  uReference: number;
  /** Relative standard uncertainty of lens and plane. */
  uModel: number;
}

export interface MeasuredOutline {
  length: MeasuredSide;
  width: MeasuredSide;
  /** Corners of the rectangle in the picture. */
  rectangle: PixelPoint[];
  /** Units of the plane to one pixel at the item. */
  perPixel: number;
}

/** Standard uncertainty of an edge of an outline, in pixels. */
export const U_EDGE = 0.55;

/**
 * The sides of the smallest rectangle around an outline, rectified by the reference's corners. How much each corner bears on it is found by moving it by
 * its uncertainty (GUM 5.1.3, sensitivity coefficients by differences). Null where the corners make no plane.
 */
export function measureOutline(hull: readonly PixelPoint[], reference: PlaneReference): MeasuredOutline | null {
  const map = mapQuad(reference.corners, reference.plane);
  const back = mapQuad(reference.plane, reference.corners);
  if (!map || !back) return null;
  const { length, width, corners, spread } = smallestRectangle(hull.map((point) => applyMap(map, point)));
  if (!(length > 0)) return null;
  const perPixel = scaleAt(map, middle(hull));
  const rectangle = corners.map((corner) => applyMap(back, corner));
  const [byLength, byWidth] = [[] as number[], [] as number[]];
  reference.corners.forEach((_, moved) => {
    for (const axis of ['x', 'y'] as const) {
      const shifted = reference.corners.map((corner, at) =>
        at === moved ? { ...corner, [axis]: corner[axis] + reference.uCorner } : corner,
      );
      const other = mapQuad(shifted, reference.plane);
      if (!other) continue;
      // The same rectangle seen through the moved corners: another one may be the smallest there.
      const sides = sidesOf(rectangle.map((corner) => applyMap(other, corner)));
      byLength.push(sides.length - length);
      byWidth.push(sides.width - width);
    }
  });
  const side = (value: number, moves: number[], reach: number): MeasuredSide => {
    // An outline runs through the middle of its pixels: half a pixel is outside at either end.
    const whole = value + perPixel;
    const parts = {
      edges: Math.SQRT2 * U_EDGE * perPixel,
      corners: combined(...moves),
      reference: reference.uReference * whole,
      model: reference.uModel * whole,
      shape: ofHalfWidth(reach),
    };
    return { value: whole, ...parts, u: combined(...Object.values(parts)) };
  };
  return {
    length: side(length, byLength, spread.length),
    width: side(width, byWidth, spread.width),
    rectangle,
    perPixel,
  };
}

/** Means of opposite sides. */
function sidesOf(corners: readonly PixelPoint[]): { length: number; width: number } {
  const sides = corners.map((corner, at) => distance(corner, corners[(at + 1) % 4]!));
  const [one, other] = [(sides[0]! + sides[2]!) / 2, (sides[1]! + sides[3]!) / 2];
  return { length: Math.max(one, other), width: Math.min(one, other) };
}

/** A square of a side, in the order of a marker's corners. */
export const squareOf = (side: number): PixelPoint[] => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];

/** How far an item is from the reference, in sides of it: lens and plane are the less known the farther it is. */
export const farFrom = (hull: readonly PixelPoint[], corners: readonly PixelPoint[]): number =>
  distance(middle(hull), middle(corners)) / Math.max(1, distance(corners[0]!, corners[1]!));
