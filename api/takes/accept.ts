import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#contracts/errors.ts';
import type { AcceptedRequest } from '#contracts/take-event.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import type { Acceptance } from '../../db/queries/accept-take.ts';
import type { ApiContext } from '../context.ts';
import type { Channel } from '../../channels/channel.ts';
import type { Principal } from '../principal.ts';
import { canonicalJson } from '../../evidence/export/json-form.ts';

export interface Order {
  request: AcceptedRequest;
  idempotencyKey: string | undefined;
  /** What makes two requests the same: the whole request, or for a run its meaning. */
  identity: unknown;
}

/** Accepts a take, or finds the one that was accepted for the same key or run. Ends in idempotency_mismatch, run_conflict, credits_exhausted, own_key_missing, archive_full. */
export async function accept(
  context: ApiContext,
  caller: Pick<Principal, 'operatorId'> & { channel: Channel },
  order: Order,
): Promise<Acceptance> {
  const { card } = caller.channel;
  const fingerprint = createHash('sha256').update(canonicalJson(order.identity)).digest('hex');
  const acceptance = await acceptTake(context.db, {
    operatorId: caller.operatorId,
    takeId: randomUUID(),
    channel: card.slug,
    price: card.credits,
    request: order.request,
    fingerprint,
    quotaBytes: context.archiveQuotaBytes,
    needsCredential: card.access === 'own_key',
    idempotency: order.idempotencyKey === undefined ? null : { key: order.idempotencyKey, bodySha256: fingerprint },
  });
  if (acceptance.isNew) context.notifier.wake('outbox', acceptance.takeId);
  if (acceptance.isSame) return acceptance;
  if (order.request.run)
    throw new AppError('run_conflict', 'This run id was used for another request of the thread. Use a new one.');
  throw new AppError(
    'idempotency_mismatch',
    'This idempotency key was used with another body. Use a new key, or send the first body again.',
  );
}
