import type { Composition } from '#contracts/composition.ts';
import type { Finding, FindingDraft } from '#contracts/evidence.ts';
import type { Rubric } from '#contracts/grade.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Brief, PlanDraft, SourceFailure, SourceRequest } from '#contracts/plan.ts';

/** A channel as far as a stored take is run again by it: `Channel` of channels/channel.ts is one. */
export interface Rules {
  card: { slug: string; budget: { pages: number; rounds: number } };
  rubric: Rubric;
  /** Rubrics that takes were graded by before. */
  formerRubrics?: readonly Rubric[];
  plan(brief: Brief): PlanDraft | Promise<PlanDraft>;
  extract(input: {
    brief: Brief;
    plan: PlanDraft;
    round: number;
    pages: ReadPage[];
    failures: SourceFailure[];
    pagesLeft: number;
    roundsLeft: number;
  }): Extracted | Promise<Extracted>;
  measure?(input: { brief: Brief; plan: PlanDraft; findings: Finding[] }): Finding[] | Promise<Finding[]>;
  compose(input: {
    brief: Brief;
    plan: PlanDraft;
    findings: Finding[];
    notes: JsonObject;
    pages: Omit<ReadPage, 'body' | 'layer'>[];
    failures: SourceFailure[];
    undone: string[];
  }): Composition | Promise<Composition>;
}

interface Extracted {
  findings: FindingDraft[];
  more: SourceRequest[];
  notes: JsonObject;
}
