import type { Response } from 'express';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { type Html, html } from '../http/html.ts';
import { sendPage } from './layout.ts';

/** Why an authorization request came to nothing, where nobody can be told but the person in front: the client or its address is not known to be good. */
export const renderAuthorizationError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const main = html`
<p role="alert">${EXPLANATIONS[out.error] ?? 'The application asked in a way that cannot be answered.'}</p>
<p><small>${out.error}${out.error_description && html`: ${out.error_description}`}</small></p>`;
  answer(ctx, main, ctx.status);
};

/** A request that is wrong, of an application on another host: the person decides whether to go there. */
export function renderWayOff(ctx: KoaContextWithOIDC, target: URL): void {
  const said = new URLSearchParams(target.search || target.hash.slice(1));
  const [error, description] = [said.get('error'), said.get('error_description')];
  ctx.remove('location');
  const main = html`
<p role="alert">The application asked in a way that cannot be answered. It wants to be told so at <strong>${target.host}</strong>.</p>
<p><small>${error}${description && html`: ${description}`}</small></p>
<p><a href="${target.href}" rel="noreferrer">Go to ${target.host}</a>, only if you know it.</p>`;
  answer(ctx, main, 400);
}

function answer(ctx: KoaContextWithOIDC, main: Html, status: number): void {
  // The response is Express’s own; Koa is not to answer as well.
  ctx.respond = false;
  sendPage(ctx.res as Response, { title: 'This application could not be let in', main, status });
}

const EXPLANATIONS: Record<string, string> = {
  invalid_client:
    'The application is not registered here, or not any more. Remove the connection there, and add it again.',
  invalid_redirect_uri: 'The application wants to be answered at an address that it did not register.',
  session_not_found: 'This request for access is over. Connect again from the application.',
};
