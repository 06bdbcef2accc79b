import type { Rubric } from '#contracts/grade.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';

/**
 * Whether a grade was given by a rubric of its channel: the present one, or a former one that is kept. A grade is computed again by the rubric that
 * is stored with it, so that has to be one of them, as it is.
 */
export function recheckRubric(stored: Rubric, { rubric, formerRubrics = [] }: ChannelRules): Difference[] {
  const known = formerRubrics.find(({ id, version }) => id === stored.id && version === stored.version);
  return compareJson('grade.json#/rubric', stored, known ?? rubric);
}
