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
import { type ButtonOptions, button, change } from '../change.ts';
import { figure } from '../charts/chart.ts';
import { deliveriesChart } from '../charts/charts.ts';
import { badge, empty, strip, pager, shortId, table, time } from '../components.ts';
import { renderDone, renderOnce, setFlash, takeFlash } from '../flash.ts';
import { sendPage } from '../layout.ts';
import { sayEvents } from './get-webhooks.ts';
import type { ConsoleSession } from '../session.ts';

const PAGE = 25;
const PAGES = '/console/webhooks';

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
  const address = `${PAGES}/${webhookId}`;
  const post = (path: string, label: string, options?: ButtonOptions) =>
    button(session, `${address}/${path}`, label, options);
  const last = attempts.length > PAGE ? attempts[PAGE - 1] : undefined;
  const main = html`${flash?.kind === 'secret' && renderOnce(flash.text, 'webhook-secret', 'signing secret')}
${renderDone(flash)}
${strip([
  ['Address', html`<code>${webhook.url}</code>`],
  ['Description', webhook.description ?? undefined],
  ['State', html`${badge(webhook.state)} ${webhook.disabledReason}`],
  ['Events', sayEvents(webhook.events)],
  ['Registered', time(webhook.createdAt)],
  ['Id', shortId(webhookId)],
])}
<div class="row">${webhook.state === 'active' ? post('ping', 'Ping') : post('enable', 'Enable')}${post('rotate', 'Rotate secret')}${post('delete', 'Delete', { kind: 'danger' })}</div>
${attempts.length > 0 && before === null && figure(deliveriesChart, `${address}/deliveries-chart`)}
<h2>Attempts</h2>
${attempts.length === 0 ? empty('It was told of nothing yet. Ping it to see that it listens.') : renderAttempts(attempts.slice(0, PAGE), session, address)}
${pager(last ? `${address}?before=${encodeURIComponent(last.at.toISOString())}` : null)}`;
  sendPage(response, { title: 'Webhook', trail: [[PAGES, 'Webhooks']], main, session });
}

function renderAttempts(attempts: readonly DeliveryAttempt[], session: ConsoleSession, address: string): Html {
  return table(
    [
      { label: 'Event', isWide: true },
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
      attempt.hasEnded && button(session, `${address}/redeliver/${attempt.deliveryId}`, 'Redeliver'),
    ]),
    { caption: 'Attempts', isStacked: true },
  );
}

export const postPing = change(PAGES, async ({ context, operatorId }, webhookId) => {
  const isSent = await asOperator(context.db, operatorId, (trx) => pingWebhook(trx, operatorId, webhookId));
  if (!isSent) throw noSuchPage();
  return { said: 'A test event is on its way.' };
});

export const postRedeliver = change(PAGES, async (call, webhookId) => {
  const { context, operatorId } = call;
  const deliveryId = idOf(call, 'delivery');
  const isQueued = await asOperator(context.db, operatorId, (trx) =>
    redeliver(trx, { operatorId, webhookId, deliveryId }),
  );
  if (!isQueued) throw noSuchPage();
  return { said: 'It is delivered again, with the same body.' };
});

export const postEnable = change(PAGES, async ({ context, operatorId }, webhookId) => {
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await enableWebhook(trx, operatorId, webhookId))) throw noSuchPage();
    await appendAudit(trx, { operatorId, action: 'webhook.enabled', subject: webhookId, detail: {} });
    await dropAnswers(trx, operatorId);
  });
  return { said: 'It is told of events again.' };
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
  response.redirect(303, `${PAGES}/${webhookId}`);
}

/** Deliveries stop at once. */
export const postDelete = change(PAGES, async ({ context, operatorId }, webhookId) => {
  await asOperator(context.db, operatorId, (trx) => deleteWebhook(trx, operatorId, webhookId));
  return { said: 'It is told of nothing any more.', leadsTo: PAGES };
});
