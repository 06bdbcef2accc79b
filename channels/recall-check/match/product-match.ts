import { citePart } from '../sources/answer.ts';
import type { Cited } from '../sources/answer.ts';
import type { RecallRecord } from '../sources/record.ts';
import type { Entry } from './entry.ts';
import type { Limit, Limits } from './limits.ts';

/**
 * What a recall means for a product. `recalled`: a code of it is listed, or its name is and nothing limits the recall. `possible`: it is
 * near, or limited by something that was not stated. `excluded`: the recall names it but a stated code, size or date is another one.
 */
export interface ProductMatch {
  level: 'recalled' | 'possible' | 'excluded' | 'none';
  /** Recalls that only come near are of no interest beside one that matches by name or code. */
  isByName: boolean;
  /** Merely near, it has a word beside the brand that may be the name of the thing. */
  isByLine?: boolean;
  /** Complete sentences. */
  why: string[];
  /** The passages that the reasons lean on. */
  cites: Cited[];
  /** The product of the record that matched. */
  entry: Cited | null;
}

export const NO_MATCH: ProductMatch = {
  level: 'none',
  isByName: false,
  why: [],
  cites: [],
  entry: null,
};

/** What a product is compared with. */
export interface Compared {
  record: RecallRecord;
  entry: Entry;
  limits: Limits;
}

/** What speaks for a product and against it, as complete sentences. */
export interface Evidence {
  /** Codes of it that are listed: the product is this one. */
  identified: string[];
  /** A lot or serial number is: this very piece is recalled, whatever dates are said of it. */
  isThisPiece: boolean;
  /** What was stated and is another one in the recall. A UPC outweighs a model, size or date that differs, but no other lot. */
  excluded: { why: string; isByLot: boolean; isByModel?: boolean }[];
  /** Limits of the recall that a stated value meets. */
  settled: Set<Limit>;
  hints: string[];
  /** What was stated and cannot be compared, as the text of the recall is cut. */
  doubts: string[];
  cites: Cited[];
}

/** Some words around a place, to show what it belongs to. */
export function around(cited: Cited, start: number, end: number): Cited {
  const { text } = cited;
  const from = start <= 60 ? 0 : text.lastIndexOf(' ', start - 60) + 1;
  const to = text.length - end <= 30 ? -1 : text.indexOf(' ', end + 30);
  return citePart(cited, from, to < 0 ? text.length : to);
}

/** The passage that limits a recall, after a colon; a full stop where there is none. */
export function quoted(passage: Cited | null): string {
  if (!passage) return '.';
  return `: “${passage.text}”${/[.!?…]$/.test(passage.text) ? '' : '.'}`;
}

export const leavesOut = ({ text }: Cited): string => `The recall leaves it out: “${text}”`;
