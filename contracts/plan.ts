import type { JsonObject } from './json.ts';
import type { Ask } from './take.ts';

/** The brief as a channel reads it. With a prior, the two briefs count together and `notes` wins where they disagree. */
export interface Brief {
  notes: string;
  prior: { brief: string; output: string; links: string[] } | null;
  skipRetrieval: boolean;
  /** When the take was accepted: the "today" of relative dates (ISO 8601, UTC). */
  acceptedAt: string;
}

interface Request {
  /** Unique within the take and stable over rounds and attempts. */
  id: string;
  /** The sub-goal that it serves. */
  subGoal: string;
}

/** A page of the web. The crawl lane follows redirects, robots.txt and its limits. */
export interface PageRequest extends Request {
  kind: 'page';
  url: string;
  /** The address is where a site's sitemap is by custom: one of this site that its robots.txt names is read in its place. */
  isSitemap?: true;
}

/** One call of an API source: `path` starts with a slash and is appended to the source's configured origin. */
export interface ApiRequest extends Request {
  kind: 'api';
  /** Name of a source that the channel describes (`Channel.sources`). */
  source: string;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  /** Form fields of a POST. */
  form?: Record<string, string>;
  /** Body of a POST that is JSON. */
  json?: JsonObject;
  /** Statuses beside 2xx whose body is an answer, such as a 404 that means "nothing found". */
  answerStatuses?: number[];
}

/** The caller's own text (the brief, a pasted quote), archived as a page so that it can be cited. */
export interface TextRequest extends Request {
  kind: 'text';
  label: string;
  text: string;
}

export type SourceRequest = PageRequest | ApiRequest | TextRequest;

/** A question to what the operator's earlier takes have read; `recall` asks it in the first round. */
export interface ArchiveQuery {
  /** Letters and digits, unique within the plan. */
  id: string;
  subGoal: string;
  /** In the words of the brief; none of them has to stand on a page. */
  query: string;
  /** What the brief is about: a page that does not hold every word of it is not found. */
  name: string;
  /** Most pages. */
  limit: number;
}

/** A sub-goal before it was worked on; its stage is where it is met. */
export interface SubGoalDraft {
  id: string;
  goal: string;
}

/** What a channel makes of a brief. Blocking asks and no sources: the take ends `needs_input`. */
export interface PlanDraft<Reading extends JsonObject = JsonObject> {
  subGoals: SubGoalDraft[];
  sources: SourceRequest[];
  /** Where the brief names no sources: what may be among the pages of earlier takes. */
  archive?: ArchiveQuery[];
  asks: Ask[];
  /** The channel's own reading of the brief (filters, items, products), kept with the plan and handed back to it. */
  reading: Reading;
  /** Why the measure stage is not needed; absent when it is. */
  noMeasure?: string;
  /** Records that a model made of the brief decide what is gathered; `reading` holds them. */
  readBy?: 'model';
}

/** Who made the plan, as the log and the answer tell it. */
export const plannerOf = ({ readBy }: Pick<PlanDraft, 'readBy'>): 'rules' | 'model' => readBy ?? 'rules';

/** Why a source request has no page. The words for a caller are in `detail`. */
export const SOURCE_FAILURES = [
  'address_not_allowed',
  'could_not_connect',
  'timed_out',
  'too_large',
  'too_many_redirects',
  'robots_txt',
  'http_status',
  'empty',
  'needs_browser',
  'asks_to_sign_in',
  'unreadable',
  'budget',
] as const;
export type SourceFailureCode = (typeof SOURCE_FAILURES)[number];

/** A type, not an interface: stored as JSON. */
export type SourceFailure = {
  requestId: string;
  code: SourceFailureCode;
  /** HTTP status where there was one. */
  status?: number;
  /** Names the address or source and what stopped it. */
  detail: string;
};
