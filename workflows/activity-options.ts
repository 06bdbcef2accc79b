import { ActivityCancellationType } from '@temporalio/workflow';
import type { ActivityOptions } from '@temporalio/workflow';
import type { StageName } from '#contracts/stage.ts';

/**
 * Shared by all stages. A stage heartbeats every second, so a dead worker is noticed within the heartbeat timeout and the take's next
 * event comes within fifteen seconds. Cancelling waits until the attempt has stopped: it may still be writing.
 */
const STAGE = {
  heartbeatTimeout: '8 seconds',
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
  retry: {
    initialInterval: '250 milliseconds',
    backoffCoefficient: 2,
    maximumInterval: '5 seconds',
    maximumAttempts: 20,
  },
} as const satisfies ActivityOptions;

/** Stages that compute: minutes are far beyond the slowest page. Twenty attempts outlast a restart of the database. */
const COMPUTING = {
  ...STAGE,
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '10 minutes',
} as const satisfies ActivityOptions;

/** Reads the web within the budget of the card; the stage itself stops at that budget long before this. */
const READING = {
  ...STAGE,
  startToCloseTimeout: '15 minutes',
  scheduleToCloseTimeout: '40 minutes',
} as const satisfies ActivityOptions;

export const STAGE_OPTIONS: Record<StageName, ActivityOptions> = {
  plan: COMPUTING,
  crawl: READING,
  recall: COMPUTING,
  extract: COMPUTING,
  measure: COMPUTING,
  frame: COMPUTING,
  grade: COMPUTING,
};

/** Ends a take whatever else failed, so it is tried for as long as it takes: credits are held until it succeeds. */
export const FINISH_OPTIONS: ActivityOptions = {
  startToCloseTimeout: '30 seconds',
  cancellationType: ActivityCancellationType.ABANDON,
  retry: { initialInterval: '250 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
};

/**
 * One attempt of a delivery: 15 s for the request, as much again for the database. What fails here is ours (the database is away), not the receiver,
 * so it is tried for as long as it takes and is no attempt of the schedule.
 */
export const ATTEMPT_OPTIONS: ActivityOptions = {
  startToCloseTimeout: '45 seconds',
  cancellationType: ActivityCancellationType.ABANDON,
  retry: { initialInterval: '250 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
};

/** A take of a screening from its acceptance to its end, behind everybody else's takes. The database that is away, or a worker that ends, is waited for. */
export const SCREENED_OPTIONS: ActivityOptions = {
  startToCloseTimeout: '2 hours',
  heartbeatTimeout: '15 seconds',
  retry: { initialInterval: '250 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
};

/**
 * A batch of passages that a provider is asked about: minutes for one that is slow, behind everybody else's work. One that is away is waited for; a
 * rebuild that gives up begins again with its schedule.
 */
export const EMBED_OPTIONS: ActivityOptions = {
  startToCloseTimeout: '5 minutes',
  scheduleToCloseTimeout: '1 hour',
  cancellationType: ActivityCancellationType.ABANDON,
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
  priority: { priorityKey: 5 },
};
