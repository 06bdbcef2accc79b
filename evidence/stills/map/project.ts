import { distanceMiles } from '../../distance-miles.ts';
import type { Spot } from './place-markers.ts';

interface Place {
  lat: number;
  lon: number;
}

/** Miles of a degree of latitude. */
const DEGREE = distanceMiles({ lat: 0, lon: 0 }, { lat: 1, lon: 0 });

/**
 * A plane map around a centre, true to scale in both directions there; across a day's drive the error stays at a pixel or two.
 * @returns pixels from the middle of the map: to the right, and down
 */
export function project(centre: Place, pixelsPerMile: number): (point: Place) => Spot {
  const squeeze = Math.cos((centre.lat * Math.PI) / 180);
  return ({ lat, lon }) => ({
    x: (((lon - centre.lon + 540) % 360) - 180) * squeeze * DEGREE * pixelsPerMile,
    y: (centre.lat - lat) * DEGREE * pixelsPerMile,
  });
}

const LENGTHS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

/** The longest round length that is no wider than so many pixels. */
export const scaleLength = (pixelsPerMile: number, most: number): number =>
  LENGTHS.findLast((miles) => miles * pixelsPerMile <= most) ?? LENGTHS[0]!;
