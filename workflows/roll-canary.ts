import { proxyActivities, uuid4 } from '@temporalio/workflow';
import type { WorkInput } from '#contracts/work.ts';
import type { DeliveryActivities } from '../activities/delivery-activities.ts';
import { ATTEMPT_OPTIONS } from './activity-options.ts';

const activities = proxyActivities<DeliveryActivities>(ATTEMPT_OPTIONS);

/** Rolls the take of a canary. What it comes to is held against what it has to come to when that take ends. */
export const rollCanary = (input: WorkInput): Promise<string> =>
  activities.rollCanary.executeWithOptions({ ...ATTEMPT_OPTIONS, summary: 'roll' }, [{ ...input, takeId: uuid4() }]);
