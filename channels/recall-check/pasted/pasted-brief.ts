/** A brief as customers paste them, with what has to be read from it. */
export interface PastedBrief {
  name: string;
  notes: string;
  /** Per item in order a pattern for its words as asked, or for the vehicle as "YEARS MAKE MODEL". */
  items: RegExp[];
  /** Per item a pattern for what is read of a product, as JSON: codes, days, places of sale. */
  details?: (RegExp | null)[];
  /** What may be in no request to a register. */
  keeps?: string[];
  /** Named and ruled out by the brief itself. */
  ruledOut?: RegExp;
  /** Nothing can be looked up: the answer is an ask. */
  isAsk?: true;
}
