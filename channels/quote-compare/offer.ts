import type { FreightWeight } from './reading/freight-weight.ts';
import type { LabelKind } from './reading/labels.ts';
import type { Validity } from './reading/validity.ts';
import type { Span } from '../reading/span.ts';

/**
 * What one quote says, as extract reads it and compose prices it. Amounts and quantities are decimal strings; `spans` are the statements
 * that a fact stands in.
 */
export interface Offer {
  /** Its lines, charges and totals are those of a model's records; absent: the rules'. */
  readBy?: 'model';
  /** The total that a second reader, which knows nothing of the first, came to as well: a decimal string. */
  confirmedTotal?: string;
  /** First lines of the quote, where its number stands. */
  heading: string;
  vendor: { name: string; spans: Span[] } | null;
  /** ISO 4217 code; `isStated`: by a sign or word of the quote. */
  currency: { code: string; isStated: boolean };
  lines: OfferedLine[];
  charges: OfferedCharge[];
  freight: OfferedFreight;
  totals: { kind: 'subtotal' | 'total'; amount: string; words: string; spans: Span[] }[];
  lead: OfferedLead | null;
  validity: (Validity & { spans: Span[] }) | null;
  /** Least value of an order that the vendor takes. */
  minimumOrder: { amount: string; words: string; spans: Span[] } | null;
  /** Lines with amounts that nothing was made of. */
  unread: UnreadWords[];
  /** What the price depends on, or leaves out of what was asked for. */
  conditions: OfferCondition[];
  /** Statements whose conditions, limits or denials no fact of the offer has a part for. */
  unapplied: UnappliedWords[];
  /** Requirements of the brief that it says nothing of; `isSaid`: another offer does. */
  unsaid?: { words: string; isSaid: boolean }[];
  /** Statements that were applied and stand behind no fact of their own; only while it is read. */
  applied?: Span[];
  /** Trade term that leaves import duty to the buyer (Incoterms 2020: every rule but DDP). */
  duty: { term: string; spans: Span[] } | null;
}

/**
 * How an amount is worked out, where that is more than a count times a price: arithmetic of numbers that stand in the quote or the brief
 * (`working/parse-working.ts`), and for numbers that stand in words those words, by the number.
 */
export interface OfferedWorking {
  formula: string;
  words: Record<string, string>;
}

export interface OfferCondition {
  /**
   * `added`: a percent on top, of which nobody says whether it holds for this order. `shared`: a part that somebody else bears or that comes free.
   * `hours`: a price for an hour, of which nobody says how many.
   */
  kind: 'tied' | 'left-out' | 'added' | 'shared' | 'hours';
  words: string;
  spans: Span[];
}

/** A statement of a quote whose bearing on the offer was not applied. */
export interface UnappliedWords {
  words: string;
  /** It is about goods that are asked for, or names a day: the offer is not to be taken over it. */
  isWeighty: boolean;
  spans: Span[];
}

/** Words of a quote with an amount that no line, charge or total of the offer has used. */
export interface UnreadWords {
  words: string;
  amount: string;
  /** The amount is an order value from which, or below which, something holds. */
  limit: 'from' | 'below' | null;
  spans: Span[];
}

/** A line of an offer: priced for a need, priced for nothing that was asked, or declined. */
export interface OfferedLine {
  /** Ids of the needs that it covers; several for a kit. */
  needs: string[];
  /** How the quote calls it. */
  description: string;
  /** Its line as written. */
  words: string;
  status: 'offered' | 'alternate' | 'optional' | 'declined';
  /** The part is named by its number, by its description, or only by what is left over. */
  namedBy: 'code' | 'suffix' | 'words' | 'elimination';
  /** Sizes, kinds or suffixes that are not those asked for. */
  differs: string[];
  /** The vendor says that it is another part than the one asked for. */
  isSubstitute: boolean;
  /** It is of a kind that the brief takes none of. */
  isRuledOut?: true;
  /** What the brief asks for, and by which words of the quote it is not so. */
  unmet?: { asked: string; said: string };
  pieces: string;
  /** As written. */
  qty: string | null;
  /** Packages that `qty` counts. */
  isInPacks: boolean;
  unitPrice: string | null;
  /**
   * What the amount is for `count` of, where `unitPrice` is for one: days, months, years. `from` are the words that it follows from; of years and
   * quarters those of the `months` that they are, and `period` the word of the quote for one.
   */
  term?: { months: string; from: string[]; count: string; period: string | null };
  /** So many of what the price is for are in one piece, and the numbers of which that is the product or quotient; of all pieces `whole`. */
  content?: { count: string; from: string[]; whole: string | null };
  /** Pieces beyond the first ones, at a price of their own: how many are bought in all, how many are not of these, and how many the price is for. */
  stage?: { total: string; first: string; size: string };
  /** Pieces that come with those that are paid for, and cost nothing. */
  given?: string;
  /** Percent taken off on the line; `unitPrice` is before it. */
  discount: string | null;
  pricePer: string;
  priceBy: 'piece' | 'hundred' | 'thousand' | 'pack';
  stated: string | null;
  /** Right extended amount, two decimals. */
  amount: string;
  isRight: boolean;
  /** Another amount can be read from the same figures almost as well. */
  isAmbiguous: boolean;
  /** `isMinWritten`: the quantity stands in the quote ("over 500" begins at 501). */
  breaks: { min: string; isMinWritten: boolean; max: string | null; price: string }[];
  /** Pieces in a package, where the price or the quantity is by packages. */
  packSize: string | null;
  /** Priced by a package whose size the quote does not give: how many pieces the amount covers is not known. */
  isCoverageUnknown: boolean;
  /** The price as written, with what it is for ("$62.00/M"). */
  priceWords: string | null;
  /** Of the amount, and of the pieces. */
  working?: { amount: OfferedWorking; pieces: OfferedWorking };
  spans: Span[];
}

export interface OfferedCharge {
  kind: Exclude<LabelKind, 'subtotal' | 'total' | 'freight' | 'minimum'>;
  words: string;
  clause: string;
  /** The whole sentence or line. */
  statement: string;
  amount: string | null;
  percent: string | null;
  /** The amount is for each piece, by these words of what it is for. */
  each: string | null;
  /** The number that the amount is multiplied by, where it is no number of pieces. */
  times?: string;
  /** The words that this number follows from. */
  timesFrom?: string[];
  /** ISO code where the amount is in another currency than the quote. */
  foreign: string | null;
  /** The order total from which, or below which, it applies. */
  from: string | null;
  below: string | null;
  /** Pieces of a line from which on it is waived. */
  waivedFrom: string | null;
  /** Pieces, in the unit of the needs, from which on it is given; null where it does not depend on them. */
  piecesFrom: string | null;
  /** Those pieces are packages. */
  isFromPacks: boolean;
  /** Its percent is of what the discount before it leaves. */
  isFurther?: boolean;
  /** It does not apply to this order unless the buyer chooses it: optional, for early payment, already in the prices. */
  isAside: boolean;
  working?: OfferedWorking;
  spans: Span[];
}

export interface OfferedFreight {
  /** A clause that speaks of who brings the goods, and that nothing was made of. */
  unread?: { words: string; spans: Span[] };
  amount: {
    amount: string;
    /** ISO code where it is in another currency than the quote. */ foreign: string | null;
    isEstimate: boolean;
    isPerPiece: boolean;
    /** For each pound, kilogram or hundred of them. */
    byWeight: Omit<FreightWeight, 'spans'> | null;
    /** Amounts that it is the sum of, where the quote does not add them up: there and back. */
    parts?: string[];
    working?: OfferedWorking;
    words: string;
    spans: Span[];
  } | null;
  percent: { percent: string; words: string; spans: Span[] } | null;
  options: { service: string; amount: string; days: number | null; spans: Span[] }[];
  zones: {
    zips: [string, string][];
    states: string[];
    isOther: boolean;
    amount: string | null;
    words: string;
    spans: Span[];
  }[];
  terms: {
    kind: 'included' | 'free-over' | 'open' | 'fob-destination' | 'pickup';
    words: string;
    threshold: string | null;
    otherwise: string | null;
    spans: Span[];
  }[];
}

export interface OfferedLead {
  /** As written; of several statements each. */
  words: string[];
  days: number | null;
  until: 'arrival' | 'shipment' | 'unsaid';
  count: { number: number; unit: string }[];
  spans: Span[];
}
