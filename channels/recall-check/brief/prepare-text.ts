import { applyCorrections } from '../../reading/corrections.ts';
import { tableOfJson } from '../../reading/layouts/json-table.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { nameElements } from '../identifiers/element-strings.ts';
import { vinShape } from '../identifiers/vin.ts';
import { writeOutYears } from './written-years.ts';

/** A brief as its readers take it: plain lines without tags, years in figures, identification numbers whole, no line too long to read. */
export function prepareText(brief: string): string {
  const plain = withoutTags(brief.replace(/\r\n?/g, '\n')).normalize('NFC').trim();
  return [
    tableOfJson,
    withoutQuoteMarks,
    struckOut,
    applyCorrections,
    foldLines,
    joinMakers,
    headSubjects,
    unwrap,
    joinVins,
    nameElements,
    joinYears,
    nameNumbers,
    writeOutYears,
  ].reduce((text, rewrite) => rewrite(text), plain);
}

/** Pasted from a page: what ends a line there ends one here. */
const withoutTags = (text: string): string =>
  text
    .replace(/<\/?(?:li|ul|ol|br|p|div|tr|table|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi, '\n')
    .replace(/<\/?(?:b|i|em|strong|span|a|td|th|u)(?:\s[^<>]{0,200})?>/gi, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\b(Dr|Mr|Mrs|St)\. (?=\p{Lu})/gu, '$1 ');

/** The marks by which mail programs quote. */
const withoutQuoteMarks = (text: string): string => text.replace(/^(?:[ \t]*>)+[ \t]?/gm, '');

/** Struck out in Markdown: ruled out. */
const struckOut = (text: string): string => text.replace(/~~([^~\n]{1,200})~~/g, ' (not the $1) ');

/** A line that was wrapped by its writer's program goes on in the next: it is long, ends in no mark, and what follows begins small. */
function unwrap(text: string): string {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest < WRAPPED) return text;
  return lines.reduce((joined, line, index) => {
    const before = lines[index - 1] ?? '';
    const isWrapped =
      before.length > longest - 25 &&
      before.length >= WRAPPED &&
      /[\p{Ll},]$/u.test(before) &&
      /^\p{Ll}/u.test(line) &&
      !before.includes('\t');
    return index === 0 ? line : `${joined}${isWrapped ? ' ' : '\n'}${line}`;
  }, '');
}

const WRAPPED = 50;

/** A VIN that is broken over two lines, or dictated in groups, after the word for it. */
const joinVins = (text: string): string =>
  text.replace(
    /(\bVINs?(?: (?:number|no\.?|is))?[ :#=]{0,3})([A-HJ-NPR-Z\d]{2,16}(?:[ -]?\n?[ -]?[A-HJ-NPR-Z\d]{1,15}){1,6})(?![A-Z\d])/gi,
    (whole: string, label: string, groups: string) => {
      const vin = groups.replace(/[\s-]/g, '').toUpperCase();
      return vinShape(vin) === 'whole' ? `${label}${vin}` : whole;
    },
  );

/** "2018, 2019 and 2020 Acme" is one vehicle of three years, whose commas part no list: years in a row are written as a range. */
function joinYears(text: string): string {
  return text.replace(YEARS, (written) => {
    const years = (written.match(/\d{4}/g) ?? []).map(Number);
    const isRow = years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1);
    return isRow ? `${years[0]}-${years.at(-1)}` : written;
  });
}

const YEARS =
  /(?<=^|[:\n] {0,4}|(?<!\p{L})(?:an?|my|our|the|for|on) )(?:(?:19|20)\d{2},\s{1,2}){1,5}(?:and\s)?(?:19|20)\d{2}(?:\sand\s(?:19|20)\d{2})?(?=\s\p{Lu})/gu;

/** "Recall numbers: 31501, 31502": each is a recall of CPSC, whose numbers nothing else tells. */
const nameNumbers = (text: string): string =>
  text.replace(NUMBERS, (_whole, numbers: string) =>
    (numbers.match(/\d{2}-?\d{3}/g) ?? []).map((number) => `CPSC recall ${number}`).join('\n'),
  );

const NUMBERS =
  /\b(?:CPSC )?recalls? (?:numbers?|nos?\.?|#) ?:? ?((?:\d{2}-?\d{3}(?:,? ?(?:and )?)){2,25})(?=\s*(?:\n|$|[.?!]))/gi;

/** "MFR: TORRENT" on a line of its own says who made what stands on the line before. */
const joinMakers = (text: string): string =>
  text.replace(/(?<=\S)[ \t]*\n[ \t]*(?:mfr|mfg|mnf)\b\.?[ \t]*:?[ \t]*(?=\p{L})/giu, ' by ');

/** The subject of a mail is the head of what follows: it names something, or says what sort of things do. */
const headSubjects = (text: string): string =>
  text.replace(
    SUBJECT,
    (_whole, before: string, subject: string) =>
      `${before}${subject.trim()}${/[\p{L}\d)]\s*$/u.test(subject) ? ':' : ''}`,
  );

const SUBJECT = new RegExp(
  `^([>\\s*]{0,8})(?:${anyPhrase('subject,betreff,objet,asunto,oggetto,assunto,onderwerp')})\\*?\\s?:[ \\t]*` +
    '(?:(?:re|fwd?|aw|wg|tr|rv):[ \\t]*)*([^\\n]*)$',
  'gim',
);

/** No line that names things is as long. */
const LINE_CHARS = 1_000;

/** Gaps are narrowed, and lines past the limit are broken at white space, or where there is none within the limit, as they are. */
function foldLines(text: string): string {
  const narrowed = text.replace(/[^\S\n\t]{9,}/g, '        ').replace(/\n{4,}/g, '\n\n\n');
  return narrowed
    .split('\n')
    .map((line) => (line.length > LINE_CHARS ? line.replace(FOLD, (whole) => `${whole.trimEnd()}\n`) : line))
    .join('\n');
}

const FOLD = new RegExp(`.{1,${LINE_CHARS - 1}}\\s(?=.)|.{${LINE_CHARS}}(?=.)`, 'g');
