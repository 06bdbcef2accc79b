import type { Request, Response } from 'express';
import { type AppError, ERRORS } from '#contracts/errors.ts';
import { requestIdOf } from '../http/error-handler.ts';
import { html } from '../http/html.ts';
import { sessionOf } from './call.ts';
import { sendPage } from './layout.ts';

/** Answers an error as a page. One that says that something is away asks for itself again, and is gone when it is back. */
export function sendErrorPage(request: Request, response: Response, error: AppError): void {
  const { status, title } = ERRORS[error.code];
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  const again = isPage ? error.retryAfterSeconds : undefined;
  if (error.retryAfterSeconds !== undefined) response.set('retry-after', String(error.retryAfterSeconds));
  // A header, so that it needs no script.
  if (again !== undefined) response.set('refresh', String(again));
  const main = html`
<p role="alert">${error.message}</p>
${again !== undefined && html`<p>This page looks again every ${again} seconds, and goes on by itself.</p>`}
${error.retryAfterSeconds !== undefined && !isPage && html`<p>Go back: what you typed is still there.</p>`}
<p><a href="/console">To the console</a></p>
<p><small>Request ${requestIdOf(response)}</small></p>`;
  sendPage(response, { title, main, status, session: sessionOf(response) });
}
