import { createAttemptDelivery } from './attempt-delivery.ts';
import { createAttemptHandOver } from './attempt-hand-over.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { createReceiverTurns } from './receiver-turns.ts';

export type DeliveryActivities = ReturnType<typeof createDeliveryActivities>;

/** The activities of deliveries: webhooks and the courier. */
export function createDeliveryActivities(given: Omit<DeliveryDeps, 'turns'>) {
  const deps = { ...given, turns: createReceiverTurns() };
  return { attemptDelivery: createAttemptDelivery(deps), attemptHandOver: createAttemptHandOver(deps) };
}
