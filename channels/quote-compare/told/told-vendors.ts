import { anyOf } from '../../reading/phrases.ts';
import { unitOf } from '../../reading/units.ts';
import { OFFERS_VERBS } from '../../reading/vocabulary/order-words.ts';
import {
  ASKED_VENDOR,
  AT_VENDOR,
  COUNTED_OFFERS,
  LEADS_TO_VENDOR,
  TELLS_PRICE,
} from '../../reading/vocabulary/spoken-offers.ts';
import { FUNCTION_WORDS } from '../../reading/vocabulary/told-words.ts';
import { currencyOf } from '../../reading/currency.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { overlaps } from '../../reading/span.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { lineHead } from '../brief/line-head.ts';
import { isOfNeed } from '../brief/of-need.ts';
import { isVendor } from '../brief/quote-openings.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import { chargesIn } from '../reading/labels.ts';
import { isPackage } from '../reading/pack-phrases.ts';
import { perOrForBehind } from '../reading/per-words.ts';
import { ALL_AS_ONE, FOR_ALL, MINIMUM } from './told-words.ts';

/** A name in running text behind which somebody tells what is asked. */
export interface ToldVendor {
  name: string;
  /** Where the words begin that lead to the name. */
  from: number;
  start: number;
  /** Where the name ends, and what is told behind it before what is asked. */
  end: number;
}

/** Where a name can begin: a line, a sentence or a clause, with what leads to a name. */
const MARK = '\\n|[.!?;:)]\\s+|,\\s+|\\s[–—-]\\s';
const JOINT = `and|und|et|y|e|en|dan|i|och|vs|so|um|also|alors|allora|${anyOf(LEADS_TO_VENDOR)}|${anyOf(ASKED_VENDOR)}`;
const ARTICLE = 'the|le|la|les|der|die|das|el|los|il|lo|het|o';
/** What leads to a name, as the source of a pattern. */
export const LEADS = `${JOINT}|fa\\.|firma|${anyOf(AT_VENDOR)}|(?:${ARTICLE})(?:\\s${anyOf(COUNTED_OFFERS)})?`;
const STARTS = new RegExp(
  `(?:^|${MARK}|\\s(?=(?:${JOINT})\\s))[\\s>*•-]*(?:\\(?(?:\\d{1,2}|[a-j])[.)/\\]]\\s+)?(?:(?:${LEADS})\\s+){0,4}`,
  'giu',
);
const WORD = /^[ \t]?(?<word>(?!\d)[\p{L}&][\p{L}\d.&'’-]*|\d+\p{L}{2,})/u;
const CONNECTS = new Set(
  '& and und et y e de du des di del della da do dos van von der den of the la le of och i'.split(' '),
);
const TELLERS = 'they|he|she|it|il|elle|ils|er|sie|lui|lei|hij|zij|ze|on|ona';
/** "(spoke to Tina), he reckons", " rang back this morning, they want": at most an aside, who tells, and the verb. */
const VERB = new RegExp(
  `^(?:\\s?\\([^()]{1,40}\\))?(?:,?\\s[^.,;:\\n\\d]{2,40}?(?=,?\\s(?:${TELLERS})\\s))?,?\\s(?:(?:who|have|had|has|now|${TELLERS})\\s)?(?:${anyOf(OFFERS_VERBS)}|${anyOf(TELLS_PRICE)})(?!\\p{L})`,
  'iu',
);
/** A mark that ends the name of one word. */
const COLON = /^(?:\s?\([^()]{1,40}\))?(?::|\s[–—-]+\s)/u;
/** "pit on county line - 21": two to five words in small letters that a mark parts from a figure. */
const HEAD = /^\p{Ll}[\p{L}\d&'’-]*(?: [\p{L}\d&'’-]+){1,4}(?=(?:\s[–—-]+|:)\s)/u;
/** "dell creek gravel, spoke to Tina 9:15. 26.50": at the head of a line, whatever is said before the figure. */
const TOLD_BEHIND = /^,\s[^.,;:\n\d]{2,40}(?:\d{1,2}[:.]\d{2})?[.,:]\s(?:\p{Sc}\s?)?\d/u;
/** A figure that stands right behind a name, or what is in brackets or a mark behind it. */
const BEFORE_FIGURE = /^(?:\s?\([^()]{1,40}\))?[\s:–—-]{0,3}(?!\d{1,2}:\d{2})(?:\p{Sc}\s?)?\d/u;
/** "the lady there, Anneline, said": who a person is called behind what they are. */
const AFTER_PERSON = /(?<person>[\p{L}'’-]+)(?:\s\p{L}{2,6})?,\s$/u;
const FIGURE = /(?<![\p{L}\d.,/x×-])(?:\p{Sc}\s?)?\d[\d.,]*(?:k(?!\p{L}))?(?:\s?\p{Sc})?/gu;
const MOST_WORDS = 6;
/** A legal form in small letters behind a name in capitals. */
const FORM = new RegExp(`^ (?:${anyWord(LEGAL_FORMS)})(?![\\p{L}])`, 'iu');

/** Who is told of in running text, in order; of a name that comes again only its first place. */
export function vendorsIn(text: string): ToldVendor[] {
  const headed = [...text.matchAll(HEADS)].flatMap(({ 0: mark, index }) => headAt(text, index + mark.length) ?? []);
  const named = [...text.matchAll(STARTS)].flatMap(({ 0: lead, index }) => nameAt(text, index + lead.length) ?? []);
  const found: ToldVendor[] = [];
  for (const vendor of [...headed, ...named.filter((one) => !headed.some((head) => overlaps(head, one)))].toSorted(
    (a, b) => a.start - b.start,
  ))
    if (vendor.start >= (found.at(-1)?.end ?? 0)) found.push(vendor);
  const distinct = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
  // "Steine 88 die Palette", where stones are asked for: a thing, and no name.
  const preamble = text.slice(0, distinct[0]?.from);
  const names = distinct.filter(({ name }) => !isOfNeed(name, preamble) && !opensLikeNeed(name, preamble));
  return names.filter(({ end }, at) => hasAsked(text.slice(end, names[at + 1]?.from)));
}

/** "grout grey", where grout is asked for; "Hocker", where it is Stapelhocker: a thing, and no name. */
function opensLikeNeed(name: string, preamble: string): boolean {
  const [first = '', ...more] = name.match(/\p{L}{3,}/gu) ?? [];
  const said = preamble.match(/\p{L}{3,}/gu) ?? [];
  if (!/\p{Lu}/u.test(name)) return said.some((word) => isSameStem(first, word));
  return more.length === 0 && said.some((word) => word.length > first.length && isSameNoun(first, word));
}

/** A line or a sentence begins, behind the mark of a list. */
const HEADS = /(?:^|\n|[.!?]\s+)[\s>*•–-]*(?:\(?(?:\d{1,2}|[a-j])[.)/\]]\s+)?/gu;
/** "A. Berger AG:", "off. mecc. Trentin:", "Kloof Traders (Pty) Ltd:": whatever stands before the colon of a line. */
const BEFORE_COLON =
  /^(?<name>(?:\p{L}[\p{L}\d.&'’/-]*|&|\(\p{L}+\))(?:,?\s(?:\p{L}[\p{L}\d.&'’/-]*|&|\(\p{L}+\))){0,7})\s?:(?=\s|$)/u;

/** The name at the head of a line or a sentence, where words lead to it or a colon ends it. */
function headAt(text: string, from: number): ToldVendor | null {
  const line = /^[^\n]*/.exec(text.slice(from))?.[0] ?? '';
  if (!/\p{L}{2}/u.test(line)) return null;
  const head = lineHead(line);
  if (head && canSell(head.name, head.isLed))
    return { name: head.name, from, start: from + head.start, end: from + head.restAt };
  const isAtLine = /(?:^|\n)[^\p{L}]*$/u.test(text.slice(0, from));
  const name = isAtLine ? (BEFORE_COLON.exec(line)?.groups?.name ?? '') : '';
  const isWritten = /^\p{Lu}/u.test(name) ? /\s/.test(name) : /\p{L}[.-]/u.test(name);
  const end = from + name.length;
  const isPriced = BEFORE_FIGURE.test(text.slice(end, end + 90).replace(/^\s+/, ''));
  return isWritten && isPriced && canSell(name) ? { name, from, start: from, end } : null;
}

/** Words that lead to a name may lead to an article too ("Offerta di la bottega di Nunzia"); a shortened word opens no talk. */
const canSell = (name: string, isLed = false): boolean =>
  (isLed || /^\p{L}{1,5}\.\s/u.test(name) || !opensTalk(name.split(' ').map((word) => ({ word, end: 0 })))) &&
  !isGivenName(name) &&
  isVendor(name) &&
  !isCharge(name) &&
  !isThing(name);

/** The name that begins at a place, if what stands there can be one: in capitals, or in small letters right before a figure. */
function nameAt(text: string, start: number): ToldVendor | null {
  const words = wordsFrom(text, start);
  const [first] = words;
  if (!first) return null;
  const isInCapitals = isCapital(first);
  const own = isInCapitals ? capitalsOf(words) : words;
  const isAtHead = /(?:^|\n)[\s>*•-]*$/u.test(text.slice(0, start));
  const head = isAtHead && !isInCapitals ? HEAD.exec(text.slice(start))?.[0] : undefined;
  const name = head ?? text.slice(start, endOf(text, own.at(-1)?.end ?? start)).replace(/(?<=\p{L}{3})[.,]$/u, '');
  const end = start + name.length;
  const person = own.length === 1 ? AFTER_PERSON.exec(text.slice(0, start))?.groups?.person : undefined;
  const isPerson =
    person !== undefined && LANGUAGES.some((language) => rolesIn(language, foldCase(person)).has('people'));
  // "Ein Gebinde", "montant marchandise", "commande minimale": terms of an offer, and no name.
  const isTerm = own.some(({ word }) => isPackage(word)) || ALL_AS_ONE.test(name) || MINIMUM.test(name);
  const isGoods = own.filter(isCapital).length < 2 && isTerm;
  if (isPerson || isGoods || opensTalk(own) || isGivenName(name) || !isVendor(name) || isCharge(name) || isThing(name))
    return null;
  const behind = text.slice(end, end + 90);
  const isHead = own.length > 1 && isAtHead && TOLD_BEHIND.test(behind);
  const isFollowed =
    isHead ||
    (head !== undefined && BEFORE_FIGURE.test(behind)) ||
    (isInCapitals && (own.length > 1 || COLON.test(behind) || VERB.test(behind)));
  return isFollowed || ((isInCapitals || own.length > 1) && BEFORE_FIGURE.test(behind))
    ? { name, from: start, start, end }
    : null;
}

interface Word {
  word: string;
  end: number;
}

/** Words from a place on, up to a figure, a mark, a word of talk, a unit, or in small letters a charge or a verb that tells a price. */
function wordsFrom(text: string, start: number): Word[] {
  const words: Word[] = [];
  let at = start;
  for (
    let hit = WORD.exec(text.slice(at, at + 60));
    hit && words.length < MOST_WORDS;
    hit = WORD.exec(text.slice(at, at + 60))
  ) {
    const word = hit.groups?.word ?? '';
    if (!isCapital({ word }) && !(words.length > 0 && CONNECTS.has(word.toLowerCase()))) {
      const plain = word.toLowerCase().replace(/[.:]$/, '');
      if (FUNCTION_WORDS.has(plain) || unitOf(plain) !== null || timeOf(plain) !== null) break;
      if (words.length > 0 && (VERB.test(` ${text.slice(at).trimStart()}`) || chargesIn(plain).length > 0)) break;
    }
    at += hit[0].length;
    words.push({ word, end: at });
    if (/\p{L}{3}\.$/u.test(word)) break;
  }
  return words;
}

const isCapital = ({ word }: Pick<Word, 'word'>): boolean => /^[\p{Lu}\d&]/u.test(word);

/** "Kings Canopy chair": the words up to the last in capitals; the first alone where other words stand between them. */
function capitalsOf(words: Word[]): Word[] {
  const capitals = words.slice(0, words.findLastIndex(isCapital) + 1);
  return capitals.every((one) => isCapital(one) || CONNECTS.has(one.word.toLowerCase()))
    ? capitals
    : capitals.slice(0, 1);
}

const endOf = (text: string, end: number): number => end + (FORM.exec(text.slice(end, end + 12))?.[0].length ?? 0);

/** "De Jong" is a name, "Beides netto" is none. */
const opensTalk = ([first, second]: Word[]): boolean =>
  first !== undefined &&
  FUNCTION_WORDS.has(first.word.toLowerCase().replace(/[.,]$/, '')) &&
  !(isCapital(first) && second !== undefined && isCapital(second));

/** "Delivery", "Linen hire"; "Norden Linen" is a firm that deals in what others charge a fee for. */
const isCharge = (name: string): boolean => {
  const charges = chargesIn(name);
  return (
    charges.some((kind) => kind !== 'fee') ||
    (charges.length > 0 && !/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(name)) ||
    chargesIn(name.split(' ')[0] ?? '').length > 0
  );
};

const isThing = (name: string): boolean =>
  /^\p{L}+\s\d/u.test(name) || unitOf(name) !== null || currencyOf(name.replace(/\.$/, '')) !== null;

/** Whether a stretch states what is asked: an amount with a sign or cents, one for one of something, for all, or with the name of a charge. */
export function hasAsked(text: string): boolean {
  return [...text.matchAll(FIGURE)].some(({ 0: figure, index }) => {
    const behind = text.slice(index + figure.length, index + figure.length + 40);
    return (
      /\p{Sc}|[.,]\d{2}(?!\d)|\dk$/u.test(figure) ||
      currencyOf(/(?<!\p{L})\p{Lu}{3}(?=\s?$)/u.exec(text.slice(Math.max(0, index - 5), index))?.[0] ?? '') !== null ||
      /^\s?(?:\p{Sc}|euros?|eur|e|pounds?|dollars?|bucks|quid|rand|zł|kr)(?!\p{L})/iu.test(behind) ||
      perOrForBehind(behind) !== null ||
      FOR_ALL.test(behind) ||
      chargesIn(text.slice(Math.max(0, index - 24), index)).length > 0
    );
  });
}
