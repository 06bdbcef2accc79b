import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import type { Logger } from 'pino';

/**
 * What an activity throws as Temporal may keep it. A failure of ours says what it says, but its stack names files of the machine; anything else
 * quotes whatever it likes (an address, a row, a host), so of that only its kind is told and the rest is logged.
 */
export const createScrubbing =
  (log: Logger): ActivityInterceptorsFactory =>
  ({ info }) => ({
    inbound: {
      execute: (input, next) =>
        next(input).catch((error: unknown) => {
          if (error instanceof ApplicationFailure || error instanceof CancelledFailure) throw withoutStack(error);
          log.warn({ err: error, activity: info.activityType, attempt: info.attempt }, 'an activity failed');
          throw withoutStack(ApplicationFailure.retryable('it failed; the log of the worker says why', kindOf(error)));
        }),
    },
  });

function withoutStack<E extends Error>(failure: E): E {
  failure.stack = '';
  return failure;
}

/** A driver's code, such as `ECONNREFUSED` or an SQLSTATE, names nothing. */
function kindOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'unknown';
}
