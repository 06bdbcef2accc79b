import { proxyActivities } from '@temporalio/workflow';

const { noop } = proxyActivities<{ noop(): Promise<void> }>({ startToCloseTimeout: '1 minute' });

/** Seven activities that do nothing, one after the other: what Temporal alone costs. */
export async function bare(): Promise<void> {
  for (let stage = 0; stage < 7; stage++) await noop();
}

/** One activity that does nothing. */
export async function bareOne(): Promise<void> {
  await noop();
}
