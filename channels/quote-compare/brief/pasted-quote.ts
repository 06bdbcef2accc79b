/** A caller's text taken apart: what the caller says, and each pasted quote. */
export interface SplitNotes {
  brief: string;
  quotes: PastedQuote[];
}

export interface PastedQuote {
  text: string;
  /** The vendor by the heading before the quote; empty where it names none. `text` begins with it where the quote does not. */
  name: string;
}
