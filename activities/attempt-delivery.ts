import { unseal } from '#contracts/seal.ts';
import { ATTEMPT_DELAYS_MS, parseReference } from '#contracts/work.ts';
import type { AttemptInput, AttemptResult } from '#contracts/work.ts';
import { beginDeliveryAttempt, endDeliveryAttempt } from '../db/queries/deliveries.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { sendDelivery } from './send-delivery.ts';
import { signDelivery } from './sign-delivery.ts';

/**
 * One attempt to tell a subscription of an event. The attempt is a row before anything is sent: one that a crash cut off is made again under its
 * number, with the same id and body.
 */
export function createAttemptDelivery({ db, outbound, secret, turns, log }: DeliveryDeps) {
  return async ({ operatorId, reference, attempt, nextInMs }: AttemptInput): Promise<AttemptResult> => {
    const { ids, round } = parseReference(reference, 2);
    const [eventId, webhookId] = ids as [string, string];
    const number = (round - 1) * ATTEMPT_DELAYS_MS.length + attempt;
    const turn = await turns.take({ owner: operatorId, id: webhookId }, async () => {
      const begun = await beginDeliveryAttempt(db, { operatorId, eventId, webhookId }, number);
      if (begun.kind === 'delivered') return unsent({ outcome: 'delivered' });
      if (begun.kind === 'stopped') return unsent({ outcome: 'stopped', detail: begun.detail });
      if (begun.kind === 'failed') return unsent({ outcome: 'failed', detail: begun.detail, nextInMs });
      const open = (sealed: Buffer) => unseal(secret, 'webhook-secret', webhookId, sealed);
      const secrets = [begun.secretSealed, begun.previousSecretSealed].flatMap((sealed) =>
        sealed ? [open(sealed)] : [],
      );
      const headers = signDelivery({
        id: `evt_${eventId}`,
        event: begun.type,
        deliveryId: begun.deliveryId,
        attempt: number,
        body: begun.body,
        secrets,
        at: new Date(),
      });
      const sent = await sendDelivery(outbound, { url: begun.url, headers, body: begun.body });
      const isGone = sent.status === 410;
      const next = sent.isDelivered || isGone || nextInMs === null ? null : Math.max(nextInMs, sent.retryAfterMs ?? 0);
      const ref = { operatorId, deliveryId: begun.deliveryId, attempt: number };
      const isDisabled = await endDeliveryAttempt(db, ref, { ...sent, nextInMs: next });
      if (isDisabled)
        log.warn({ webhookId, operatorId }, 'a webhook subscription was disabled: its receiver is gone or only fails');
      if (sent.isDelivered) return end({ outcome: 'delivered' });
      const detail = sent.failure ?? 'it failed';
      return end(isGone ? { outcome: 'stopped', detail } : { outcome: 'failed', detail, nextInMs: next });
    });
    return turn.kind === 'had' ? turn.value.result : { outcome: 'busy', retryInMs: turn.retryInMs };
  };
}

const end = (result: AttemptResult) => ({ result, isWell: result.outcome === 'delivered' });
const unsent = (result: AttemptResult) => ({ result, isWell: undefined });
