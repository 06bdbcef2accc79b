import { Parser } from 'htmlparser2';
import { createNode, type HtmlNode, insertNode } from '../html/tree.ts';

/** Deeper XML is nobody's feed, and its tree costs the square of its depth. */
const MAX_DEPTH = 100;

/** The root element of an XML text, or null where there is none to read. No entity of the document's own is expanded, nothing is loaded. */
export function parseXml(source: string): HtmlNode | null {
  return isDeep(source) ? null : readRoot(source);
}

/** The first element with all that is in it. Each stretch of text that the parser hands over is a node: an entity stands in one of its own. */
function readRoot(source: string): HtmlNode | null {
  const tree = createNode('#root');
  let into = tree;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const own = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
        const node = createNode(name, '', own);
        insertNode(into, node);
        into = node;
      },
      ontext: (text) => {
        if (into !== tree) insertNode(into, createNode('#text', text));
      },
      onclosetag: () => {
        into = into.parent ?? tree;
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseAttributeNames: false },
  );
  parser.write(source);
  parser.end();
  return tree.first;
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
