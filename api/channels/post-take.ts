import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { LIMITS, TakeRequest } from '#contracts/take.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { accept } from './accept.ts';
import { parsePrefer } from './prefer.ts';
import { ASK_AGAIN_SECONDS, sendFrozen, sendSoFar } from './present-take.ts';

/** `POST take`: accepts a take and waits for its end as long as the caller likes; then, or when it takes longer, answers. */
export const postTake = (context: ApiContext) => async (request: Request, response: Response) => {
  const caller = await authenticate(context, request, response);
  const waitSeconds = parsePrefer(request.get('prefer'));
  const idempotencyKey = parseIdempotencyKey(request.get('idempotency-key'));
  const { notes, prior = null, skipRetrieval = false } = await context.bodies.read(request, caller, TakeRequest);
  const asked = { notes, prior, skipRetrieval };
  const { takeId, isNew } = await accept(context, caller, {
    request: { ...asked, run: null },
    idempotencyKey,
    meaning: asked,
  });

  response.set('x-take-id', takeId);
  if (!isNew) response.set('idempotency-replayed', 'true');
  const of = { operatorId: caller.operatorId, takeId, isNew };
  const signal = AbortSignal.any([closedSignal(response), AbortSignal.timeout(waitSeconds * 1_000)]);
  const frozen = await context.feed.waitForEnd(of, signal);
  if (response.destroyed) return;
  if (frozen !== undefined) return sendFrozen(response, frozen);
  response.status(202);
  response.set('retry-after', ASK_AGAIN_SECONDS);
  response.set('location', `${context.baseUrl}/api/public/channel/${caller.channel.card.slug}/takes/${takeId}`);
  await sendSoFar(context, response, { operatorId: caller.operatorId, takeId, channel: caller.channel });
};

function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  // A structured-field string may be quoted; the quotes are not part of the key.
  const key = header.replace(/^"(.+)"$/s, '$1');
  if (key.length <= LIMITS.idempotencyKeyChars && /^[\x20-\x7e]+$/.test(key)) return key;
  throw new AppError('invalid_request', 'A header of the request is not valid; see errors.', {
    errors: [
      { path: 'Idempotency-Key', message: `must be 1 to ${LIMITS.idempotencyKeyChars} printable ASCII characters` },
    ],
  });
}
