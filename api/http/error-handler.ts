import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { AppError, ERRORS } from '#contracts/errors.ts';
import { getRefusal, isUnavailable } from '../../db/errors.ts';
import { buildProblem } from './problem.ts';

/** The one place where errors become answers. A caller's mistake is a warning, a fault of ours an error with its cause. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    // Who hung up in the middle of a request has no use for an answer, and nothing has failed.
    if (request.destroyed && !request.complete) return;
    const known = translate(error);
    const { status } = ERRORS[known.code];
    const line = { requestId: requestIdOf(response), method: request.method, path: request.path, code: known.code };
    if (status >= 500) log.error({ ...line, err: known.cause ?? known }, 'request failed');
    else log.warn(line, known.message);
    if (response.headersSent) {
      // A stream that cannot go on is cut, so that its reader sees an error and resumes.
      response.destroy();
      return;
    }
    sendProblem(request, response, known);
  };
}

/** Answers a problem document. AG-UI clients parse nothing but application/json. */
export function sendProblem(request: Request, response: Response, error: AppError): void {
  const { status } = ERRORS[error.code];
  const isAgUi = /\/agui(\/|$)/.test(request.path) && request.method === 'POST';
  response.status(status);
  response.set('content-type', isAgUi ? 'application/json' : 'application/problem+json');
  response.set('cache-control', 'no-store');
  if (error.code === 'unauthorized') response.set('www-authenticate', 'Bearer realm="longtake"');
  if (error.retryAfterSeconds !== undefined) response.set('retry-after', String(error.retryAfterSeconds));
  response.end(JSON.stringify(buildProblem(error, requestIdOf(response))));
}

export const requestIdOf = (response: Response): string => String(response.getHeader('x-request-id') ?? '');

function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError)
    return new AppError('invalid_request', 'The address is not well encoded.', { cause: error });
  if (getRefusal(error) === 'credits_exhausted') {
    return new AppError(
      'credits_exhausted',
      'The wallet is out of credits. Add credits and ask again; nothing was written.',
      { cause: error },
    );
  }
  if (isUnavailable(error)) {
    return new AppError('unavailable', 'The service cannot reach its database. Ask again in a moment.', {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
  return new AppError('internal', 'Something in the service failed. Ask again; the request id names the log line.', {
    cause: error,
  });
}
