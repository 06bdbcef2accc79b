import { readCounts } from '../brief/counts.ts';
import type { Product } from '../brief/item.ts';
import { readQuotedNames } from '../brief/quoted-names.ts';
import type { Cited } from '../sources/answer.ts';
import type { RecallRecord } from '../sources/record.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import {
  compareCounts,
  compareDates,
  compareMonths,
  compareSince,
  comparePlaces,
  compareSizes,
  compareStamps,
  compareYears,
} from './compare-details.ts';
import { compareCodes } from './compare-codes.ts';
import { compareGtins } from './compare-gtins.ts';
import { compareMarks } from './compare-marks.ts';
import { compareSale } from './compare-sale.ts';
import { compareTitle } from './compare-title.ts';
import { compareWords, otherNames, readWords, thingOf } from './compare-words.ts';
import type { WordMatch } from './compare-words.ts';
import { openLimits } from './limits.ts';
import type { Limit } from './limits.ts';
import type { PreparedEntry, PreparedRecord } from './prepared-record.ts';
import { leavesOut, NO_MATCH, quoted } from './product-match.ts';
import type { Compared, Evidence, ProductMatch } from './product-match.ts';

/** What a recall means for a product: its best match among the products of the recall. */
export function matchProduct(product: Product, prepared: PreparedRecord): ProductMatch {
  const match = bestOf(product, prepared);
  return match.level === 'none' ? matchOtherNames(product, prepared) : match;
}

function bestOf(product: Product, { record, entries }: PreparedRecord): ProductMatch {
  const matches = entries.map((entry) => matchEntry(product, record, entry));
  return matches.toSorted((a, b) => rank(b) - rank(a))[0] ?? NO_MATCH;
}

/** The brand may be another of the names than the first: what is found by it is near, for a person to compare. */
function matchOtherNames(product: Product, prepared: PreparedRecord): ProductMatch {
  for (const name of otherNames(product)) {
    const words = [...namedWith(product.brand, name), ...product.words].filter((word) => word !== name);
    const match = bestOf({ ...product, brand: [name], words, isKindOnly: false }, prepared);
    if (match.level === 'recalled') return { ...match, level: 'possible' };
    if (match.level === 'possible') return match;
  }
  return NO_MATCH;
}

/** The names without those before this one that nobody listed: where it is the brand, they are talk, or what a thing is called in another language. */
function namedWith(brand: string[], name: string): string[] {
  const before = brand.slice(0, Math.max(0, brand.indexOf(name))).map((word) => foldWord(word));
  return before.some((_, at) => brandLength(before, at) > 0) ? brand : brand.slice(before.length);
}

const RANK = { recalled: 4, possible: 2, excluded: 1, none: 0 };
/** A product that is excluded by name says more than another one of the recall that only comes near. */
const rank = ({ level, isByName }: ProductMatch): number =>
  RANK[level] + (isByName ? (level === 'excluded' ? 1.5 : 1) : 0);

function matchEntry(product: Product, record: RecallRecord, entry: PreparedEntry): ProductMatch {
  const gtin = compareGtins(product, record, entry);
  const byWords = compareWords(product, entry.words());
  const isLeftOut =
    entry.leftOut.length > 0 && byWords.level !== 'full' && compareWords(product, entry.wholeWords()).level === 'full';
  const named = withCounts(product, byWords, { record, entry });
  // A code of a product that was named counts only where its brand, or its UPC, is there too.
  const label = labelIn(product, entry);
  const isSomewhere =
    label !== null || named.isBrandThere || isLeftOut || !['none', 'other', 'unsure'].includes(gtin.kind);
  if (!isSomewhere && !hasCodesAlone(product)) return NO_MATCH;
  const compared: Compared = { record, entry, limits: entry.limits() };
  const evidence: Evidence = {
    identified: [],
    isThisPiece: false,
    excluded: [],
    settled: new Set(),
    hints: [],
    doubts: [],
    cites: [...gtin.cites],
  };
  if (gtin.kind === 'listed') evidence.identified.push(gtin.why);
  if (label !== null) evidence.identified.push(`What its label says is quoted by the recall: “${label.text}”.`);
  compareCodes(product, compared, evidence);
  compareTitle(product, compared, evidence);
  const answer = answerFrom(compared, evidence);
  const isIdentified = evidence.identified.length > 0;
  if (gtin.kind === 'elsewhere' || gtin.kind === 'partly') return answer('possible', true, [gtin.why]);
  if (isLeftOut && !isIdentified)
    evidence.excluded.push({ why: leavesOut(leftOutBy(entry, named.missing)), isByLot: false });
  else if (named.level === 'none' && !isIdentified) return NO_MATCH;
  if (gtin.kind === 'other' && !isIdentified) evidence.excluded.push({ why: gtin.why, isByLot: false });
  if (gtin.kind === 'unsure') evidence.doubts.push(gtin.why);
  compareSizes(product, compared, evidence);
  compareDates(product, compared, evidence);
  compareMonths(product, compared, evidence);
  compareStamps(product, compared, evidence);
  compareSince(product, compared, evidence);
  compareYears(product, compared, evidence);
  compareCounts(product, compared, evidence);
  compareMarks(compared, evidence);
  if (isIdentified && !evidence.isThisPiece) evidence.doubts.push(...unreadFigures(product, entry, evidence));
  const isByName = named.level === 'full' || isIdentified;
  const against = evidence.excluded.map(({ why }) => why);
  // Of two models of which one is listed, the other may be of something beside it.
  const isFirmly = ({ isByLot, isByModel }: Evidence['excluded'][number]): boolean =>
    isByLot || (gtin.kind !== 'listed' && !(isIdentified && isByModel));
  if (evidence.excluded.some(isFirmly)) return answer('excluded', isByName, against);
  if (against.length > 0) return answer('possible', isByName, [...evidence.identified, ...against]);
  const elsewhere = comparePlaces(product, record);
  const otherwise = compareSale(product, record);
  // What nobody listed may be what the recall calls by another word.
  const isThingMissing = named.missing.some((word) => kindsOf(foldWord(word)).size > 0);
  const isOtherThing =
    named.level === 'none' && named.isBrandThere && isThingMissing && gtin.kind !== 'listed' && !evidence.isThisPiece;
  if (isIdentified && isOtherThing)
    return answer('possible', true, [
      ...evidence.identified,
      `The recall does not say ${quotedList(named.missing)}: compare it with what it describes.`,
    ]);
  if (isIdentified) {
    const doubts = [...(evidence.isThisPiece ? [] : evidence.doubts), ...listOf(otherwise)];
    const reasons = [...identifiedReasons(compared, evidence, elsewhere), ...doubts];
    return answer(doubts.length > 0 ? 'possible' : 'recalled', isByName, reasons);
  }
  if (named.level === 'near') {
    const near = answer('possible', false, [nearReason(product, named.missing), ...listOf(elsewhere)]);
    return { ...near, isByLine: named.isNameThere === true };
  }
  if (record.source === 'CPSC' && !isNamedInTitle(product, record)) return asideMatch(product, record, answer);
  return matchByName(product, compared, { evidence, elsewhere: elsewhere ?? otherwise, answer });
}

/** A name that matches is near only where the recall counts the same thing and has another number of it. */
function withCounts(
  product: Product,
  named: WordMatch,
  { record, entry }: { record: RecallRecord; entry: PreparedEntry },
): WordMatch {
  if (record.source !== 'CPSC' || named.level === 'none' || product.counts.length === 0) return named;
  const stated = [...record.context, ...entry.texts].flatMap(({ text }) => readCounts(text));
  const others = product.counts.filter(({ value, unit }) => {
    const same = stated.filter((count) => count.unit === unit);
    return same.length > 0 && same.every((count) => count.value !== value);
  });
  if (others.length === 0) return named;
  return { ...named, level: 'near', missing: [...named.missing, ...others.map(({ text }) => text)] };
}

/** Figures that were said of it and were compared with nothing, where the recall is limited by lots or serial numbers that nothing else settles: they may be such ones. */
function unreadFigures({ brand, words }: Product, entry: PreparedEntry, { settled }: Evidence): string[] {
  const isOpen = openLimits(entry.limits()).some((limit) => OF_PIECES.has(limit) && !settled.has(limit));
  const { known } = entry.wholeWords();
  const unread = [...brand, ...words].filter((word) => FIGURES.test(word) && !known.has(foldWord(word)));
  return !isOpen || unread.length === 0
    ? []
    : [`The request says ${quotedList(unread)}, which could not be compared with the codes that limit the recall.`];
}
const OF_PIECES: ReadonlySet<Limit> = new Set(['lot or batch codes', 'serial numbers']);
const FIGURES = /^(?!(?:19|20)\d\d$).*\d{3}|\d\p{L}\d|\d{2}\p{L}/u;

/** The text of a recall that quotes what the label of the product says, word by word. */
const labelIn = ({ labels = [] }: Product, { texts }: PreparedEntry): Cited | null =>
  labels.length === 0
    ? null
    : (texts.find(({ text }) => readQuotedNames(text).some((name) => labels.includes(name))) ?? null);

/** Neither a brand nor a UPC, but a model, lot or serial number. */
const hasCodesAlone = ({ brand, models, codes, lots, serials }: Product): boolean =>
  brand.length === 0 && models.length + codes.length + lots.length + serials.length > 0;

type Answer = (level: 'recalled' | 'possible' | 'excluded', isByName: boolean, why: string[]) => ProductMatch;

function answerFrom({ entry, limits }: Compared, evidence: Evidence): Answer {
  return (level, isByName, why) => ({
    level,
    isByName,
    why,
    cites: [...evidence.cites, ...(limits.passage ? [limits.passage] : [])],
    entry: entry.texts[0] ?? null,
  });
}

function identifiedReasons(
  { limits }: Compared,
  { identified, hints, settled }: Evidence,
  elsewhere: string | null,
): string[] {
  const rest = openLimits(limits).filter((limit) => !settled.has(limit));
  const compare =
    rest.length > 0 && limits.passage
      ? [`The recall also gives ${listWords(rest)} to compare${quoted(limits.passage)}`]
      : [];
  return [...identified, ...hints, ...listOf(elsewhere), ...compare];
}

/** Nothing but the name: certain only where the recall is limited by nothing that was not stated. */
function matchByName(
  product: Product,
  { record, limits }: Compared,
  { evidence, elsewhere, answer }: { evidence: Evidence; elsewhere: string | null; answer: Answer },
): ProductMatch {
  if (product.isKindOnly) {
    return answer('possible', true, [
      'No brand was recognized in the request; its words stand in this recall, which may be of another brand.',
    ]);
  }
  if (record.isListElsewhere) {
    const why = `${NAME_MATCHES}, but the list of products is in a document that the recall links to: compare the lot numbers on the package with that list.`;
    return answer('possible', true, [why, ...listOf(elsewhere)]);
  }
  if (evidence.doubts.length > 0)
    return answer('possible', true, [`${NAME_MATCHES}.`, ...evidence.doubts, ...listOf(elsewhere)]);
  const open = openLimits(limits).filter((limit) => !evidence.settled.has(limit));
  if (open.length > 0) {
    const why = `${NAME_MATCHES}, but it is limited by ${listWords(open)}, which the request does not settle${quoted(limits.passage)}`;
    return answer('possible', true, [why, ...listOf(elsewhere)]);
  }
  return answer(elsewhere ? 'possible' : 'recalled', true, [
    `${NAME_MATCHES}.`,
    ...evidence.hints,
    ...listOf(elsewhere),
  ]);
}

const NAME_MATCHES = 'Brand, product and whatever else was said of it match the recall';

/** Whether title or product name say what it is; the description also names what the product goes with. */
function isNamedInTitle(product: Product, record: RecallRecord): boolean {
  const title = readWords([...record.context, ...listOf(record.component)].map(({ text }) => text).join('\n'));
  const head = thingOf(product.words);
  const isBrand = [2, 1].some(
    (count) => compareWords({ ...product, words: [], brand: product.brand.slice(0, count) }, title).level !== 'none',
  );
  return (head === undefined || title.known.has(foldWord(head))) && (isBrand || !isInitials(product));
}

function asideMatch(product: Product, record: RecallRecord, answer: Answer): ProductMatch {
  if (isInitials(product)) return NO_MATCH;
  const about = (record.component ?? record.context[0])?.text ?? '';
  return answer('possible', false, [`Its words stand in the text of the recall, but the recall is about: “${about}”.`]);
}

/** Two letters stand in many texts by accident. */
const isInitials = ({ brand }: Product): boolean => brand.slice(0, 2).join('').length < 3;

function nearReason({ words }: Product, missing: string[]): string {
  if (missing.length === 0)
    return words.length === 0
      ? 'Only the brand was given, and the recall is about one product of it.'
      : 'The recall is about a product of this brand.';
  const verb = missing.length === 1 ? 'does' : 'do';
  return `Brand and kind of product match, but ${quotedList(missing)} ${verb} not stand in the recall: compare it with what the recall describes.`;
}

/** The text that leaves out what is missing elsewhere. */
function leftOutBy({ leftOut }: PreparedEntry, missing: string[]): Cited {
  const words = new Set(missing.map((word) => foldWord(word)));
  return leftOut.find(({ text }) => readWords(text).sequence.some((word) => words.has(word))) ?? leftOut[0]!;
}

const quotedList = (words: string[]): string => words.map((word) => `“${word}”`).join(', ');
const listOf = <T>(value: T | null): T[] => (value === null ? [] : [value]);
const listWords = (limits: Limit[]): string => limits.join(' and ');
