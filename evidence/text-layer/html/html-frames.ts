import type { Block, BlockKind } from '#contracts/page.ts';
import { defaultDisplay } from '../css/default-display.ts';
import type { Style } from '../css/style.ts';
import type { BlockMarks, Gap } from '../layer-writer.ts';
import { attributeOf, type HtmlNode, isElement } from './tree.ts';

/** What is open of an element while what is in it is written. */
export interface Frame {
  blocks: Block[];
  /** White space around the element; inline elements have none. */
  gap: Gap;
  /** Text directly in it belongs to its block; elsewhere text gets a paragraph of its own. */
  isHolder: boolean;
  isLink: boolean;
  isRaised: boolean;
  /** Digits in it and beside it are not one number. */
  isGuarded: boolean;
  struck: Block | null;
}

export const FRAME_OF_NOTHING: Frame = {
  blocks: [],
  gap: 'none',
  isHolder: false,
  isLink: false,
  isRaised: false,
  isGuarded: false,
  struck: null,
};

/** Elements whose content is for others than readers. */
export const NEVER_TEXT = new Set(
  'head script style noscript template map area option optgroup datalist rp annotation annotation-xml link meta title base'.split(
    ' ',
  ),
);
/** Elements that show something that is no text of the page. */
const REPLACED = new Set(
  'img picture svg canvas audio video object embed iframe frame select input textarea progress meter'.split(' '),
);

/** Whether an element shows something that is no text of the page, as pictures and fields do. */
export function isReplaced(element: HtmlNode): boolean {
  return REPLACED.has(element.name);
}

interface Holder {
  kind: BlockKind;
  gap: Gap;
}

const BREAKS: ReadonlyMap<string, Gap> = new Map(
  'address article aside blockquote body center details dialog fieldset figure footer form header hgroup hr html legend main nav pre section table'
    .split(' ')
    .map((name) => [name, 'blank']),
);

const HEADING: Holder = { kind: 'heading', gap: 'blank' };
const HOLDERS: ReadonlyMap<string, Holder> = new Map(
  Object.entries({
    h1: HEADING,
    h2: HEADING,
    h3: HEADING,
    h4: HEADING,
    h5: HEADING,
    h6: HEADING,
    p: { kind: 'paragraph', gap: 'blank' },
    caption: { kind: 'paragraph', gap: 'line' },
    figcaption: { kind: 'paragraph', gap: 'blank' },
    summary: { kind: 'paragraph', gap: 'blank' },
    li: { kind: 'item', gap: 'line' },
    tr: { kind: 'row', gap: 'line' },
    td: { kind: 'cell', gap: 'cell' },
    th: { kind: 'cell', gap: 'cell' },
    dt: { kind: 'term', gap: 'line' },
    dd: { kind: 'definition', gap: 'line' },
    pre: { kind: 'code', gap: 'blank' },
  }),
);

/** The block that an element's own text is; undefined for elements whose text stands in paragraphs. */
export function holderOf(name: string): Holder | undefined {
  return HOLDERS.get(name);
}

/** The white space around an element that is laid out so. What holds text keeps apart from its neighbours in a line too. */
export function gapOf(name: string, { display, isItem }: Pick<Style, 'display' | 'isItem'>): Gap {
  const holder = holderOf(name);
  if (display === 'inline' || display === 'contents' || display.startsWith('inline-') || display.startsWith('ruby'))
    return holder && name !== 'pre' ? 'space' : 'none';
  if (display === 'table-cell' && !holder) return 'cell';
  if (holder) return holder.gap;
  if (isItem && defaultDisplay(name).startsWith('inline')) return 'cell';
  return BREAKS.get(name) ?? 'line';
}

export function marksOf(node: HtmlNode, name: string, listDepth: number): BlockMarks {
  if (HOLDERS.get(name) === HEADING) return { level: Number(name[1]) };
  if (name === 'li') return { level: Math.max(1, listDepth) };
  return name === 'tr' && isHeaderRow(node) ? { isHeader: true } : {};
}

export function timeMarks(node: HtmlNode): BlockMarks {
  const iso = attributeOf(node, 'datetime')?.trim();
  return iso ? { iso } : {};
}

function isHeaderRow(row: HtmlNode): boolean {
  if (row.parent?.name === 'thead') return true;
  let cells = 0;
  for (let cell = row.first; cell; cell = cell.next) {
    if (!isElement(cell)) continue;
    if (cell.name !== 'th') return false;
    cells += 1;
  }
  return cells > 1;
}
