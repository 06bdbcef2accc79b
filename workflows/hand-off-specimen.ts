import { proxyActivities } from '@temporalio/workflow';
import type { WorkInput } from '#contracts/work.ts';
import type { DeliveryActivities } from '../activities/delivery-activities.ts';
import { ATTEMPT_OPTIONS } from './activity-options.ts';
import { deliverOnSchedule } from './deliver-on-schedule.ts';
import type { DeliveryEnd } from './deliver-on-schedule.ts';

const activities = proxyActivities<DeliveryActivities>(ATTEMPT_OPTIONS);

/** Hands one approved specimen to the courier, and fires `specimen.published` when the courier has it. */
export const handOffSpecimen = (input: WorkInput): Promise<DeliveryEnd> =>
  deliverOnSchedule(input, (attempt, summary) =>
    activities.attemptHandOver.executeWithOptions({ ...ATTEMPT_OPTIONS, summary }, [attempt]),
  );
