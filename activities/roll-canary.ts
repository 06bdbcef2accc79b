import type { WorkInput } from '#contracts/work.ts';
import { parseReference } from '#contracts/work.ts';
import { findCanary, rollCanary } from '../db/queries/canaries.ts';
import type { DeliveryDeps } from './delivery-deps.ts';

/** Rolls the take of a canary as the API would accept it. @returns what came of it: rolled, running, gone, no_credits, archive_full or no_channel */
export function createRollCanary({ db, channels, notifier, archiveQuotaBytes: quotaBytes }: DeliveryDeps) {
  return async ({ operatorId, reference, takeId }: WorkInput & { takeId: string }): Promise<string> => {
    const canaryId = parseReference(reference, 1).ids[0]!;
    const canary = await findCanary(db, operatorId, canaryId);
    if (!canary) return 'gone';
    const card = channels.get(canary.channel)?.card;
    if (!card) return 'no_channel';
    const rolled = await rollCanary(db, {
      operatorId,
      canaryId,
      takeId,
      price: card.credits,
      notes: canary.brief,
      quotaBytes,
    });
    notifier.wake('outbox', takeId);
    return rolled;
  };
}
