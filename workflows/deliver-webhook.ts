import { proxyActivities } from '@temporalio/workflow';
import type { WorkInput } from '#contracts/work.ts';
import type { DeliveryActivities } from '../activities/delivery-activities.ts';
import { ATTEMPT_OPTIONS } from './activity-options.ts';
import { deliverOnSchedule } from './deliver-on-schedule.ts';
import type { DeliveryEnd } from './deliver-on-schedule.ts';

const activities = proxyActivities<DeliveryActivities>(ATTEMPT_OPTIONS);

/** Tells one subscription of one event. */
export const deliverWebhook = (input: WorkInput): Promise<DeliveryEnd> =>
  deliverOnSchedule(input, (attempt, summary) =>
    activities.attemptDelivery.executeWithOptions({ ...ATTEMPT_OPTIONS, summary }, [attempt]),
  );
