/** A brief with the answer that it has: figures to the cent, the vendor to buy from, and what has to be asked. */
export interface ScreeningBrief {
  name: string;
  brief: string;
  /** Pasted under "Quote 1 of n:"; empty where the brief holds them itself. */
  quotes: string[];
  /** The brief of the take that this one continues. */
  prior?: string;
  vendors: ScreenedVendor[];
  recommended: string | null;
  deadline?: string;
  /** A question to the caller. */
  asksCaller?: RegExp;
  /** What the answer has to say. */
  says?: RegExp[];
}

/** Amounts are decimal strings in the vendor's currency; fees, discount and tax are nothing where they are left out. */
export interface ScreenedVendor {
  vendor: string;
  /** USD where left out. */
  currency?: string;
  linesSubtotal?: string;
  freight: string | null;
  fees?: string;
  discount?: string;
  tax?: string | null;
  landedTotal: string | null;
  landedTotalAtLeast?: string;
  statedTotal?: string;
  /** What is a line and what a fee, freight or discount may be told either way; the total may not. */
  isSplitOpen?: boolean;
  /** Lead days that are right. */
  leadDays: (number | null)[];
  /** Part numbers that are missing. */
  missing?: string[];
  /** Right and stated amount of each math error. */
  errors?: [right: string, stated: string][];
  /** What has to be asked of the vendor. */
  asks?: RegExp[];
}

/** The notes of a take on a brief. */
export function notesOf({ brief, quotes }: ScreeningBrief): string {
  return [brief, ...quotes.map((quote, index) => `Quote ${index + 1} of ${quotes.length}:\n${quote}`)].join('\n\n');
}
