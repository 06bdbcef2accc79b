import type { EndState, StageName } from './stage.ts';

/** Names that the dispatcher and the workers share with Temporal. Changing one strands the takes that run under it. */
export const TAKE_WORKFLOW = 'take';
export const TAKE_QUEUE = 'takes';

/** Workflow id of a take: one open execution per take, whoever starts it and however often. */
export const takeWorkflowId = (takeId: string): string => `take:${takeId}`;

export const SEARCH_ATTRIBUTES = ['Channel', 'Grade', 'State', 'Owner'] as const;

/** What a take workflow is started with: references only, never the brief. */
export interface TakeWorkflowInput {
  takeId: string;
  operatorId: string;
  /** Most rounds of crawl, recall and extract that the card allows. */
  maxRounds: number;
}

/** What every stage activity is called with. */
export interface StageInput {
  takeId: string;
  operatorId: string;
  round: number;
  /** Rounds of gathering that are behind the stage, its own included. */
  rounds: number;
  /** Stages that were left out since the last stage; written to the log before this stage starts. */
  skipped: SkippedStage[];
}

export interface SkippedStage {
  stage: StageName;
  round: number;
  reason: string;
}

/** What a stage tells the workflow. Everything else it made is in Postgres, named by the stage. */
export interface StageReport {
  /**
   * Stages ahead that there is no use for, each with the reason that the log will show: `measure` for the whole take, `crawl` and `recall` for the round
   * that follows.
   */
  skips?: Partial<Record<StageName, string>>;
  /** The take ends here with this state instead of going on. */
  end?: EndAs;
  /** The channel asks for another round of sources. */
  wantsMore?: boolean;
  /** Letter of the grade, for the search attribute. */
  grade?: string;
}

/** How a take ends other than by its grade. */
export interface EndAs {
  state: Exclude<EndState, 'finished'>;
  /** Code of contracts/errors.ts for a failure. */
  code?: string;
  /** Sentence for the caller: what stopped the take. That of a stage may name what was asked for; it stays in the database and is found there. */
  detail?: string;
}

/** What `finish` is called with, by the workflow and by whoever ends a take that has none. */
export interface FinishInput extends EndAs {
  takeId: string;
  operatorId: string;
  skipped: SkippedStage[];
}

/** What the workflow returns: shown in the Temporal UI. */
export interface TakeOutcome {
  state: EndState;
  grade: string | null;
}
