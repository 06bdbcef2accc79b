import { foldWords } from '../words/fold-words.ts';
import { isThing } from './beside.ts';
import { inlineEntries, labelledBlocks, lines, listEntries } from './brief-lists.ts';
import { clauses, takeHead } from './clauses.ts';
import { splitList } from './split-list.ts';
import { splitSentence } from './split-sentence.ts';
import { stripChatter } from './strip-chatter.ts';
import { tableRows } from './table-rows.ts';

/**
 * The texts of the items in a brief, in the order asked: entries of a numbered or bulleted list (each is one item, whatever it says), lines, blocks of `name: value` lines, or parts of
 * a sentence that each stand for a thing of their own. A comma inside the description of one product parts nothing.
 */
export function splitBrief(brief: string): string[] {
  const text = [joinYears, nameNumbers].reduce(
    (whole, rewrite) => rewrite(whole),
    foldLines(withoutTags(brief.replace(/\r\n?/g, '\n')).trim()),
  );
  const listed = tableRows(text) ?? listEntries(text) ?? inlineEntries(text) ?? labelledBlocks(text);
  const parts =
    listed ??
    (lines(text) ?? [text])
      .flatMap((line) => clauses(withoutPreamble(line)))
      .flatMap((clause) => (clause.isList ? splitList(clause.text) : splitSentence(clause.text)));
  return parts
    .map((part) => stripChatter(listed ? takeHead(part).rest.slice(0, LINE_CHARS) : part))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "We cleared out the house and I want to know about ...": what comes before and names nothing is told for company. */
function withoutPreamble(line: string): string {
  const [preamble = ''] = PREAMBLE.exec(line) ?? [];
  const isNameless =
    !/\d/.test(preamble) &&
    !/(?<=.)(?!I\b)\p{Lu}/u.test(preamble) &&
    !foldWords(preamble).some((word) => isThing(word));
  return isNameless ? line.slice(preamble.length) : line;
}

const PREAMBLE =
  /^.{8,200}?[,\s](?:and|so|but)\s+(?:i|we)(?:['’]d|\s+would|\s+just|\s+really)?\s+(?:want|wanted|like|need)\s+to\s+(?:know|check|find\s+out)\s+(?:about|on|if|whether)?\s*/i;

/** Pasted from a page: what ends a line there ends one here. */
const withoutTags = (text: string): string =>
  text
    .replace(/<\/?(?:li|ul|ol|br|p|div|tr|table|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi, '\n')
    .replace(/<\/?(?:b|i|em|strong|span|a|td|th|u)(?:\s[^<>]{0,200})?>/gi, ' ');

/** "2018, 2019 and 2020 Acme" is one vehicle of three years, whose commas part no list: years in a row are written as a range. */
function joinYears(text: string): string {
  return text.replace(YEARS, (written) => {
    const years = (written.match(/\d{4}/g) ?? []).map(Number);
    const isRow = years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1);
    return isRow ? `${years[0]}-${years.at(-1)}` : written;
  });
}

/** "Recall numbers: 31501, 31502": each is a recall of CPSC, whose numbers nothing else tells. */
const nameNumbers = (text: string): string =>
  text.replace(NUMBERS, (_whole, numbers: string) =>
    (numbers.match(/\d{2}-?\d{3}/g) ?? []).map((number) => `CPSC recall ${number}`).join('\n'),
  );

const NUMBERS =
  /(?<=^|\n)[^\S\n]*(?:CPSC\s+)?recalls?\s+(?:numbers?|nos?\.?|#)\s?:?\s?((?:\d{2}-?\d{3}(?:,?\s?(?:and\s)?)){2,25})(?=\s*(?:\n|$|[.?!]))/gi;

const YEARS =
  /(?<=^|[:\n]\s{0,4}|(?<!\p{L})(?:an?|my|our|the|for|on)\s)(?:(?:19|20)\d{2},\s{1,2}){1,5}(?:and\s)?(?:19|20)\d{2}(?:\sand\s(?:19|20)\d{2})?(?=\s\p{Lu})/giu;

/** The rules for a line cost the square of its length or more; no line that names things is as long. */
const LINE_CHARS = 1_000;

/** Gaps are narrowed, and lines past the limit are broken at white space, or where there is none within the limit, as they are. */
function foldLines(text: string): string {
  const narrowed = text.replace(/[^\S\n]{9,}/g, '        ').replace(/\n{4,}/g, '\n\n\n');
  if (!LONG_LINE.test(narrowed)) return narrowed;
  return narrowed
    .split('\n')
    .map((line) => line.replace(FOLD, (whole) => `${whole.trimEnd()}\n`))
    .join('\n');
}

const LONG_LINE = new RegExp(`.{${LINE_CHARS + 1}}`);
const FOLD = new RegExp(`.{1,${LINE_CHARS - 1}}\\s(?=.)|.{${LINE_CHARS}}(?=.)`, 'g');
