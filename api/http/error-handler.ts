import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { AppError, ERRORS } from '#contracts/errors.ts';
import { getRefusal, isUnavailable } from '../../db/errors.ts';
import { ThreadsBusy } from '../../threads/threads-busy.ts';
import { endResponse } from './end-response.ts';
import { buildProblem } from './problem.ts';
import { createRefusalCount, cutPath } from './refusal-count.ts';

/** How a surface answers an error: with its status and `Retry-After`. */
type Answer = (request: Request, response: Response, error: AppError) => void;

/** The one place where errors become answers, problem documents or pages. */
export function createErrorHandler(log: Logger, answer: Answer = sendProblem): ErrorRequestHandler {
  // How many there were beside those that are written is in the log of requests.
  const isCounted = createRefusalCount(() => {});
  return (error: unknown, request, response, _next) => {
    // Who hung up in the middle of a request has no use for an answer, and nothing has failed.
    if (request.destroyed && !request.complete) return;
    const known = translate(error);
    if (!isCounted(ERRORS[known.code].status)) logFailure(log, request, response, known);
    if (response.headersSent) {
      // A stream that cannot go on is cut, so that its reader sees an error and resumes.
      response.destroy();
      return;
    }
    answer(request, response, known);
  };
}

/** A caller's mistake is a warning, a fault of ours an error with its cause. */
function logFailure(log: Logger, request: Request, response: Response, known: AppError): void {
  const line = {
    requestId: requestIdOf(response),
    method: request.method,
    path: cutPath(request.path),
    code: known.code,
  };
  if (ERRORS[known.code].status >= 500) log.error({ ...line, err: known.cause ?? known }, 'request failed');
  else log.warn(line, known.message);
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
  endResponse(response, JSON.stringify(buildProblem(error, requestIdOf(response))));
}

export const requestIdOf = (response: Response): string => String(response.getHeader('x-request-id') ?? '');

/** What an error means to a caller. Third-party text stays in its cause. */
export function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFormError(error))
    return error.status === 413
      ? new AppError('body_too_large', 'The form is too large.', { cause: error })
      : new AppError('invalid_request', 'The form cannot be read.', { cause: error });
  if (error instanceof URIError)
    return new AppError('invalid_request', 'The address is not well encoded.', { cause: error });
  if (getRefusal(error) === 'credits_exhausted') {
    return new AppError(
      'credits_exhausted',
      'The wallet is out of credits. Add credits and ask again; nothing was written.',
      { cause: error },
    );
  }
  if (getRefusal(error) === 'archive_full')
    return new AppError(
      'archive_full',
      'The archive of this operator holds as much as it may. Whoever runs the service can make room; nothing was written or charged.',
      { cause: error },
    );
  if (getRefusal(error) === 'no_credential')
    return new AppError(
      'own_key_missing',
      'This channel runs on a key of your own with its provider. Store one on the page of the channel in the console, and ask again; nothing was written or charged.',
      { cause: error },
    );
  if (getRefusal(error) === 'last_admin')
    return new AppError('conflict', 'This is the only admin. Make another operator an admin first.', { cause: error });
  if (isUnavailable(error)) {
    return new AppError('unavailable', 'The service cannot reach its database. Ask again in a moment.', {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
  if (error instanceof ThreadsBusy)
    return new AppError('unavailable', 'The machine is too busy for this. Ask again in a moment.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  return new AppError('internal', 'Something in the service failed. Ask again; the request id names the log line.', {
    cause: error,
  });
}

/** What express's own parser of forms throws. */
function isFormError(error: unknown): error is Error & { status: number } {
  return error instanceof Error && 'type' in error && 'status' in error && Number(error.status) < 500;
}
