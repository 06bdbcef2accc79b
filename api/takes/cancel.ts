import { requestCancel } from '../../db/queries/accept-take.ts';
import type { TakeRef } from '../../db/queries/pages.ts';
import type { ApiContext } from '../context.ts';

/** Asks for a take of the operator to stop. Asking again, or after its end, changes nothing. */
export async function cancel({ db, notifier }: ApiContext, { operatorId, takeId }: TakeRef): Promise<void> {
  await requestCancel(db, operatorId, takeId);
  notifier.wake('outbox', takeId);
  notifier.wake('take_event', takeId);
}
