import type { RequestHandler, Response } from 'express';
import { hashLinkToken } from '#contracts/sign-in-link.ts';
import { isSignInLink, takeSignInLink } from '../../db/queries/sign-in.ts';
import { html } from '../http/html.ts';
import { headersFor, passCookies } from '../sign-in/request-headers.ts';
import { checkVisitForm, openVisit } from './forms.ts';
import { hiddenCsrf, sendPage } from './layout.ts';
import type { SessionContext } from './session.ts';

/** `GET /console/sign-in/link`: a page whose one button signs in, so that nothing that looks ahead uses the link up. */
export const getSignInLink =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    const token = request.query['token'];
    if (typeof token !== 'string' || !(await isSignInLink(context.authDb, hashLinkToken(token))))
      return refuse(response);
    const csrf = openVisit(context, request, response);
    const main = html`
<form method="post" action="/console/sign-in/link">
${hiddenCsrf(csrf)}
<input type="hidden" name="token" value="${token}">
<p>This link signs you in once.</p>
<button>Sign in</button>
</form>`;
    sendPage(response, { title: 'Sign in', main });
  };

/** `POST /console/sign-in/link`: uses the link up and starts a session. */
export const postSignInLink =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    checkVisitForm(context, request);
    const { token } = request.body as Record<string, unknown>;
    const operatorId =
      typeof token === 'string' ? await takeSignInLink(context.authDb, hashLinkToken(token)) : undefined;
    if (operatorId === undefined) return refuse(response);
    const { headers, response: outcome } = await context.auth.api.signInWithLink({
      body: { operatorId },
      headers: headersFor(request),
      returnHeaders: true,
    });
    if (!outcome.isSignedIn) return refuse(response);
    passCookies(headers, response);
    response.set('cache-control', 'no-store').redirect(303, '/console');
  };

function refuse(response: Response): void {
  const main = html`
<p role="alert">This link was used before, or is too old. Each is good once.</p>
<p><code>npm run operator -- link EMAIL</code> makes a new one. <a href="/console/sign-in">Sign in with a password</a></p>`;
  sendPage(response, { title: 'This link is not good any more', main, status: 401 });
}
