import type { ComposeInput } from '#contracts/channel-rules.ts';
import type { Composition } from '#contracts/composition.ts';
import type { GradeEvidence } from '#contracts/grade.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { PlannedStill } from '#contracts/still.ts';
import type { CheckedAnswer } from '../../evidence/check-composition.ts';
import { collectGradeEvidence } from '../../evidence/collect-grade-evidence.ts';
import { composeAnswer } from '../../evidence/compose-answer.ts';
import { countFrame } from '../../evidence/stage-counts.ts';
import { planStills } from '../../evidence/stills/plan-stills.ts';
import { countTerms } from '../../evidence/tokenise/count-terms.ts';
import type { CountedText } from '../../evidence/tokenise/count-terms.ts';
import { askLater } from '../ask-later.ts';
import type { Answers, MadeOrAsked } from '../ask-later.ts';
import type { JobTools } from '../job.ts';
import { recordOf, unpackRead } from './pages.ts';
import type { PackedRead } from './pages.ts';

export interface Framing extends Omit<ComposeInput, 'pages'> {
  channel: string;
  pages: PackedRead[];
  /** Every source that was asked for. */
  requests: SourceRequest[];
  /** What fell when the findings were verified. */
  dropped: StageOutputs['extract']['dropped'];
  answers: Answers | null;
}

export interface Framed {
  composition: Composition;
  answer: Pick<CheckedAnswer, 'output' | 'table' | 'links' | 'citations' | 'sentences'> & { claims: number };
  evidence: GradeEvidence;
  counts: Record<string, number>;
  stills: PlannedStill[];
  /** The take as the archive is searched for it; null for one that cites nothing, as it leads to no page. */
  indexed: CountedText | null;
}

/** What a channel answers, without everything that its evidence does not carry, and composed anew over what fell. */
export async function frame(
  { channel, pages: packed, requests, dropped, answers, ...rest }: Framing,
  { findRules }: JobTools,
): Promise<MadeOrAsked<Framed>> {
  const composing = { ...rest, pages: packed.map(recordOf) };
  const { brief, plan, findings, failures, undone } = rest;
  const pages = packed.map(unpackRead);
  const layers = new Map(pages.map(({ sha256, layer }) => [sha256, layer.text]));
  const textOf = (sha256: string): string | undefined => layers.get(sha256);
  const ground = {
    findings,
    pages: pages.map(({ sha256, url, origin, layer }) => ({ sha256, url, origin, links: layer.links })),
    textOf,
    briefText: brief.notes,
  };
  const outcome = await askLater(answers, (model) => composeAnswer(findRules(channel), composing, { ground, model }));
  if ('questions' in outcome) return outcome;
  const { composition, answer } = outcome.made;
  const verified = { findings, dropped };
  const briefText = brief.notes;
  const { subGoals } = plan;
  const graded = { subGoals, requests, pages, failures, verified, composition, answer, undone, briefText, textOf };
  const { output, table, links, citations, sentences } = answer;
  return {
    made: {
      composition,
      answer: { output, table, links, citations, sentences, claims: answer.claims.length },
      evidence: collectGradeEvidence(graded),
      counts: countFrame(answer),
      stills: planStills({ composition, answer, findings, pages }),
      indexed: citations.length > 0 ? countTerms({ head: brief.notes, text: output, language: null }) : null,
    },
  };
}
