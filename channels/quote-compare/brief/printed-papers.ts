import { anyOf } from '../../reading/phrases.ts';
import { ADDRESSED_TO, PAPER_NUMBERS } from '../../reading/vocabulary/paper-words.ts';
import { HEAD_FIELDS } from '../../reading/vocabulary/mail-words.ts';
import { SENDER_WORDS } from '../../reading/vocabulary/order-words.ts';
import { TERMS } from '../reading/item-words.ts';
import { isOfLetterhead } from '../reading/freight-schedule.ts';
import { companyIn, isDocumentTitle } from '../reading/name-score.ts';
import { isRowOfHeadings, roleOfHeading } from '../reading/table-header.ts';
import { readValidity } from '../reading/validity.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { isQuote, tidy } from './quote-body.ts';
import { isOfNeed } from './of-need.ts';
import { isVendor } from './quote-openings.ts';
import { isOfPaper, opensLetter } from '../reading/paper-lines.ts';
import { hasPrices } from './prices.ts';

/** Lines that stand together, without an empty or a ruled line between. */
interface Paragraph {
  from: number;
  lines: string[];
}

/**
 * Papers printed or copied one below the other: each begins with a letterhead over its title, number or address, with the name of a shop over its cart,
 * or with the field that names who offers, and the next begins below its prices. Null where there are no two of them.
 */
export function byPapers(text: string): SplitNotes | null {
  const lines = text.split('\n');
  const paragraphs = paragraphsOf(lines);
  const heads: { at: number; name: string }[] = [];
  let isPriced = true;
  paragraphs.forEach((paragraph, index) => {
    const before = lines.slice(0, heads[0]?.at ?? paragraph.from).join('\n');
    const name = isPriced ? headOf(paragraph, paragraphs.slice(index + 1, index + 5), before) : null;
    if (name !== null) {
      heads.push({ at: paragraph.from, name });
      isPriced = false;
    }
    isPriced ||= hasPrices(paragraph.lines.slice(name === null ? 0 : 1).join('\n'));
  });
  const names = new Set(heads.map(({ name }) => name.toLowerCase()));
  if (heads.length < 2 || heads.length > MOST_PAPERS || names.size < heads.length) return null;
  const quotes = heads.map(({ at, name }, index): PastedQuote => {
    const own = lines.slice(at, heads[index + 1]?.at ?? lines.length);
    while (own.length > 1 && isMark(own.at(-1) ?? '', heads[index + 1]?.name ?? '')) own.pop();
    return { name, text: tidy(withoutTitle(own, name).join('\n')) };
  });
  const brief = lines.slice(0, heads[0]?.at ?? 0);
  while (brief.length > 0 && isMark(brief.at(-1) ?? '', heads[0]?.name ?? '')) brief.pop();
  return quotes.every((quote) => isQuote(quote.text)) ? { brief: brief.join('\n').trim(), quotes } : null;
}
const MOST_PAPERS = 12;

/** "Acme | Your cart", or the name over "Your cart": the name alone. */
const withoutTitle = ([first = '', ...below]: string[], name: string): string[] => {
  const [, ...beside] = first.trim().split(BESIDE);
  const rest = beside.length > 0 && beside.every(isOfPaper) ? [name] : [first];
  const at = below.findIndex((line) => line.trim() !== '');
  return [...rest, ...below.filter((line, place) => place !== at || !isOfPaper(line.trim()) || FIELD.test(line))];
};
const BESIDE = /\s{2,}|\t|\s[|·–—]\s/;

function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  lines.forEach((line, at) => {
    const isParting = isMark(line, '');
    if (!isParting && isOpen) paragraphs.at(-1)?.lines.push(line);
    else if (!isParting) paragraphs.push({ from: at, lines: [line] });
    isOpen = !isParting;
  });
  return paragraphs;
}

/** An empty or a ruled line, the name of a file, or a line that only counts the paper of a firm: they part papers and are of none. */
const isMark = (line: string, name: string): boolean =>
  PARTS.test(line) || (name !== '' && COUNTED.exec(line)?.groups?.words?.trim() === name);
const PARTS =
  /^\s*(?:(?:[-=*_~#.]\s?){3,}|[[<(]?[\p{L}\d_() -]{1,40}\.(?:pdf|docx?|xlsx?|png|jpe?g|eml)[\])>]?)?\s*$/iu;
const COUNTED = /^\s*(?:\p{L}{0,12}\s?)[#(]?\d{1,2}[.):]\s*(?<words>.+)$/u;

/** Whose paper a paragraph opens, with the paragraphs below it; null where it opens none. */
function headOf({ lines }: Paragraph, below: readonly Paragraph[], before: string): string | null {
  const [first = '', second = ''] = lines;
  const field = FIELD.exec(first)?.groups?.name;
  if (field !== undefined) return isName(field, before) ? field.trim() : null;
  const [words = '', ...beside] = first.trim().split(BESIDE);
  const name = words.replace(/^#+\s+|^[#(]?\d{1,2}[.):]\s+|[*_]{2}/g, '').trim();
  if (!isName(name, before)) return null;
  // "2) Acme Supply" over the paper of Acme Supply.
  const [paper, ...rest] = below;
  if (lines.length === 1 && paper?.lines[0]?.includes(name)) return headOf(paper, rest, before);
  const next = lines.length > 1 ? second : (below[0]?.lines[0] ?? '');
  if (beside.some(isOfPaper) || isOfPaper(next.trim())) return ADDRESSED.test(next) ? null : name;
  const own = lines.slice(1, MOST_HEAD_LINES);
  const unpriced = own.slice(0, own.findIndex((line) => hasPrices(line)) + 1 || own.length);
  const isTitled = (line: string): boolean => isDocumentTitle(line) || NUMBERED.test(line);
  if ([...beside, ...unpriced].some(isTitled)) return name;
  const isLetterhead =
    companyIn(name) !== null ||
    [...beside, ...unpriced].some((line) => isOfLetterhead(line.trim()) || PLACE.test(line));
  const end = below.findIndex((other) => hasPrices(other.lines.join('\n')));
  return isLetterhead && below.slice(0, end + 1).some((other) => other.lines.some(isTitled)) ? name : null;
}
const MOST_HEAD_LINES = 14;
const MOST_WORDS = 8;

/** Whether words that open a paper can be the name of who offers: nothing that is asked for, no sentence, no term of an offer, nobody who is written to. */
const isName = (words: string, before: string): boolean =>
  /^[\p{Lu}\d]/u.test(words) &&
  !words.includes(': ') &&
  !isRowOfHeadings(words) &&
  roleOfHeading(words.replace(/\s*\d+$/, '')) === null &&
  words.split(/\s+/).length <= MOST_WORDS &&
  !/[?!;:,]$|\p{Ll}{3}\.$/u.test(words.replace(/\b(?:Ltd|Inc|Bros|Corp)\.$/u, '')) &&
  (companyIn(words) !== null || !TERMS.test(words)) &&
  readValidity(words, null, 'day-first') === null &&
  !opensLetter(words) &&
  isVendor(words) &&
  !isOfNeed(words, before) &&
  (companyIn(words) !== null || !isOfNeed(words.split(/\s+/, 1)[0] ?? '', before));

/** "Supplier: Acme Supply", "Ragione sociale	Utensileria Lenzi" */
const FIELD = new RegExp(
  `^\\s*(?!(?:${HEAD_FIELDS.from.join('|')})(?!\\p{L}))(?:${anyOf(SENDER_WORDS)})[^\\S\\t]*[:\\t]\\s*(?<name>\\p{Lu}.{2,60}|\\d+\\p{L}.{1,60})$`,
  'iu',
);
/** "Angebotsnummer: 10842", "Date: 12 November 2026", "Oferta nr 26-4471" */
const NUMBERED = new RegExp(`^\\W*${anyOf(PAPER_NUMBERS)}(?!\\p{L})[\\s.:#]*(?=\\S{0,8}\\d)`, 'iu');
/** A postal code with its town, or before a county. */
const PLACE = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:\p{L}{1,2}-)?(?:\d{4,5}(?:-\d{3})?|\d{4} ?\p{Lu}{2}|\d{2}-\d{3}|\d{3} \d{2})\s\p{Lu}\p{L}`,
    String.raw`(?<![\p{L}\d])\p{Lu}{1,2}\d[\p{Lu}\d]?\s?\d\p{Lu}{2}(?![\p{L}\d])`,
    String.raw`,\s\p{Lu}{2}\s\d{5}(?!\d)`,
  ].join('|'),
  'u',
);
const ADDRESSED = new RegExp(`^\\W*${anyOf(ADDRESSED_TO)}\\W*$`, 'iu');
