import type { ApiRequest } from '#contracts/plan.ts';
import type { Cited } from '../sources/answer.ts';
import type { RecallRecord, SourceName } from '../sources/record.ts';

export const VERDICTS = ['recalled', 'possible match', 'no recall found'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A recall that an item falls under, or may fall under. */
export interface Hit {
  record: RecallRecord;
  verdict: Exclude<Verdict, 'no recall found'>;
  why: string[];
  cites: Cited[];
  /** The product of the record that it is about, where it is one of several. */
  entry: Cited | null;
}

/** What the registers say of one item so far. */
export interface Outcome {
  itemNo: number;
  hits: Hit[];
  /** Every register that covers it answered and none of them names it. */
  none: { why: string[]; proofs: Proof[]; cites: Cited[] } | null;
  /** What the registers that answered say where others did not. */
  partly: { why: string[]; proofs: Proof[]; cites: Cited[] } | null;
  /** Why it could not be checked, or not by all registers. */
  unchecked: string[];
  /** What was read about the item itself, such as the vehicle behind a VIN. */
  remarks: { text: string; cites: Cited[] }[];
  /** Data that would help, asked of the caller beside the result. */
  ask: string | null;
  /** All registers answered, and what they say of the code itself is why there is no verdict: only the caller can go on. */
  isUpToCaller: boolean;
  more: ApiRequest[];
}

/** An answer that was read, by some text of it or as an empty one. */
export interface Proof {
  source: SourceName;
  page: string;
  cited: Cited | null;
  /** False for an answer that says "nothing" by its status, which nobody can open as a page. */
  isFound: boolean;
}

/** The answers to cite: those that a reader can open, the others only where there are no such. */
export function tellingProofs(proofs: Proof[]): Proof[] {
  const found = proofs.filter(({ isFound }) => isFound);
  return found.length > 0 ? found : proofs;
}

export const startOutcome = (itemNo: number): Outcome => ({
  itemNo,
  hits: [],
  none: null,
  partly: null,
  unchecked: [],
  remarks: [],
  ask: null,
  isUpToCaller: false,
  more: [],
});
