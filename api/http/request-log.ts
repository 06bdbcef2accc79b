import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './error-handler.ts';
import { createRefusalCount, cutPath } from './refusal-count.ts';

/** One line per request when it is over: no bodies, no headers, no query. Refusals that repeat become one line a minute. */
export const requestLog = (log: Logger): RequestHandler => {
  const isCounted = createRefusalCount((status, count) => log.info({ status, count }, 'more requests were refused'));
  return (request, response, next) => {
    const startedAt = performance.now();
    // Where a router has the request, this is what is left of it.
    const path = cutPath(request.path);
    response.once('close', () => {
      if (isCounted(response.statusCode)) return;
      const takeId = response.getHeader('x-take-id');
      log.info(
        {
          requestId: requestIdOf(response),
          method: request.method,
          path,
          status: response.statusCode,
          latencyMs: Math.round(performance.now() - startedAt),
          ...(takeId !== undefined && { takeId }),
          ...(!response.writableFinished && { isCut: true }),
        },
        'request',
      );
    });
    next();
  };
};
