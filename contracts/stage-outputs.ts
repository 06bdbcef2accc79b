import type { Composition } from './composition.ts';
import type { Citation, Finding } from './evidence.ts';
import type { FiledSpecimen } from './filing.ts';
import type { GradeEvidence, GradeReport } from './grade.ts';
import type { JsonObject } from './json.ts';
import type { RecordedAnswer } from './model-port.ts';
import type { PageRequest, PlanDraft, SourceFailure, SourceRequest } from './plan.ts';
import type { Table } from './table.ts';
import type { Ask, HeldDraft } from './take.ts';
import type { TimeStampOutcome } from './time-stamp.ts';

/** What each stage stores. Later stages, the verifier and the export read it; Temporal never sees it. */
export interface StageOutputs {
  plan: { draft: PlanDraft; gather: Gather } & ByRules;
  crawl: { failures: SourceFailure[]; undone: string[] };
  /** `found`: what the archive queries of the plan came to, the best first; absent where nothing was asked. */
  recall: { failures: SourceFailure[]; found?: FoundPage[] };
  extract: {
    findings: Finding[];
    notes: JsonObject;
    dropped: { finding: string; reason: string; quote?: string }[];
    failures: SourceFailure[];
    undone: string[];
    /** The next round, when the channel asked for one and the budget allows it. */
    gather: Gather | null;
    /** Rounds that the extraction was told it could still ask for. */
    roundsLeft?: number;
  } & ByRules;
  /** `filed`: what the library has of each finding, by its id. */
  measure: { findings: Finding[]; filed?: Record<string, FiledSpecimen> };
  frame: {
    composition: Composition;
    output: string;
    table: Table | null;
    links: string[];
    citations: Citation[];
    asks: Ask[];
    held: HeldDraft[];
    undone: string[];
    metSubGoals: string[];
    evidence: GradeEvidence;
  } & ByRules;
  /** `timeStamp`: absent where no authority is configured. */
  grade: GradeReport & { timeStamp?: TimeStampOutcome };
}

/** What a channel's own rules made, with what a model answered them. */
export interface ByRules {
  /** Version of the product whose rules they were: another one need not come to the same. */
  version?: string;
  /** In the order of asking; absent where nothing was asked. The same answers lead to the same output. */
  answers?: RecordedAnswer[];
}

/** The sources of a round, shared out: what the archive holds fresh enough is recalled, the rest is crawled. */
export interface Gather {
  crawl: SourceRequest[];
  recall: SourceRequest[];
}

/** A page of the operator's archive that answers a query of the plan. A stale one is fetched again before anything is said of it; without retrieval none is. */
export interface FoundPage {
  /** Id of the query. */
  query: string;
  request: PageRequest;
  /** What its address held when it was read last, and when that was. */
  sha256: string;
  at: string;
  /** BM25, to three places; how high it is depends on the archive. */
  score: number;
  isStale: boolean;
}
