import { readDays } from '../../../evidence/read-date.ts';
import { rolesIn, type Language } from '../../reading/languages.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { findPrices } from '../../reading/private/price-spans.ts';
import { remembered } from '../../reading/remembered.ts';
import { blankSpans, TAKEN } from '../../reading/span.ts';
import { NARROWINGS } from '../../reading/vocabulary/bearing-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { foldWords } from '../words/fold-words.ts';
import { ANOTHER, CAME, MENDED, SOMETIME } from '../words/told-of-things.ts';
import type { Item } from './item.ts';
import { bareCode } from './read-codes.ts';

/**
 * What a brief says of its things and no fact was made of: a code or a year that none of them has, a repair, when one came that no month was read of, that it is gone, that only some of it is
 * meant, or that it is another one than those talked of. Each may decide whether a recall is about it.
 */
export function findUnapplied(
  items: readonly Item[],
  { text, ruledOut, languages }: { text: string; ruledOut: readonly string[]; languages: readonly Language[] },
): string[] {
  const open = items.filter(({ problem }) => problem === null);
  if (open.length === 0) return [];
  const words = wordsOf(languages);
  const pooled = factsOf(open, ruledOut);
  const own = open.flatMap((item) => {
    const facts = { ...pooled, ...timesOf([item]) };
    return statementsOf(item.around).filter((statement) => isOpen(statement, facts, words));
  });
  const beside = statementsOf(items.reduce((rest, { around }) => rest.replace(around, () => '\n'), text)).filter(
    (statement) =>
      [words.mended, words.came, words.another].some((pattern) => pattern.test(statement)) &&
      isOpen(statement, pooled, words),
  );
  const statements = [...new Set([...own, ...beside])];
  // What the brief rules out was read of as many words that say so.
  const leaving = statements.filter((statement) => leavesOut(statement, pooled, words));
  const applied = leaving.length > ruledOut.length ? [] : leaving;
  // "The Zeta (2029) was wrecked": the year of what is ruled out.
  if (ruledOut.length > 0) applied.push(...statements.filter((statement) => /^\d{4}$/.test(statement)));
  return statements.filter((statement) => !applied.includes(statement));
}

interface Words {
  languages: readonly Language[];
  mended: RegExp;
  came: RegExp;
  sometime: RegExp;
  another: RegExp;
  narrowed: RegExp;
}

/** What is said in another language than most of the brief is told as well. */
const OF_ALL = {
  mended: phrasePattern(MENDED),
  came: phrasePattern(CAME),
  sometime: phrasePattern(SOMETIME),
  another: phrasePattern(ANOTHER),
};

/** "Only" and "gone" are other words in other languages. */
const wordsOf = remembered(
  (languages: readonly Language[]): Words => {
    const narrowings = Object.fromEntries(languages.map((language) => [language, NARROWINGS[language]]));
    return { ...OF_ALL, languages, narrowed: phrasePattern(narrowings) };
  },
  (languages) => languages.join(' '),
);

/** Clauses of a text, without prices; a comma within a date or an amount parts nothing. */
const statementsOf = (text: string): string[] =>
  blankSpans(text, findPrices(text), ' ')
    .split(/[\n;()]|[.!?](?=\s|$)|,(?=\s)|\s[-–—]\s|:\s/u)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/** What was read of things: days, months and years, whether one is when it came, names and codes without their marks. */
interface Facts {
  times: string[];
  hasCome: boolean;
  codes: string;
  names: ReadonlySet<string>;
}

function timesOf(items: readonly Item[]): Pick<Facts, 'times' | 'hasCome'> {
  const came = items.flatMap(({ product }) => (product ? [...product.boughtMonths, ...product.installedMonths] : []));
  const others = items.flatMap(({ product, vehicle }) => [
    ...(product ? [product.dates, product.months, product.stamps ?? [], product.years].flat() : []),
    ...(vehicle ? [...vehicle.years, ...(vehicle.built ?? [])] : []),
  ]);
  return { times: [...came, ...others], hasCome: came.length > 0 };
}

function factsOf(items: readonly Item[], ruledOut: readonly string[]): Facts {
  const codes = items.flatMap(({ asked, vin, number, product }) => [
    asked,
    vin?.vin ?? '',
    number?.number ?? '',
    ...(product
      ? [product.gtins, product.models, product.codes, product.lots, product.serials, product.words]
      : []
    ).flat(),
  ]);
  return {
    ...timesOf(items),
    codes: [...codes, ...ruledOut].map(bareCode).join(' '),
    names: new Set(items.flatMap(({ asked }) => foldWords(asked.split(',')[0] ?? ''))),
  };
}

function isOpen(statement: string, facts: Facts, words: Words): boolean {
  const codes = statement.match(CODES) ?? [];
  const times = [...(statement.match(YEARS) ?? []), ...(statement.match(DAYS) ?? [])];
  return (
    CUT.test(statement) ||
    leavesOut(statement, facts, words) ||
    words.mended.test(statement) ||
    (words.another.test(statement) && codes.length === 0) ||
    (words.came.test(statement) && words.sometime.test(statement) && !facts.hasCome && times.length === 0) ||
    times.some((time) => !isKnown(time, facts)) ||
    codes.some((code) => !facts.codes.includes(bareCode(code)))
  );
}

/** "Sold last year", "only the battery"; "only the Acme" names what is asked about, "cash only" nothing. */
const leavesOut = (statement: string, { names }: Facts, { narrowed, languages }: Words): boolean =>
  Array.from(statement.matchAll(WORD)).some(
    ({ 0: word, 1: behind = '', index }) =>
      !GIVEN_TO.test(statement.slice(0, index)) &&
      !GIVEN_ON.test(behind) &&
      languages.some((language) => rolesIn(language, word.trim()).has('gone')),
  ) ||
  (narrowed.test(statement) && isOfOther(foldWords(statement), names));
const isOfOther = (words: string[], names: ReadonlySet<string>): boolean =>
  !words.some((word) => word.length > 2 && names.has(word)) &&
  words.some((word) => [...kindsOf(word)].some((kind) => kind !== 'weak'));
const WORD = /(?<![\p{L}'’])\p{Ll}+(?=((?:\s\p{Ll}+)?))(?![\p{L}'’])/gu;
/** "Te regalé", "gave us", "sold as": it came, or what it is called. */
const GIVEN_TO = /(?<!\p{L})(?:te|me|nos|ti|mi|ci)\s$/u;
const GIVEN_ON = /^\s(?:us|me|him|her|them|as|by|at|in|under|with|through)$/u;

const isKnown = (time: string, { times, codes }: Facts): boolean =>
  times.some((known) => known.startsWith(time) || readDays(time).some(({ iso }) => iso.startsWith(known))) ||
  codes.includes(bareCode(time));

/** A code of which a part was taken out. */
const CUT = new RegExp(`[\\p{L}\\d][-./]${TAKEN}|${TAKEN}[-./][\\p{L}\\d]`, 'u');
const YEARS = /(?<![\p{L}\d./-])(?:19[89]|20[0-4])\d(?![\p{L}\d./-])/gu;
const DAYS = /(?<![\p{L}\d./-])\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?![\p{L}\d./-])/gu;
/** Letters and figures, or five figures and more. */
const CODES = /(?<![\p{L}\d./-])(?:(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d{2})[A-Z\d-]{4,}|\d{5,})(?![\p{L}\d])/gu;
