import { Big } from 'big.js';
import { CURRENCY, currencyOf } from './currency.ts';
import { exactly, ignoringCase } from './ignoring-case.ts';
import { detectLanguages } from './languages.ts';
import type { Span } from './span.ts';
import { remembered } from './remembered.ts';

export type DecimalMark = '.' | ',';

/** A number that stands by itself in a text: no part of a code, a date, a fraction or a range. `value` is never negative. */
export interface Numeral extends Span {
  value: Big;
  /** Digits after the decimal mark as written. */
  decimals: number;
  /** ISO code of the sign beside it. */
  currency: string | null;
  isPercent: boolean;
  isNegative: boolean;
  /** Letters that follow without a blank (`40pcs`). */
  suffix: string;
}

/** How a text writes decimals: by the amounts with two decimals in it, else by those of millions. `1.047,80` is one thousand forty-seven where a comma parts cents. */
export const readDecimalMark = remembered(markIn, (text: string) => text);

function markIn(text: string): DecimalMark {
  const commas =
    text.match(
      /(?<![\d.,])(?:\d{1,3}(?:[.'’ \u00a0\u202f]\d{3})+|\d+),(?:\d{2}|-{1,2}|–)(?![\d,])|(?<!\d)0,\d{3,4}(?!\d)/g,
    )?.length ?? 0;
  const points = text.match(/(?<![\d.])\d*\.\d{2}(?![\d.])|(?<!\d)0?\.\d{3,4}(?!\d)/g)?.length ?? 0;
  if (commas !== points) return commas > points ? ',' : '.';
  // Currencies without cents: "4.371.500" has points between its thousands.
  const [pointed, commaed] = [text.match(POINTED)?.length ?? 0, text.match(COMMAED)?.length ?? 0];
  if (pointed !== commaed) return pointed > commaed ? ',' : '.';
  // "$12.990", "1.180 €": one group of three behind a point is of thousands where it is round, or the words around are not English.
  const [behindPoints, behindCommas] = [SIGNED_POINTED, SIGNED_COMMAED].map((form) => [...text.matchAll(form)]);
  // "14.200 c/u" without a sign, and no other decimals: thousands, where the words around are not English.
  if (!behindPoints?.length && !behindCommas?.length && ROUND_THOUSANDS.test(text))
    return detectLanguages(text)[0] === 'en' ? '.' : ',';
  if (!behindPoints?.length || behindCommas?.length) return '.';
  return behindPoints.some(([amount]) => /\d00(?!\d)/.test(amount)) || detectLanguages(text)[0] !== 'en' ? ',' : '.';
}
const WHOLE_THOUSANDS = (mark: string): RegExp => {
  const digits = `(?<![\\d.,])[1-9]\\d{0,2}${mark}\\d{3}(?![\\d]|[.,]\\d)`;
  return ignoringCase(`${CURRENCY}[^\\S\\n]{0,2}${digits}|${digits}[^\\S\\n]?${CURRENCY}(?!\\p{L})`, 'gu');
};
const [SIGNED_POINTED, SIGNED_COMMAED] = [WHOLE_THOUSANDS('\\.'), WHOLE_THOUSANDS(',')];
const ROUND_THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}\.\d00(?![\d.,]*\d)/;
const POINTED = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.,]*\d)/g;
const COMMAED = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3}){2,}(?![\d.,]*\d)/g;

/** All numerals of a text, in order. A group mark must part groups of three; `12,50` in a text of points is still twelve and a half. */
export const findNumerals = remembered(numeralsIn, (text: string, mark: DecimalMark) => `${mark}${text}`);

function numeralsIn(text: string, mark: DecimalMark): Numeral[] {
  const pattern = hasSpacedGroups(text) ? SPACED_TOKEN : TOKEN;
  pattern.lastIndex = 0;
  const found: Numeral[] = [];
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    const numeral = toNumeral(hit, text, mark);
    if (numeral) found.push(numeral);
    if (numeral && numeral.end > pattern.lastIndex) pattern.lastIndex = numeral.end;
  }
  return found;
}

/** `1` and `312,00` parted by one blank, read as the one number 1312.00, or null where they cannot be. */
export function joinSpaced(left: Numeral, right: Numeral, text: string): Numeral | null {
  const between = text.slice(left.end, right.start);
  const isGroup =
    /^[ \u00a0\u202f]$/.test(between) && left.value.lt(1000) && left.decimals === 0 && !left.suffix && left.value.gt(0);
  if (!isGroup || right.decimals !== 2 || !/^\d{3}[.,]/.test(text.slice(right.start, right.end))) return null;
  if (left.isPercent || (right.currency !== null && /^[^\d]/.test(text.slice(right.start, right.end)))) return null;
  return {
    ...right,
    start: left.start,
    value: left.value.times(1000).plus(right.value),
    currency: right.currency ?? left.currency,
  };
}

/** A number that can be an amount by itself: it has a currency sign or cents. */
export const isMoney = ({ currency, decimals, isPercent }: Numeral): boolean =>
  !isPercent && (currency !== null || decimals >= 2);

/** Groups of three; of two before the last three, as India writes lakhs and crores; plain digits. */
const GROUPS = [`[1-9]\\d{0,2}(?:[.,'’\\u00a0\\u202f]\\d{3})+(?!\\d)`, `[1-9]\\d?(?:,\\d{2})+,\\d{3}(?!\\d)`, `\\d+`];
const SPACED_GROUPS = `[1-9]\\d{0,2}(?: \\d{3})+(?!\\d)`;
/** `450:-` as Sweden writes whole crowns. A label ends so too ("Item 2:- valves"): two figures, and nothing that is labelled. */
const WHOLE_CROWNS = `(?<=\\d{2}):[-–—](?=\\s*(?:[\\n.,;)|/+=]|$)|\\s{2}|\\s(?:kr|SEK|st|styck|per|exkl?|inkl|moms|och|för|plus)(?!\\p{L}))`;
/** Cents behind the mark, or a dash in their place (`45,-`, `45/-`, `45/=`, `450:-`). */
const CENTS = `(?:[.,]\\d+)?(?:(?:[.,](?:--?|[–—])|/[-=])(?!\\w)|${WHOLE_CROWNS})?`;

/** How "per cent" is written out. "pc" counts pieces but before what is taken off or put on. */
const PERCENT = `(?:per ?cent|prozent|pour ?cent|por ?ciento|per ?cento|procent|por ?cento|v\\. ?h\\.|pct|pc(?=\\s(?:off|discount|less|reduction|vat|gst|extra|on top)))`;

/** Chinese and Japanese part no words: a number stands right behind one. */
const LETTER = '(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー])\\p{L}';

/** Signs that a stop ends: "Rs.500". */
const SHORT_SIGN = '(?<!\\p{L})(?:Rs|S?Fr|kr|Rp|KShs?|USh|TSh)';

/** "R1 380", "R450,00": the sign of the rand stands at its digits, which are no part of a code. */
const RAND = `(?<![\\p{L}\\d])${exactly('R')}(?=[1-9]\\d{0,2}(?: \\d{3})+(?!\\d)|[1-9]\\d{0,2}(?:,\\d{3})+(?!\\d)|\\d+[.,]\\d{2}(?!\\d))`;

/** "Takes 5 days": the end of a word is no code. */
const NO_ENDING = `(?!(?<=${exactly('\\p{Ll}')})${exactly('\\p{Ll}{2}')}|(?<=${exactly('\\p{Lu}')})${exactly('\\p{Lu}{3}')}\\s)`;

const tokenOf = (groups: string[]): RegExp =>
  ignoringCase(
    [
      `(?<sign>[-–−(]\\s?)?(?<before>${NO_ENDING}${CURRENCY}[^\\S\\n]{0,9})?`,
      `(?<!${LETTER}(?<!${RAND})|[\\d#_]|[\\p{L}\\d][-–/,'’_]|(?<!${SHORT_SIGN})(?<=[\\p{L}\\d])\\.)(?<sign2>[-−])?`,
      `(?<digits>(?:${groups.join('|')})${CENTS}|(?<![.\\d])\\.\\d+)(?<percent>\\s?(?:%|${PERCENT}(?!\\p{L})))?`,
    ].join(''),
    'gu',
  );
const TOKEN = tokenOf(GROUPS);
const SPACED_TOKEN = tokenOf([SPACED_GROUPS, ...GROUPS]);

/** Whether a text parts thousands by plain blanks: it does where such a number has cents and a sign or a column, or counts pieces, and none is parted by a mark. */
const hasSpacedGroups = (text: string): boolean =>
  (SPACED_AMOUNT.test(text) || SPACED_COLUMN.test(text) || isPointedColumn(text)) &&
  !/(?<!\d)\d{1,3}[.'’]\d{3},\d{2}(?!\d)/.test(text);

const WITH_CENTS = String.raw`,\d{2}\s?(?:€|EUR|z[łl]|PLN|Kč|CZK|kr\b|SEK|NOK|DKK|Ft|CHF|F\b)`;
const IN_WHOLE_CROWNS = String.raw`[,:][-–—](?![-–—\p{L}\d])`;
const COUNTED = String.raw`\s(?:pcs|pi[eè]ces|st|stk|szt|ks|kr|x)\b`;
const SPACED_AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\d])R\s?[1-9]\d{0,2}(?: \d{3})+(?!\d)`,
    String.raw`=\s?[1-9]\d{0,2}(?: \d{3})+,\d{2}(?!\d)`,
    String.raw`(?<![\d.,])[1-9]\d{0,2}(?: \d{3})+(?:${WITH_CENTS}|${IN_WHOLE_CROWNS}|${COUNTED})`,
  ].join('|'),
  'iu',
);

/** "Net HT        3 946,80": such an amount alone in a column at the end of a line, or in a cell. */
const SPACED_COLUMN = /(?<=\S {2,}|\t|\| ?)[1-9]\d{0,2}(?: \d{3})+,\d{2}[ \t]*(?:$|(?<=\t)|\|)/mu;

/** "36 600.00" at the ends of lines: a count may stand before an amount too, so several are, and nothing writes thousands in another way. */
const isPointedColumn = (text: string): boolean =>
  (text.match(POINTED_COLUMN)?.length ?? 0) > 1 &&
  !/\d[,'’]\d{3}\.\d{2}(?!\d)|(?<![\d.,])\d{4,}\.\d{2}(?!\d)/.test(text);
const POINTED_COLUMN = /(?<=\S {2,}|\t|\| ?)[1-9]\d{0,2}(?: \d{3})+\.\d{2}[ \t]*$/gmu;

// "2,000 $100", "8 R95.00": a sign right before digits is theirs.
const AFTER = ignoringCase(
  `^(?:[^\\S\\n\\t]|\\t(?!\\p{Sc}\\s?\\d))?${CURRENCY}(?!\\p{L}|(?<=[$€£¥]|\\s\\p{L}{1,3})\\d)`,
);

function toNumeral(hit: RegExpExecArray, text: string, mark: DecimalMark): Numeral | null {
  const { sign = '', before = '', sign2, digits = '', percent } = hit.groups ?? {};
  const cents =
    before || percent ? undefined : MINOR.exec(text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 24));
  // "1080p" is no ten pounds eighty.
  const minor = cents?.[0].trim() === 'p' && digits.length > 3 ? undefined : cents;
  const scale = percent || minor ? null : scaleBehind(text.slice(hit.index + hit[0].length), currencyOf(before));
  const close = hit.index + hit[0].length + (minor?.[0].length ?? scale?.words.length ?? 0);
  const next = text.slice(close, close + 8);
  // "984.00/100 m" is a price for a hundred of them.
  const isRate = /[.,]\d{2}$/.test(digits) && /^\/(?:100|1[.,']?000)(?![\d.,]*\d)/.test(next);
  if (!isRate && /^(?:[-–/]\d|[-/]\p{L}*\d|[.,']\d|_)/u.test(next)) return null;
  const after = before || percent ? '' : (AFTER.exec(text.slice(close, close + 16))?.[0] ?? '');
  const end = close + after.length;
  const suffix = after ? '' : (/^\p{L}+/u.exec(text.slice(end))?.[0] ?? '');
  if (suffix && /^\d|^[-/]\p{L}*\d/u.test(text.slice(end + suffix.length))) return null;
  const whole = readDigits(digits, mark);
  if (!whole) return null;
  const read = minor
    ? { value: whole.value.div(100), decimals: whole.decimals + 2 }
    : scale
      ? { value: whole.value.times(scale.times), decimals: 0 }
      : whole;
  const isClosed = sign.startsWith('(')
    ? /^\s?\)/.test(text.slice(end))
    : sign.trim() !== '' && isMinus(text, hit.index, before);
  return {
    start: hit.index + sign.length,
    end,
    ...read,
    currency: currencyOf(before) ?? currencyOf(after),
    isPercent: percent !== undefined,
    isNegative: isClosed || sign2 !== undefined || /^-(?!\w)/.test(text.slice(end)),
    suffix,
  };
}

/**
 * Hundredths of the main unit: "79 cents each", "52p per m", "34¢", "45 ct/Stück". A letter alone is one only before what the price is for:
 * "100 ct" are a hundred pieces.
 */
const MINOR = new RegExp(
  [
    '¢',
    '(?:cents?|pence|pennies|centimes?|c[ée]ntimos?|cêntimos?|centesimi|öre|groszy|paise)(?!\\p{L})',
    // "0,89 p/m" is Dutch for "per".
    '(?<!\\s)[pc](?=\\s?\\/\\s?\\p{L})|^\\s?[pc](?=\\s(?:each|ea|per|apiece|a\\spiece)(?!\\p{L}))',
    // "300 at 79p"
    '(?<!\\s)p(?=\\s*(?:$|[.,;\\n)]))',
    // "98.9c a litre"
    '(?<!\\s)[pc](?=\\s(?:an?|the)\\s\\p{L}{2})',
    'ct\\.?(?=\\s?\\/\\s?St|\\s(?:je|pro|das|die)\\s)',
  ]
    .map((form) => `^\\s?${form}`)
    .join('|'),
  'iu',
);

/** The digits and the word of an amount in hundredths ("46.5 cents/ft"); null for any other. */
export function minorUnitIn(amount: string): { digits: string; word: string } | null {
  const digits = /^\d[\d.,]*/.exec(amount)?.[0] ?? '';
  const word = digits === '' ? undefined : MINOR.exec(amount.slice(digits.length))?.[0];
  return word === undefined ? null : { digits, word: word.trim().replace(/\.$/, '') };
}

/** Whether a text opens with an amount that looks like a part number: "104.9c per litre", "R2 150,00" whose thousands a blank parts. */
export const isAmountAt = (text: string): boolean =>
  minorUnitIn(text) !== null || /^R\d{1,3}[ \u00a0\u202f]\d{3}(?![\d-])/.test(text);

/** "Rs 2.35 lakh", "₹1.2 Cr", "₹4.8 L": hundred thousands and ten millions, as South Asia counts money; a letter or two only behind the sign. */
function scaleBehind(behind: string, currency: string | null): { words: string; times: number } | null {
  const { 0: words = '', groups } = SCALE.exec(behind) ?? {};
  if (words === '' || (currency !== 'INR' && groups?.sign !== undefined)) return null;
  return { words, times: /c/i.test(words.trim()[0] ?? '') ? 10_000_000 : 100_000 };
}
const SCALE = /^\s?(?:lakhs?|lacs?|crores?|(?<sign>L|cr\.?))(?![\p{L}\d'’])/iu;

/** The digits and the word of an amount in lakhs or crores; null for any other. */
export function scaleIn(amount: string): { digits: string; word: string } | null {
  const { digits, rest } = /^[^\d]*(?<digits>\d[\d.,]*)(?<rest>.*)$/su.exec(amount)?.groups ?? {};
  const word = rest === undefined ? undefined : SCALE.exec(rest)?.[0];
  return digits === undefined || word === undefined ? null : { digits, word: word.trim().replace(/\.$/, '') };
}

/** A dash before a number is a minus only where nothing before it makes it a bullet, a range or a leader. */
function isMinus(text: string, at: number, currency: string): boolean {
  if (/^[-–−]\s/.test(text.slice(at)) && currency === '') return false;
  return /(^|\s)$/.test(text.slice(0, at)) && !/(^|\n)\s*$/.test(text.slice(0, at));
}

function readDigits(raw: string, mark: DecimalMark): { value: Big; decimals: number } | null {
  const digits = raw.replace(/(?:[.,](?:--?|[–—])|\/[-=]|:[-–—])$/, '');
  const whole = (text: string): { value: Big; decimals: number } => ({
    value: new Big(text.replace(/[^\d]/g, '')),
    decimals: 0,
  });
  if (digits !== raw) return { ...whole(digits), decimals: 2 };
  if (/^\d+$/.test(digits) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)) return whole(digits);
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const marks = new Set(digits.replace(/\d/g, ''));
  const isGrouped = /^\d{1,3}([.,'’ \u00a0\u202f]\d{3})+$/.test(digits) && marks.size === 1;
  if (last < 0 || (isGrouped && (digits[last] !== mark || (digits.match(/[.,]/g)?.length ?? 0) > 1)))
    return whole(digits);
  if (marks.size > 1 && digits.indexOf(digits[last] ?? '') !== last) return null;
  const tail = digits.slice(last + 1);
  return { value: new Big(`${digits.slice(0, last).replace(/[^\d]/g, '') || '0'}.${tail}`), decimals: tail.length };
}
