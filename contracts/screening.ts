import type { CanaryExpectations } from './canary.ts';
import type { SourceFailure, SourceRequest } from './plan.ts';
import type { Prior, TakeResponse } from './take.ts';

/** What an answer has to hold, and whether it does. */
export type Expectation = {
  expectation: string;
  isMet: boolean;
  /** What was there instead, in words or as JSON. */
  found: string;
  /** Unmet, it is a wrong answer that a caller would act on: a wrong recommendation, an accusation, a false all-clear. */
  isGrave?: boolean;
};

/** A brief with the answer that it has. */
export interface ScreenedBrief {
  /** Unique within the set. */
  name: string;
  notes: string;
  prior?: Prior | null;
  /** Holds an answer against what it has to come to; every answer gets the same number of expectations where it is whole. Throws on none. */
  hold(take: TakeResponse): Expectation[];
}

/** What a source of the set answers, as the crawl would have read it. */
export interface ScreenedAnswer {
  body: string | Uint8Array;
  mediaType: string;
  /** Address after redirects. */
  url: string;
  status?: number;
}

/**
 * The briefs by which a channel is screened, and the world that they are about: whatever a take of one asks for is answered here, so that what it comes to
 * depends on the channel alone.
 */
export interface Screening {
  /** When the briefs count as accepted: the day that their relative dates refer to (ISO 8601, UTC). */
  at: string;
  briefs: readonly ScreenedBrief[];
  answer(request: Exclude<SourceRequest, { kind: 'text' }>): ScreenedAnswer | SourceFailure;
  canary: ChannelCanary;
}

/** The canary that a channel brings along: rolled over the set's world as the installation serves it. */
export interface ChannelCanary {
  /** Name of the brief that it rolls; the addresses of its pages are those of the installation. */
  brief: string;
  expectations: CanaryExpectations;
}

/** Score under which a channel has regressed, where its card names no other. */
export const SCREENING_BAR = 0.95;

/** Address of the operator that rolls the takes of screenings and of the installation's own canaries. Nobody signs in as it. */
export const INSTALLATION_OPERATOR = 'screening@longtake.local';

/** Share of the expectations that are met, 0 to 1; 1 where there are none. */
export function scoreOf({ met, expected }: { met: number; expected: number }): number {
  return expected === 0 ? 1 : met / expected;
}
