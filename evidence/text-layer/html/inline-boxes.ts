import type { Cascade } from '../css/cascade.ts';
import { readLength } from '../css/read-length.ts';
import { gapOf, isReplaced } from './html-frames.ts';
import { attributeOf, firstTextOf, type HtmlNode, isElement, isText } from './tree.ts';

/** Neighbours in a line that are looked at. */
const MOST_NEIGHBOURS = 20;

/** Whether a picture is too small to show anything, as those are that count visits. */
export function isTiny(element: HtmlNode): boolean {
  if (element.name === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'hidden') return true;
  return ['width', 'height'].some((name) => {
    const size = readLength(attributeOf(element, name) ?? '');
    return size !== null && size <= 2;
  });
}

/** Whether an inline element stands in a line with text of another kind beside it: a button in a sentence is a word of it. */
export function standsInText(element: HtmlNode, { styleOf }: Pick<Cascade, 'styleOf'>): boolean {
  for (let at: HtmlNode | null = element; at; at = at.parent) {
    if (hasTextBeside(at, 'previous') || hasTextBeside(at, 'next')) return true;
    if (!at.parent || gapOf(at.parent.name, styleOf(at.parent)) !== 'none') return false;
  }
  return false;

  function hasTextBeside(from: HtmlNode, side: 'previous' | 'next'): boolean {
    let steps = 0;
    for (let at = from[side]; at && steps < MOST_NEIGHBOURS; at = at[side]) {
      steps += 1;
      if (isText(at) && /[\p{L}\p{N}]/u.test(at.text)) return true;
      if (!isElement(at)) continue;
      if (at.name === 'br' || gapOf(at.name, styleOf(at)) !== 'none') return false;
      if (at.name !== element.name && !isReplaced(at) && /[\p{L}\p{N}]/u.test(firstTextOf(at, 200))) return true;
    }
    return false;
  }
}
