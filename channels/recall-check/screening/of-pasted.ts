import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { endsAs, equals, holds } from '../../screening/expectation.ts';
import type { PastedBrief } from '../pasted/pasted-brief.ts';
import { PASTED_BRIEFS } from '../pasted/pasted-briefs.ts';

/** Those of the pasted briefs that need a rule which no brief of the set does. */
const NAMES = new Set([
  'worried at night',
  'Spanish medicine',
  'French with a street',
  'counts in a day nursery',
  'a German household',
  'semicolons and kinds',
  'a pharmacy label',
  "a birthday's gifts",
  'names of one brand in a row',
  'a mother at home',
  'a question without an item',
  'a label read off a photograph',
  'a kind without a brand behind a brand',
  'a mail with its head and closing',
  'a service log parted by dashes',
  'a schedule to a will in Roman figures',
  'things of which each has lines of its own',
  'said with its marks',
  'told one after the other without marks',
  'records of an inventory program',
  'strings in an object',
  'a pick list under its title',
  'tables of a church sale',
  'a haul between slashes',
  'Spanish, one that is not theirs',
  'numbers in brackets on one line',
  'unlisted words where a list names its things',
]);

/** What screening rolls beside its own briefs. */
export const OF_PASTED: PastedBrief[] = PASTED_BRIEFS.filter(({ name }) => NAMES.has(name));

/** What was read of a pasted brief: as many items as it names, each in its words. */
export function holdItems({ items, isAsk }: PastedBrief, take: TakeResponse): Expectation[] {
  const goals = take.plan.subGoals.map(({ goal }) => goal);
  return [
    ...(isAsk ? [endsAs('needs_input', take)] : []),
    equals('number of items', items.length, goals.length),
    ...items.map((pattern, index) =>
      holds(`item ${index + 1} is ${pattern}`, pattern.test(goals[index] ?? ''), goals[index] ?? 'nothing'),
    ),
  ];
}
