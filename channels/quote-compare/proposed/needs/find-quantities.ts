import { BELOW_HUNDRED, COUNT_WORD, parseCountWord } from '../../../reading/count-words.ts';
import type { Language } from '../../../reading/languages.ts';
import { numberWords, parseNumberWord } from '../../../reading/number-words.ts';
import type { Span } from '../../../reading/span.ts';
import { isMeasure, unitOf } from '../../../reading/units.ts';
import { FUNCTION_WORDS } from '../../../reading/vocabulary/told-words.ts';
import { MONTH, PERSON_WORD, POINTING_AT_END, RATING_AT_START, TIME_WORD } from './need-words.ts';

/** What a number is a number of, by the word behind it. `none` where no unit stands there. */
export type Counted = 'none' | 'piece' | 'pack' | 'measure' | 'person' | 'time';

/** A number that could say how many of a thing are wanted; the span ends behind its unit. */
export interface Quantity extends Span {
  value: number;
  /** As written, and where the writing ends. */
  qty: string;
  qtyEnd: number;
  unit: string;
  counted: Counted;
  /** The line on which it stands. */
  line: Span;
}

/** All numbers of a text that stand by themselves and are no money, percentage, date, time, size or code. */
export function findQuantities(text: string, languages: readonly Language[]): Quantity[] {
  const found: Quantity[] = [];
  const written = [...inWords(text, languages), ...inDigits(text, languages)].toSorted((a, b) => a.start - b.start);
  for (const { start, end, value, qty } of written) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const line = lineAround(text, start);
    // "Twelve (12) rolls" says it twice.
    const again = /^\s?\((\d+)\)/.exec(text.slice(end, line.end));
    const isAgain = again !== null && Number(again[1]) === value;
    const qtyEnd = isAgain ? end + again[0].length : end;
    if (/^one$/i.test(qty) && !isAgain && POINTING_AT_END.test(text.slice(line.start, start))) continue;
    const { unit, counted, length } = readUnit(text.slice(qtyEnd, line.end));
    if (qty.includes('/') && counted !== 'pack' && !/^(?:doz|dz|gross)/i.test(unit)) continue;
    found.push({
      start,
      end: qtyEnd + length,
      value,
      qty: isAgain ? (again[1] ?? qty) : qty,
      qtyEnd,
      unit,
      counted,
      line,
    });
  }
  return found;
}

interface Written extends Span {
  value: number;
  qty: string;
}

const GROUPED = `[1-9]\\d{0,2}(?:[.,'’\\u00a0\\u202f]\\d{3})+(?!\\d)`;
const BEFORE = `(?<![\\p{L}\\d#$€£._,:/\\\\°@-]|[$€£][ \\t]|[\\p{L}\\d])|(?<=(?<![\\p{L}\\d])[xX×])|(?<=(?:^|\\n)[ \\t]*[-–])|(?<=\\.{3}|(?<!\\p{L})n\\.|(?<!\\d)[:@(])`;
const BEHIND = `(?![\\d]|[.,:/]\\d|[-–/][\\p{L}\\d]|\\s?[%°€£$"”″]|\\s?(?:EUR|USD|GBP|CHF|PLN|zł|kr)(?!\\p{L}))`;
const digitsOf = (groups: string): RegExp =>
  new RegExp(`(?:${BEFORE})(?<digits>${groups}\\d+/\\d(?=\\s\\p{L}{3})|${GROUPED}|\\d+(?:[.,]\\d+)?)${BEHIND}`, 'gu');
const DIGITS = digitsOf('');
/** "3 500 litres": thousands parted by a blank, which English does not write. */
const SPACED_DIGITS = digitsOf(`(?<!\\d\\s?)[1-9]\\d{0,2}(?: \\d{3})+(?=\\s\\p{L})|`);

function inDigits(text: string, languages: readonly Language[]): Written[] {
  const pattern = languages[0] === 'en' ? DIGITS : SPACED_DIGITS;
  return [...text.matchAll(pattern)].flatMap((hit) => {
    const digits = hit.groups?.digits ?? '';
    const start = hit.index + hit[0].length - digits.length;
    const end = start + digits.length;
    const [before, behind] = [text.slice(Math.max(0, start - 12), start), text.slice(end, end + 16)];
    if (!isSuffix(behind) || isOfDate(before, digits, behind)) return [];
    const isGrouped = new RegExp(`^(?:${GROUPED}|\\d{1,3}(?: \\d{3})+)$`, 'u').test(digits);
    const isDecimal = !isGrouped && /[.,]/.test(digits);
    // A price has decimals; of quantities only those that are measured.
    if (isDecimal && readUnit(behind).counted !== 'measure') return [];
    if (/^0\d/.test(digits)) return [];
    const value = isGrouped ? Number(digits.replace(/\D/g, '')) : valueOf(digits);
    return value > 0 ? [{ start, end, value, qty: digits }] : [];
  });
}

const valueOf = (digits: string): number => {
  const [over = '', under] = digits.split('/');
  return under === undefined ? Number(digits.replace(',', '.')) : Number(over) / Number(under);
};

/** Letters right behind digits are a unit or "x", else the two are a code. */
function isSuffix(behind: string): boolean {
  const suffix = /^\p{L}+/u.exec(behind)?.[0] ?? '';
  const next = behind.slice(suffix.length);
  if (suffix === '') return !/^['’′]\d/.test(behind);
  if (/^[\d-]/.test(next)) return false;
  return /^[x×]$/.test(suffix)
    ? !/^\s?\d/.test(next) || /^\s\d\S*\s?\p{L}/u.test(next)
    : unitOf(suffix) !== null && !NO_UNITS.has(suffix.toLowerCase());
}

/** "Dec 12", "12. Januar", "10 am", "6th". */
function isOfDate(before: string, digits: string, behind: string): boolean {
  const [, month = ''] = /(\p{L}+|(?<!\p{L})\p{L}{3,4}\.)\s$/u.exec(before) ?? [];
  const [, next = ''] = /^\.?(?:\sde)?\s(\p{L}+)/u.exec(behind) ?? [];
  const isDay = Number(digits) <= 31;
  if (isDay && ((MONTH.test(month.replace('.', '')) && !/^\s?[x×]/.test(behind)) || MONTH.test(next))) return true;
  if (/^(?:19|20)\d\d$/.test(digits) && (MONTH.test(month.replace('.', '')) || /^\s*(?:[.,;:)|–—-]|$)/.test(behind)))
    return true;
  return /^\s?(?:[ap]\.?m\.?|o'clock|uhr|h\d\d)(?!\p{L})/iu.test(behind);
}

function inWords(text: string, languages: readonly Language[]): Written[] {
  const isEnglish = languages.includes('en');
  const tongues = languages.filter((language) => language !== 'en');
  const sources = [isEnglish ? COUNT_WORD : null, tongues.length > 0 ? numberWords({ tongues }) : null];
  const source = sources.filter((words) => words !== null).join('|');
  // "Three to four", "two-seat", "one of them" count nothing.
  const pattern = new RegExp(
    `(?<![\\p{L}\\d-])(?:${source})(?!\\p{L}|-\\p{L}|\\d|\\s(?:of (?:them|these)|to ${BELOW_HUNDRED}))`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap((hit) => {
    const qty = hit[0];
    const value = parseCountWord(qty) ?? parseNumberWord(qty);
    if (value === 1 && /^\s(?:of|de|von|di|van|z)\s/i.test(text.slice(hit.index + qty.length))) return [];
    if (value === null || (value === 1 && !/^(?:one|één|jeden|jedna|jedną)$/i.test(qty))) return [];
    return [{ start: hit.index, end: hit.index + qty.length, value, qty }];
  });
}

/** Words that are units in price lists, and others in a sentence. */
const NO_UNITS: ReadonlySet<string> = new Set(['to', 'ask', 've', 'c', 'k', 'hd', 'par', 'as', 'us', 'ring', 'st.']);
const UNIT =
  /^(?<blank>\s{0,3})(?<unit>(?<twofold>(?:sq|cu|lin|linear|running)\.?\s?(?:ft|feet|yds?|yards?|m)(?!\p{L}))|\p{L}+[²³23]?|['’′]|#(?=\s))\.?(?![\p{L}\d-])/iu;

function readUnit(behind: string): { unit: string; counted: Counted; length: number } {
  const { blank = '', unit = '', twofold } = UNIT.exec(behind)?.groups ?? {};
  const length = blank.length + unit.length + (behind[blank.length + unit.length] === '.' && unit.length < 5 ? 1 : 0);
  const none = { unit: '', counted: 'none' as const, length: 0 };
  if (unit === '') return none;
  if (unit === 'M' && blank === '') return { unit, counted: 'piece', length };
  if (unit !== 'kW' && TIME_WORD.test(behind)) return { unit, counted: 'time', length };
  if (PERSON_WORD.test(unit)) return { unit, counted: 'person', length };
  if (twofold !== undefined) return { unit, counted: 'measure', length };
  // "30 cx", "12 rl.": a short word that nothing follows is a unit.
  if (isShortUnit(behind, unit)) return { unit, counted: 'piece', length };
  const known = NO_UNITS.has(unit.toLowerCase()) ? null : unitOf(unit);
  if (known === null || (unit.toLowerCase() === 'in' && blank !== '')) return none;
  const counted = isMeasure(known) ? 'measure' : known.kind === 'each' ? 'piece' : 'pack';
  return { unit, counted, length };
}

const isShortUnit = (behind: string, unit: string): boolean =>
  /^\p{L}{2,3}$/u.test(unit) &&
  unitOf(unit) === null &&
  !RATING_AT_START.test(behind) &&
  !/^x$/i.test(unit) &&
  !FUNCTION_WORDS.has(unit.toLowerCase()) &&
  /^\s*\p{L}+\.?\s*(?:$|[,;)\n])/u.test(behind);

function lineAround(text: string, at: number): Span {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end };
}
