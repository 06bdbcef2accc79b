import type { Brief, PlanDraft } from '#contracts/plan.ts';
import { askLater } from '../ask-later.ts';
import type { Answers, MadeOrAsked } from '../ask-later.ts';
import type { JobTools } from '../job.ts';

export interface Planning {
  channel: string;
  brief: Brief;
  answers: Answers | null;
}

/** What a channel makes of a brief. */
export function plan({ channel, brief, answers }: Planning, { findRules }: JobTools): Promise<MadeOrAsked<PlanDraft>> {
  return askLater(answers, (model) => findRules(channel).plan(brief, model));
}
