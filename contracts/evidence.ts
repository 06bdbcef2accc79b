import type { Json, JsonObject } from './json.ts';

/** A quote and its place: UTF-16 offsets into the text layer of the page with this SHA-256. */
export interface CitationDraft {
  page: string;
  start: number;
  end: number;
  quote: string;
  /** A heading gives context (the release that an item stands under); it carries values but is no quote of the row. */
  role: 'quote' | 'heading';
}

/** A citation that was found again on its page. The id follows from page, start and end. */
export interface Citation extends CitationDraft {
  id: string;
}

/** Something that a channel read on the pages, with the quotes that carry it. */
export interface FindingDraft {
  /** Unique within the take, the same whenever the same pages are read. */
  id: string;
  subGoal: string;
  value: JsonObject;
  /** What the finding says something about that other pages may say too, such as `release 3.0.0, date`; `says` is compared. */
  about?: string;
  says?: Json;
  citations: CitationDraft[];
}

export interface Finding extends Omit<FindingDraft, 'citations'> {
  citations: Citation[];
}

/**
 * Arithmetic or reading that leads from stated values to a derived one. The verifier computes it again:
 * `iso-date` a date written in words · `month` a month without a day (YYYY-MM) · `sum`, `difference`, `product`, `quotient` exact decimals, rounded
 * half up to the places of `value` · `count` number of entries of `from` · `days` days between two ISO dates · `distance-miles` haversine of
 * lat, lon, lat, lon · `joined` the values of `from` one after the other · `absolute-link` an address resolved against that of its page ·
 * `iso-date-day-first`, `iso-date-month-first` a date in numbers of a source that documents the order · `percent` so many percent of an
 * amount (`[amount, percent]`) · `per-hundred`, `per-thousand` a product whose price is for 100 or 1,000 pieces · `weeks` weeks in days ·
 * `whole-quotient` a quotient rounded up to a whole number (packages to buy) · `day-after` the ISO day so many days after one (`[day, days]`) ·
 * `in-words` numbers, numbers in words, counted units and sizes of two sides multiplied (`["2", "dozen"]` is 24, `4x8` is 32) ·
 * `unit-ratio` how many of the second unit one of the first is, where that is exact by definition (`["ft", "m"]` is 0.3048; evidence/unit-words.ts) ·
 * `next-day` the first day from an ISO day on that words without a year name (`["Dec 4", day]`, `12/4` month first, `Friday`) ·
 * `nothing` zero, where words of the quotes say that nothing is to pay or left ·
 * `official-link` the address that a public register gives to an id (`[register, id]`, registers in evidence/official-links.ts), or a source by the
 * template that its channel describes (`[template, id, …]`); the ids stand in quotes · `instant` ISO 8601 in UTC and whole seconds of milliseconds since 1970.
 */
export const DERIVATION_RULES = [
  'iso-date',
  'month',
  'sum',
  'difference',
  'product',
  'quotient',
  'count',
  'days',
  'distance-miles',
  'joined',
  'absolute-link',
  'iso-date-day-first',
  'iso-date-month-first',
  'percent',
  'per-hundred',
  'per-thousand',
  'weeks',
  'whole-quotient',
  'day-after',
  'nothing',
  'in-words',
  'unit-ratio',
  'next-day',
  'official-link',
  'instant',
] as const;
export type DerivationRule = (typeof DERIVATION_RULES)[number];

/** `from` holds values that stand in the quotes, in their headings, or are results of derivations that come before. */
export interface Derivation {
  cell: string;
  rule: DerivationRule;
  from: Json[];
  value: Json;
}

/** A row before it was checked: each value of it stands in a quote of its findings or is derived. */
export interface ComposedRow {
  cells: JsonObject;
  findings: string[];
  derivations: Derivation[];
}

/** A row that its evidence did not carry: it is in no answer, and what leans on it or could be refuted by it is not said. */
export interface FallenRow extends ComposedRow {
  reason: string;
}

/** A piece of the output. `isFactual` pieces are dropped when a name, number, date or address in them is in none of their findings or rows. */
export interface ComposedSentence {
  /** Goes into the output as it is, white space and line ends included. */
  text: string;
  isFactual: boolean;
  findings: string[];
  /** Rows (by index) whose cells also carry this sentence. */
  rows: number[];
  derivations: Derivation[];
  /** A model chose it: a whole stretch of its ground as it stands there, after the name of its row (`2.0.0: …`; evidence/claims/stands-verbatim.ts). */
  isModels?: true;
}
