import type { Block, PageLink } from '#contracts/page.ts';
import type { PageRecords } from './page-records.ts';

/** As many openings make a page of records. */
const RECORDS = 3;
/** As many rows make a table that a page is read for. */
export const ROWS = 4;
/** An article that holds less than this share of what the page says is a scrap of it. */
const SCRAP = 0.2;
/** Long lists are looked up by this many members from either end. */
const SAMPLE = 100;

/** A lane as written: the part of a text layer that the rule looks at. */
export interface LaneText {
  text: string;
  blocks: Block[];
  links: PageLink[];
}

interface LaneChoice {
  records: PageRecords;
  /** Null where Readability finds no main text. */
  article: LaneText | null;
  /** Asked for only where it tells. */
  structured: () => LaneText;
  /** Whether the page has as many rows as can make a table that it is read for. */
  mayLoseRows: () => boolean;
}

/**
 * The lane that keeps a page whole: the article lane, unless
 * 1. the page is one of records (three openings or more) and the article lane loses an opening or a date of them: a release without its date is
 *    worth nothing;
 * 2. the article lane loses tables that say more than half as much as it does;
 * 3. the article lane holds next to nothing, or less than a fifth of what the page says outside links.
 */
export function chooseLane({ records, article, structured, mayLoseRows }: LaneChoice): 'article' | 'structured' {
  if (article === null) return 'structured';
  const kept = squeeze(article.text);
  if (isRecordPage(records) && losesAny([...sample(records.openings), ...sample(records.dates)], kept))
    return 'structured';
  if (mayLoseRows() && lostRows(structured(), article) > kept.length / 2) return 'structured';
  if (weigh(kept) < 140 && weigh(squeeze(structured().text)) > weigh(kept) * 2) return 'structured';
  return records.said > 1_500 && kept.length < records.said * SCRAP ? 'structured' : 'article';
}

function losesAny(texts: string[], kept: string): boolean {
  const words = withoutSigns(kept);
  return texts.some((text) => !words.includes(withoutSigns(text)));
}

/** Whether a page is a list of what was released or happened when. */
export function isRecordPage({ openings }: PageRecords): boolean {
  return openings.length >= RECORDS;
}

/** Characters in the rows of tables that the article lane has not; rows of links count nothing. */
function lostRows(structured: LaneText, article: LaneText): number {
  const kept = new Set(rowsOf(article).map(({ text }) => text));
  const lost = rowsOf(structured).filter(({ text }) => !kept.has(text));
  return lost.length < ROWS ? 0 : lost.reduce((sum, { said }) => sum + said, 0);
}

/** Rows of two cells or more, with their characters outside links; a row that holds other rows is layout. */
function rowsOf({ text, blocks, links }: LaneText): { text: string; said: number }[] {
  const rows: { text: string; said: number }[] = [];
  let at = 0;
  for (const [index, { kind, start, end }] of blocks.entries()) {
    if (kind !== 'row' || !hasCells(blocks, index)) continue;
    while ((links[at]?.end ?? Infinity) <= start) at += 1;
    let linked = 0;
    for (let next = at; (links[next]?.start ?? Infinity) < end; next += 1)
      linked += (links[next]?.end ?? 0) - (links[next]?.start ?? 0);
    if (linked * 2 < end - start) rows.push({ text: squeeze(text.slice(start, end)), said: end - start - linked });
  }
  return rows;
}

function hasCells(blocks: Block[], row: number): boolean {
  const end = blocks[row]?.end ?? 0;
  let cells = 0;
  for (let next = row + 1; (blocks[next]?.start ?? Infinity) < end; next += 1) {
    if (blocks[next]?.kind === 'row') return false;
    if (blocks[next]?.kind === 'cell') cells += 1;
  }
  return cells >= 2;
}

/** Length of a text; a character of a script without spaces says as much as two and a half of others. */
function weigh(text: string): number {
  return (
    text.length +
    1.5 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)
  );
}

function sample(texts: string[]): string[] {
  return texts.length <= 2 * SAMPLE ? texts : [...texts.slice(0, SAMPLE), ...texts.slice(-SAMPLE)];
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The signs that link headings to themselves are in no lane. */
function withoutSigns(text: string): string {
  return squeeze(text.replace(/[#¶§🔗⚓]/gu, ' '));
}
