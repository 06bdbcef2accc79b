import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ERRORS } from '#contracts/errors.ts';
import { logFailure, requestIdOf, translate } from '../http/error-handler.ts';
import { html } from '../http/html.ts';
import { sendPage } from './layout.ts';

/** Errors of pages, as pages. */
export const createErrorPage =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    if (request.destroyed && !request.complete) return;
    const known = translate(error);
    logFailure(log, request, response, known);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (known.retryAfterSeconds !== undefined) response.set('retry-after', String(known.retryAfterSeconds));
    const { status, title } = ERRORS[known.code];
    const main = html`
<p role="alert">${known.message}</p>
<p><a href="/console">To the console</a></p>
<p><small>Request ${requestIdOf(response)}</small></p>`;
    sendPage(response, { title, main, status });
  };
