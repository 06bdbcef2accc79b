import type { Rubric } from '#contracts/grade.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';

/**
 * Whether a grade was given by a rubric of its channel. A grade is computed again by the rubric that is stored with it; a rubric that is known
 * must be stored as it is, an older one that is not known any more is taken as it is stored.
 */
export function recheckRubric(stored: Rubric, { rubric, formerRubrics = [] }: ChannelRules): Difference[] {
  const where = 'grade.json#/rubric';
  const known = [rubric, ...formerRubrics].find(({ id, version }) => id === stored.id && version === stored.version);
  if (known) return compareJson(where, stored, known);
  if (stored.id !== rubric.id) return compareJson(`${where}/id`, stored.id, rubric.id);
  const isOlder = Number.isInteger(stored.version) && stored.version >= 1 && stored.version < rubric.version;
  return isOlder ? [] : compareJson(`${where}/version`, stored.version, rubric.version);
}
