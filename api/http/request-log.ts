import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './error-handler.ts';

/** One line per request when it is over: no bodies, no headers, no query. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const takeId = response.getHeader('x-take-id');
      log.info(
        {
          requestId: requestIdOf(response),
          method: request.method,
          path: request.path,
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
