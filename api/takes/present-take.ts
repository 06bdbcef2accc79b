import type { Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { Channel } from '../../channels/channel.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import type { TakeRef } from '../../db/queries/pages.ts';
import type { ApiContext } from '../context.ts';

/** `Retry-After` of a 202: a take is a matter of seconds. */
export const ASK_AGAIN_SECONDS = '2';

/** Sends the body that the end of the take froze, byte for byte. */
export function sendFrozen(response: Response, frozen: string): void {
  response.set('content-type', 'application/json; charset=utf-8');
  response.set('cache-control', 'no-store');
  response.end(frozen);
}

/** Sends the response that the events so far amount to, or the frozen one if the take has ended meanwhile. Ends in not_found. */
export async function sendSoFar(
  context: ApiContext,
  response: Response,
  { operatorId, takeId, channel }: TakeRef & { channel: Channel },
): Promise<void> {
  const events = await findEvents(context.db, { operatorId, takeId, limit: 100_000 });
  const first = events[0];
  if (first?.type !== 'take.accepted' || first.channel !== channel.card.slug) throw takeNotFound();
  const frozen = await findFrozenResponse(context.db, operatorId, takeId);
  if (frozen !== undefined) return sendFrozen(response, frozen);
  const body: TakeResponse = { ...foldTake(events, channel.card), creditsLeft: null };
  response.set('cache-control', 'no-store');
  response.json(body);
}

/** The same answer for a take of another owner, of another channel, and one that never was. */
export const takeNotFound = (): AppError => new AppError('not_found', 'There is no such take on this channel.');
