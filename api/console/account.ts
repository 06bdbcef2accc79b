import { AppError } from '#contracts/errors.ts';
import { findArchiveUsage } from '../../db/queries/archive-usage.ts';
import { type Connection, disconnect, listConnections } from '../../db/queries/oauth-records.ts';
import { type KeptSession, endSession, hasPassword, listSessions } from '../../db/queries/sign-in.ts';
import { type Html, html } from '../http/html.ts';
import { SESSION_MAX_MS } from '../sign-in/create-auth.ts';
import type { ConsoleCall } from './call.ts';
import { button } from './change.ts';
import { copyable, empty, table, time } from './components.ts';
import { showName } from './consent.ts';
import { sendPage } from './layout.ts';
import { type PasswordErrors, renderPasswordForm } from './password-form.ts';
import type { ConsoleSession } from './session.ts';

const ACCOUNT = '/console/account';

/** `GET /console/account`: password, sessions, connected applications. */
export const getAccount = (call: ConsoleCall): Promise<void> => showAccount(call);

/** `POST /console/account/sessions/{id}/end`. */
export async function postEndSession({ context, request, response, operatorId }: ConsoleCall): Promise<void> {
  const isEnded = await endSession(context.authDb, operatorId, String(request.params['id']));
  if (!isEnded) throw new AppError('not_found', 'You have no such session. It may have ended.');
  response.redirect(303, ACCOUNT);
}

/** `POST /console/account/applications/{grantId}/disconnect`: ends the grant with all its tokens, from the next call on. */
export async function postDisconnect({ context, request, response, operatorId }: ConsoleCall): Promise<void> {
  const isEnded = await disconnect(context.authDb, operatorId, String(request.params['grantId']));
  if (!isEnded) throw new AppError('not_found', 'You have no such application connected.');
  response.redirect(303, ACCOUNT);
}

/** Shows the page, also again with what was wrong with a password. */
export async function showAccount(
  { context, request, response, session }: ConsoleCall,
  errors?: PasswordErrors,
): Promise<void> {
  const { operatorId, email, role } = session.principal;
  const [sessions, isPasswordSet, connections, archived] = await Promise.all([
    listSessions(context.authDb, operatorId, SESSION_MAX_MS),
    hasPassword(context.authDb, operatorId),
    listConnections(context.authDb, operatorId),
    findArchiveUsage(context.db, operatorId),
  ]);
  const hasChanged = errors === undefined && request.query['password'] === 'changed';
  const main = html`
<p class="lead">You are ${email}, ${role === 'admin' ? 'an admin' : 'an operator'}.</p>
<p>${sayArchive(archived, context.archiveQuotaBytes)}</p>
${hasChanged && html`<p role="status">The password is set. Your other sessions have ended.</p>`}
${renderPasswordForm(session, { needsCurrent: isPasswordSet && !session.isFromLink, isPasswordSet, errors })}
<section><h2 id="sessions">Sessions</h2>
${renderSessions(sessions, session)}</section>
<section><h2 id="applications">Connected applications</h2>
${renderApplications(connections, session, context.baseUrl)}</section>`;
  sendPage(response, { title: 'Account', main, session, status: errors ? 422 : 200 });
}

function sayArchive(bytes: number, quotaBytes: number | null): string {
  const held = `Your archive holds ${sayMegabytes(bytes)}`;
  if (quotaBytes === null) return `${held}.`;
  const isFull = bytes >= quotaBytes;
  return `${held} of the ${sayMegabytes(quotaBytes)} that it may hold.${isFull ? ' No take is accepted until there is room: ask who runs this service.' : ''}`;
}

const sayMegabytes = (bytes: number): string =>
  `${(bytes / 1_048_576).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

const renderSessions = (sessions: readonly KeptSession[], session: ConsoleSession): Html =>
  table(
    [
      { label: 'Browser' },
      { label: 'Address' },
      { label: 'Signed in', isNamed: true },
      { label: 'Last used', isNamed: true },
      { label: '' },
    ],
    sessions.map((kept) => [
      html`<span title="${kept.userAgent}">${sayBrowser(kept.userAgent)}</span>`,
      kept.address || 'unknown',
      time(kept.createdAt),
      time(kept.usedAt),
      kept.id === session.sessionId ? 'this one' : button(session, `${ACCOUNT}/sessions/${kept.id}/end`, 'End'),
    ]),
    { caption: 'Sessions', isStacked: true },
  );

function renderApplications(connections: readonly Connection[], session: ConsoleSession, baseUrl: string): Html {
  if (connections.length === 0)
    return empty(
      html`None. An application that speaks MCP is connected from its own side: give it ${copyable(`${baseUrl}/mcp`)}`,
    );
  return table(
    [
      { label: 'Application' },
      { label: 'May' },
      { label: 'Connected', isNamed: true },
      { label: 'Last token', isNamed: true },
      { label: '' },
    ],
    connections.map(({ grantId, clientId, clientName, grant, connectedAt, usedAt }) => [
      html`${clientId.startsWith('https://') ? new URL(clientId).host : showName(clientName)} <small>(unverified)</small>`,
      listScopes(grant),
      time(connectedAt),
      time(usedAt),
      button(session, `${ACCOUNT}/applications/${grantId}/disconnect`, 'Disconnect', { kind: 'danger' }),
    ]),
    { caption: 'Connected applications', isStacked: true },
  );
}

/** Scopes of a grant as the authorization server keeps it: by resource, of which there is one. */
function listScopes({ resources }: Record<string, unknown>): string {
  return Object.values((resources ?? {}) as Record<string, string>)
    .join(' ')
    .replaceAll('mcp:', '')
    .replaceAll(' ', ', ');
}

const BROWSERS = ['Firefox', 'Edg', 'Chrome', 'Safari', 'curl'] as const;
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'] as const;

/** A browser and its system by the names that people know; whatever else it is, by its first words. */
function sayBrowser(userAgent: string | null): string {
  if (!userAgent) return 'unknown';
  const browser = BROWSERS.find((name) => userAgent.includes(name));
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  if (!browser) return userAgent.slice(0, 60);
  return [browser === 'Edg' ? 'Edge' : browser, system && `on ${system}`].filter(Boolean).join(' ');
}
