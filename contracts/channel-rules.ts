import type { Composition } from './composition.ts';
import type { FiledSpecimen } from './filing.ts';
import type { FallenRow, Finding, FindingDraft } from './evidence.ts';
import type { Rubric } from './grade.ts';
import type { JsonObject } from './json.ts';
import type { ModelPort } from './model-port.ts';
import type { ReadPage } from './page.ts';
import type { Brief, PlanDraft, SourceFailure, SourceRequest } from './plan.ts';
import type { Screening } from './screening.ts';
import type { ChannelIdentity } from './take-so-far.ts';

/**
 * What a channel rules: pure functions from a brief to a composed answer (DESIGN.md, Channels), and the rubric. The stages run them, and the
 * verifier runs them again. `Reading` is what the plan keeps of the brief, `Notes` what extract tells compose; both are plain JSON.
 */
export interface ChannelRules<Reading extends JsonObject = JsonObject, Notes extends JsonObject = JsonObject> {
  card: ChannelIdentity & { budget: { pages: number; rounds: number }; freshSeconds?: number };
  rubric: Rubric;
  /** Rubrics that takes were graded by before, so that a grade of theirs is known to be one of the channel's. */
  formerRubrics?: readonly Rubric[];
  plan(brief: Brief, model?: ModelPort): PlanDraft<Reading> | Promise<PlanDraft<Reading>>;
  /** Reads all pages that the take holds so far; called once a round, each time with everything. */
  extract(input: ExtractInput<Reading>, model?: ModelPort): Extraction<Notes> | Promise<Extraction<Notes>>;
  /** Measures what was found: findings whose value has a `specimen` (SpecimenDraft), which is filed. Absent: the plan says why in `noMeasure`. */
  measure?(input: MeasureInput<Reading>): FindingDraft[] | Promise<FindingDraft[]>;
  compose(input: ComposeInput<Reading, Notes>, model?: ModelPort): Composition | Promise<Composition>;
  /** The briefs by which it is screened; loaded when they are asked for. Absent: it is not screened. */
  screening?(): Promise<Screening>;
}

export interface ExtractInput<Reading extends JsonObject = JsonObject> {
  brief: Brief;
  plan: PlanDraft<Reading>;
  /** Counts from 1. */
  round: number;
  pages: ReadPage[];
  failures: SourceFailure[];
  pagesLeft: number;
  roundsLeft: number;
}

export interface Extraction<Notes extends JsonObject = JsonObject> {
  findings: FindingDraft[];
  /** Sources for another round. Ids that were asked already are ignored. */
  more: SourceRequest[];
  /**
   * Request ids of pages that should be read on where they go on (`TextLayer.next`), as far as the budget goes; the pages that follow `a` are
   * `a +2`, `a +3`, … Absent: every page of the web.
   */
  readOn?: string[];
  /** Channel-specific facts of the pages that compose needs (counts, sources asked); plain JSON. */
  notes: Notes;
}

export interface MeasureInput<Reading extends JsonObject = JsonObject> {
  brief: Brief;
  plan: PlanDraft<Reading>;
  findings: Finding[];
  /** Every page that the take has read. */
  pages: ReadPage[];
  /** Bytes of those that are pictures, by their SHA-256. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

export interface ComposeInput<Reading extends JsonObject = JsonObject, Notes extends JsonObject = JsonObject> {
  brief: Brief;
  plan: PlanDraft<Reading>;
  findings: Finding[];
  /** What the library has of measured findings, by their ids; absent where nothing was measured. */
  filed?: Record<string, FiledSpecimen>;
  notes: Notes;
  /** The pages that were read, without their text. */
  pages: Omit<ReadPage, 'body' | 'layer'>[];
  failures: SourceFailure[];
  /** What the budget or the caller left undone, as sentences. */
  undone: string[];
  /**
   * Rows of this channel that the evidence did not carry, when it is asked again; absent the first time. They are told in `lifecycle.undone` without
   * it; what it says over the other rows (who is best, that there is nothing) has to allow for what such a row may have held.
   */
  fallen?: readonly FallenRow[];
}
