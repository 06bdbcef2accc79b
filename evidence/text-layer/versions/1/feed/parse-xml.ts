import { parseXmlRoot } from '../html/dom.ts';
import type { HtmlNode } from '../html/tree.ts';

/** Deeper XML is nobody's feed, and its tree costs the square of its depth. */
const MAX_DEPTH = 100;

/** The root element of an XML text, or null where there is none to read. No entity of the document's own is expanded, nothing is loaded. */
export function parseXml(source: string): HtmlNode | null {
  return isDeep(source) ? null : parseXmlRoot(source);
}

function isDeep(source: string): boolean {
  const mark = /<!\[CDATA\[|<!--|<(\/?)[A-Za-z_][^\s/>]*/g;
  let depth = 0;
  for (let match = mark.exec(source); match; match = mark.exec(source)) {
    if (match[0].startsWith('<!')) {
      const close = source.indexOf(match[0] === '<!--' ? '-->' : ']]>', mark.lastIndex);
      if (close < 0) return false;
      mark.lastIndex = close + 3;
    } else if (match[1]) depth -= 1;
    else {
      const end = source.indexOf('>', mark.lastIndex);
      if (end < 0) return false;
      mark.lastIndex = end;
      if (source[end - 1] !== '/') depth += 1;
      if (depth > MAX_DEPTH) return true;
    }
  }
  return false;
}
