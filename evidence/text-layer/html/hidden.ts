import type { Cascade } from '../css/cascade.ts';
import { showsText } from '../css/style.ts';
import { attributeOf, firstTextOf, type HtmlNode, isElement, isText, visit } from './tree.ts';

/** The outermost elements that are hidden with all that they say. */
export function hiddenElements(body: HtmlNode, { styleOf }: Pick<Cascade, 'styleOf'>): Set<HtmlNode> {
  const said = new Set<HtmlNode>();
  const seen = new Set<HtmlNode>();
  visit(body, {
    enter: (node) => {
      if (isText(node) && node.parent && /\S/.test(node.text)) {
        said.add(node.parent);
        if (showsText(styleOf(node.parent))) seen.add(node.parent);
      }
      return isElement(node);
    },
    leave: (node) => {
      if (node === body || !node.parent) return;
      if (said.has(node)) said.add(node.parent);
      if (seen.has(node)) seen.add(node.parent);
    },
  });
  const found = new Set<HtmlNode>();
  visit(body, {
    enter: (node) => {
      if (!isElement(node)) return false;
      const style = styleOf(node);
      const isHidden = node !== body && (style.isGone || (!showsText(style) && said.has(node) && !seen.has(node)));
      if (isHidden) found.add(node);
      return !isHidden;
    },
  });
  return found;
}

/** Whether an element that is left out says anything; its first words tell. */
export const saysSomething = (element: HtmlNode): boolean => /[\p{L}\p{N}]/u.test(firstTextOf(element, 2_000));

/** Whether Readability drops the hidden element by itself; what it knows to be hidden weighs in its scores, so it is left to it. */
export function isSeenByReadability(element: HtmlNode): boolean {
  if (attributeOf(element, 'hidden') !== null) return true;
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:;|$)/i.test(
    attributeOf(element, 'style') ?? '',
  );
}
