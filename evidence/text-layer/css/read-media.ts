import type { CssNode } from 'css-tree';
import { readLength } from './read-length.ts';

/** The screen that pages are read for: a desk's, in light colours, with a mouse, nothing reduced. Sizes are CSS pixels. */
const SCREEN = { width: 1280, height: 800 };
const FEATURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'prefers-color-scheme': 'light',
    'prefers-reduced-motion': 'no-preference',
    'prefers-contrast': 'no-preference',
    hover: 'hover',
    'any-hover': 'hover',
    pointer: 'fine',
    'any-pointer': 'fine',
    orientation: 'landscape',
    'display-mode': 'browser',
    scripting: 'enabled',
    update: 'fast',
    'color-gamut': 'srgb',
    'forced-colors': 'none',
    'inverted-colors': 'none',
    'overflow-block': 'scroll',
    color: '8',
    monochrome: '0',
    grid: '0',
  }),
);
/** Values of a feature that is asked for by its name alone, and is not there. */
const OFF = new Set(['0', 'none', 'no-preference']);

/** Whether a list of media queries (`screen and (min-width: 600px), tv`) holds for the screen that pages are read for. */
export function matchesMedia(node: CssNode | null): boolean {
  const list = node?.type === 'AtrulePrelude' ? node.children.first : node;
  if (!list) return true;
  if (list.type !== 'MediaQueryList') return false;
  return list.children.isEmpty || list.children.some(matchesQuery);
}

function matchesQuery(query: CssNode): boolean {
  if (query.type !== 'MediaQuery') return false;
  const { modifier, mediaType, condition } = query;
  const isType = mediaType === null || /^(?:all|screen)$/i.test(mediaType);
  const holds = isType && (condition === null || matchesCondition(condition) === true);
  return modifier?.toLowerCase() === 'not' ? !holds : holds;
}

/** `(a) and (b)`, `(a) or (b)`, `not (a)`. Null: it asks for what is not known, and so does its opposite (Media Queries 4, 3.2). */
function matchesCondition(node: CssNode): boolean | null {
  if (node.type === 'Feature') return matchesFeature(node.name.toLowerCase(), node.value);
  if (node.type === 'FeatureRange') return matchesRange(node);
  if (node.type !== 'Condition') return null;
  const found: (boolean | null)[] = [];
  let isNegated = false;
  let isOr = false;
  for (const part of node.children.toArray()) {
    const word = part.type === 'Identifier' ? part.name.toLowerCase() : null;
    if (word === 'not') isNegated = true;
    else if (word === 'or') isOr = true;
    else if (word !== 'and') {
      const is = matchesCondition(part);
      found.push(is === null ? null : is !== isNegated);
      isNegated = false;
    }
  }
  if (found.includes(isOr)) return isOr;
  return found.includes(null) ? null : !isOr;
}

function matchesFeature(name: string, value: CssNode | null): boolean | null {
  const [, bound, size] = /^(min-|max-)?(?:device-)?(width|height)$/.exec(name) ?? [];
  if (size === 'width' || size === 'height') {
    const wanted = sizeOf(value);
    if (value === null) return true;
    if (wanted === null) return false;
    return bound === 'min-'
      ? SCREEN[size] >= wanted
      : bound === 'max-'
        ? SCREEN[size] <= wanted
        : SCREEN[size] === wanted;
  }
  const own = FEATURES.get(name);
  if (own === undefined) return null;
  if (value === null) return !OFF.has(own);
  const asked = value.type === 'Identifier' ? value.name : value.type === 'Number' ? value.value : '';
  return asked.toLowerCase() === own;
}

function matchesRange(range: Extract<CssNode, { type: 'FeatureRange' }>): boolean {
  const { left, leftComparison, middle, rightComparison, right } = range;
  const first = compare(left, leftComparison, middle);
  return right && rightComparison ? first && compare(middle, rightComparison, right) : first;
}

function compare(left: CssNode, sign: string, right: CssNode): boolean {
  const [one, other] = [sizeOf(left), sizeOf(right)];
  if (one === null || other === null) return false;
  return (
    { '<': one < other, '<=': one <= other, '>': one > other, '>=': one >= other, '=': one === other }[sign] ?? false
  );
}

/** In pixels; `width` and `height` are the screen's. */
function sizeOf(node: CssNode | null): number | null {
  if (node?.type === 'Identifier') {
    const name = node.name.toLowerCase();
    return name === 'width' || name === 'height' ? SCREEN[name] : null;
  }
  if (node?.type === 'Number') return readLength(node.value);
  return node?.type === 'Dimension' ? readLength(`${node.value}${node.unit}`) : null;
}
