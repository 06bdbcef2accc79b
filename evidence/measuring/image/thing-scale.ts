import type { PixelPoint } from '#contracts/measurement.ts';
import { show } from '../uncertainty/round-to-uncertainty.ts';
import { findShapes, type Shape } from './find-items.ts';
import type { KnownThing } from './known-sizes.ts';
import type { Cv } from './load-opencv.ts';
import { convexHull, distance, middle, smallestRectangle } from './plane.ts';
import { measureOutline } from './measure-outline.ts';
import type { PictureBrief } from './read-brief.ts';
import type { Scale, View } from './scale.ts';

/** Relative standard uncertainty of plane and edges beside a card, whose corners rectify, and beside a coin, which does so roughly. */
const U_CARD = 0.007;
const U_COIN = 0.015;
const U_CORNER = 0.9;

/** The scale by a card, sheet or coin that the brief names and that one shape in the picture looks like. */
export function scaleByThings(cv: Cv, { small, factor }: View, { things }: PictureBrief, notes: string[]): Scale[] {
  const grow = ({ x, y }: PixelPoint): PixelPoint => ({ x: (x + 0.5) / factor - 0.5, y: (y + 0.5) / factor - 0.5 });
  const shapes = findShapes(cv, small, []).map((shape) => ({
    ...shape,
    hull: shape.hull.map(grow),
    outline: shape.outline.map(grow),
    area: shape.area / factor ** 2,
  }));
  return things.flatMap((thing) => {
    const scale = thing.kind === 'coin' ? coinIn(shapes, thing) : cardIn(shapes, thing);
    if (!scale) notes.push(`The brief names a ${thing.name}, but nothing in the picture looks like one.`);
    return scale ? [scale] : [];
  });
}

/** The roundest shape: a circle of the picture, or an ellipse that a tilt makes of it. */
function coinIn(shapes: readonly Shape[], thing: KnownThing): Scale | null {
  const round = shapes
    .filter(({ touchesBorder }) => !touchesBorder)
    .map((shape) => ({ shape, ...ellipseOf(shape) }))
    .filter(({ fullness, ratio }) => fullness > 0.97 && fullness < 1.03 && ratio > 0.75)
    .toSorted((a, b) => b.ratio - a.ratio);
  const [coin] = round;
  if (!coin) return null;
  const { centre, long, short, angle } = coin;
  // Half a pixel of the edge lies outside of the outline at either end.
  const [a, b] = [long + 0.5, short + 0.5];
  const axis = (turn: number, size: number): PixelPoint => ({
    x: centre.x + size * Math.cos(turn),
    y: centre.y + size * Math.sin(turn),
  });
  const corners = [
    axis(angle, a),
    axis(angle + Math.PI / 2, b),
    axis(angle + Math.PI, a),
    axis(angle - Math.PI / 2, b),
  ];
  const radius = thing.longMm / 2;
  const plane = [0, 1, 2, 3].map((quarter) => ({
    x: radius * Math.cos((quarter * Math.PI) / 2),
    y: radius * Math.sin((quarter * Math.PI) / 2),
  }));
  return {
    path: 'known_object',
    name: thing.name,
    outline: coin.shape.hull,
    leftOut: [grown(coin.shape.hull, 1.12)],
    canCarry: false,
    trust: 0.85,
    reach: (hull) =>
      measureOutline(hull, { corners, plane, uCorner: U_CORNER, uReference: thing.uMm / thing.longMm, uModel: U_COIN }),
    steps: [
      `The brief names a ${thing.name}: ${thing.longMm} mm across. The roundest thing in the picture is ${show(2 * a)} × ${show(2 * b)} px; the plane is stretched until it is a circle.`,
    ],
  };
}

/** The shape with four corners whose sides are most like those of the card. */
function cardIn(shapes: readonly Shape[], thing: KnownThing): Scale | null {
  const wanted = thing.longMm / thing.shortMm;
  const quads = shapes.flatMap((shape) => {
    const corners = quadOf(shape.hull);
    if (!corners) return [];
    const sides = corners.map((corner, at) => distance(corner, corners[(at + 1) % 4]!));
    const ratio = (sides[0]! + sides[2]!) / (sides[1]! + sides[3]!);
    const turned = ratio >= 1 ? corners : [...corners.slice(1), corners[0]!];
    return [{ shape, corners: turned, off: Math.abs(Math.log(Math.max(ratio, 1 / ratio) / wanted)) }];
  });
  const [card] = quads.filter(({ off }) => off < 0.22).toSorted((a, b) => a.off - b.off);
  if (!card) return null;
  const plane = [
    { x: 0, y: 0 },
    { x: thing.longMm, y: 0 },
    { x: thing.longMm, y: thing.shortMm },
    { x: 0, y: thing.shortMm },
  ];
  return {
    path: 'known_object',
    name: thing.name,
    outline: card.corners,
    leftOut: thing.longMm > 120 ? [] : [grown(card.corners, 1.06)],
    canCarry: thing.longMm > 120,
    trust: 0.9,
    reach: (hull) =>
      measureOutline(hull, {
        corners: card.corners,
        plane,
        uCorner: U_CORNER,
        uReference: thing.uMm / thing.longMm,
        uModel: U_CARD,
      }),
    steps: [
      `The brief names a ${thing.name}: ${thing.longMm} × ${thing.shortMm} mm. The plane is rectified by the four corners of the shape that is most like it.`,
    ],
  };
}

/** Four sides of a hull where they meet, or null where it has not four. Corners may be rounded: sides are lengthened until they meet. */
function quadOf(hull: readonly PixelPoint[]): PixelPoint[] | null {
  const edges = hull.map((from, at) => ({ from, to: hull[(at + 1) % hull.length]! }));
  const rectangle = smallestRectangle(hull);
  const sides = rectangle.corners.map((corner, at) => {
    const next = rectangle.corners[(at + 1) % 4]!;
    const turn = Math.atan2(next.y - corner.y, next.x - corner.x);
    const own = edges.filter(({ from, to }) => Math.cos(Math.atan2(to.y - from.y, to.x - from.x) - turn) > 0.92);
    return fitLine(own, distance(corner, next));
  });
  if (sides.some((side) => side === null)) return null;
  const corners = sides.map((side, at) => meet(sides[(at + 3) % 4]!, side!));
  if (corners.some((corner) => corner === null)) return null;
  const quad = corners.map((corner) => corner!);
  const share = areaOf(convexHull(hull)) / areaOf(quad);
  return share > 0.93 && share < 1.03 ? quad : null;
}

interface Line {
  at: PixelPoint;
  turn: number;
}

/** The line through the long edges of a side; null where they are less than half of it. */
function fitLine(edges: readonly { from: PixelPoint; to: PixelPoint }[], side: number): Line | null {
  const sizes = edges.map(({ from, to }) => distance(from, to));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total < 0.5 * side) return null;
  const at = { x: 0, y: 0 };
  let [sin, cos] = [0, 0];
  edges.forEach(({ from, to }, index) => {
    const weight = sizes[index]! / total;
    at.x += weight * ((from.x + to.x) / 2);
    at.y += weight * ((from.y + to.y) / 2);
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    sin += sizes[index]! ** 2 * Math.sin(turn);
    cos += sizes[index]! ** 2 * Math.cos(turn);
  });
  return { at, turn: Math.atan2(sin, cos) };
}

function meet(one: Line | null, other: Line): PixelPoint | null {
  if (!one) return null;
  const [c1, s1, c2, s2] = [Math.cos(one.turn), Math.sin(one.turn), Math.cos(other.turn), Math.sin(other.turn)];
  const across = c1 * s2 - s1 * c2;
  if (Math.abs(across) < 0.2) return null;
  const t = ((other.at.x - one.at.x) * s2 - (other.at.y - one.at.y) * c2) / across;
  return { x: one.at.x + t * c1, y: one.at.y + t * s1 };
}

function areaOf(points: readonly PixelPoint[]): number {
  return (
    Math.abs(
      points.reduce(
        (sum, { x, y }, at) => sum + x * points[(at + 1) % points.length]!.y - points[(at + 1) % points.length]!.x * y,
        0,
      ),
    ) / 2
  );
}

/** Half axes of the ellipse with the second moments of a hull, and how much of it the hull fills. */
function ellipseOf({ hull }: Shape): {
  centre: PixelPoint;
  long: number;
  short: number;
  angle: number;
  ratio: number;
  fullness: number;
} {
  const { length, width, corners } = smallestRectangle(hull);
  const [a, b, c] = corners;
  const isFirst = a && b && c ? distance(a, b) >= distance(b, c) : true;
  const [from, to] = isFirst ? [a!, b!] : [b!, c!];
  const [long, short] = [length / 2, width / 2];
  return {
    centre: middle(corners),
    long,
    short,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
    ratio: short / long,
    fullness: areaOf(hull) / (Math.PI * long * short),
  };
}

function grown(points: readonly PixelPoint[], by: number): PixelPoint[] {
  const centre = middle(points);
  return points.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * by, y: centre.y + (y - centre.y) * by }));
}
