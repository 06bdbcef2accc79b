import type { ChannelCard } from '#contracts/channel-card.ts';
import { LIMITS } from '#contracts/take.ts';
import type { Channel } from '../../../channels/channel.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { findWallet } from '../../../db/queries/ledger.ts';
import type { Wallet } from '../../../db/queries/ledger.ts';
import { findKeys } from '../../../db/queries/mint-key.ts';
import { findProviderCredential } from '../../../db/queries/provider-credentials.ts';
import type { KeyRow } from '../../../db/queries/mint-key.ts';
import { type Html, html } from '../../http/html.ts';
import { type ConsoleCall, UUID, noSuchPage } from '../call.ts';
import { empty, facts, field, table, time } from '../components.ts';
import { renderOnce, takeFlash } from '../flash.ts';
import { hiddenCsrf, sendPage } from '../layout.ts';
import { findPriorTake } from './find-prior-take.ts';
import { renderOwnCredential } from './render-own-credential.ts';
import type { PriorTake } from './find-prior-take.ts';

export interface ChannelForm {
  notes?: string;
  skipRetrieval?: boolean;
  /** The take that this one continues. */
  prior?: PriorTake | undefined;
  errors?: { notes?: string; label?: string; credential?: string };
  label?: string;
  /** Shown this once. */
  mintedKey?: string;
  status?: number;
}

/** The channel that an address names. Throws not_found. */
export function requireConsoleChannel({ context, request }: Pick<ConsoleCall, 'context' | 'request'>): Channel {
  const channel = context.channels.get(String(request.params['slug']));
  if (!channel) throw noSuchPage();
  return channel;
}

/**
 * `GET /console/channels/{slug}`: the card, a form that rolls a take, and the feed-out area. `?again=` and `?continue=` name a take to start from,
 * `?example` fills in the example brief.
 */
export async function getChannel(call: ConsoleCall): Promise<void> {
  const { again, continue: continued, example } = call.request.query;
  const named = [continued, again].find((id) => typeof id === 'string' && UUID.test(id)) as string | undefined;
  const take = named === undefined ? undefined : await findPriorTake(call, named);
  const flash = takeFlash(call.context, call.request, call.response, call.session.sessionId);
  const { card } = requireConsoleChannel(call);
  await showChannel(call, {
    ...(continued === undefined
      ? { notes: take?.brief ?? (example === undefined ? '' : card.exampleNotes) }
      : { prior: take }),
    ...(flash?.kind === 'key' && { mintedKey: flash.text }),
  });
}

/** The page, also again with what was wrong in a form, or with a key that was just minted. */
export async function showChannel(call: ConsoleCall, given: ChannelForm = {}): Promise<void> {
  const { context, response, session, operatorId } = call;
  const { card } = requireConsoleChannel(call);
  const { keys, wallet, credential } = await asOperator(context.db, operatorId, async (trx) => ({
    keys: await findKeys(trx, operatorId),
    wallet: await findWallet(trx, operatorId),
    credential: await findProviderCredential(trx, operatorId, card.slug),
  }));
  const main = html`<p class="lead">${card.summary}</p>
${facts([
  ['Takes in', card.inputs],
  ['Gives back', card.outputs],
  ['Costs', `${card.credits} ${card.credits === 1 ? 'credit' : 'credits'} a finished take`],
  [
    'Described in',
    html`<a href="/api/public/channel/${card.slug}/spec?format=markdown">Markdown</a>, <a href="/api/public/channel/${card.slug}/spec?format=openapi">OpenAPI</a>, <a href="/api/public/channel/${card.slug}/spec?format=mcp">MCP</a>`,
  ],
])}
${card.access === 'own_key' && renderOwnCredential(card, { session, kept: credential, error: given.errors?.credential })}
${renderTakeForm(card, { csrf: session.csrf, wallet, given, needsKey: card.access === 'own_key' && !credential })}
${renderFeedOut(card, { csrf: session.csrf, keys, given, baseUrl: context.baseUrl })}`;
  sendPage(response, {
    title: card.name,
    trail: [['/console/channels', 'Channels']],
    main,
    session,
    status: given.status ?? 200,
  });
}

function renderTakeForm(
  card: ChannelCard,
  { csrf, wallet, given, needsKey }: { csrf: string; wallet: Wallet; given: ChannelForm; needsKey: boolean },
): Html {
  const { prior, notes = '', errors = {} } = given;
  const cannotPay = wallet.available < card.credits;
  return html`<section aria-labelledby="roll">
<h2 id="roll">${prior ? `Continue take ${prior.takeNo}` : 'Roll a take'}</h2>
${prior && html`<div class="notice"><p>The brief so far: <q>${prior.brief.slice(0, 400)}</q></p>${prior.asks.map(({ ask }) => html`<p><strong>It asks:</strong> ${ask}</p>`)}</div>`}
<form method="post" action="/console/channels/${card.slug}/takes">${hiddenCsrf(csrf)}
${prior && html`<input type="hidden" name="prior" value="${prior.takeId}">`}
${field({ label: prior ? 'What to add' : 'Brief', name: 'notes', value: notes, rows: 6, isRequired: true, error: errors.notes, hint: html`In plain English, up to ${LIMITS.notesChars.toLocaleString('en')} characters.` })}
<label><input type="checkbox" name="skipRetrieval" value="true"${given.skipRetrieval && CHECKED}> Only reason; read no pages</label>
<div class="row"><button>Roll take</button><span class="quiet">${wallet.available} ${wallet.available === 1 ? 'credit' : 'credits'} left${cannotPay && ': too few for this channel'}${needsKey && '; your own key is not stored yet'}</span></div>
</form>
${!prior && notes !== card.exampleNotes && html`<details${notes === '' && html` open`}><summary>An example brief</summary><pre><code>${card.exampleNotes}</code></pre><a role="button" class="secondary" href="/console/channels/${card.slug}?example#roll">Use this brief</a></details>`}
</section>`;
}

const sayCall = (address: string): string =>
  `curl ${address} \\\n  -H 'authorization: Bearer lt_…' -H 'content-type: application/json' \\\n  -d '{"notes": "…"}'`;

const CHECKED = html` checked`;

function renderFeedOut(
  card: ChannelCard,
  { csrf, keys, given, baseUrl }: { csrf: string; keys: KeyRow[]; given: ChannelForm; baseUrl: string },
): Html {
  const shown = keys.filter(({ scope, channel }) => scope === 'station' || channel === card.slug);
  const rows = shown.map((key) => [
    key.label ?? html`<span class="quiet">no label</span>`,
    key.scope === 'station' ? 'station: every channel' : 'this channel',
    html`<code>lt_…${key.hint}</code>`,
    time(key.createdAt),
    key.revokedAt
      ? html`revoked ${time(key.revokedAt)}`
      : html`<form method="post" action="/console/channels/${card.slug}/keys/${key.keyId}/revoke">${hiddenCsrf(csrf)}<button class="danger">Revoke</button></form>`,
  ]);
  const columns = [{ label: 'Label' }, { label: 'Opens' }, { label: 'Key' }, { label: 'Minted' }, { label: '' }];
  return html`<section id="feed-out" aria-labelledby="feed-out-title">
<h2 id="feed-out-title">Feed out</h2>
<p class="lead">A feed key lets a program roll takes on this channel in your name; a station key does on every channel. Takes are charged to your wallet.</p>
${given.mintedKey !== undefined && renderOnce(given.mintedKey, 'minted-key', 'key')}
<form method="post" action="/console/channels/${card.slug}/keys">${hiddenCsrf(csrf)}
${field({ label: 'Label', name: 'label', value: given.label ?? '', error: given.errors?.label, hint: 'What you call it; up to 100 characters.' })}
<div class="row"><button name="scope" value="channel">Mint feed key</button><button name="scope" value="station" class="secondary">Mint station key</button></div>
</form>
${rows.length > 0 ? table(columns, rows, { caption: 'Keys', isStacked: true }) : empty('No key opens this channel yet.')}
<details${given.mintedKey !== undefined && html` open`}><summary>How a program uses it</summary><pre><code>${sayCall(`${baseUrl}/api/public/channel/${card.slug}/take`)}</code></pre></details>
</section>`;
}
