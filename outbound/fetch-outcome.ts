import type { ExchangeHop } from '#contracts/page-exchange.ts';
import type { SourceFailureCode } from '#contracts/plan.ts';

export type FetchOutcome = FetchedPage | FetchedNothingNew | FetchFailure;

export interface FetchedPage {
  kind: 'page';
  /** The address that answered, after redirects and without fragment. */
  url: string;
  /** Addresses that redirected, in order; the first is the one asked for. */
  redirects: string[];
  status: number;
  /** Headers that matter, by lower-case name. */
  headers: Record<string, string>;
  /** Content-decoded bytes. */
  body: Uint8Array<ArrayBuffer>;
  /** How it came; absent for what no server sent. */
  exchange?: FetchedExchange;
}

/** Every answer up to the page, and its body as it came where that was encoded. */
export interface FetchedExchange {
  hops: ExchangeHop[];
  raw?: Uint8Array;
}

/** A 304 to a conditional request: the stored answer of `url` is still the answer. */
export interface FetchedNothingNew {
  kind: 'not_modified';
  url: string;
  redirects: string[];
  headers: Record<string, string>;
  exchange?: FetchedExchange;
}

export interface FetchFailure {
  kind: 'failure';
  code: SourceFailureCode;
  status?: number;
  /** A sentence for the caller: the address asked for, and what stopped it. */
  detail: string;
  /** How long the other side asked to wait. */
  retryAfterMs?: number;
  /** The same fetch can succeed later. */
  isTransient: boolean;
  /** For the log, never for a caller. */
  cause?: unknown;
}
