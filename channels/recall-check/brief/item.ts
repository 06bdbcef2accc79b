import type { RecallNumber } from '../identifiers/recall-number.ts';
import type { Count } from './counts.ts';

/** One thing that the brief asks about, as plain JSON: the plan hands it on to extract and compose. */
export interface Item {
  /** Place in the order asked, from 1. */
  no: number;
  /** The caller's words for it. */
  asked: string;
  /** What the brief says around them besides: compared with recalls, and never sent. */
  around: string;
  vin: VinItem | null;
  vehicle: Vehicle | null;
  number: RecallNumber | null;
  product: Product | null;
  /** It is a part or an accessory for the vehicle or product that is named. */
  isPart: boolean;
  /** What has to be known before it can be checked, as a request to the caller; null when it can be. */
  problem: string | null;
  /** Why its words may hide a thing of another name: recalls that are found hold, "none" does not. */
  doubt: string | null;
  /** Words of it, in lower case, that no register is asked for: nothing says that they name a thing. */
  held: string[];
  /** The words were put together by a model. */
  isSaid?: true;
}

export interface VinItem {
  vin: string;
  isWhole: boolean;
  /** False only where a check digit is mandatory and wrong. */
  isCheckDigitRight: boolean;
  /** Model year that the caller states beside it. */
  year: string | null;
}

export interface Vehicle {
  years: string[];
  make: string;
  model: string;
  /** Months in which it was built, as YYYY-MM, where the brief says so. */
  built?: string[];
}

export interface Product {
  /** Words of the maker's or brand's name as written, in lower case; what else is said of the product in `words`. */
  brand: string[];
  words: string[];
  /** Those of `words` that are a translation or a guess at a slip of the pen: where only they are missing, the product may be meant. */
  soft: string[];
  /** Those that may be no name of it: unlisted words of a brief in another language, and words of which nothing says that they name a thing. Where only they are missing, it may be meant. */
  unsure: string[];
  /** No name is among the words: `brand` holds the first two, as they stand, in case they are one. */
  isKindOnly: boolean;
  /** Something of it is written as a name, is a brand that is known, or a code. */
  isNamed: boolean;
  gtins: string[];
  /** Model, style, item or part numbers that the caller calls so; bare ones that only look so are `codes`. */
  models: string[];
  codes: string[];
  lots: string[];
  serials: string[];
  /** S, M, L, 2T and the like. */
  sizes: string[];
  amounts: Amount[];
  /** How many drawers, inches or quarts it has, as far as stated. */
  counts: Count[];
  /** ISO days printed on the product (made, best by, expires). */
  dates: string[];
  /** Months in which it was made, as YYYY-MM. */
  months: string[];
  /** A year with its week or month, as stamps have it (`2031-04`), right behind a code. */
  stamps?: string[];
  /** What its label says in full, between quotation marks, folded. */
  labels?: string[];
  /** Months in which it was bought, as YYYY-MM, or years where no month is said. */
  boughtMonths: string[];
  /** The same of when it was installed. */
  installedMonths: string[];
  /** Two-letter codes of the states where it was bought. */
  states: string[];
  /** Years that stand by themselves: of the model, or of the purchase. */
  years: string[];
  /** What the product is, as far as its words tell; empty when they do not. */
  kinds: ProductKind[];
}

export const PRODUCT_KINDS = ['consumer', 'food', 'drug', 'device', 'equipment', 'boat', 'firearm'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A weight, volume or count in the base unit of its dimension (g, ml, pieces, mg for strengths). */
export interface Amount {
  dimension: 'mass' | 'volume' | 'count' | 'strength';
  value: number;
  /** As written. */
  text: string;
}
