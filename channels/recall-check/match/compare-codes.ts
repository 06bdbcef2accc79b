import type { Product } from '../brief/item.ts';
import { findNdc } from '../identifiers/ndc.ts';
import type { Cited } from '../sources/answer.ts';
import { bareCode } from '../brief/read-codes.ts';
import { isStampWithin, lotsLike, monthsBeside } from './closed-lots.ts';
import { compareCode, isWithinBound, readSerialBounds, shapeOf } from './compare-code.ts';
import type { Limit, Limits } from './limits.ts';
import { around, leavesOut, quoted } from './product-match.ts';
import type { Compared, Evidence } from './product-match.ts';

/** Codes of one kind that a request states, and what the recall says of other ones of that kind. */
interface CodeGroup {
  codes: string[];
  /** What they are called; empty where nothing was said. */
  name: string;
  settles: Limit[];
  within: Cited[];
  /** A sentence that the recall is about others than this code; null where it does not say. */
  others(code: string): string | null;
  isByLot: boolean;
  /** Whether one that nothing names is a lot by its form. */
  isLotLike?(code: string): boolean;
  /** Whether a code that is not listed is another model, and no lot that nothing names. */
  isModel(code: string): boolean;
}

/**
 * Compares model, lot and serial numbers: one that is listed identifies the product. Where none of a kind is, another one excludes it if
 * the recall leaves it out, or gives others of that kind and its text is whole.
 */
export function compareCodes(product: Product, compared: Compared, evidence: Evidence): void {
  const { limits, entry } = compared;
  for (const { codes, name, settles, within, others, isByLot, isModel, isLotLike } of groupsOf(product, compared)) {
    const label = (code: string): string => `${name} ${code}`.trim();
    const isSerial = settles.includes('serial numbers') && isByLot;
    const isListed = codes.filter((code) => {
      const place = isSerial ? findOfModel(code, product, compared) : find(code, within);
      if (!place || isOnlyLeftOut(code, compared)) return false;
      evidence.identified.push(`${label(code)} is listed: “${place.text}”.`);
      evidence.cites.push(place);
      return true;
    });
    if (isListed.length > 0) for (const limit of settles) evidence.settled.add(limit);
    evidence.isThisPiece ||= isByLot && isListed.length > 0;
    for (const code of codes.filter((other) => !isListed.includes(other))) {
      const leftOut = find(code, entry.leftOut);
      const why = leftOut ? leavesOut(leftOut) : others(code);
      if (why === null && evidence.identified.length === 0 && !isByLot && hasAlike(code, within))
        evidence.doubts.push(`The recall gives other numbers in the form of ${code}.`);
      if (why === null && isSerial && limits.hasSerials)
        evidence.doubts.push(`The recall gives serial numbers, and ${code} could not be compared with all of them.`);
      if (why === null) continue;
      // Its model is listed, and beside it stands another lot than those that are.
      const isOtherLot =
        isLotLike?.(code) === true && !isListed.some((own) => limits.closedLots.some((lot) => isSameCode(lot, own)));
      if (isListed.length > 0 && !isOtherLot) evidence.hints.push(`${label(code)} is not listed.`);
      else
        evidence.excluded.push({
          why,
          isByLot: isByLot || leftOut !== null || isLotLike?.(code) === true,
          isByModel: isModel(code),
        });
      if (leftOut) evidence.cites.push(leftOut);
    }
  }
  if (limits.isAllLots && product.lots.length > 0) evidence.hints.push('The recall covers all lots.');
}

function groupsOf(product: Product, { limits, entry, record }: Compared): CodeGroup[] {
  const texts = [...new Set([...entry.texts, ...entry.details, ...record.context])];
  const everywhere = [...new Set([...texts, ...record.details])];
  const named = (name: string, listed: string[], code: string): string | null => {
    const others = `${listed.slice(0, 4).join(', ')}${listed.length > 4 ? ' and others' : ''}`;
    return listed.length === 0 ? null : `The recall names ${name}${others}, not ${code}.`;
  };
  // "Code AB12" of a brief, where the recall has "Product code: AB12".
  const models = product.lots.filter((lot) => isCalledModel(lot, texts));
  return [
    {
      codes: [...product.models, ...models, ...amountsAsModels(product, limits)],
      name: 'model',
      settles: ['model numbers'],
      within: texts,
      others: (code) => named('model ', limits.isCut ? onlyLike(code, limits) : limits.models, code),
      isByLot: false,
      isModel: () => true,
    },
    {
      codes: product.lots.filter((lot) => !models.includes(lot)),
      name: 'lot',
      settles: ['lot or batch codes'],
      within: texts,
      others: (code) => named('lot ', monthsBeside(code, texts) ?? lotsBeside(code, limits, modelsOf(product)), code),
      isByLot: true,
      isModel: () => false,
    },
    {
      codes: product.codes,
      name: '',
      settles: ['model numbers', 'serial numbers'],
      within: everywhere,
      others: (code) =>
        named('', lotsInFormOf(code, limits), code) ??
        named('', limits.isCut ? onlyLike(code, limits) : siblings(code, entry), code),
      isByLot: false,
      isModel: (code) => lotsInFormOf(code, limits).length === 0,
      isLotLike: (code) => startsLikeLots(code, limits),
    },
    {
      codes: product.serials,
      name: '',
      settles: ['serial numbers'],
      within: everywhere,
      others: (code) =>
        (limits.hasSerials && !limits.isCut) || isOutsideRun(code, modelsOf(product), entry.details)
          ? `The recall gives other serial numbers than ${code}${quoted(limits.passage)}`
          : null,
      isByLot: true,
      isModel: () => false,
    },
  ];
}

/** "Trimmer 130L", where the recall has a model 130L: what reads as an amount is how the maker calls it. */
const amountsAsModels = ({ amounts }: Product, { models }: Limits): string[] =>
  amounts.map(({ text }) => text).filter((text) => /^\d+[A-Z]+$/.test(text) && models.includes(text));

const isCalledModel = (code: string, texts: Cited[]): boolean =>
  texts.some(({ text }) => {
    const match = compareCode(text, code);
    return match.kind === 'listed' && MODEL_BEFORE.test(text.slice(0, match.start));
  });
const MODEL_BEFORE = /\b(?:product|item|model|style|article|part) (?:codes?|numbers?|nos?\.?|#):?\s*$/i;

/** Whether a text has a code of letters and figures in the same form, "AB12-03" beside "AB12-02". */
function hasAlike(code: string, within: Cited[]): boolean {
  const shape = shapeOf(code);
  if (shape.length < ALIKE_CHARS || !/A/.test(shape) || !/9/.test(shape)) return false;
  return within.some(({ text }) => (text.match(CODE_LIKE) ?? []).some((other) => shapeOf(other) === shape));
}
const ALIKE_CHARS = 5;
const CODE_LIKE = /(?<![A-Za-z\d])[A-Z\d][A-Z\d/-]{4,}(?![A-Za-z\d])/g;

function find(code: string, within: Cited[]): Cited | null {
  for (const cited of within) {
    const match = findNdc(cited.text, code) ?? compareCode(cited.text, code);
    if ('start' in match) return around(cited, match.start, match.end);
  }
  return null;
}

/** The texts of a whole record hold what it leaves out as well. */
const isOnlyLeftOut = (code: string, { entry, record }: Compared): boolean =>
  find(code, entry.leftOut) !== null && find(code, [...entry.texts, ...entry.details, ...record.context]) === null;

/** "It says H2055", where only H1901 and H1903 are recalled: a code that nothing names is a lot where all lots are made so. */
const lotsInFormOf = (code: string, { closedLots }: Limits): string[] =>
  shapeOf(code).length >= ALIKE_CHARS &&
  /A/.test(shapeOf(code)) &&
  closedLots.every((lot) => shapeOf(lot) === shapeOf(code) && !isSameCode(lot, code))
    ? closedLots
    : [];
/** The same, and they begin with the same letters. */
const startsLikeLots = (code: string, limits: Limits): boolean => {
  const letters = /^[A-Z]{2,}/.exec(bareCode(code))?.[0];
  const lots = lotsInFormOf(code, limits);
  return letters !== undefined && lots.length > 0 && lots.every((lot) => bareCode(lot).startsWith(letters));
};
/** "Only involves Acme GA7011C", where it is a GA7021: the models that begin with the same letters, all that a text says are recalled, cut or not. */
function onlyLike(code: string, { onlyModels }: Limits): string[] {
  const [letters] = /^[A-Z]{2,}(?=-?\d{2})/.exec(code.toUpperCase()) ?? [];
  return letters === undefined ? [] : onlyModels.filter((model) => new RegExp(`^${letters}-?\\d`).test(model));
}
const isSameCode = (one: string, other: string): boolean => bareCode(one) === bareCode(other);

/** The lots that a recall names instead of this one; of a text that is cut those that are made alike. */
function lotsBeside(code: string, limits: Limits, models: string[]): string[] {
  // "2031-09" may be the week, which lies outside of a run, or the month, which does not.
  const runs = [...limits.closedRanges, ...limits.lotRanges];
  if (/^20\d\d-\d\d$/.test(code) && runs.some((range) => isStampWithin(code, range) === null)) return [];
  if (limits.isCut) {
    const listed = lotsLike(code, limits, models);
    return listed.length > 0 ? listed : limits.lots.length > 0 ? [] : rangesAround(code, limits.closedRanges);
  }
  return limits.lots.length > 0 ? limits.lots : rangesAround(code, limits.lotRanges);
}

/**
 * Where a text lists a serial number: runs and lists of other models are none of its own ("Model number AB12 with serial numbers ranging from 1000 to 2000; model number AB13 …").
 */
function findOfModel(serial: string, product: Product, { limits, entry, record }: Compared): Cited | null {
  const models = modelsOf(product);
  const isOfOther = (clause: string): boolean =>
    models.length > 0 &&
    limits.models.some((model) => names(clause, model)) &&
    models.some((model) => limits.models.some((known) => bareCode(known) === bareCode(model))) &&
    !models.some((model) => names(clause, model));
  for (const cited of new Set([...entry.texts, ...entry.details, ...record.context, ...record.details]))
    for (const clause of cited.text.matchAll(CLAUSE)) {
      const match = isOfOther(clause[0]) ? null : compareCode(clause[0], serial);
      if (match && 'start' in match) return around(cited, clause.index + match.start, clause.index + match.end);
    }
  return null;
}

/** Whether a serial number lies outside every run that is given for its model, or for what no model is said of. */
function isOutsideRun(serial: string, models: string[], details: Cited[]): boolean {
  const clauses = details.flatMap(({ text }) => text.match(CLAUSE) ?? []);
  const own = clauses.filter((clause) => models.some((model) => names(clause, model)));
  const told = own.length > 0 ? own : clauses.filter((clause) => !/\bmodels?\b/i.test(clause));
  const bare = bareCode(serial);
  const isOutside = [
    ...told
      .flatMap((clause) =>
        Array.from(clause.matchAll(SERIAL_RUN), ([, from = '', to = '']) => [from, to].map(bareCode)),
      )
      .map(([from = '', to = '']) => shapeOf(from) === shapeOf(bare) && (bare < from || bare > to)),
    ...told.flatMap(readSerialBounds).map((bound) => isWithinBound(bare, bound) === false),
  ];
  return isOutside.length > 0 && isOutside.every(Boolean);
}

/** Also figures that stand as a word of the name: "TimeMaster 20200". */
const modelsOf = ({ models, codes, brand, words }: Product): string[] => [
  ...models,
  ...codes,
  ...[...brand, ...words].filter((word) => /\d{3}/.test(word)),
];
const names = (clause: string, model: string): boolean => compareCode(clause, model).kind === 'listed';
const CLAUSE = /[^;()]+?(?:[;()]|\.(?=\s)|$)/g;

const SERIAL_CODE = String.raw`((?=[A-Z]*\d)[A-Z\d-]+(?: (?=[A-Z]*\d)[A-Z\d]+){0,3})`;
const SERIAL_RUN = new RegExp(
  String.raw`\bserial (?:numbers?|nos?\.?)(?: (?:ranging|ranges?|in|the|range|between|from|of)){0,4}:? ${SERIAL_CODE} (?:to|through|thru|and|-|–) ${SERIAL_CODE}`,
  'gi',
);

/** The ranges whose ends are made like the code; others say nothing of it. */
function rangesAround(code: string, lotRanges: Limits['lotRanges']): string[] {
  return lotRanges
    .filter(({ from, to }) => shapeOf(code) === shapeOf(from) && shapeOf(from) === shapeOf(to))
    .map(({ from, to }) => `${from} to ${to}`);
}

/** Codes of the text that begin like the one asked about: `RB6500` beside `RB7500` and `RB65`. */
function siblings(code: string, { texts }: Compared['entry']): string[] {
  const [, letters = '', digits = ''] = /^([A-Z]{2,})-?(\d+)/.exec(code.toUpperCase()) ?? [];
  if (digits === '') return [];
  const like = new RegExp(`(?<![A-Za-z0-9])${letters}-?\\d+[A-Z0-9-]*(?![A-Za-z0-9])`, 'g');
  return [...new Set(texts.flatMap(({ text }) => text.match(like) ?? []))].slice(0, 4);
}
