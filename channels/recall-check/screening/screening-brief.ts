import type { Verdict } from '../outcome/outcome.ts';

/** A brief with the answer that it has when the registers hold the records in `screening/`. */
export interface ScreeningBrief {
  name: string;
  notes: string;
  /** Per item in order: verdict (null: not checked) and the numbers of the recalls that its rows name. */
  items: {
    verdict: Verdict | null;
    numbers: string[];
    /** Verdicts that are as honest, with whatever numbers. */ or?: (Verdict | null)[];
  }[];
  /** Letters of an honest grade; A where every item has one verdict. */
  grades?: string;
  /** Words of the caller that may be in no request to a register. */
  keeps?: string[];
  /** What the answer has to say, anywhere in it. */
  says?: RegExp[];
  /** No source is asked: the take ends with an ask. */
  isAsk?: true;
}
