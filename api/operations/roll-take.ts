import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { LIMITS, TakeRequest } from '#contracts/take.ts';
import { authenticate } from '../http/authenticate.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { parsePrefer } from '../http/prefer.ts';
import { accept } from '../takes/accept.ts';
import { ASK_AGAIN_SECONDS, sendFrozen, sendSoFar } from '../takes/present-take.ts';
import { TAKE } from './answers.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation, Parameter } from './operation.ts';

const PREFER: Parameter = {
  in: 'header',
  name: 'Prefer',
  schema: z.string().meta({ examples: ['wait=30', 'respond-async'] }),
  description: `\`wait=N\`: seconds to wait for the end, 0 to ${LIMITS.waitSeconds}, ${LIMITS.defaultWaitSeconds} when absent. \`respond-async\`: do not wait. A preference out of range is ignored`,
};

const IDEMPOTENCY_KEY: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  schema: z.string().regex(/^[!-~]([ -~]{0,253}[!-~])?$/),
  description:
    'Makes the request safe to repeat for 24 hours: the same key and body give the first answer, byte for byte. 1 to 255 printable ASCII characters; belongs to the key’s owner and the channel',
};

/** `POST take`: accepts a take and waits for its end as long as the caller likes; then, or when it takes longer, answers. */
export const rollTake: Operation = {
  name: 'roll_take',
  id: 'rollTake',
  method: 'post',
  path: '/channel/{slug}/take',
  summary: 'Roll a take',
  description:
    'Accepts a brief and answers with the finished take. A take that asks for something it needs ends `needs_input` with `asks`; answer them in the `notes` of the next call, with the brief so far as `prior.brief`. A take that failed answers 200 as well, with `lifecycle` and no grade, and costs nothing.',
  needsKey: true,
  parameters: [PREFER, IDEMPOTENCY_KEY],
  body: TakeRequest,
  answers: [
    {
      status: 200,
      description: 'The take has ended',
      bodies: [TAKE],
      headers: [...OF_TAKE, 'idempotency-replayed'],
    },
    {
      status: 202,
      description: 'The take goes on; the response so far, and where to look',
      bodies: [TAKE],
      headers: [...OF_TAKE, 'idempotency-replayed', 'location', 'retry-after'],
    },
  ],
  errors: [
    'invalid_request',
    'invalid_json',
    'credits_exhausted',
    'archive_full',
    'own_key_missing',
    'body_too_large',
    'unsupported_media_type',
    'idempotency_mismatch',
  ],
  handle: (context) => async (request, response) => {
    const caller = await authenticate(context, request, response);
    const waitSeconds = parsePrefer(request.get('prefer'));
    const idempotencyKey = parseIdempotencyKey(request.get('idempotency-key'));
    const { notes, prior = null, skipRetrieval = false } = await context.bodies.read(request, caller, TakeRequest);
    const asked = { notes, prior, skipRetrieval };
    const { takeId, isNew } = await accept(context, caller, {
      request: { ...asked, run: null },
      idempotencyKey,
      identity: asked,
    });

    response.set('x-take-id', takeId);
    if (!isNew) response.set('idempotency-replayed', 'true');
    const ref = { operatorId: caller.operatorId, takeId, isNew };
    const signal = AbortSignal.any([closedSignal(response), AbortSignal.timeout(waitSeconds * 1_000)]);
    const frozen = await context.feed.waitForEnd(ref, signal);
    if (response.destroyed) return;
    if (frozen !== undefined) return sendFrozen(response, frozen);
    response.status(202);
    response.set('retry-after', ASK_AGAIN_SECONDS);
    response.set('location', `${context.baseUrl}/api/public/channel/${caller.channel.card.slug}/takes/${takeId}`);
    await sendSoFar(context, response, { operatorId: caller.operatorId, takeId, channel: caller.channel });
  },
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
