import { paintable } from './plain-text.ts';

/** A node of the tree that is laid out: what JSX would make, without React. */
export interface Element {
  type: 'div';
  /** `shapes` are painted below all text, from the upper left corner of the box. */
  props: { style: Style; children?: Child[] | string; shapes?: Shape[] };
}
export type Style = Record<string, string | number>;

/** A shape of a drawing, by the names of SVG. */
export interface Shape {
  type: 'circle' | 'rect' | 'line' | 'path' | 'image';
  props: Record<string, string | number>;
}
type Child = Element | null;

/** A flex box; children that are null are left out. */
export const box = (style: Style, children: Child[] = []): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.filter((child) => child !== null),
  },
});

export const row = (style: Style, children: Child[]): Element => box({ flexDirection: 'row', ...style }, children);
export const column = (style: Style, children: Child[]): Element =>
  box({ flexDirection: 'column', ...style }, children);

/** Text that wraps anywhere it has to, and ends in an ellipsis after `lines` lines where those are given. */
export function text(words: string, { lines, ...style }: Style & { lines?: number }): Element {
  return {
    type: 'div',
    props: {
      style: {
        display: 'block',
        overflowWrap: 'anywhere',
        ...(lines !== undefined && { lineClamp: lines }),
        ...style,
      },
      children: paintable(words),
    },
  };
}

/** Text in a box of its own at a place. */
export const label = (
  at: { left: number; top: number; width: number },
  words: string,
  { align = 'left', ...style }: Style & { align?: 'left' | 'center' | 'right' },
): Element => text(words, { position: 'absolute', ...rounded(at), textAlign: align, lines: 1, ...style });

/** A drawing: its shapes in their order, and text over them. What is below it must have no colour of its own. */
export function canvas(width: number, height: number, shapes: Shape[], labels: Element[] = []): Element {
  const { type, props } = box({ position: 'relative', width, height, flexShrink: 0 }, labels);
  return { type, props: { ...props, shapes } };
}

/** A line from side to side. */
export const rule = (style: Style): Element => box({ height: 1, flexShrink: 0, ...style });

export const circle = (cx: number, cy: number, r: number, paint: Paint): Shape =>
  shape('circle', { cx, cy, r, ...paint });
export const line = (x1: number, y1: number, x2: number, y2: number, paint: Paint): Shape =>
  shape('line', { x1, y1, x2, y2, ...paint });
export const rect = (x: number, y: number, width: number, height: number, paint: Paint & { rx?: number }): Shape =>
  shape('rect', { x, y, width, height, ...paint });
export const path = (d: string, paint: Paint): Shape => shape('path', { d, ...paint });

/** A picture, its pixels as many as they are painted on. `png` are its bytes. */
export const image = (width: number, height: number, png: Uint8Array): Shape =>
  shape('image', { width, height, href: `data:image/png;base64,${Buffer.from(png).toString('base64')}` });

/** How a shape is painted; without a fill it is open. */
interface Paint {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

function shape(type: Shape['type'], props: Shape['props']): Shape {
  const numbers = Object.entries(props).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  ]);
  return { type, props: { fill: 'none', ...(Object.fromEntries(numbers) as Shape['props']) } };
}

/** Tenths of a pixel are finer than the picture. */
const rounded = (at: Record<string, number>): Style =>
  Object.fromEntries(Object.entries(at).map(([side, value]) => [side, Math.round(value * 10) / 10]));
