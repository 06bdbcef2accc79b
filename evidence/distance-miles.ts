export interface Point {
  lat: number;
  lon: number;
}

/** Mean radius of the earth (IUGG R1, 6371.0088 km) in statute miles. */
const EARTH_RADIUS_MILES = 6371.0088 / 1.609344;

/** Great-circle distance in statute miles by the haversine formula; the derivation rule `distance-miles` computes this. */
export function distanceMiles(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
