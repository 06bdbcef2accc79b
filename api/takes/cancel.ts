import { requestCancel } from '../../db/queries/accept-take.ts';
import type { ApiContext } from '../context.ts';

/** Asks for a take of the operator to stop. Asking again, or after its end, changes nothing. */
export async function cancel(
  { db, notifier }: ApiContext,
  { operatorId, takeId }: { operatorId: string; takeId: string },
): Promise<void> {
  await requestCancel(db, operatorId, takeId);
  notifier.wake('outbox', takeId);
  notifier.wake('take_event', takeId);
}
