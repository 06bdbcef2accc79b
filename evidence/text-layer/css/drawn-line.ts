import type { HtmlNode } from '../html/tree.ts';
import { isElement } from '../html/tree.ts';
import { isTransparent } from './read-colour.ts';
import { readLength } from './read-length.ts';
import { splitOutsideBrackets } from './split-outside-brackets.ts';

type Declarations = ReadonlyMap<string, string>;

/**
 * Whether what a sheet generates is a line through the words of an element: an empty box without height, as wide as the element and half way down it.
 * Only where the element has words alone: under a heading with a child such a line runs beside the words, behind the child's ground.
 */
export function isDrawnThrough(element: HtmlNode, own: Declarations, generated: Declarations): boolean {
  if (generated.size === 0 || !/^(?:relative|absolute|fixed|sticky)$/i.test(own.get('position') ?? '')) return false;
  for (let child = element.first; child; child = child.next) if (isElement(child)) return false;
  const get = (property: string): string => generated.get(property)?.trim().toLowerCase() ?? '';
  if (!/^(?:''|"")/.test(get('content')) || get('position') !== 'absolute' || get('z-index').startsWith('-'))
    return false;
  if (get('opacity') === '0' || get('display') === 'none' || get('visibility') === 'hidden') return false;
  return isHalfWayDown(get) && isWide(get) && isLine(get);
}

type Get = (property: string) => string;

function isHalfWayDown(get: Get): boolean {
  const [inset = ''] = splitOutsideBrackets(get('inset'), ' ');
  const [, percent] = /^(?:calc\(\s*)?(\d+(?:\.\d+)?)%/.exec(get('top') || inset) ?? [];
  return percent !== undefined && Number(percent) >= 35 && Number(percent) <= 65;
}

function isWide(get: Get): boolean {
  if (get('width') === '100%') return true;
  const [top, right = top, , left = right] = splitOutsideBrackets(get('inset'), ' ');
  const isAtEdge = (side: string | undefined): boolean => (readLength(side ?? '', { percent: 1 }) ?? 99) <= 4;
  return isAtEdge(get('left') || left) && isAtEdge(get('right') || right);
}

function isLine(get: Get): boolean {
  const border = [get('border-top'), get('border-bottom'), get('border')].find((value) =>
    /\b(?:solid|double|dashed|dotted)\b/.test(value),
  );
  if (border !== undefined) return !/\btransparent\b|^0(?:px)?\b/.test(border);
  const height = readLength(get('height'));
  const ground = get('background-color') || get('background');
  return height !== null && height > 0 && height <= 4 && ground !== '' && ground !== 'none' && !isTransparent(ground);
}
