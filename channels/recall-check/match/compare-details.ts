import { isSameAmount, readAmounts } from '../brief/amounts.ts';
import type { Amount, Product } from '../brief/item.ts';
import { readYears } from '../brief/read-vehicle.ts';
import { readStates, stateName } from '../brief/states.ts';
import type { RecallRecord } from '../sources/record.ts';
import { monthsOf } from '../brief/stamped-dates.ts';
import { isStampWithin, wholeSentences } from './closed-lots.ts';
import type { Limits, Period } from './limits.ts';
import { isInSizes } from './sizes.ts';
import type { SizeRange } from './sizes.ts';
import { quoted } from './product-match.ts';
import type { Compared, Evidence } from './product-match.ts';

/** Compares sizes of clothing and gear, and weights and volumes of packages. */
export function compareSizes(product: Product, { limits, entry, record }: Compared, evidence: Evidence): void {
  compareGarmentSizes(product, limits, evidence);
  // What is listed elsewhere has sizes that are not stated here.
  if (record.source === 'CPSC' || record.isListElsewhere) return;
  const stated = entry.texts.flatMap(({ text }) => readAmounts(text)).filter((amount) => !isAllOfIt(amount));
  for (const amount of product.amounts.filter(({ dimension }) => dimension !== 'count')) {
    const comparable = stated.filter(({ dimension }) => dimension === amount.dimension);
    if (comparable.length === 0 || comparable.some((known) => isSameAmount(known, amount))) continue;
    const sizes = comparable.slice(0, 3).map(({ text }) => text);
    evidence.excluded.push({
      why: `The recalled package is ${sizes.join(', ')}, not ${amount.text}.`,
      isByLot: false,
    });
  }
}

/** "Approximately 36,000 pounds of": how much is recalled, and no package. */
const isAllOfIt = ({ dimension, value }: Amount): boolean => dimension === 'mass' && value > LARGEST_PACKAGE_GRAMS;
const LARGEST_PACKAGE_GRAMS = 100_000;

function compareGarmentSizes(product: Product, { stated, passage }: Limits, evidence: Evidence): void {
  if (product.sizes.length === 0 || stated.sizes.length === 0) return;
  const places = product.sizes.flatMap((size) => stated.sizes.map((known) => isInSizes(size, known)));
  if (places.includes(true)) evidence.settled.add('the size');
  // What cannot be compared, or was not understood, keeps nothing out.
  else if (!stated.isOpen && !places.includes(null)) {
    const [listed, own] = [stated.sizes.map(nameRange), product.sizes.map(sizeName)].map((names) => [
      ...new Set(names),
    ]);
    const why = `The recall is about ${listed?.join(', ')}, not ${own?.join(', ')}${quoted(passage)}`;
    evidence.excluded.push({ why, isByLot: false });
  }
}

const nameRange = ({ from, to }: SizeRange): string =>
  from === to ? `size ${sizeName(from)}` : `sizes ${from} to ${to}`;

/**
 * Compares days printed on the product with those that the recall lists, and with its periods. A day that can be read in two ways stands
 * there twice: one that is listed will do.
 */
export function compareDates(product: Product, { record, limits }: Compared, evidence: Evidence): void {
  const isListed = (day: string): boolean =>
    limits.days.includes(day) || limits.periods.some(({ from, to }) => from <= day && day <= to);
  const [day] = product.dates.filter(isListed);
  if (day !== undefined) {
    const isPrinted = record.source !== 'CPSC' && limits.lots.length + limits.lotRanges.length > 0;
    const lots = isPrinted ? ' It also gives lot or other codes to compare.' : '';
    evidence.hints.push(`The date ${day} is one that the recall gives.${lots}`);
    evidence.settled.add('dates of manufacture').add('dates on the package');
    // Food is told apart by the date on it; a lot that is stated and another one excludes it all the same.
    if (isPrinted) evidence.settled.add('lot or batch codes');
    return;
  }
  const stated = limits.boundPeriods.length + (limits.isCut ? 0 : limits.days.length);
  if (product.dates.length === 0 || stated === 0 || evidence.isThisPiece) return;
  evidence.excluded.push({
    why: `The recall gives other dates than ${product.dates.join(' or ')}${quoted(limits.passage)}`,
    isByLot: false,
  });
}

/** Compares months in which the product was made with the periods of the recall. */
export function compareMonths(product: Product, { limits }: Compared, evidence: Evidence): void {
  // Six figures that nothing names are a month where the recall gives its own so.
  const stamped =
    limits.periods.length > 0 && !limits.isCut ? product.codes.filter((code) => /^\d{6}$/.test(code)) : [];
  for (const month of [...product.months, ...stamped.flatMap(monthsOf)]) {
    const [first, last] = [`${month}-01`, `${month}-31`];
    const near = limits.periods.filter(({ from, to }) => from <= last && first <= to);
    if (near.some(({ from, to }) => from <= first && (last <= to || to.startsWith(month)))) {
      evidence.hints.push(`The month ${month} lies in the period that the recall gives.`);
      evidence.settled.add('dates of manufacture').add('dates on the package');
    } else if (near.length === 0 && limits.boundPeriods.length > 0 && !evidence.isThisPiece) {
      evidence.excluded.push({
        why: `The recall gives other dates than ${month}${quoted(limits.passage)}`,
        isByLot: false,
      });
    }
  }
}

/** A year with its week or month that nothing names is a date code where a recall is limited to a run of such ones. */
export function compareStamps({ stamps = [] }: Product, { limits }: Compared, evidence: Evidence): void {
  for (const stamp of stamps) {
    const places = limits.closedRanges.map((range) => isStampWithin(stamp, range));
    if (places.includes(true)) {
      evidence.hints.push(`The date code ${stamp} lies in the run that the recall gives.`);
      evidence.settled.add('lot or batch codes');
    } else if (places.length > 0 && !places.includes(null) && !evidence.isThisPiece)
      evidence.excluded.push({
        why: `The recall gives other date codes than ${stamp}${quoted(limits.passage)}`,
        isByLot: true,
      });
  }
}

/** What was there before the first of those recalled was made is none of them, nor what was installed at another time than they. */
export function compareSince(product: Product, { limits }: Compared, evidence: Evidence): void {
  const [installed] = product.installedMonths;
  if (evidence.isThisPiece) return;
  if (
    installed !== undefined &&
    !limits.isCut &&
    limits.installed.length > 0 &&
    !limits.installed.some((own) => meets(installed, own))
  )
    evidence.excluded.push({
      why: `The recall is about those installed at other times than ${installed}${quoted(limits.passage)}`,
      isByLot: false,
    });
  const [since] = [...product.installedMonths, ...product.boughtMonths].toSorted();
  if (since === undefined || limits.boundPeriods.length === 0) return;
  if (limits.boundPeriods.every(({ from }) => since < from.slice(0, since.length)))
    evidence.excluded.push({
      why: `It was there in ${since}, before those that the recall is about were made${quoted(limits.passage)}`,
      isByLot: false,
    });
}

/** A month or a year, and a period. */
const meets = (when: string, { from, to }: Period): boolean =>
  from.slice(0, when.length) <= when && when <= to.slice(0, when.length);

/** "Only “Stage 1” is recalled", and it is of stage 2. */
export function compareCounts({ counts }: Product, { limits }: Compared, evidence: Evidence): void {
  for (const { value, unit, text } of counts) {
    const only = limits.onlyCounts.filter((count) => count.unit === unit);
    if (only.some((count) => count.value === value)) evidence.settled.add('what it says of those included');
    if (only.length === 0 || only.some((count) => count.value === value)) continue;
    const why = `The recall is about ${only.map((count) => count.text).join(', ')} only, not ${text}${quoted(limits.passage)}`;
    evidence.excluded.push({ why, isByLot: false });
  }
}

/** A recall that names model years is about those alone. */
export function compareYears(product: Product, { entry, record }: Compared, evidence: Evidence): void {
  if (product.years.length === 0) return;
  const text = [...entry.texts, ...record.context].map((cited) => cited.text).join('\n');
  const clauses = Array.from(text.matchAll(/[^.]{0,30}\bmodel[- ]years?\b[^.]{0,60}/gi), ([clause]) => clause);
  const ledBy = entry.texts
    .flatMap((cited) => wholeSentences(`${cited.text} X`))
    .flatMap((sentence) => (LED_BY_YEARS.test(sentence) ? (sentence.match(YEAR_BEFORE_NAME) ?? []) : []));
  const years = [...new Set([...clauses.flatMap((clause) => readYears(clause)), ...ledBy])];
  if (years.length === 0 || product.years.some((year) => years.includes(year))) return;
  evidence.excluded.push({
    why: `The recall is about model years ${years.join(', ')}, not ${product.years.join(', ')}.`,
    isByLot: true,
  });
}

/** "This recall involves 2035 LUMO and 2035 VALE strollers": every name of it stands behind the year of its model. */
const LED_BY_YEARS = /^This recall (?:only )?(?:involves|includes|affects) (?:the |all |certain )?(?:19|20)\d\d [A-Z]/;
const YEAR_BEFORE_NAME = /(?<![\d.,$-])(?:19[89]|20[0-4])\d(?= [A-Z])/g;

/** Null where the place of purchase fits what the record says, or either is not stated. */
export function comparePlaces(product: Product, record: RecallRecord): string | null {
  const text = record.places.map((cited) => cited.text).join(' ; ');
  const stated = readStates(text);
  if (product.states.length === 0 || stated.length === 0 || EVERYWHERE.test(text)) return null;
  if (product.states.some((state) => stated.includes(state))) return null;
  return `The recall names ${stated.map(stateName).join(', ')} as where it was sold, not ${product.states.map(stateName).join(', ')}.`;
}

const EVERYWHERE =
  /\bnation(?:wide|al)|\ball\s+(?:50\s+)?states|throughout\s+the\s+(?:us|u\.s|united\s+states|country)/i;

const SIZE_NAMES: Record<string, string> = { S: 'small (S)', M: 'medium (M)', L: 'large (L)' };
const sizeName = (size: string): string => SIZE_NAMES[size] ?? size;
