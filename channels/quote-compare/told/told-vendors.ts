import { anyOf } from '../../reading/phrases.ts';
import { unitOf } from '../../reading/units.ts';
import { OFFERS_VERBS } from '../../reading/vocabulary/order-words.ts';
import { AT_VENDOR, LEADS_TO_VENDOR, TELLS_PRICE } from '../../reading/vocabulary/spoken-offers.ts';
import { currencyOf } from '../../reading/currency.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { isOfNeed, isVendor } from '../brief/quote-openings.ts';
import { timeOf } from '../brief/read-counts.ts';
import { FOR_ALL, FOR_ONE, FUNCTION_WORDS, chargeIn } from './told-words.ts';

/** A name in running text behind which somebody tells what is asked: `end` is where the name ends. */
export interface ToldVendor {
  name: string;
  start: number;
  end: number;
}

/** Where a name can begin: a line, a sentence or a clause, with what leads to a name. */
const STARTS = new RegExp(
  `(?:^|\\n|[.!?;:)]\\s+|,\\s+|\\s[–—-]\\s|\\s(?=(?:and|then|und|dann|et|puis|y|luego|e|poi|en|dan|i|och|vs)\\s))[\\s>*•-]*(?:\\(?(?:\\d{1,2}|[a-j])[.)/\\]]\\s+)?(?:(?:and|then|und|et|y|e|en|i|och|vs|fa\\.|firma|${anyOf(LEADS_TO_VENDOR)}|${anyOf(AT_VENDOR)})\\s+){0,3}`,
  'giu',
);
const WORD = /^[ \t]?(?<word>(?!\d)[\p{L}&][\p{L}\d.&'’-]*|\d+\p{L}{2,})/u;
const CONNECTS = new Set(
  '& and und et y e de du des di del della da do dos van von der den of the la le of och i'.split(' '),
);
const VERB = new RegExp(
  `^(?:\\s?\\([^()]{1,40}\\))?,?\\s(?:(?:they|who|have|had|has|now)\\s)?(?:${anyOf(OFFERS_VERBS)}|${anyOf(TELLS_PRICE)})(?!\\p{L})`,
  'iu',
);
/** A mark that ends the name of one word. */
const COLON = /^(?:\s?\([^()]{1,40}\))?(?::|\s[–—-]+\s)/u;
const FIGURE = /(?<![\p{L}\d.,/x×-])(?:\p{Sc}\s?)?\d[\d.,]*(?:k(?!\p{L}))?(?:\s?\p{Sc})?/gu;
const MOST_WORDS = 6;
/** A legal form in small letters behind a name in capitals. */
const FORM = new RegExp(`^ (?:${anyWord(LEGAL_FORMS)})(?![\\p{L}])`, 'iu');

/** Who is told of in running text, in order; of a name that comes again only its first place. */
export function vendorsIn(text: string): ToldVendor[] {
  const found: ToldVendor[] = [];
  for (const { 0: lead, index } of text.matchAll(STARTS)) {
    const start = index + lead.length;
    const vendor = nameAt(text, start);
    const last = found.at(-1);
    if (vendor && (!last || vendor.start >= last.end)) found.push(vendor);
  }
  const distinct = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
  // "Steine 88 die Palette", where stones are asked for: a thing, and no name.
  const preamble = text.slice(0, distinct[0]?.start);
  const names = distinct.filter(({ name }) => !isOfNeed(name, preamble));
  return names.filter(({ end }, at) => hasAsked(text.slice(end, names[at + 1]?.start)));
}

/** The name that begins at a place, if what stands there can be one: in capitals, or in small letters right before a figure. */
function nameAt(text: string, start: number): ToldVendor | null {
  const words: { word: string; end: number }[] = [];
  let at = start;
  while (words.length < MOST_WORDS) {
    const hit = WORD.exec(text.slice(at, at + 60));
    const word = hit?.groups?.word;
    if (!hit || word === undefined) break;
    const plain = word.toLowerCase().replace(/[.:]$/, '');
    const isCapital = /^[\p{Lu}\d&]/u.test(word);
    const isJoint = words.length > 0 && CONNECTS.has(plain);
    if (!isCapital && !isJoint && (FUNCTION_WORDS.has(plain) || unitOf(plain) !== null || timeOf(plain) !== null))
      break;
    if (
      words.length > 0 &&
      !isCapital &&
      !isJoint &&
      (VERB.test(` ${text.slice(at).trimStart()}`) || chargeIn(plain) !== null)
    )
      break;
    at += hit[0].length;
    words.push({ word, end: at });
    if (/\p{L}{3}\.$/u.test(word)) break;
  }
  const isCapital = (word: string): boolean => /^[\p{Lu}\d]/u.test(word);
  if (words.length === 0) return null;
  const capitals = words.slice(0, words.findLastIndex(({ word }) => isCapital(word)) + 1);
  const isInCapitals = isCapital(words[0]?.word ?? '');
  const own = isInCapitals
    ? capitals.every(({ word }) => isCapital(word) || CONNECTS.has(word.toLowerCase()))
      ? capitals
      : capitals.slice(0, 1)
    : words;
  const capitalsEnd = own.at(-1)?.end ?? start;
  const end = capitalsEnd + (FORM.exec(text.slice(capitalsEnd, capitalsEnd + 12))?.[0].length ?? 0);
  const name = text
    .slice(start, end)
    .trim()
    .replace(/(?<=\p{L}{3})[.,]$/u, '');
  const first = (own[0]?.word ?? '').toLowerCase().replace(/[.,]$/, '');
  const behind = text.slice(end, end + 90);
  const isRightBefore = /^(?:\s?\([^()]{1,40}\))?[\s:–—-]{0,3}(?:\p{Sc}\s?)?\d/u.test(behind);
  const isTalk =
    FUNCTION_WORDS.has(first) &&
    !(isInCapitals && own.filter(({ word }) => isCapital(word)).length > 1 && isCapital(own[1]?.word ?? ''));
  if (isTalk || isGivenName(name) || !isVendor(name) || chargeIn(name) !== null || parsesAsThing(name)) return null;
  if (isInCapitals)
    return own.length > 1 || COLON.test(behind) || VERB.test(behind) || isRightBefore
      ? { name, start, end: start + name.length }
      : null;
  return own.length > 1 && isRightBefore ? { name, start, end: start + name.length } : null;
}

const parsesAsThing = (name: string): boolean =>
  /^\p{L}+\s\d/u.test(name) || unitOf(name) !== null || currencyOf(name.replace(/\.$/, '')) !== null;

/** Whether a stretch states what is asked: an amount with a sign or cents, one for one of something, for all, or with the name of a charge. */
export function hasAsked(text: string): boolean {
  return [...text.matchAll(FIGURE)].some(({ 0: figure, index }) => {
    const behind = text.slice(index + figure.length, index + figure.length + 40);
    return (
      /\p{Sc}|[.,]\d{2}(?!\d)|\dk$/u.test(figure) ||
      /^\s?(?:\p{Sc}|euros?|eur|e|pounds?|dollars?|bucks|quid|rand|zł|kr)(?!\p{L})/iu.test(behind) ||
      FOR_ONE.test(behind) ||
      FOR_ALL.test(behind)
    );
  });
}
