import { randomBytes } from 'node:crypto';
import { seal } from '#contracts/seal.ts';
import { enableWebhook, pingWebhook, redeliver, rotateSecret } from '../db/queries/browse-deliveries.ts';
import { appendAudit, dropAnswers } from '../db/queries/call-log.ts';
import { findWebhooks } from '../db/queries/webhooks.ts';
import type { AttemptRow } from '../db/queries/webhooks.ts';
import { changeOwned, collectOwned, runOwnCommand } from './own-command.ts';
import type { Outcome, Owned } from './own-command.ts';
import { StartError } from './start-error.ts';

/** Attempts below each webhook of the list; --json has all that a list may show. */
const SHOWN_ATTEMPTS = 3;

await runOwnCommand('webhook', {
  list: { run: list },
  ping: { argument: 'id', run: ping },
  redeliver: { argument: 'id', run: deliverAgain },
  rotate: { argument: 'id', run: rotate },
  enable: { argument: 'id', run: enable },
});

async function list(owned: Owned): Promise<Outcome> {
  const webhooks = await collectOwned(owned, (trx, { operatorId }) => findWebhooks(trx, operatorId));
  const lines = webhooks.flatMap(({ webhookId, operator, state, url, disabledReason, attempts }) => [
    [webhookId, operator, state, url, disabledReason ?? ''].join('  ').trimEnd(),
    ...attempts.slice(0, SHOWN_ATTEMPTS).map((attempt) => `  ${sayAttempt(attempt)}`),
  ]);
  return { json: webhooks, text: lines.join('\n') || 'There are no webhooks.' };
}

function sayAttempt({ deliveryId, event, attempt, outcome, status, at, nextAttemptAt }: AttemptRow): string {
  const next = outcome === 'failed' && nextAttemptAt ? `next at ${nextAttemptAt}` : '';
  return [deliveryId, event, `attempt ${attempt}`, outcome, status ?? '', at, next].filter(Boolean).join('  ');
}

async function ping(owned: Owned, id: string): Promise<Outcome> {
  const operator = await changeOwned(owned, (trx, operatorId) => pingWebhook(trx, operatorId, id));
  if (operator === undefined) throw noWebhook('active webhook', id);
  return { json: { webhookId: id, operator, queued: true }, text: `A test event for ${operator} is on its way` };
}

async function deliverAgain(owned: Owned, id: string): Promise<Outcome> {
  const operator = await changeOwned(owned, (trx, operatorId) => redeliver(trx, { operatorId, deliveryId: id }));
  if (operator === undefined)
    throw new StartError(
      `There is no delivery ${id} that has ended, at an active webhook; "npm run webhook -- list" shows the newest`,
    );
  return { json: { deliveryId: id, operator, queued: true }, text: `${id} is delivered again, with the same body` };
}

async function rotate(owned: Owned, id: string): Promise<Outcome> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = seal(owned.secret, 'webhook-secret', id, secret);
  const operator = await changeOwned(owned, async (trx, operatorId) => {
    if (!(await rotateSecret(trx, operatorId, id, sealed))) return false;
    await appendAudit(trx, { operatorId, action: 'webhook.rotated', subject: id, detail: { by: 'command' } });
    return true;
  });
  if (operator === undefined) throw noWebhook('webhook', id);
  const remark = `The new secret of ${id}; the one before signs beside it for 24 hours. It is not shown again.`;
  return { json: { webhookId: id, operator, secret }, text: secret, remark };
}

async function enable(owned: Owned, id: string): Promise<Outcome> {
  const operator = await changeOwned(owned, async (trx, operatorId) => {
    if (!(await enableWebhook(trx, operatorId, id))) return false;
    await appendAudit(trx, { operatorId, action: 'webhook.enabled', subject: id, detail: { by: 'command' } });
    await dropAnswers(trx, operatorId);
    return true;
  });
  if (operator === undefined) throw noWebhook('disabled webhook', id);
  return { json: { webhookId: id, operator, state: 'active' }, text: `${id} is told of events again` };
}

function noWebhook(what: string, id: string): StartError {
  return new StartError(`There is no ${what} ${id}; "npm run webhook -- list" shows all`);
}
