import type { FollowDeps } from './follow.ts';
import type { Gate } from './gate.ts';
import type { Robots } from './robots.ts';

export interface FetchRequest {
  /** As the brief, the plan or a page has it: an absolute http or https address. */
  url: string;
  method?: 'GET' | 'POST';
  accept?: string;
  /** Further headers. Redirects to another origin do not get them. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Validators of the stored answer; `url` is the address that it came from, by default the one asked for. */
  conditional?: { url?: string; etag?: string; lastModified?: string };
  /** Statuses beside 2xx whose body is an answer. */
  answerStatuses?: readonly number[];
  /** Ask for the first sitemap of the same host that its robots.txt names, where it names one, and for `url` where not. */
  isSitemap?: boolean;
  /** Mail address that the user agent names beside the page: some sources refuse callers without. */
  contactMail?: string;
  /** How a failure calls what was asked. Default: its address. */
  title?: string;
  /** Name of an API source: its own limits count, robots.txt and the crawl delay do not. */
  source?: string;
  /** Address of the page that is being read, for a part of it (its script, its data): robots.txt and its delay count, our own delay between pages does not. */
  partOf?: string;
  /** Exact `host:port` that this request may reach although the rules refuse it. */
  allowOrigins?: readonly string[];
  maxBytes?: number;
  maxRedirects?: number;
  /** For the whole fetch, without the time that it waits for its turn. */
  timeoutMs?: number;
  /** Longest time that it may wait for its turn, over all redirects; it ends in `budget` then. By default as long as it takes. */
  maxWaitMs?: number;
  signal?: AbortSignal;
}

export interface SourceLimits {
  /** Shortest time between two requests. */
  minIntervalMs: number;
  concurrency: number;
}

export interface FetchDeps extends FollowDeps {
  userAgent: string;
  robots: Robots;
  gate: Gate;
  crawlDelayMs: number;
  sources: Readonly<Record<string, SourceLimits>>;
  now: () => number;
}
