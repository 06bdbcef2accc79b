import { cueList } from '../../cue-list.ts';
import { findDates } from '../dates/read-date.ts';
import { type HtmlNode, isElement, isText, firstTextOf, textOf, visit } from './tree.ts';
import { isNamedFurniture } from './page-furniture.ts';
import type { TextMeasure } from './measure-texts.ts';

/** A version number that is one: it has a point, and no unit or word grows out of it. */
const VERSION =
  /(?<![\p{L}\p{N}.$€£])v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-.+]?(?:alpha|beta|rc|pre|dev|final|ga|sp|b|a)[.-]?\d*)?(?![\p{L}\p{N}%])/iu;
const RELEASE_WORDS = cueList(
  String.raw`
    versions?|releases?|released|build|patch|hotfix|update|changes?|changelog|notes?|stable|beta|alpha|rc
    final|security|bugfix|maintenance|major|minor|unreleased|tagged|published|on|in|of|the|and|from|to|since
    for|at|new|what's|whats
  `,
  { flags: 'giu', before: '\\b', after: '\\b' },
);
/** Titles of pages that are lists of what happened when. */
const LOG_TITLE = cueList(
  String.raw`
    change\s?log|release|what['’]?s new|versions?\b|history|\bnews\b|updates?\b|änderung|versionshinweise
    aktuelles|neuigkeiten|nouveaut|journal des|notes de|novedades|notas de|historial|novit|note di
    wijzigingen|ändringar|изменени|новости|истори|更新|リリース|変更履歴|版本|발표|변경
  `,
);
/** A linked heading with less text than this below it announces another page. */
const TEASER = 80;

/** Characters of a text that opens a part of a page, at most. */
const MOST_OPENING = 120;
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6 dt summary'.split(' '));

/** What a page holds besides comments, sidebars and lists of other pages. */
export interface PageRecords {
  /** The short texts that open its parts by a version or a date: headings, terms, rows, items. */
  openings: string[];
  /** Texts of its times. */
  dates: string[];
  /** Characters of text outside links. */
  said: number;
}

/** Finds the records of a page by its tree. `title` is the page's own. */
export function findRecords(body: HtmlNode, title: string | null, measure: TextMeasure): PageRecords {
  const records: PageRecords = { openings: [], dates: [], said: 0 };
  const isLog = LOG_TITLE.test(title ?? '');
  const most = measure.lengthOf(body) / 2;
  let links = 0;
  let times = 0;
  /** A linked opening that waits for the text below it. */
  let announced: { text: string; saidBefore: number } | null = null;
  visit(body, { enter, leave });
  settle();
  return records;

  function enter(node: HtmlNode): boolean {
    if (isText(node) && links === 0) records.said += squeeze(node.text).length;
    if (!isElement(node)) return false;
    const name = node.name;
    if (name === 'a') links += 1;
    else if (isTime(node)) noteTime(node);
    else if (HEADINGS.has(name)) noteHeading(node);
    else if (name === 'tr') noteRow(node);
    else if (name === 'li' || name === 'p') noteItem(node);
    return name === 'body' || !isNamedFurniture(node) || measure.lengthOf(node) > most;
  }

  function leave(node: HtmlNode): void {
    if (node.name === 'a') links -= 1;
    else if (isTime(node)) times -= 1;
  }

  /** What a time in a time says is said by the outer one. */
  function noteTime(node: HtmlNode): void {
    times += 1;
    if (times > 1) return;
    const text = squeeze(textOf(node));
    if (/\d/.test(text)) records.dates.push(text);
  }

  function noteHeading(node: HtmlNode): void {
    settle();
    if (measure.lengthOf(node) > MOST_OPENING) return;
    const text = squeeze(textOf(node));
    if (!isOpening(text)) return;
    if (measure.linkShareOf(node) > 0.8) announced = { text, saidBefore: records.said };
    else records.openings.push(text);
  }

  function noteRow(node: HtmlNode): void {
    const cell = firstCell(node);
    if (cell && measure.lengthOf(cell) <= MOST_OPENING) noteOpening(squeeze(textOf(cell)), node);
  }

  function noteOpening(text: string | null, node: HtmlNode): void {
    if (text !== null && isOpening(text) && measure.linkShareOf(node) < 0.5) records.openings.push(text);
  }

  /** Items and paragraphs open with dates in many lists that are no records; a version tells, or the page's title. */
  function noteItem(node: HtmlNode): void {
    const text = firstText(node);
    if (text === null || !/\d/.test(text)) return;
    if (isLog || hasVersion(withoutDate(text))) noteOpening(text, node);
  }

  function settle(): void {
    if (announced && records.said - announced.saidBefore >= TEASER) records.openings.push(announced.text);
    announced = null;
  }
}

/** A text of few words beside a version or a date. */
function isOpening(text: string): boolean {
  if (text.length > MOST_OPENING || !/\d/.test(text)) return false;
  const undated = withoutDate(text);
  const rest = POINT.test(undated) ? undated.replace(VERSION, ' ') : undated;
  return rest !== text && (rest.replace(RELEASE_WORDS, ' ').match(/\p{L}{2,}/gu) ?? []).length <= 4;
}

/** What every version has; most texts have none. */
const POINT = /\d\.\d/;

const hasVersion = (text: string): boolean => POINT.test(text) && VERSION.test(text);

function withoutDate(text: string): string {
  for (const { start, end } of findDates(text, 'month-first')) return text.slice(0, start) + text.slice(end);
  return text;
}

function firstCell(row: HtmlNode): HtmlNode | null {
  for (let cell = row.first; cell; cell = cell.next) if (isElement(cell)) return cell;
  return null;
}

const isTime = ({ name }: HtmlNode): boolean => name === 'time' || name === 'relative-time';

/** What an item or paragraph opens with: its text up to the first colon or dash, or all of it where it is short. */
function firstText(item: HtmlNode): string | null {
  const text = squeeze(firstTextOf(item, 400));
  const head = /^[^:–—]{3,60}?(?=\s*[:–—]\s|\s-\s)/.exec(text)?.[0];
  return head ?? (text.length <= 60 ? text : null);
}

function squeeze(text: string): string {
  if (!/^\s|[^\S ]|\s\s|\s$/.test(text)) return text;
  return text.replace(/\s+/g, ' ').trim();
}
