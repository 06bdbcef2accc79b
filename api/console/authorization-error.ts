import type { Response } from 'express';
import type { Configuration } from 'oidc-provider';
import { html } from '../http/html.ts';
import { sendPage } from './layout.ts';

/** Why an authorization request came to nothing, where nobody can be told but the person in front: the client or its address is not known to be good. */
export const renderAuthorizationError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const main = html`
<p role="alert">${EXPLANATIONS[out.error] ?? 'The application asked in a way that cannot be answered.'}</p>
<p><small>${out.error}${out.error_description && html`: ${out.error_description}`}</small></p>`;
  // The response is Express’s own; Koa is not to answer as well.
  ctx.respond = false;
  sendPage(ctx.res as Response, { title: 'This application could not be let in', main, status: ctx.status });
};

const EXPLANATIONS: Record<string, string> = {
  invalid_client:
    'The application is not registered here, or not any more. Remove the connection there, and add it again.',
  invalid_redirect_uri: 'The application wants to be answered at an address that it did not register.',
  session_not_found: 'This request for access is over. Connect again from the application.',
};
