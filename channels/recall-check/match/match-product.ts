import type { Product } from '../brief/item.ts';
import { isSameAmount, readAmounts } from '../brief/amounts.ts';
import { readStates, stateName } from '../brief/states.ts';
import { findGtin, toGtin14 } from '../identifiers/gtin.ts';
import { citePart } from '../sources/answer.ts';
import type { Cited } from '../sources/answer.ts';
import type { RecallRecord } from '../sources/record.ts';
import { foldWord, foldWords } from '../words/fold-words.ts';
import { compareCode } from './compare-code.ts';
import { compareWords } from './compare-words.ts';
import { openLimits, readLimits } from './limits.ts';
import type { Limits } from './limits.ts';

/**
 * What a recall means for a product. `recalled`: a code of it is listed, or its name is and nothing limits the recall. `possible`: it is
 * near, or limited by something that was not stated. `excluded`: the recall names it but a stated code, size or date is another one.
 */
export interface ProductMatch {
  level: 'recalled' | 'possible' | 'excluded' | 'none';
  /** Recalls that only come near are of no interest beside one that matches by name or code. */
  isByName: boolean;
  /** Complete sentences. */
  why: string[];
  /** The passages that the reasons lean on. */
  cites: Cited[];
  /** The product of the record that matched. */
  entry: Cited | null;
}

const NO_MATCH: ProductMatch = { level: 'none', isByName: false, why: [], cites: [], entry: null };

export function matchProduct(product: Product, record: RecallRecord): ProductMatch {
  const entries = entriesOf(record);
  const matches = entries.map((entry) => matchEntry(product, record, entry)).filter(({ level }) => level !== 'none');
  return matches.toSorted((a, b) => rank(b) - rank(a))[0] ?? NO_MATCH;
}

const RANK = { recalled: 4, possible: 2, excluded: 1, none: 0 };
/** A product that is excluded by name says more than another one of the recall that only comes near. */
const rank = ({ level, isByName }: ProductMatch): number => RANK[level] + (isByName ? (level === 'excluded' ? 1.5 : 1) : 0);

/** One product of a record: its texts and those that limit it. */
interface Entry {
  texts: Cited[];
  details: Cited[];
}

/** FSIS lists its products one by one; the other agencies describe theirs in texts that belong together. */
function entriesOf(record: RecallRecord): Entry[] {
  if (record.source !== 'FSIS' || record.isListElsewhere) return [{ texts: record.products, details: record.details }];
  return record.products.map((item) => ({ texts: [item], details: [item] }));
}

interface Evidence {
  /** Codes that are listed: the product is this one. */
  identified: string[];
  excluded: string[];
  hints: string[];
  cites: Cited[];
}

function matchEntry(product: Product, record: RecallRecord, entry: Entry): ProductMatch {
  const gtin = compareGtins(product, record, entry);
  const named = compareWords(product, [...entry.texts, ...record.context].map(({ text }) => text).join('\n'));
  const isAside = record.source === 'CPSC' && named.level === 'full' && !isNamedInTitle(product, record);
  const hasWords = product.brand.length + product.words.length > 0;
  const limits = readLimits(record, entry.details);
  const evidence: Evidence = { identified: [], excluded: [], hints: [], cites: [...gtin.cites] };
  if (gtin.kind === 'listed') evidence.identified.push(gtin.why);
  compareCodes(product, { limits, entry, record }, evidence);
  const isIdentified = evidence.identified.length > 0;
  if (gtin.kind === 'elsewhere' || gtin.kind === 'partly') return found('possible', { isByName: true, why: [gtin.why], evidence, entry });
  if (hasWords ? named.level === 'none' && !(gtin.kind === 'listed') && !isIdentifiedAlone(product, isIdentified) : !isIdentified) return NO_MATCH;

  if (gtin.kind === 'other' && !isIdentified) evidence.excluded.push(gtin.why);
  compareSizes(product, { limits, entry, record }, evidence);
  compareDates(product, limits, evidence);
  const isByName = named.level === 'full' || isIdentified;
  if (evidence.excluded.length > 0) {
    const cites = [...evidence.cites, ...(limits.passage ? [limits.passage] : [])];
    return { level: 'excluded', isByName, why: evidence.excluded, cites, entry: entry.texts[0] ?? null };
  }
  const elsewhere = placeRemark(product, record);
  if (isIdentified) {
    const rest = openLimits(limits).filter((limit) => !isStated(limit, product));
    const compare = rest.length > 0 && limits.passage ? [`The recall also gives ${rest.join(' and ')} to compare: “${limits.passage.text}”.`] : [];
    return found(elsewhere ? 'possible' : 'recalled', { isByName, why: [...evidence.identified, ...evidence.hints, ...(elsewhere ?? []), ...compare], evidence, entry, passage: limits.passage });
  }
  if (isAside) {
    if (product.brand[0] !== undefined && product.brand[0].length < 3) return NO_MATCH;
    const why = [`Its words stand in the text of the recall, but the recall is about: “${(record.component ?? record.context[0])?.text ?? ''}”.`];
    return found('possible', { isByName: false, why, evidence, entry, passage: limits.passage });
  }
  if (named.level === 'near') return found('possible', { isByName: false, why: [nearReason(product, named.missing), ...(elsewhere ?? [])], evidence, entry, passage: limits.passage });
  return byName(product, { record, limits, evidence, entry, elsewhere });
}

/** Whether title or product name say what it is; the description also names what the product goes with. */
function isNamedInTitle(product: Product, record: RecallRecord): boolean {
  const title = [...record.context, ...(record.component ? [record.component] : [])].map(({ text }) => text).join('\n');
  const head = product.words.at(-1);
  const isBrand = compareWords({ ...product, words: [], brand: product.brand.slice(0, 2) }, title).level !== 'none';
  const isHead = head === undefined || foldWords(title).includes(foldWord(head));
  return isHead && (isBrand || (product.brand[0]?.length ?? 0) > 2);
}

/** A model number is enough where it is long enough to be no accident and the caller gave no brand. */
const isIdentifiedAlone = (product: Product, isIdentified: boolean): boolean => isIdentified && product.brand.length === 0;

function byName(
  product: Product,
  { record, limits, evidence, entry, elsewhere }: { record: RecallRecord; limits: Limits; evidence: Evidence; entry: Entry; elsewhere: string[] | null },
): ProductMatch {
  const name = 'Brand, product and whatever else was said of it match the recall';
  if (record.isListElsewhere) {
    const why = [`${name}, but the list of products is in a document that the recall links to: compare the lot numbers on the package with that list.`];
    return found('possible', { isByName: true, why: [...why, ...(elsewhere ?? [])], evidence, entry, passage: limits.passage });
  }
  const open = openLimits(limits).filter((limit) => !isStated(limit, product));
  if (product.isKindOnly) {
    const why = ['No brand was recognized in the request; the words stand in this recall, which may be of another brand.'];
    return found('possible', { isByName: true, why, evidence, entry, passage: limits.passage });
  }
  if (open.length > 0 || elsewhere) {
    const passage = open.length > 0 && limits.passage ? `: “${limits.passage.text}”` : '';
    const limited = open.length > 0 ? [`${name}, but it is limited by ${open.join(' and ')}, which were not given${passage}${passage.endsWith('.”') ? '' : '.'}`] : [`${name}.`];
    return found('possible', { isByName: true, why: [...limited, ...(elsewhere ?? [])], evidence, entry, passage: limits.passage });
  }
  return found('recalled', { isByName: true, why: [`${name}.`, ...evidence.hints], evidence, entry, passage: limits.passage });
}

function found(
  level: 'recalled' | 'possible',
  { isByName, why, evidence, entry, passage }: { isByName: boolean; why: string[]; evidence: Evidence; entry: Entry; passage?: Cited | null },
): ProductMatch {
  return { level, isByName, why, cites: [...evidence.cites, ...(passage ? [passage] : [])], entry: entry.texts[0] ?? null };
}

type GtinResult = { kind: 'none' | 'other' | 'listed' | 'partly' | 'elsewhere'; why: string; cites: Cited[] };

function compareGtins(product: Product, record: RecallRecord, entry: Entry): GtinResult {
  const none: GtinResult = { kind: 'none', why: '', cites: [] };
  if (product.gtins.length === 0) return none;
  const texts = [...entry.texts, ...entry.details, ...record.details];
  for (const digits of product.gtins) {
    for (const cited of texts) {
      const { match, start, end } = findGtin(cited.text, digits);
      if (match === 'none') continue;
      const place = around(cited, start, end);
      if (match === 'partly') return { kind: 'partly', why: `The recall gives part of this UPC or a case of it: “${place.text}”.`, cites: [place] };
      const [own] = record.products;
      const others = own && record.source === 'openFDA' && cited !== own ? readLimits(record, [own]).gtins.filter((gtin) => gtin !== toGtin14(digits)) : [];
      if (own && others.length > 0 && findGtin(own.text, digits).match === 'none') {
        return { kind: 'elsewhere', why: `Its code list names UPC ${digits} too, but the product that it describes has another UPC: “${own.text}”.`, cites: [place, own] };
      }
      return { kind: 'listed', why: `UPC ${digits} is listed: “${place.text}”.`, cites: [place] };
    }
  }
  const listed = readLimits(record, texts).gtins;
  return listed.length > 0 ? { kind: 'other', why: `The recall lists other UPCs (${listed.slice(0, 3).map((gtin) => gtin.replace(/^0{1,2}/, '')).join(', ')}), not ${product.gtins.join(' or ')}.`, cites: [] } : none;
}

/** Some words around a place, to show what it belongs to. */
function around(cited: Cited, start: number, end: number): Cited {
  const from = cited.text.lastIndexOf(' ', Math.max(0, start - 60));
  const to = cited.text.indexOf(' ', Math.min(cited.text.length, end + 30));
  return citePart(cited, start <= 60 ? 0 : from + 1, to < 0 || cited.text.length - end <= 30 ? cited.text.length : to);
}

interface Compared {
  limits: Limits;
  entry: Entry;
  record: RecallRecord;
}

function compareCodes(product: Product, { limits, entry, record }: Compared, evidence: Evidence): void {
  const texts = [...new Set([...entry.texts, ...entry.details, ...record.context])];
  const find = (code: string, within = texts): Cited | null => {
    for (const cited of within) {
      const match = compareCode(cited.text, code);
      if (match.kind !== 'absent') return around(cited, match.start, match.end);
    }
    return null;
  };
  const compare = (codes: string[], listed: string[], name: string): void => {
    for (const code of codes) {
      const place = find(code);
      if (place) {
        evidence.identified.push(`${name} ${code} is listed: “${place.text}”.`);
        evidence.cites.push(place);
      } else if (listed.length > 0 && !limits.isCut) evidence.excluded.push(`The recall names ${name} ${listed.slice(0, 4).join(', ')}${listed.length > 4 ? ' and others' : ''}, not ${code}.`);
    }
  };
  compare(product.models, limits.models, 'model');
  compare(product.lots, limits.isAllLots ? [] : limits.lots, 'lot');
  for (const code of [...product.codes, ...product.serials]) {
    const place = find(code, [...texts, ...record.details]);
    if (!place) continue;
    evidence.identified.push(`${code} is listed: “${place.text}”.`);
    evidence.cites.push(place);
  }
  if (limits.isAllLots && product.lots.length > 0) evidence.hints.push('The recall covers all lots.');
}

function compareSizes(product: Product, { limits, entry, record }: Compared, evidence: Evidence): void {
  const other = product.sizes.filter((size) => limits.sizes.length > 0 && !limits.sizes.includes(size));
  const isRange = limits.passage !== null && /\bsizes?\b[^.;]{0,40}\b(?:to|through)\b/i.test(limits.passage.text);
  if (other.length > 0 && !isRange) {
    const shown = limits.passage ? `: “${limits.passage.text}”` : '.';
    evidence.excluded.push(`The recall is about size ${limits.sizes.map(sizeName).join(', ')}, not ${other.map(sizeName).join(', ')}${shown}`);
  }
  if (record.source === 'CPSC' || product.amounts.length === 0) return;
  const stated = entry.texts.flatMap(({ text }) => readAmounts(text));
  for (const amount of product.amounts.filter(({ dimension }) => dimension !== 'count')) {
    const same = stated.filter(({ dimension }) => dimension === amount.dimension);
    if (same.length > 0 && !same.some((known) => isSameAmount(known, amount))) {
      evidence.excluded.push(`The recalled package is ${same.slice(0, 3).map(({ text }) => text).join(', ')}, not ${amount.text}.`);
    }
  }
}

const SIZE_NAMES: Record<string, string> = { S: 'small (S)', M: 'medium (M)', L: 'large (L)' };
const sizeName = (size: string): string => SIZE_NAMES[size] ?? size;

function compareDates(product: Product, limits: Limits, evidence: Evidence): void {
  for (const day of product.dates) {
    if (limits.days.includes(day) || limits.periods.some(({ from, to }) => from <= day && day <= to)) evidence.hints.push(`The date ${day} is one that the recall gives.`);
    else if ((limits.days.length > 0 || limits.periods.length > 0) && !limits.isCut && evidence.identified.length === 0) {
      evidence.excluded.push(`The recall gives other dates than ${day}${limits.passage ? `: “${limits.passage.text}”` : '.'}`);
    }
  }
}

function isStated(limit: string, product: Product): boolean {
  if (limit === 'model numbers') return product.models.length > 0;
  if (limit === 'lot or batch codes') return product.lots.length > 0;
  if (limit === 'serial numbers') return product.serials.length > 0;
  if (limit === 'the size') return product.sizes.length > 0;
  return product.dates.length > 0;
}

/** Null where the place of purchase fits what the record says or was not stated. */
function placeRemark(product: Product, record: RecallRecord): string[] | null {
  if (product.states.length === 0 || record.places.length === 0) return null;
  const text = record.places.map((cited) => cited.text).join(' ; ');
  const stated = readStates(text);
  if (stated.length === 0 || /\bnation(?:wide|al)|\ball\s+(?:50\s+)?states|throughout\s+the\s+(?:us|u\.s|united\s+states|country)/i.test(text)) return null;
  if (product.states.some((state) => stated.includes(state))) return null;
  return [`The recall names ${stated.map(stateName).join(', ')} as where it was sold, not ${product.states.map(stateName).join(', ')}.`];
}

function nearReason(product: Product, missing: string[]): string {
  if (missing.length === 0) return 'Only the brand was given, and the recall is about one product of it.';
  const words = missing.map((word) => `“${word}”`).join(', ');
  return `Brand and kind of product match, but ${words} ${missing.length === 1 ? 'does' : 'do'} not stand in the recall: compare it with what the recall describes.`;
}
