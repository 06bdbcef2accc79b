import type { Request, RequestHandler, Response } from 'express';
import { isAPIError } from 'better-auth/api';
import { AppError } from '#contracts/errors.ts';
import { forgetAttempt } from '../../db/queries/sign-in.ts';
import { type Html, html } from '../http/html.ts';
import { countGuess } from '../sign-in/guessing.ts';
import { headersFor, passCookies } from '../sign-in/request-headers.ts';
import { checkVisitForm, openVisit } from './forms.ts';
import { fieldError, hiddenCsrf, sendPage } from './layout.ts';
import { readNext } from './next-page.ts';
import { type SessionContext, findSession } from './session.ts';

/** `GET /console/sign-in`: the form, or on to the console for who has signed in. */
export const getSignIn =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    const next = readNext(request.query['next']);
    if (await findSession(context, request, response)) return response.redirect(303, next);
    showForm(context, request, response, { next });
  };

/** `POST /console/sign-in`: 303 into the console; 401 with what was typed, whether or not there is such an account; 429 after too many. */
export const postSignIn =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    checkVisitForm(context, request);
    const { email, password, next } = readFields(request);
    const attemptIds = await countGuess(context.authDb, { email, address: request.ip ?? '' });
    const headers = await signIn(context, request, { email, password });
    if (!headers) {
      const error =
        'No account has this address with this password. Whoever runs this installation can make a sign-in link.';
      return showForm(context, request, response, { next, email, error, status: 401 });
    }
    await forgetAttempt(context.authDb, attemptIds);
    passCookies(headers, response);
    response.set('cache-control', 'no-store').redirect(303, next);
  };

/** @returns the cookies of a new session; undefined where address and password do not belong together or the operator is disabled */
async function signIn(
  { auth }: SessionContext,
  request: Request,
  body: { email: string; password: string },
): Promise<Headers | undefined> {
  try {
    return (await auth.api.signInEmail({ body, headers: headersFor(request), returnHeaders: true })).headers;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

function readFields(request: Request): { email: string; password: string; next: string } {
  const { email, password, next } = request.body as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string' || email.length > 320 || password.length > 1_000)
    throw new AppError('invalid_request', 'Send an email address and a password.');
  return { email: email.trim().toLowerCase(), password, next: readNext(next) };
}

function showForm(
  context: SessionContext,
  request: Request,
  response: Response,
  form: { next: string; email?: string; error?: string; status?: number },
): void {
  const csrf = openVisit(context, request, response);
  sendPage(response, { title: 'Sign in', main: renderForm(form, csrf), status: form.status ?? 200 });
}

const renderForm = (
  { next, email, error }: { next: string; email?: string; error?: string },
  csrf: string,
): Html => html`
<form method="post" action="/console/sign-in">
${hiddenCsrf(csrf)}
<input type="hidden" name="next" value="${next}">
${fieldError(error)}
<label>Email <input type="email" name="email" autocomplete="username" required value="${email ?? ''}"></label>
<label>Password <input type="password" name="password" autocomplete="current-password" required></label>
<button>Sign in</button>
</form>
<p>No password yet, or forgotten? Each start of Longtake prints a sign-in link for its admin, and
<code>npm run operator -- link EMAIL</code> makes one for anybody.</p>`;
