import type { Request, RequestHandler, Response } from 'express';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { AppError } from '#contracts/errors.ts';
import { auditOwn } from '../../db/queries/audit-own.ts';
import { type Html, html } from '../http/html.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { setConfiguredHost } from '../oauth/create-authorization-server.ts';
import { SCOPE_MEANINGS, buildResource } from '../oauth/resource.ts';
import { TOOL_SCOPES, type ToolScope } from '../principal.ts';
import { facts } from './components.ts';
import { fieldError, hiddenCsrf, sendPage } from './layout.ts';
import { type ConsoleSession, type SessionContext, requireFormSession, requireSession } from './session.ts';

export interface ConsentContext extends SessionContext {
  provider: Provider;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** `GET /console/consent/{uid}`: who asks for what; asked every time. */
export const getConsent =
  (context: ConsentContext): RequestHandler =>
  async (request, response) => {
    const interaction = await findInteraction(context, request, response);
    const session = await requireSession(context, request, response);
    if (session) await showConsent(context, response, { interaction, session });
  };

/** `POST /console/consent/{uid}`: `decision` is `allow`, with the ticked `scope`s, or `deny`. */
export const postConsent =
  (context: ConsentContext): RequestHandler =>
  async (request, response) => {
    const interaction = await findInteraction(context, request, response);
    const session = await requireFormSession(context, request, response);
    if (!session) return;
    const { decision, scope = [] } = request.body as Record<string, unknown>;
    if (decision === 'deny') {
      const result = { error: 'access_denied', error_description: 'the operator said no' };
      return context.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    if (decision !== 'allow') throw new AppError('invalid_request', 'The decision is to allow or to deny.');
    const ticked = new Set([scope].flat());
    const granted = offerScopes(interaction, session).filter((offered) => ticked.has(offered));
    if (granted.length === 0) {
      const error = 'Tick at least one thing that the application may do, or deny.';
      return showConsent(context, response, { interaction, session, error });
    }
    const grantId = await saveGrant(context, interaction, session, granted);
    const clientId = String(interaction.params['client_id']);
    const { operatorId } = session.principal;
    const detail = {
      clientId,
      scopes: granted,
      leadsTo: showTarget(new URL(String(interaction.params['redirect_uri']))),
    };
    await auditOwn(context.authDb, { operatorId, action: 'application.connected', subject: grantId, detail });
    const result = { login: { accountId: operatorId, remember: false }, consent: { grantId } };
    return context.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };

/** The authorization request that this browser was sent here with. Ends in not_found. */
async function findInteraction(
  { provider, baseUrl }: ConsentContext,
  request: Request,
  response: Response,
): Promise<Interaction> {
  setConfiguredHost(request, baseUrl);
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.uid === request.params['uid']) return interaction;
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
  }
  throw new AppError(
    'not_found',
    'This request for access is over, or belongs to another browser. Connect again from the application.',
  );
}

/** What was asked for, as far as the role goes; an admin is offered to let the application administer, whether or not it asked. */
function offerScopes({ params }: Interaction, { principal }: ConsoleSession): ToolScope[] {
  const asked = new Set(String(params['scope'] ?? '').split(' '));
  return TOOL_SCOPES.filter((scope) => asked.has(scope) && (scope !== 'mcp:admin' || principal.role === 'admin'));
}

async function saveGrant(
  { provider, baseUrl }: ConsentContext,
  { params }: Interaction,
  { principal }: ConsoleSession,
  granted: readonly ToolScope[],
): Promise<string> {
  const resource = buildResource(baseUrl);
  const grant = new provider.Grant({ accountId: principal.operatorId, clientId: String(params['client_id']) });
  grant.addResourceScope(resource, granted.join(' '));
  // What is neither granted nor rejected would be asked for again, without end.
  const rejected = TOOL_SCOPES.filter((scope) => !granted.includes(scope));
  if (rejected.length > 0) grant.rejectResourceScope(resource, rejected.join(' '));
  if (String(params['scope']).split(' ').includes('offline_access')) grant.addOIDCScope('offline_access');
  return grant.save();
}

interface Consent {
  interaction: Interaction;
  session: ConsoleSession;
  error?: string;
}

async function showConsent({ provider }: ConsentContext, response: Response, consent: Consent): Promise<void> {
  const { params } = consent.interaction;
  const client = await provider.Client.find(String(params['client_id']));
  if (!client)
    throw new AppError(
      'not_found',
      'This application is not registered any more. Remove the connection there and add it again.',
    );
  const redirect = new URL(String(params['redirect_uri']));
  const { error, session } = consent;
  // A policy cannot name an application, nor an IPv6 address.
  const isNamed = redirect.protocol.startsWith('http') && !redirect.hostname.startsWith('[');
  const target = isNamed ? redirect.origin : redirect.protocol;
  const main = renderConsent(consent, { name: showName(client.clientName), clientId: client.clientId, redirect });
  sendPage(response, {
    title: 'Let an application in?',
    main,
    session,
    formTargets: [target],
    status: error ? 422 : 200,
  });
}

function renderConsent(
  { interaction, session, error }: Consent,
  client: { name: string; clientId: string; redirect: URL },
): Html {
  const asked = new Set(String(interaction.params['asked_scope'] ?? '').split(' '));
  return html`
<p>An application that calls itself <strong>${client.name}</strong> wants to act as <strong>${session.principal.email}</strong>.</p>
${facts([
  ['Name', `${client.name} (unverified: anybody can call an application so)`],
  ['Leads back to', html`<strong>${showTarget(client.redirect)}</strong>`],
  ['Published by', client.clientId.startsWith('https://') && new URL(client.clientId).host],
])}
${isLoopback(client.redirect.hostname) && html`<p>It runs on the computer of whoever follows the link. Go on only if you have just started it yourself.</p>`}
<form method="post" action="/console/consent/${interaction.uid}">
${hiddenCsrf(session.csrf)}
<fieldset>
<legend>It may</legend>
${offerScopes(interaction, session).map(
  (
    scope,
  ) => html`<label><input type="checkbox" name="scope" value="${scope}"${asked.has(scope) && html` checked`}> ${SCOPE_MEANINGS[scope]}</label>
`,
)}
${fieldError(error)}
</fieldset>
<div class="row"><button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="secondary">Deny</button></div>
</form>`;
}

/** A name comes from whoever registered: marks that turn or hide letters are taken out of it. */
export function showName(name: unknown): string {
  const shown = typeof name === 'string' ? name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() : '';
  return [...shown].slice(0, 80).join('') || 'an application without a name';
}

const showTarget = ({ protocol, host }: URL): string => (protocol === 'https:' ? host : `${protocol}//${host}`);
