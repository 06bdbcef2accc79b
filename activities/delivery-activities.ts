import { createAttemptDelivery } from './attempt-delivery.ts';
import { createAttemptHandOver } from './attempt-hand-over.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { createEmbedBatch } from './embed-library.ts';
import { createRollCanary } from './roll-canary.ts';
import { createBeginScreening, createListScreened } from './screening/begin-screening.ts';
import { createEndScreening } from './screening/end-screening.ts';
import { createRollScreened } from './screening/roll-screened.ts';
import { createReceiverTurns } from './receiver-turns.ts';

export type DeliveryActivities = ReturnType<typeof createDeliveryActivities>;

/** The activities of what happens by itself: webhooks, the courier, canaries, screenings, what the library means. */
export function createDeliveryActivities(given: Omit<DeliveryDeps, 'turns'>) {
  const deps = { ...given, turns: createReceiverTurns() };
  return {
    attemptDelivery: createAttemptDelivery(deps),
    attemptHandOver: createAttemptHandOver(deps),
    rollCanary: createRollCanary(deps),
    embedBatch: createEmbedBatch(deps),
    listScreened: createListScreened(deps),
    beginScreening: createBeginScreening(deps),
    rollScreened: createRollScreened(deps),
    endScreening: createEndScreening(deps),
  };
}
