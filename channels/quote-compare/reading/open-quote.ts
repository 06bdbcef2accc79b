import { Big } from 'big.js';
import type { Need } from '../need.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { CURRENCY, mainCurrency } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LIABILITY_COVER } from '../../reading/vocabulary/payment-words.ts';
import { HEAD_FIELDS } from '../../reading/vocabulary/mail-words.ts';
import { BESIDE_THE_CART, FORMER_PRICES } from '../../reading/vocabulary/shop-lines.ts';
import { plainCounters, plainMeasures } from '../../reading/plain-measures.ts';
import { lineSpans, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { sumsWithOptions } from './among-options.ts';
import { withBarePrices } from './bare-prices.ts';
import { withoutTalk } from './chat-turns.ts';
import { withoutUnchosen } from './chosen-marks.ts';
import { findZips, maskNonFigures } from './mask.ts';
import { NO_BID } from './item-words.ts';
import { chargesIn, findLabels } from './labels.ts';
import { possibleLanguages } from '../../reading/languages.ts';
import type { Language } from '../../reading/languages.ts';
import { createNeedMatcher } from './need-matcher.ts';
import type { QuoteText } from './quote-text.ts';
import { withPercentsInARow } from './percents-in-a-row.ts';
import { findSuperseded } from './superseded.ts';
import { roleOfHeading } from './table-header.ts';
import { splitUnits } from './text-units.ts';
import { isCourtesy, companyIn } from './name-score.ts';
import { withThousandsInARow } from './thousands-in-a-row.ts';
import { findVendor } from './vendor-name.ts';

export interface OpenedQuote {
  quote: QuoteText & { vendor: Span };
  currency: string | null;
  mark: DecimalMark;
  /** What a later statement of the same quote replaces. */
  old: Span[];
}

/** Takes a quote apart into its numbers and statements, before any of them is understood. */
export function openQuote(
  written: string,
  {
    needs,
    shipToZip,
    vendorHints,
    currency: asked = null,
    dollar = null,
    languages = possibleLanguages(written),
  }: {
    needs: Need[];
    shipToZip: string | null;
    vendorHints: string[];
    currency?: string | null;
    /** What a bare dollar sign stands for where it is not the American one. */
    dollar?: string | null;
    /** Those of the whole order. Default: those of the quote, which may be too short to tell. */
    languages?: readonly Language[];
  },
): OpenedQuote {
  const whole = plainBlanks(written);
  const matcher = createNeedMatcher(needs, languages);
  const vendor = findVendor(whole, matcher, vendorHints) ?? firstLine(whole);
  const text = withoutUnchosen(withoutTalk(whole, vendor, matcher));
  const mark = readDecimalMark(text);
  // A quote without a sign is in the currency that the brief compares in.
  const main = mainCurrency(text);
  const currency = (main === 'USD' && !isAmerican(text) ? dollar : null) ?? main ?? asked;
  const figures = plainCounters(plainMeasures(maskNonFigures(text, mark, findZips(text, shipToZip))));
  const masked = [...namedByCharges(needs), ...sizedInRanges(needs)].reduce(
    (left, name) => left.replace(name, (words) => words.replace(/[\p{L}\d]/gu, 'x')),
    figures,
  );
  const units = splitUnits(text).filter(
    ({ start, end }) => !isCover(text.slice(start, end)) && !isShown(text.slice(start, end)),
  );
  const counted = withThousandsInARow(findNumerals(masked, mark), masked, needs);
  const found = withCountWords(counted, masked).map((numeral) => ({
    ...numeral,
    currency: inOwnDollars(numeral.currency, text.slice(numeral.start, numeral.end), currency),
  }));
  const numerals = withPercentsInARow(withBarePrices(found, { masked, units, matcher }), masked);
  const old = findSuperseded(text, numerals, matcher);
  const besides = sumsWithOptions(text);
  const shown = [...lineSpans(text).filter(({ start, end }) => isShown(text.slice(start, end))), ...besides];
  const quote = {
    written: whole,
    text,
    masked: withPlainSigns(masked, numerals),
    numerals: numerals.filter((numeral) => !shown.some((span) => overlaps(span, numeral))),
    units: units.filter((unit) => ![...old, ...besides].some((span) => overlaps(span, unit))),
    matcher,
    vendor,
  };
  return { quote, currency, mark, old };
}

/** Where a part that goes by the name of a charge is named, "packing crates", "delivery notes": there the word charges nothing. */
const namedByCharges = (needs: readonly Need[]): RegExp[] =>
  needs.flatMap(({ part }) =>
    findLabels(part).flatMap(({ kind, words, end }) => {
      const next = /^[\s-]+(\p{L}{4,})/u.exec(part.slice(end))?.[1] ?? '';
      if (next === '' || kind === 'total' || kind === 'subtotal' || chargesIn(next).length > 0) return [];
      const stem = next.slice(0, Math.max(4, next.length - 2));
      return [new RegExp(`(?<!\\p{L})${escaped(words)}(?=[\\s-]+${stem})`, 'giu')];
    }),
  );
/** "Hainbuche 100-125": where a size from one figure to another is of what is asked for, it tells no quantities. */
const sizedInRanges = (needs: readonly Need[]): RegExp[] =>
  needs.flatMap(({ part }) =>
    [...part.matchAll(/(?<![\d.,])(\d{1,4})\s?[-–]\s?(\d{1,4})(?![\d.,])/g)].flatMap(([, low, high]) =>
      Number(low) < Number(high) ? [new RegExp(`(?<![\\d.,])${low}\\s?[-–]\\s?${high}(?![.,]?\\d)`, 'gu')] : [],
    ),
  );
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Counts in words before what they count, "forty of the Mesh-Pro", among the numbers in figures. */
function withCountWords(numerals: Numeral[], text: string): Numeral[] {
  const words = [...text.matchAll(COUNTED_IN_WORDS)].flatMap(({ 0: written, index }): Numeral[] => {
    const value = parseCountWord(written);
    return value === null || value < 2
      ? []
      : [
          {
            start: index,
            end: index + written.length,
            value: new Big(value),
            decimals: 0,
            currency: null,
            isPercent: false,
            isNegative: false,
            suffix: '',
          },
        ];
  });
  return [...numerals, ...words].toSorted((a, b) => a.start - b.start);
}

const COUNTED_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\d-])${COUNT_WORD}(?= (?:of (?:the|these|those|them) )?(?!(?:or|to|and|of|days?|weeks?|months?|years?|hours?|business|working|calendar|percent|point|times?)(?!\\p{L}))\\p{L}{3}[^\\n]*(?:@|(?<!\\p{L})(?:each|ea|apiece|per|all[ -]in|in total|altogether|for (?:all|the lot))(?!\\p{L})))`,
  'giu',
);

/** Amounts with signs that every pattern for money knows, "Fr. 120.00" as "$$$ 120.00": what a sign stands for is told by the numbers. */
function withPlainSigns(masked: string, numerals: Numeral[]): string {
  return numerals.reduce((text, { start, end, currency }) => {
    const written = text.slice(start, end);
    if (currency === null || KNOWN_SIGN.test(written)) return text;
    return text.slice(0, start) + written.replace(SIGN, (sign) => '$'.repeat(sign.length)) + text.slice(end);
  }, masked);
}
const KNOWN_SIGN = /[$€£₹¥]|USD|EUR|GBP|CHF/u;
const SIGN = ignoringCase(CURRENCY, 'gu');

/** Blanks of every kind between columns as plain blanks: every character keeps its place. */
const plainBlanks = (text: string): string =>
  text.replace(/[ \u00a0\u2002-\u200a\u202f]{2,}/g, (blanks) => ' '.repeat(blanks.length));

/** Whether dollars say whose they are. */
export const isAmerican = (text: string): boolean => US_SIGN.test(text) || AMERICAN.test(text);
/** "He paid us $3,400" is no sign. */
const US_SIGN = /(?<!\p{L})(?:US ?\$|us\$)/u;
const AMERICAN = /(?<!\p{L})U\$[SD](?!\p{L})|\bUSD\b|\bU\.S\. ?\$|\bUS dollars?|(?<!\p{L})d[óo]lares(?!\p{L})/iu;

/** A bare `$` is the dollar that the quote is in. */
const inOwnDollars = (sign: string | null, written: string, main: string | null): string | null =>
  sign === 'USD' && /^(?:CAD|AUD|NZD|MXN|ARS|CLP|COP|SGD|HKD|TWD)$/.test(main ?? '') && !/US|U\$/i.test(written)
    ? main
    : sign;

/** What a shop shows beside the cart: other goods, what the next order is to bring, and the price before in a line of its own. */
const isShown = (line: string): boolean => SHOWN.test(line) || FORMER_PRICE.test(line);
const SHOWN = phrasePattern(BESIDE_THE_CART);
const FORMER_PRICE = ignoringCase(
  `^[^\\p{L}\\d]*${anyOf(FORMER_PRICES)}\\s?:?\\s*(?:${CURRENCY}\\s?)?\\d[\\d.,'’ ]*\\s?(?:${CURRENCY})?[^\\p{L}\\d]*$`,
);

/** "We carry public liability insurance of $20 million": what the firm is insured for, and no charge. */
const isCover = (statement: string): boolean => LIABILITY.test(statement) && MILLIONS.test(statement);
const LIABILITY = phrasePattern(LIABILITY_COVER);
const MILLIONS =
  /\d(?:[.,'’ ]?\d{3}){2}(?!\d)|\d\s?(?:m|mio|mln|million|millions|millionen|millones|milioni|miljoen|milhões)(?!\p{L})/iu;

/** A line that is no field in the head of a mail. */
const HEADED = new RegExp(
  `^(?![\\s>*]*(?:re|fwd?|aw|wg|betr|rif|${Object.values(HEAD_FIELDS).flat().join('|')})\\**\\s?:)[^\\n]*[\\p{L}\\d]`,
  'gimu',
);

/** Who writes, by the head of a mail: "De: TransCávado". */
const SENT_BY = new RegExp(
  `^[\\s>*]*(?:${HEAD_FIELDS.from.join('|')})\\**\\s?:[^\\S\\n]*(?<name>\\p{L}[^\\n<>@,;|]{2,50})(?=\\n|<|$)`,
  'diu',
);
/** A sentence, or the headings of columns: nobody's name. "Meunier inc." is one. */
export const isNobodys = (line: string): boolean =>
  (/\s\p{Ll}{3,}[.!](?:\s*$|\s+\p{Lu})/u.test(line) && companyIn(line) === null) ||
  roleOfHeading(line.split(/\s*[|;\t]\s*|\s{2,}/, 1)[0] ?? '') !== null;

/** A quote that names nobody goes by who sent it, or else by its first line. */
function firstLine(text: string): Span {
  const sender = SENT_BY.exec(text)?.indices?.groups?.name;
  if (sender) return trimSpan(text, { start: sender[0], end: sender[1] });
  const lines = [...text.matchAll(HEADED)];
  const [top] = lines;
  // "vergader & feest" over its cart: a few words in small letters that no stop ends.
  if (top && /^\s*\p{Ll}[\p{L}&'’-]+(?: [\p{L}&'’-]+){0,4}\s*$/u.test(top[0]) && !isCourtesy(top[0].trim()))
    return trimSpan(text, { start: top.index, end: top.index + top[0].length });
  // In a text without capitals a small letter opens every line.
  const isSmall = !/\p{Lu}/u.test(text);
  const named = lines.filter(
    ([line]) =>
      !NO_BID.test(line) && !isCourtesy(line.replace(/^[\s>•*-]+/, '')) && (isSmall || !/^[\s>•*-]*\p{Ll}/u.test(line)),
  );
  const own = named.find(([line]) => !/\d/.test(line) && !isNobodys(line)) ?? named[0] ?? lines[0];
  const span = trimSpan(text, { start: own?.index ?? 0, end: text.length });
  const head = text.slice(span.start, Math.min(span.end, span.start + 60));
  const mark = head.search(/\n|\s{3,}|\t|\s[/|–—-]\s|[,;:]\s|(?<=\p{L}{3})\.\s+\d/u);
  // Half a word is no name.
  const whole = head.length < 60 ? head.length : Math.max(head.lastIndexOf(' '), 1);
  return { start: span.start, end: span.start + (mark > 0 ? mark : whole) };
}
