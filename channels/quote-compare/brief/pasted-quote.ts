/** A caller's text taken apart: what the caller says, and each pasted quote. */
export interface SplitNotes {
  brief: string;
  quotes: PastedQuote[];
  /** Lines with an amount of money that stands in no quote and is no limit of the caller; none where left out. */
  strays?: string[];
}

export interface PastedQuote {
  text: string;
  /** The vendor by the heading before the quote; empty where it names none. `text` begins with it where the quote does not. */
  name: string;
}
