import { randomBytes } from 'node:crypto';
import { seal } from '#contracts/seal.ts';
import { asOperator } from '../../../db/as-operator.ts';
import {
  enableWebhook,
  findAttempts,
  pingWebhook,
  redeliver,
  rotateSecret,
} from '../../../db/queries/browse-deliveries.ts';
import type { DeliveryAttempt } from '../../../db/queries/browse-deliveries.ts';
import { appendAudit, dropAnswers } from '../../../db/queries/call-log.ts';
import { findWebhooks } from '../../../db/queries/webhooks.ts';
import { type Html, html } from '../../http/html.ts';
import { deleteWebhook } from '../../webhooks/delete-webhook.ts';
import { type ConsoleCall, idOf, noSuchPage } from '../call.ts';
import { badge, empty, facts, pager, shortId, table, time } from '../components.ts';
import { setFlash, takeFlash } from '../flash.ts';
import { hiddenCsrf, sendPage } from '../layout.ts';

const PAGE = 25;

/** `GET /console/webhooks/{id}`: a receiver, what it was sent and what it answered. */
export async function getWebhook(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const webhookId = idOf(call);
  const before =
    typeof request.query['before'] === 'string' && !Number.isNaN(Date.parse(request.query['before']))
      ? request.query['before']
      : null;
  const { webhook, attempts } = await asOperator(context.db, operatorId, async (trx) => ({
    webhook: (await findWebhooks(trx, operatorId)).find((each) => each.webhookId === webhookId),
    attempts: await findAttempts(trx, { operatorId, webhookId, before, limit: PAGE + 1 }),
  }));
  if (!webhook) throw noSuchPage();
  const flash = takeFlash(context, request, response, session.sessionId);
  const address = `/console/webhooks/${webhookId}`;
  const button = (path: string, label: string, kind = 'secondary') =>
    html`<form method="post" action="${address}/${path}">${hiddenCsrf(session.csrf)}<button class="${kind}">${label}</button></form>`;
  const last = attempts.length > PAGE ? attempts[PAGE - 1] : undefined;
  const main = html`${flash?.kind === 'secret' && html`<div class="notice" role="status"><p>Copy the signing secret now: it is not shown again.</p><p><code id="webhook-secret">${flash.text}</code><button type="button" class="copy" data-copy="${flash.text}">copy</button></p></div>`}
${flash?.kind === 'done' && html`<p role="status">${flash.text}</p>`}
${facts([
  ['Address', html`<code>${webhook.url}</code>`],
  ['Description', webhook.description ?? undefined],
  ['State', html`${badge(webhook.state)} ${webhook.disabledReason}`],
  ['Events', webhook.events.join(', ')],
  ['Registered', time(webhook.createdAt)],
  ['Id', shortId(webhookId)],
])}
<div class="row">${webhook.state === 'active' ? button('ping', 'Ping') : button('enable', 'Enable')}${button('rotate', 'Rotate secret')}${button('delete', 'Delete', 'secondary outline')}</div>
<h2>Attempts</h2>
${attempts.length === 0 ? empty('It was told of nothing yet. Ping it to see that it listens.') : renderAttempts(attempts.slice(0, PAGE), { csrf: session.csrf, address })}
${pager(last ? `${address}?before=${encodeURIComponent(last.at.toISOString())}` : null)}`;
  sendPage(response, { title: 'Webhook', main, session });
}

function renderAttempts(
  attempts: readonly DeliveryAttempt[],
  { csrf, address }: { csrf: string; address: string },
): Html {
  return table(
    [
      { label: 'Event' },
      { label: 'Attempt', isNumber: true },
      { label: 'Outcome' },
      { label: 'Status', isNumber: true },
      { label: 'Took', isNumber: true },
      { label: 'At' },
      { label: 'Next' },
      { label: '' },
    ],
    attempts.map((attempt) => [
      html`<code>${attempt.event}</code>
<details><summary>Request and answer</summary><p class="quiet">${attempt.failure}</p><pre><code>${attempt.body}</code></pre>${attempt.answer !== null && attempt.answer !== '' && html`<pre><code>${attempt.answer}</code></pre>`}</details>`,
      String(attempt.attempt),
      badge(attempt.outcome),
      attempt.status === null ? '' : String(attempt.status),
      attempt.latencyMs === null ? '' : `${attempt.latencyMs} ms`,
      time(attempt.at),
      attempt.nextAttemptAt && attempt.outcome === 'failed' && !attempt.hasEnded ? time(attempt.nextAttemptAt) : '',
      attempt.hasEnded &&
        html`<form method="post" action="${address}/redeliver/${attempt.deliveryId}">${hiddenCsrf(csrf)}<button class="secondary outline">Redeliver</button></form>`,
    ]),
    { caption: 'Attempts' },
  );
}

type Change = (call: ConsoleCall, of: { operatorId: string; webhookId: string }) => Promise<string>;

/** A button of the page: does something with the subscription and says so. */
const button =
  (change: Change) =>
  async (call: ConsoleCall): Promise<void> => {
    const webhookId = idOf(call);
    const said = await change(call, { operatorId: call.operatorId, webhookId });
    if (said) setFlash(call.context, call.response, call.session.sessionId, { kind: 'done', text: said });
    call.response.redirect(303, `/console/webhooks/${webhookId}`);
  };

export const postPing = button(async ({ context }, { operatorId, webhookId }) => {
  const isSent = await asOperator(context.db, operatorId, (trx) => pingWebhook(trx, operatorId, webhookId));
  if (!isSent) throw noSuchPage();
  return 'A test event is on its way.';
});

export const postRedeliver = button(async (call, { operatorId }) => {
  const deliveryId = idOf(call, 'delivery');
  const isQueued = await asOperator(call.context.db, operatorId, (trx) => redeliver(trx, operatorId, deliveryId));
  if (!isQueued) throw noSuchPage();
  return 'It is delivered again, with the same body.';
});

export const postEnable = button(async ({ context }, { operatorId, webhookId }) => {
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await enableWebhook(trx, operatorId, webhookId))) throw noSuchPage();
    await appendAudit(trx, { operatorId, action: 'webhook.enabled', subject: webhookId, detail: {} });
    await dropAnswers(trx, operatorId);
  });
  return 'It is told of events again.';
});

/** `POST /console/webhooks/{id}/rotate`: a new secret, shown once; the old one signs beside it for a day. */
export async function postRotate(call: ConsoleCall): Promise<void> {
  const { context, response, session, operatorId } = call;
  const webhookId = idOf(call);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = seal(context.tools.secret, 'webhook-secret', webhookId, secret);
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await rotateSecret(trx, operatorId, webhookId, sealed))) throw noSuchPage();
    await appendAudit(trx, { operatorId, action: 'webhook.rotated', subject: webhookId, detail: {} });
  });
  setFlash(context, response, session.sessionId, { kind: 'secret', text: secret });
  response.redirect(303, `/console/webhooks/${webhookId}`);
}

/** `POST /console/webhooks/{id}/delete`: deliveries stop at once. */
export async function postDelete(call: ConsoleCall): Promise<void> {
  const { context, response, operatorId } = call;
  const webhookId = idOf(call);
  await asOperator(context.db, operatorId, (trx) => deleteWebhook(trx, operatorId, webhookId));
  response.redirect(303, '/console/webhooks');
}
