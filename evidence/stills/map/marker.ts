import { circle, label, line, path, rect } from '../element.ts';
import type { Element, Shape } from '../element.ts';
import { THEME } from '../theme.ts';
import type { KindLook } from './kinds.ts';
import type { Spot } from './place-markers.ts';

/** The shape of a kind, its middle at a place, with a rim that parts it from what is below. */
export function markerShape({ x, y }: Spot, size: number, { shape, colour }: KindLook): Shape {
  const paint = { fill: colour, stroke: THEME.paper, strokeWidth: 2 };
  const half = size / 2 - 1;
  if (shape === 'circle') return circle(x, y, half, paint);
  if (shape === 'square') return rect(x - half + 1, y - half + 1, 2 * half - 2, 2 * half - 2, { ...paint, rx: 5 });
  const reach = half + 2;
  return path(`M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`, paint);
}

/** The number on a marker. */
export function markerNumber({ x, y }: Spot, size: number, number: number): Element {
  const words = String(number);
  const fontSize = size * (words.length > 2 ? 0.42 : 0.52);
  return label({ left: x - size / 2, top: y - fontSize * 0.6, width: size }, words, {
    align: 'center',
    fontSize,
    lineHeight: 1.2,
    fontWeight: 600,
    color: THEME.paper,
  });
}

/** A point whose number stands elsewhere, with a line to it, or has no number. */
export function pointShapes(at: Spot, { colour }: KindLook, number: Spot | null): Shape[] {
  const dot = circle(at.x, at.y, 5, { fill: colour, stroke: THEME.paper, strokeWidth: 1 });
  return number ? [line(at.x, at.y, number.x, number.y, { stroke: colour, strokeWidth: 1.5 }), dot] : [dot];
}
