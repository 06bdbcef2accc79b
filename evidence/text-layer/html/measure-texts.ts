import { type HtmlNode, isText } from './tree.ts';

/** How much text elements hold: characters without white space, and how many of them stand in links. */
export interface TextMeasure {
  lengthOf(element: HtmlNode): number;
  /** 0 to 1; an element without text is all links. */
  linkShareOf(element: HtmlNode): number;
}

/** Measures all elements below a root in one pass. It is noted on the nodes themselves, in place of what an earlier measure of them said. */
export function measureTexts(root: HtmlNode): TextMeasure {
  let links = 0;
  let node = root;
  for (;;) {
    if (isText(node)) noteText(node, links > 0);
    else {
      node.ink = 0;
      node.linkedInk = 0;
      if (isLink(node)) links += 1;
      if (node.first) {
        node = node.first;
        continue;
      }
      if (isLink(node)) links -= 1;
    }
    while (node !== root && !node.next) {
      const { parent } = node;
      if (!isText(node)) addUp(parent!, node);
      node = parent!;
      if (isLink(node)) links -= 1;
    }
    if (node === root) return MEASURE;
    if (!isText(node)) addUp(node.parent!, node);
    node = node.next!;
  }
}

const MEASURE: TextMeasure = {
  lengthOf: ({ ink }) => ink,
  linkShareOf: ({ ink, linkedInk }) => (ink === 0 ? 1 : linkedInk / ink),
};

function noteText({ text, parent }: HtmlNode, isLinked: boolean): void {
  if (!parent) return;
  const length = countInk(text);
  parent.ink += length;
  if (isLinked) parent.linkedInk += length;
}

function addUp(parent: HtmlNode, { ink, linkedInk }: HtmlNode): void {
  parent.ink += ink;
  parent.linkedInk += linkedInk;
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
