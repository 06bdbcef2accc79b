import { VIEWPORT, type OpenTab } from './open-tab.ts';
import { openWorld } from './read-document.ts';

/** A picture of the part of a page that shows a passage. */
export interface PassageCrop {
  png: Uint8Array;
  width: number;
  height: number;
}

/** Air above and below the passage, and the tallest picture, in CSS pixels. */
const AIR = 60;
const MAX_HEIGHT = 800;

/** Finds the quote on the page as it is kept, marks it, and draws its surroundings over the full width. Undefined where it is not shown. */
export async function cropPassage(tab: OpenTab, quote: string): Promise<PassageCrop | undefined> {
  const { page, session, document } = tab;
  await page.goto(document.url, { waitUntil: 'load' });
  const evaluate = await openWorld(session);
  const place = await evaluate(`(${FIND})(${JSON.stringify(quote)})`);
  if (!isPlace(place)) return undefined;
  const y = Math.max(0, Math.floor(place.top - AIR));
  const height = Math.min(MAX_HEIGHT, Math.ceil(place.bottom + AIR) - y, place.pageHeight - y);
  if (height <= 0) return undefined;
  const clip = { x: 0, y, width: VIEWPORT.width, height };
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
  return { png: new Uint8Array(png), width: clip.width, height };
}

interface Place {
  top: number;
  bottom: number;
  pageHeight: number;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'top' in value && 'bottom' in value && 'pageHeight' in value;
}

/** Compares letters alone: the text layer sets other white space between blocks than the page does. */
const FIND = `(quote) => {
  const wanted = quote.normalize('NFC').replace(/[\\s\\u00ad]+/g, '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  const places = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/^(?:script|style|noscript|template)$/i.test(node.parentElement?.tagName ?? '')) continue;
    for (let at = 0; at < node.data.length; at += 1) {
      if (/[\\s\\u00ad]/.test(node.data[at])) continue;
      text += node.data[at];
      places.push([node, at]);
    }
  }
  const from = wanted === '' ? -1 : text.indexOf(wanted);
  if (from < 0) return null;
  const range = document.createRange();
  range.setStart(...places[from]);
  const [last, at] = places[from + wanted.length - 1];
  range.setEnd(last, at + 1);
  const box = range.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  if (globalThis.Highlight) {
    CSS.highlights.set('passage', new Highlight(range));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::highlight(passage) { background-color: #fff3b0; color: #111; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return { top: box.top + scrollY, bottom: box.bottom + scrollY, pageHeight: document.documentElement.scrollHeight };
}`;
