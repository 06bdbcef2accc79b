import type { RequestHandler, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { listConnections } from '../../db/queries/oauth-records.ts';
import { type KeptSession, endSession, hasPassword, listSessions } from '../../db/queries/sign-in.ts';
import { type Html, html } from '../http/html.ts';
import { SESSION_MAX_MS } from '../sign-in/create-auth.ts';
import { type PasswordErrors, renderPasswordForm } from './password-form.ts';
import { renderApplications } from './applications.ts';
import { hiddenCsrf, sendPage } from './layout.ts';
import { renderTime } from './render-time.ts';
import { type ConsoleSession, type SessionContext, requireFormSession, requireSession } from './session.ts';

/** `GET /console/account`: password, sessions, connected applications. */
export const getAccount =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    const session = await requireSession(context, request, response);
    if (!session) return;
    await showAccount(context, response, session, { hasChanged: request.query['password'] === 'changed' });
  };

/** `POST /console/account/sessions/{id}/end`. */
export const postEndSession =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    const session = await requireFormSession(context, request, response);
    if (!session) return;
    const isEnded = await endSession(context.authDb, session.principal.operatorId, String(request.params['id']));
    if (!isEnded) throw new AppError('not_found', 'You have no such session. It may have ended.');
    response.redirect(303, '/console/account');
  };

/** Shows the page again with what was wrong, or that something was done. */
export async function showAccount(
  context: SessionContext,
  response: Response,
  session: ConsoleSession,
  { errors, hasChanged = false }: { errors?: PasswordErrors; hasChanged?: boolean } = {},
): Promise<void> {
  const { operatorId, email, role } = session.principal;
  const [sessions, isPasswordSet, connections] = await Promise.all([
    listSessions(context.authDb, operatorId, SESSION_MAX_MS),
    hasPassword(context.authDb, operatorId),
    listConnections(context.authDb, operatorId),
  ]);
  const main = html`
<p>You are ${email}, ${role === 'admin' ? 'an admin' : 'an operator'}.</p>
${hasChanged && html`<p role="status">The password is set. Your other sessions have ended.</p>`}
${renderPasswordForm(session, { needsCurrent: isPasswordSet && !session.isFromLink, isPasswordSet, errors })}
<section>
<h2 id="sessions">Sessions</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="sessions"><table>
<thead><tr><th scope="col">Browser</th><th scope="col">Address</th><th scope="col">Signed in</th><th scope="col">Last used</th><td></td></tr></thead>
<tbody>${sessions.map((kept) => renderSession(kept, session))}</tbody>
</table></div>
</section>
${renderApplications(connections, session)}`;
  sendPage(response, { title: 'Account', main, session, status: errors ? 422 : 200 });
}

function renderSession(kept: KeptSession, { sessionId, csrf }: ConsoleSession): Html {
  const end = html`<form method="post" action="/console/account/sessions/${kept.id}/end">${hiddenCsrf(csrf)}<button>End</button></form>`;
  return html`<tr><td>${kept.userAgent || 'unknown'}</td><td>${kept.address || 'unknown'}</td>
<td>${renderTime(kept.createdAt)}</td><td>${renderTime(kept.usedAt)}</td><td>${kept.id === sessionId ? 'this one' : end}</td></tr>
`;
}
