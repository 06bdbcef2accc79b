import type { Composition } from '#contracts/composition.ts';
import type { Citation } from '#contracts/evidence.ts';
import type { GradeEvidence, GradeReport } from '#contracts/grade.ts';
import type { PageRecord } from '#contracts/page.ts';
import type { Brief } from '#contracts/plan.ts';
import type { ByRules, StageOutputs } from '#contracts/stage-outputs.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { TimeStampOutcome } from '#contracts/time-stamp.ts';
import { FIRST_EXTRACTOR } from '../text-layer/extractors.ts';

/** Everything stored of a take that its answer and grade follow from, by the members of its export; what is not there yet is null. */
export interface StoredTake {
  /** The frozen response; null while the take runs. */
  take: TakeResponse | null;
  citations: StoredCitation[];
  grade: (GradeReport & { evidence: GradeEvidence }) | null;
  /** In the order in which the channel was handed them. */
  pages: StoredPage[];
  /** The log. */
  trace: TakeEvent[];
  plan: StoredPlan;
  findings: StoredFindings;
  composition: (Composition & ByRules) | null;
  /** Absent: no authority was configured, or the take ended before its grade. */
  timeStamp?: TimeStampOutcome;
}

/** A citation of the output, with the address of its page. */
export type StoredCitation = Pick<Citation, 'id' | 'quote' | 'page' | 'start' | 'end'> & { url: string | null };

/** A page as the take read it. Its bytes and its text are kept under its SHA-256. */
export interface StoredPage extends Omit<PageRecord, 'headers'> {
  requestId: string;
  ageSeconds: number;
  /** Where the bytes first came from: what the text layer is made by, where that is not `url`. */
  layerUrl?: string | null;
  /** Version of the extractor that made its text layer; takes of versions that had only the first do not say it. */
  extractor?: number;
  /** When its bytes were taken out of the archive, as the retention of the service has it; absent while they are there. */
  collectedAt?: string;
}

export interface StoredPlan extends Partial<StageOutputs['plan']> {
  takeId: string;
  brief: Brief;
}

export interface StoredFindings {
  rounds: StoredRound[];
  measured: StageOutputs['measure'] | null;
}

/** What the stages of a round stored; null for one that was skipped or not reached. */
export interface StoredRound {
  crawl: StageOutputs['crawl'] | null;
  recall: StageOutputs['recall'] | null;
  extract: StageOutputs['extract'] | null;
}

/** Pages that were taken out of the archive: nothing cites them, and nothing can be made of them again. */
export const collectedOf = (pages: readonly Pick<StoredPage, 'sha256' | 'collectedAt'>[]): Set<string> =>
  new Set(pages.flatMap(({ sha256, collectedAt }) => (collectedAt === undefined ? [] : [sha256])));

/** The address that a page's text layer is made by. */
export const layerUrlOf = ({ url, layerUrl }: StoredPage): string | null => (layerUrl === undefined ? url : layerUrl);

/** The extractor that a page's text layer is made by. */
export const extractorOf = ({ extractor = FIRST_EXTRACTOR }: StoredPage): number => extractor;
