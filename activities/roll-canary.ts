import type { World } from '#contracts/take-event.ts';
import type { WorkInput } from '#contracts/work.ts';
import { parseReference } from '#contracts/work.ts';
import type { Channel } from '../channels/channel.ts';
import { findCanary, keepCanaryProblem, rollCanary } from '../db/queries/canaries.ts';
import type { DeliveryDeps } from './delivery-deps.ts';

/** Rolls the take of a canary as the API would accept it. @returns what came of it: rolled, running, gone, no_credits, no_credential, archive_full or no_channel */
export function createRollCanary({ db, channels, notifier, archiveQuotaBytes: quotaBytes }: DeliveryDeps) {
  return async ({ operatorId, reference, takeId }: WorkInput & { takeId: string }): Promise<string> => {
    const canaryId = parseReference(reference, 1).ids[0]!;
    const canary = await findCanary(db, operatorId, canaryId);
    if (!canary) return 'gone';
    const channel = channels.get(canary.channel);
    if (!channel) {
      await keepCanaryProblem(db, operatorId, canaryId, 'The channel is not there any more.');
      return 'no_channel';
    }
    // Its own canary reads the world of its screening, which the installation serves, and is free.
    const world = canary.isBuiltIn && (await buildWorld(channel));
    const rolled = await rollCanary(db, {
      operatorId,
      canaryId,
      takeId,
      price: world ? 0 : channel.card.credits,
      request: { notes: canary.brief, prior: null, skipRetrieval: false, run: null, ...(world && { world }) },
      quotaBytes,
      needsCredential: !world && channel.card.access === 'own_key',
    });
    notifier.wake('outbox', takeId);
    return rolled;
  };
}

async function buildWorld({ screening }: Channel): Promise<World | undefined> {
  const set = await screening?.();
  return set && { kind: 'canary', at: new Date(set.at).toISOString() };
}
