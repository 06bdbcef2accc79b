import type { MapSpec } from '#contracts/still.ts';
import { canvas, circle, label, line, path, rect } from '../element.ts';
import type { Element, Shape } from '../element.ts';
import { THEME } from '../theme.ts';
import type { KindLook } from './kinds.ts';
import { markerNumber, markerShape, pointShapes } from './marker.ts';
import { placeMarkers } from './place-markers.ts';
import type { Spot } from './place-markers.ts';
import { project, scaleLength } from './project.ts';
import { showMiles } from './show-miles.ts';

export const MAP_SIDE = 680;
/** Width of a marker with its number. */
export const MARK = 30;

const MIDDLE = MAP_SIDE / 2;
/** Of the circle that was asked for. */
const RADIUS = 292;
/** Points with a number; more would hide the map. */
const MOST_NUMBERED = 60;

/** The map itself: circle and cross of the centre, points with the numbers of their rows, scale and north. */
export function drawMap({ centre, radiusMiles, points }: MapSpec, looks: KindLook[]): Element {
  const pixelsPerMile = RADIUS / radiusMiles;
  const place = project(centre, pixelsPerMile);
  const spots = points.map((point) => place(point));
  const markers = placeMarkers(spots.slice(0, MOST_NUMBERED), MARK, MIDDLE - MARK / 2 - 4);
  const drawn = points.map(({ kind, row }, index) => ({
    row,
    look: looks.find((look) => look.kind === kind)!,
    at: onMap(spots[index]!),
    isBeside: markers[index] !== spots[index],
    marker: markers[index] ? onMap(markers[index]) : null,
  }));
  return canvas(
    MAP_SIDE,
    MAP_SIDE,
    [
      ...ground(),
      ...drawn.flatMap(({ at, look, marker, isBeside }) => (isBeside ? pointShapes(at, look, marker) : [])),
      ...centreShapes(MIDDLE, MIDDLE),
      // The first rows lie on top.
      ...drawn.toReversed().flatMap(({ marker, look }) => (marker ? [markerShape(marker, MARK, look)] : [])),
      ...scaleShapes(pixelsPerMile),
      path(`M${MAP_SIDE - 44} 22l11 28l-11 -6l-11 6Z`, { fill: THEME.ink }),
    ],
    [
      label({ left: MIDDLE - 90, top: MIDDLE - RADIUS - 32, width: 180 }, showMiles(radiusMiles), {
        align: 'center',
        fontSize: 17,
        fontWeight: 600,
        color: THEME.accent,
      }),
      label({ left: MAP_SIDE - 64, top: 50, width: 40 }, 'N', {
        align: 'center',
        fontSize: 18,
        fontWeight: 600,
        color: THEME.ink,
      }),
      label({ left: SCALE.left, top: SCALE.top - 36, width: 180 }, showMiles(scaleLength(pixelsPerMile, SCALE.most)), {
        fontSize: 17,
        fontWeight: 600,
        color: THEME.ink,
      }),
      ...drawn.flatMap(({ marker, row }) => (marker ? [markerNumber(marker, MARK, row)] : [])),
    ],
  );
}

const onMap = ({ x, y }: Spot): Spot => ({ x: MIDDLE + x, y: MIDDLE + y });

function ground(): Shape[] {
  const hair = { stroke: THEME.line, strokeWidth: 1 };
  return [
    rect(0, 0, MAP_SIDE, MAP_SIDE, { fill: THEME.wash, rx: 14 }),
    circle(MIDDLE, MIDDLE, RADIUS, { fill: THEME.paper }),
    line(MIDDLE - RADIUS, MIDDLE, MIDDLE + RADIUS, MIDDLE, hair),
    line(MIDDLE, MIDDLE - RADIUS, MIDDLE, MIDDLE + RADIUS, hair),
    circle(MIDDLE, MIDDLE, RADIUS / 2, hair),
    circle(MIDDLE, MIDDLE, RADIUS, { stroke: THEME.accent, strokeWidth: 3 }),
  ];
}

/** The mark of the centre. */
export const centreShapes = (x: number, y: number): Shape[] => [
  circle(x, y, 12, { fill: THEME.paper }),
  circle(x, y, 7, { stroke: THEME.ink, strokeWidth: 6, fill: THEME.paper }),
];

const SCALE = { left: 24, top: MAP_SIDE - 26, most: 150 };

function scaleShapes(pixelsPerMile: number): Shape[] {
  const right = SCALE.left + scaleLength(pixelsPerMile, SCALE.most) * pixelsPerMile;
  const { left, top } = SCALE;
  return [
    path(`M${left} ${top - 9}V${top}H${Math.round(right * 100) / 100}V${top - 9}`, {
      stroke: THEME.ink,
      strokeWidth: 3,
    }),
  ];
}
