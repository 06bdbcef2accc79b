import type { ChannelColumn } from '#contracts/composition.ts';
import type { Derivation } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';

/** What is claimed of a page: a row, or a sentence that a model chose for it. */
export interface TrialClaim {
  cells?: JsonObject;
  derivations?: Derivation[];
  /** Of the row with these cells. */
  sentence?: string;
  /** What rules say of rows, in words of their own, and whether they cite the quotes for figures beside those. */
  states?: { text: string; rows: number[]; isFactual?: boolean; citesQuotes?: true };
  /** Further rows of the answer. */
  others?: JsonObject[];
}

/** A page that seems to carry a false claim, and the true claim that it does carry. */
export interface TrialCase {
  page: string;
  mediaType: 'text/html' | 'text/markdown';
  /** Each stands on the page once. */
  quotes: string[];
  headings?: string[];
  columns: ChannelColumn[];
  lie: TrialClaim;
  truth: TrialClaim;
}

export interface TrialKind {
  name: string;
  cases: TrialCase[];
}

export const text = (key: string): ChannelColumn => ({ key, label: key, type: 'text' });
export const number = (key: string, unit?: string): ChannelColumn => ({
  key,
  label: key,
  type: 'number',
  ...(unit === undefined ? {} : { unit }),
});
export const money = (key: string): ChannelColumn => ({ key, label: key, type: 'money' });
export const date = (key: string): ChannelColumn => ({ key, label: key, type: 'date' });
export const link = (key: string): ChannelColumn => ({ key, label: key, type: 'link' });

export const derive = (cell: string, rule: Derivation['rule'], from: Json[], value: Json): Derivation => ({
  cell,
  rule,
  from,
  value,
});

/** A Markdown page of one line that is the quote. */
export const line = (quote: string, rest: Omit<TrialCase, 'page' | 'mediaType' | 'quotes'>): TrialCase => ({
  page: `Notes of the house\n\n${quote}\n\nThat is all for this time.\n`,
  mediaType: 'text/markdown',
  quotes: [quote],
  ...rest,
});
