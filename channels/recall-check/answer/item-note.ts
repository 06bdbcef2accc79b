import type { SourceName } from '../sources/record.ts';

/** Registers that answered and list no recall of an item: all that cover it, or (verdict null) some of them. */
export interface NoneValue {
  itemNo: number;
  verdict: 'no recall found' | null;
  why: string[];
  sources: SourceName[];
}

/** What compose needs to know of an item beside its findings. */
export interface ItemNote {
  itemNo: number;
  /** What the findings of the item are to hold: when they fall, the item was not checked. */
  expects: 'hits' | 'none' | 'nothing';
  unchecked: string[];
  /** Answers that were still wanted are missing. */
  isUnfinished: boolean;
  remarks: string[];
  ask: string | null;
  /** See `Outcome`. */
  isUpToCaller: boolean;
}
