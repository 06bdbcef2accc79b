import { AppError } from '#contracts/errors.ts';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, WebhookEventName } from '#contracts/webhook.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { findWebhooks } from '../../../db/queries/webhooks.ts';
import { html } from '../../http/html.ts';
import { registerWebhook, rehearseRegistration } from '../../webhooks/register-webhook.ts';
import type { ConsoleCall } from '../call.ts';
import { figure } from '../charts/chart.ts';
import { deliveriesChart } from '../charts/charts.ts';
import { badge, empty, table, time } from '../components.ts';
import { renderDone, setFlash, takeFlash } from '../flash.ts';
import { hiddenCsrf, sendPage } from '../layout.ts';
import { type Typed, fieldsOf, readTyped } from '../typed.ts';

export const sayEvents = (events: readonly string[]): string =>
  events.length === WebhookEventName.options.length ? 'every event' : events.join(', ');

/** `GET /console/webhooks`: who is told of what, and a form for one more. */
export const getWebhooks = (call: ConsoleCall): Promise<void> => showWebhooks(call);

async function showWebhooks(
  { context, request, response, session, operatorId }: ConsoleCall,
  form?: { typed: Typed; events: readonly string[] },
): Promise<void> {
  const flash = takeFlash(context, request, response, session.sessionId);
  const text = fieldsOf(form?.typed);
  const webhooks = await asOperator(context.db, operatorId, (trx) => findWebhooks(trx, operatorId));
  const rows = webhooks.map((webhook) => {
    const [last] = webhook.attempts;
    return [
      html`<a href="/console/webhooks/${webhook.webhookId}">${webhook.url}</a>${webhook.description && html`<br><span class="quiet">${webhook.description}</span>`}`,
      sayEvents(webhook.events),
      badge(webhook.state),
      last ? html`${badge(last.outcome)} ${time(last.at)}` : html`<span class="quiet">never told</span>`,
    ];
  });
  const main = html`${renderDone(flash)}
<p class="lead">A receiver is an https address of yours that is told, signed, when something happens to what is yours. Nobody else’s events go there.</p>
${rows.length === 0 ? empty('Nobody is told of anything yet.') : table([{ label: 'Receiver' }, { label: 'Events' }, { label: 'State' }, { label: 'Last told' }], rows, { caption: 'Webhooks', isStacked: true })}
${rows.length > 0 && figure(deliveriesChart, '/console/deliveries-chart')}
<section aria-labelledby="register"><h2 id="register">Register a receiver</h2>
<form method="post" action="/console/webhooks">${hiddenCsrf(session.csrf)}
${text('Address', 'url', { type: 'url', isRequired: true, hint: 'Public https only.' })}
${text('Description', 'description', { hint: `Up to ${WEBHOOK_LIMITS.descriptionChars} characters.` })}
<fieldset><legend>Events <small>none ticked: every event</small></legend>${WebhookEventName.options.map(
    (name) =>
      html`<label><input type="checkbox" name="events" value="${name}"${form?.events.includes(name) && html` checked`}> <code>${name}</code> <span class="quiet">${WEBHOOK_EVENTS[name]}</span></label>`,
  )}</fieldset>
<button>Register</button></form></section>`;
  sendPage(response, { title: 'Webhooks', main, session, status: form ? 422 : 200 });
}

/** `POST /console/webhooks`: registers a receiver; the next page shows its secret once. */
export async function postWebhook(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const values = readTyped(call, ['url', 'description']);
  const { url = '', description = '' } = values;
  const chosen = [(request.body as Record<string, unknown>)['events'] ?? []].flat();
  const events = WebhookEventName.options.filter((name) => chosen.includes(name));
  const isTooLong = description.length > WEBHOOK_LIMITS.descriptionChars;
  const errors: Record<string, string> = isTooLong
    ? { description: `A description has at most ${WEBHOOK_LIMITS.descriptionChars} characters.` }
    : {};
  try {
    if (isTooLong) {
      await asOperator(context.db, operatorId, (trx) =>
        rehearseRegistration(trx, operatorId, url, context.tools.parseReceiver),
      );
      return await showWebhooks(call, { typed: { values, errors }, events });
    }
    const registered = await asOperator(context.db, operatorId, (trx) =>
      registerWebhook(
        trx,
        operatorId,
        { url, description: description || null, events: events.length > 0 ? events : WebhookEventName.options },
        context.tools,
      ),
    );
    setFlash(context, response, session.sessionId, { kind: 'secret', text: registered.secret });
    response.redirect(303, `/console/webhooks/${registered.webhookId}`);
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'url_not_allowed' && error.code !== 'too_many_webhooks'))
      throw error;
    await showWebhooks(call, { typed: { values, errors: { ...errors, url: error.message } }, events });
  }
}
