import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { BegunScreening } from '#contracts/screening-workflow.ts';
import type { WorkInput } from '#contracts/work.ts';
import type { DeliveryActivities } from '../activities/delivery-activities.ts';
import { ATTEMPT_OPTIONS, SCREENED_OPTIONS } from './activity-options.ts';

const activities = proxyActivities<DeliveryActivities>(ATTEMPT_OPTIONS);
const rolls = proxyActivities<DeliveryActivities>(SCREENED_OPTIONS);

/** Takes of a screening that are under way at the same time: few, for they are nobody's hurry. */
const AT_ONCE = 4;
/** A brief whose answer falls short is rolled once more: what a channel gets wrong it gets wrong again. */
const ATTEMPTS = 2;

/** Screens the channels that the reference means, one after the other: every brief of their sets as a take, then the score. */
export async function screenChannels(input: WorkInput): Promise<string[]> {
  const { operatorId } = input;
  const channels = await activities.listScreened(input);
  for (const channel of channels) {
    const begun = await activities.beginScreening({ operatorId, channel });
    if (!begun) continue;
    await rollBriefs(begun);
    const { briefs: _, ...screening } = begun;
    await activities.endScreening(screening);
  }
  return channels;
}

async function rollBriefs({ briefs, ...screening }: BegunScreening): Promise<void> {
  const left = [...briefs];
  const lane = async (): Promise<void> => {
    for (let brief = left.shift(); brief !== undefined; brief = left.shift()) {
      setCurrentDetails(`${screening.channel}: ${briefs.length - left.length} of ${briefs.length}`);
      await rollUntilWhole(screening, brief);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function rollUntilWhole(screening: Omit<BegunScreening, 'briefs'>, brief: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { expected, met } = await rolls.rollScreened({ ...screening, brief, attempt });
    if (met === expected) return;
  }
}
