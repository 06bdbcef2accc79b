import type { ChannelCard } from '#contracts/channel-card.ts';
import type { ProviderCredential } from '../../../db/queries/provider-credentials.ts';
import { type Html, html } from '../../http/html.ts';
import { button } from '../change.ts';
import { field, time } from '../components.ts';
import { hiddenCsrf } from '../layout.ts';
import type { ConsoleSession } from '../session.ts';

/** The section of a channel that runs on the operator's own key with a provider. What was stored is never shown again. */
export function renderOwnCredential(
  { slug }: ChannelCard,
  {
    session,
    kept,
    error,
  }: { session: ConsoleSession; kept: ProviderCredential | undefined; error: string | undefined },
): Html {
  const address = `/console/channels/${slug}/credential`;
  return html`<section aria-labelledby="credential-title"><h2 id="credential-title">Your own key</h2>
<p class="lead">This channel asks its model with a key of yours, and rolls no take without one. It is stored encrypted, for this channel alone, handed to nobody but the provider, and never shown again.</p>
${
  kept &&
  html`<div class="row"><span>${kept.hint === '' ? 'One' : html`One that ends in <code>…${kept.hint}</code>`}, set ${time(kept.setAt)}</span>${button(session, `${address}/remove`, 'Remove', { kind: 'danger' })}</div>`
}
<form method="post" action="${address}">${hiddenCsrf(session.csrf)}
${field({ label: kept ? 'Another key' : 'Key', name: 'credential', type: 'password', isRequired: true, error })}
<button>${kept ? 'Replace' : 'Store'}</button></form></section>`;
}
