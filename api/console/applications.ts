import type { RequestHandler } from 'express';
import { AppError } from '#contracts/errors.ts';
import { type Connection, disconnect } from '../../db/queries/oauth-records.ts';
import { type Html, html } from '../http/html.ts';
import { showName } from './consent.ts';
import { hiddenCsrf } from './layout.ts';
import { renderTime } from './render-time.ts';
import { type ConsoleSession, type SessionContext, requireFormSession } from './session.ts';

/** `POST /console/account/applications/{grantId}/disconnect`: ends the grant with all its tokens, from the next call on. */
export const postDisconnect =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    const session = await requireFormSession(context, request, response);
    if (!session) return;
    const isEnded = await disconnect(context.authDb, session.principal.operatorId, String(request.params['grantId']));
    if (!isEnded) throw new AppError('not_found', 'You have no such application connected.');
    response.redirect(303, '/console/account');
  };

/** The section of the account page. */
export function renderApplications(connections: readonly Connection[], session: ConsoleSession): Html {
  return html`
<section>
<h2 id="applications">Connected applications</h2>
${connections.length === 0 && html`<p>None. An application that speaks MCP is connected from its own side.</p>`}
${
  connections.length > 0 &&
  html`<div class="scroll" tabindex="0" role="region" aria-labelledby="applications"><table>
<thead><tr><th scope="col">Application</th><th scope="col">May</th><th scope="col">Connected</th><th scope="col">Last token</th><td></td></tr></thead>
<tbody>${connections.map((connection) => renderConnection(connection, session))}</tbody>
</table></div>`
}
</section>`;
}

function renderConnection(
  { grantId, clientId, clientName, grant, connectedAt, usedAt }: Connection,
  { csrf }: ConsoleSession,
): Html {
  const name = clientId.startsWith('https://') ? new URL(clientId).host : showName(clientName);
  return html`<tr><td>${name} <small>(unverified)</small></td><td>${listScopes(grant)}</td>
<td>${renderTime(connectedAt)}</td><td>${usedAt && renderTime(usedAt)}</td>
<td><form method="post" action="/console/account/applications/${grantId}/disconnect">${hiddenCsrf(csrf)}<button>Disconnect</button></form></td></tr>
`;
}

/** Scopes of a grant as the authorization server keeps it: by resource, of which there is one. */
function listScopes({ resources }: Record<string, unknown>): string {
  return Object.values((resources ?? {}) as Record<string, string>)
    .join(' ')
    .replaceAll('mcp:', '')
    .replaceAll(' ', ', ');
}
