import { type HtmlNode, isText, visit } from './tree.ts';

/** How much text elements hold: characters without white space, and how many of them stand in links. */
export interface TextMeasure {
  lengthOf(element: HtmlNode): number;
  /** 0 to 1; an element without text is all links. */
  linkShareOf(element: HtmlNode): number;
}

/** Measures all elements below a root in one pass. */
export function measureTexts(root: HtmlNode): TextMeasure {
  const measures = new Map<HtmlNode, { length: number; linked: number }>();
  const open: { length: number; linked: number }[] = [];
  let links = 0;
  visit(root, {
    enter: (node) => {
      if (isText(node)) {
        const top = open.at(-1);
        const length = countInk(node.text);
        if (top) top.length += length;
        if (top && links > 0) top.linked += length;
        return false;
      }
      if (isLink(node)) links += 1;
      open.push({ length: 0, linked: 0 });
      return true;
    },
    leave: (node) => {
      if (isText(node)) return;
      const measure = open.pop();
      const around = open.at(-1);
      if (isLink(node)) links -= 1;
      if (!measure) return;
      measures.set(node, measure);
      if (!around) return;
      around.length += measure.length;
      around.linked += measure.linked;
    },
  });
  return {
    lengthOf: (element) => measures.get(element)?.length ?? 0,
    linkShareOf: (element) => {
      const { length, linked } = measures.get(element) ?? { length: 0, linked: 0 };
      return length === 0 ? 1 : linked / length;
    },
  };
}

function isLink(node: HtmlNode): boolean {
  return node.name === 'a';
}

/** Characters that are no white space. */
function countInk(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Beyond ASCII the pattern knows what is white.
    if (code > 127) return count + text.slice(at).replace(/\s+/g, '').length;
    if (code !== 32 && (code < 9 || code > 13)) count += 1;
  }
  return count;
}
