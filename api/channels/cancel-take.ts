import type { Request, Response } from 'express';
import { requestCancel } from '../../db/queries/accept-take.ts';
import type { ApiContext } from '../context.ts';
import { ASK_AGAIN_SECONDS, sendSoFar } from './present-take.ts';
import { requireTake } from './require-take.ts';

/** `POST takes/{takeId}/cancel`: asks for the take to stop. Asking again, or after its end, changes nothing. */
export const cancelTake = (context: ApiContext) => async (request: Request, response: Response) => {
  const { caller, of } = await requireTake(context, request, response);
  await requestCancel(context.db, of.operatorId, of.takeId);
  context.notifier.wake('outbox', of.takeId);
  context.notifier.wake('take_event', of.takeId);
  response.status(202);
  response.set('retry-after', ASK_AGAIN_SECONDS);
  await sendSoFar(context, response, { ...of, channel: caller.channel });
};
