import { ApplicationFailure, CancelledFailure, Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { getRefusal, isUnavailable } from '../db/errors.ts';
import { JobFailure } from '../threads/job-failure.ts';
import { ThreadsBusy } from '../threads/threads-busy.ts';

/** Attempts after which an error that is nobody's outage counts as ours: the same code would fail again. */
const ATTEMPTS = 3;

/**
 * Turns what a stage threw into what Temporal should do about it. Outages and a machine that is too busy are retried as long as the options say, and so is an attempt
 * that was fenced off by one that Temporal no longer counts, or whose evidence another take has filed meanwhile; an attempt whose take has ended stops; a fault of ours fails the take after a few. Always throws.
 */
export async function failStage(error: unknown, log: Logger): Promise<never> {
  const { cancellationSignal, cancelled, info } = Context.current();
  if (cancellationSignal.aborted) await cancelled;
  if (error instanceof ApplicationFailure || error instanceof CancelledFailure) throw error;
  const refusal = getRefusal(error);
  if (refusal)
    throw ApplicationFailure.create({
      message: `stopped: ${refusal}`,
      type: refusal,
      nonRetryable: refusal !== 'fenced_off' && refusal !== 'filed_meanwhile',
    });
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'the database is away, the stage will be tried again');
    throw ApplicationFailure.create({ message: 'the database is away', type: 'unavailable' });
  }
  if (error instanceof ThreadsBusy) {
    log.warn({ err: error }, 'the machine is busy, the stage will be tried again');
    throw ApplicationFailure.create({ message: 'the machine is busy', type: 'unavailable' });
  }
  if (error instanceof JobFailure && error.reason !== 'threw') {
    log.error({ err: error }, 'the stage is beyond what a thread can do');
    const what = error.reason === 'deadline' ? 'too long' : 'too much memory';
    throw ApplicationFailure.create({
      message: `What was given or read takes ${what} to work through. Ask about less of it; this take cost nothing.`,
      type: 'take_failure',
      nonRetryable: true,
      details: ['sources_unreadable'],
    });
  }
  log.error({ err: error, attempt: info.attempt }, 'the stage failed');
  throw ApplicationFailure.create({
    message: 'Something in the service failed. Ask again; this take cost nothing.',
    type: 'take_failure',
    nonRetryable: info.attempt >= ATTEMPTS,
    details: ['internal'],
  });
}
