import type { PixelPoint } from '#contracts/measurement.ts';
import { smallestRectangle } from '../image/plane.ts';

/** What lies on the plane of a drawn scene. Lengths in millimetres, angles in degrees, colours red, green, blue. */
export interface SceneSpec {
  width: number;
  height: number;
  /** Pixels to a millimetre in the middle of the picture. */
  pixelsPerMm: number;
  background: Colour;
  /** Amplitude of the background's grain, in grey levels. */
  grain: number;
  item: SceneItem;
  references: SceneReference[];
  camera: {
    tilt: number;
    /** Direction of the tilt. */
    towards: number;
    /** Radial distortion at the corner of the picture, as a share. */
    distortion: number;
    /** Standard deviations in pixels and grey levels. */
    blur: number;
    noise: number;
  };
  /** How much light the item's shadow takes, 0 for none. */
  shadow: number;
  seed: number;
}

export type Colour = readonly [number, number, number];

export interface SceneItem {
  shape: 'rectangle' | 'ellipse' | 'leaf';
  /** Of its smallest rectangle. */
  length: number;
  width: number;
  x: number;
  y: number;
  angle: number;
  colour: Colour;
}

export type SceneReference = { x: number; y: number; angle: number } & (
  | { kind: 'marker'; dictionary: string; id: number; side: number; paper: number; covered: boolean; label?: string }
  | { kind: 'ruler'; unit: 'cm' | 'in'; from: number; length: number; numbers: boolean }
  | { kind: 'card'; length: number; width: number; colour: Colour }
  | { kind: 'coin'; diameter: number; colour: Colour }
);

/** The item's outline on the plane. A leaf is two arcs between its tips. */
export function outlineOf({ shape, length, width, x, y, angle }: SceneItem): PixelPoint[] {
  const points: [number, number][] =
    shape === 'rectangle'
      ? [
          [-length / 2, -width / 2],
          [length / 2, -width / 2],
          [length / 2, width / 2],
          [-length / 2, width / 2],
        ]
      : Array.from({ length: 240 }, (_, at) => {
          const turn = (at / 240) * 2 * Math.PI;
          const across =
            shape === 'ellipse' ? Math.sin(turn) : Math.sin(turn) * (0.85 + 0.15 * Math.abs(Math.sin(turn)));
          return [(length / 2) * Math.cos(turn), (width / 2) * across];
        });
  return points.map(([along, across]) => turned({ x: along, y: across }, angle, { x, y }));
}

export function turned({ x, y }: PixelPoint, angle: number, to: PixelPoint): PixelPoint {
  const turn = (angle * Math.PI) / 180;
  return { x: to.x + x * Math.cos(turn) - y * Math.sin(turn), y: to.y + x * Math.sin(turn) + y * Math.cos(turn) };
}

/** The sides of the smallest rectangle around the item, in inches. */
export function trueSides(item: SceneItem): { length: number; width: number } {
  const { length, width } = smallestRectangle(outlineOf(item));
  return { length: length / 25.4, width: width / 25.4 };
}
