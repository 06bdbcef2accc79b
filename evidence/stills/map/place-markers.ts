export interface Spot {
  x: number;
  y: number;
}

/** Where the number of a point stands: on the point, or beside it with a line to it; null where there is no room for it. */
export type Marker = Spot | null;

const AROUND = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
const AWAY = [30, 44, 60, 80, 104];

/**
 * Places for the numbers of points, the first points first, none over another number. A point that shares its place with an earlier one
 * has its number beside it; all stay within `half` of the middle.
 */
export function placeMarkers(points: readonly Spot[], size: number, half: number): Marker[] {
  const taken: Spot[] = [];
  return points.map((point, index) => {
    const others = points.filter((other, at) => at !== index && Math.hypot(other.x - point.x, other.y - point.y) > 1);
    const isFree = (spot: Spot, isOwn: boolean): boolean =>
      Math.abs(spot.x) <= half &&
      Math.abs(spot.y) <= half &&
      taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= size + 2) &&
      (isOwn || others.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= size / 2 + 6));
    const spots = AWAY.flatMap((away) =>
      AROUND.map((angle) => ({ x: point.x + away * Math.cos(angle), y: point.y + away * Math.sin(angle) })),
    );
    const spot = isFree(point, true) ? point : (spots.find((one) => isFree(one, false)) ?? null);
    if (spot) taken.push(spot);
    return spot;
  });
}
