import { setCurrentDetails, sleep, upsertSearchAttributes } from '@temporalio/workflow';
import { defineSearchAttributeKey } from '@temporalio/common';
import { ATTEMPT_DELAYS_MS } from '#contracts/work.ts';
import type { AttemptInput, AttemptResult, WorkInput } from '#contracts/work.ts';

const STATE = defineSearchAttributeKey('State', 'KEYWORD');
const JITTER = 0.2;
const BUSY_MS = 1_000;

export type DeliveryEnd = 'delivered' | 'failed' | 'stopped';

/**
 * Attempts until one is accepted, on the schedule of INTERFACE, part 2, Webhooks, ±20 %. The waiting is the workflow's own, so that an operator sees
 * in Temporal how often it was tried, what came back and when the next attempt is due.
 */
export async function deliverOnSchedule(
  input: WorkInput,
  attempt: (input: AttemptInput, summary: string) => Promise<AttemptResult>,
): Promise<DeliveryEnd> {
  const end = await run();
  upsertSearchAttributes([{ key: STATE, value: end }]);
  return end;

  async function run(): Promise<DeliveryEnd> {
    for (let n = 1; ; n++) {
      const delayMs = ATTEMPT_DELAYS_MS[n];
      const nextInMs = delayMs === undefined ? null : jitter(delayMs);
      const result = await attemptInTurn({ ...input, attempt: n, nextInMs });
      if (result.outcome === 'delivered') return 'delivered';
      setCurrentDetails(`Attempt ${n}: ${result.detail}`);
      if (result.outcome === 'stopped') return 'stopped';
      if (result.nextInMs === null) return 'failed';
      const due = new Date(Date.now() + result.nextInMs).toISOString();
      setCurrentDetails(`Attempt ${n}: ${result.detail}. Next attempt at ${due}`);
      await sleep(result.nextInMs);
    }
  }

  async function attemptInTurn(input: AttemptInput): Promise<Exclude<AttemptResult, { outcome: 'busy' }>> {
    for (;;) {
      const result = await attempt(input, `attempt ${input.attempt}`);
      if (result.outcome !== 'busy') return result;
      setCurrentDetails(`Attempt ${input.attempt} waits for its turn at the receiver`);
      await sleep(jitter(result.retryInMs ?? BUSY_MS));
    }
  }
}

/** Temporal makes the random numbers of a workflow the same in a replay. */
const jitter = (ms: number): number => Math.round(ms * (1 - JITTER + 2 * JITTER * Math.random()));
