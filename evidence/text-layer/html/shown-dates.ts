import { cueList } from '../../cue-list.ts';
import { findDates, readDate, type DateOrder } from '../dates/read-date.ts';
import { ancestorsOf, holdingAny, isNamedFurniture, nameWords } from './page-furniture.ts';
import { attributeOf, firstTextOf, type HtmlNode, isElement, isText, namesOf, visit } from './tree.ts';

export interface ShownClues {
  titleElement: HtmlNode | null;
  order: DateOrder;
}

/** Attributes that hold a date for machines. */
export const STATED = ['content', 'datetime', 'data-datetime', 'data-date', 'data-time', 'data-timestamp', 'title'];
/** An element of as many characters shows more than a date. */
const MOST_SHOWN = 300;
/** As many elements may stand between a title and the date beside it. */
const BESIDE = 30;
const DATE_WORDS = new Set(
  'date dates dateline datetime published publish publication pubdate posted timestamp time datum fecha data updated created byline meta metadata when day'.split(
    ' ',
  ),
);
const SURE_WORDS = new Set('date dateline datetime published pubdate posted timestamp datum fecha'.split(' '));
const ANY_DATE = holdingAny([...DATE_WORDS, ...SURE_WORDS, 'updated', 'modified', 'edited']);
const PUBLISHED_WORDS = cueList(
  String.raw`
    published|posted|submitted|written|created|erschienen|veröffentlicht|erstellt|verfasst|geschrieben
    gespeichert|eingestellt|datum|stand vom|publié|mis en ligne|mise en ligne|rédigé|publicado|pubblicato
    gepubliceerd|geplaatst|opublikowano|dodano
  `,
  { flags: 'iu', before: String.raw`(?:^|[|·•(,;–-]\s*)(?:first )?`, after: '\\b' },
);
const CHANGED_WORDS = cueList(
  String.raw`
    (?:last |zuletzt |letzte )(?:edited|modified|updated|changed|revised|geändert|aktualisiert|bearbeitet|änderung)
    aktualisiert|updated|stand|mis à jour|actualizado|aggiornato
  `,
  { flags: 'iu', before: String.raw`(?:^|[|·•(,;–-]\s*)(?:page )?`, after: '\\b' },
);
/** Words beside the day on which a page is looked at. */
const NOW = /\b(?:now|today|heute|aktuelle (?:zeit|uhrzeit)|current time|zeit ist)\b/i;

interface Candidate {
  date: string;
  /** How well the element's names say that this is a date of publication. */
  rank: number;
  /** Count of elements between it and the title. */
  distance: number;
}

/** The dates that a page shows, each question asked of one walk through it. */
export interface ShownDates {
  /**
   * Of the times and elements called date in the page's own content, the best named and nearest to the title. `isBeside`: only one that is well
   * named and close to the title.
   */
  findTimes(options: { isBeside: boolean }): string | null;
  /** Of a short stretch of text with a date, or a text that opens with one, just before or after the title. */
  findDateline(): string | null;
  /** Behind the words for it, wherever the page's own content says so: "Erstellt am: 1.11.2023"; words of change come last. */
  findStated(): string | null;
}

export function createShownDates(body: HtmlNode, clues: ShownClues): ShownDates {
  let candidates: Candidate[] | null = null;
  let texts: TextsAround | null = null;
  const hasTitle = clues.titleElement !== null;
  return {
    findTimes: ({ isBeside }) => {
      if (isBeside && !hasTitle) return null;
      return chooseTime((candidates ??= collectTimes(body, clues)), isBeside);
    },
    findDateline: () => findDateline((texts ??= collectTexts(body, clues)), clues.order),
    findStated: () => findStated((texts ??= collectTexts(body, clues)).texts, clues.order),
  };
}

function collectTimes(body: HtmlNode, { titleElement, order }: ShownClues): Candidate[] {
  const around = ancestorsOf(titleElement);
  const candidates: Candidate[] = [];
  let position = 0;
  let titleAt = 0;
  visit(body, {
    enter: (node) => {
      if (!isElement(node)) return false;
      position += 1;
      if (node === titleElement) titleAt = position;
      if (node.name !== 'body' && !around.has(node) && isNamedFurniture(node) && !isOwnDate(node)) return false;
      const rank = rankOf(node);
      if (rank === null) return true;
      const text = firstTextOf(node, MOST_SHOWN);
      const date =
        STATED.map((name) => readDate(attributeOf(node, name) ?? '', order)).find((found) => found !== null) ??
        (text.length < MOST_SHOWN ? (readDate(text, order) ?? readShortYear(text)) : null);
      if (date !== null) candidates.push({ date, rank, distance: position });
      return date === null;
    },
  });
  return candidates
    .map((candidate) => ({ ...candidate, distance: Math.abs(candidate.distance - titleAt) }))
    .toSorted((left, right) => left.rank - right.rank || left.distance - right.distance);
}

/** `ranked`: the best first. */
function chooseTime(ranked: readonly Candidate[], isBeside: boolean): string | null {
  const days = new Set(ranked.filter(({ rank }) => rank === ranked[0]?.rank).map(({ date }) => date.slice(0, 10)));
  // Many days of one rank far from the title are a list of other things.
  const [best] = ranked;
  if (!best || (days.size > 4 && best.distance > 40)) return null;
  if (isBeside && (best.rank > 1 || best.distance > BESIDE)) return null;
  return best.date;
}

/** "entry-meta" and "post-footer" hold the date of their own entry. */
function isOwnDate(node: HtmlNode): boolean {
  return nameWords(attributeOf(node, 'class') ?? '').some((word) => SURE_WORDS.has(word));
}

function rankOf(node: HtmlNode): number | null {
  if (node.attributes.length === 0) return node.name === 'time' || node.name === 'relative-time' ? 0 : null;
  const names = `${namesOf(node)} ${attributeOf(node, 'itemprop') ?? ''}`;
  const words = ANY_DATE.test(names) ? nameWords(names) : [];
  const isChange = words.some((word) => word === 'updated' || word === 'modified' || word === 'edited');
  if (node.name === 'time' || node.name === 'relative-time') return isChange ? 2 : 0;
  if (words.some((word) => SURE_WORDS.has(word))) return isChange ? 2 : 1;
  return words.some((word) => DATE_WORDS.has(word)) ? 3 : null;
}

function findDateline({ texts, titleAt }: TextsAround, order: DateOrder): string | null {
  const from = titleAt ?? 0;
  const near = [...texts.slice(from, from + 14), ...texts.slice(Math.max(0, from - 6), from).toReversed()];
  for (const text of near) {
    if (NOW.test(text)) continue;
    for (const { iso, start, end } of findDates(text, order))
      if (iso >= '1990' && (isDateline(text, start, end) || isOpened(text, start, end))) return iso;
    const short = order === 'day-first' && text.length <= 60 ? readShortYear(text) : null;
    if (short !== null) return short;
  }
  return null;
}

function isDateline(text: string, start: number, end: number): boolean {
  return text.length <= 120 && text.length - (end - start) < 60;
}

/** "29.11.2022 – The kettles" and "Press release of 25 January 2022 | Bern – The kettles". */
function isOpened(text: string, start: number, end: number): boolean {
  return start < 40 && /^\s*[-–—|:]\s/.test(text.slice(end)) && !/[.!?]\s/.test(text.slice(0, start));
}

function findStated(texts: readonly string[], order: DateOrder): string | null {
  for (const words of [PUBLISHED_WORDS, CHANGED_WORDS]) {
    for (const [index, text] of texts.entries()) {
      const said = words.exec(text);
      if (!said) continue;
      const after = text.slice(said.index + said[0].length);
      // A label, or the name of who did it, is often an element of its own.
      const line = after.length < 20 ? [after, ...texts.slice(index + 1, index + 4)].join(' ') : after;
      const [date] = findDates(line, order);
      if (date && date.start < 40 && date.iso >= '1990') return date.iso;
    }
  }
  return null;
}

interface TextsAround {
  texts: string[];
  titleAt: number | null;
}

/** The texts of the page's own content in order, cut to a length that datelines have, and where the title stands among them. */
function collectTexts(body: HtmlNode, { titleElement }: ShownClues): TextsAround {
  const around = ancestorsOf(titleElement);
  const texts: string[] = [];
  let titleAt: number | null = null;
  visit(body, {
    enter: (node) => {
      if (node === titleElement) titleAt = texts.length;
      if (isText(node)) {
        const text = node.text.trim();
        if (text !== '') texts.push(text.slice(0, 200));
      }
      if (!isElement(node) || texts.length >= 3_000) return false;
      return node.name === 'body' || around.has(node) || !isNamedFurniture(node);
    },
  });
  return { texts, titleAt };
}

/** "31.10.23": only with points, which no other order of day and month uses. */
function readShortYear(text: string): string | null {
  if (text.length > 120) return null;
  const [, day, month, year] =
    /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(\d{2})(?![\d.]\d|\d)/.exec(text) ?? [];
  return year === undefined ? null : readDate(`${day}.${month}.20${year}`, 'day-first');
}
