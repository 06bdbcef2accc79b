import { TakeVerification } from '#contracts/take-evidence.ts';
import { verifyStored } from '../evidence/verify-stored.ts';
import { closedSignal } from '../http/closed-signal.ts';
import { requireTake } from '../takes/require-take.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation } from './operation.ts';
import { TAKE_ID } from './parameters.ts';

/**
 * `POST verify`: reads the pages again, finds every quote again, computes answer and grade again, and says where that is not what is stored.
 * Of a take without a grade, or one that runs, what is there is checked. Takes of one operator are verified one at a time.
 */
export const verifyTake: Operation = {
  name: 'verify_take',
  id: 'verifyTake',
  method: 'post',
  path: '/channel/{slug}/takes/{takeId}/verify',
  summary: 'Verify a take',
  description:
    'Makes the text of every page again from its bytes, runs the channel’s rules again, finds every quote again and computes answer and grade again. Of a take that runs or has no grade, what is stored is checked.',
  needsKey: true,
  parameters: [TAKE_ID],
  answers: [
    {
      status: 200,
      description: 'Equal, or every place where what is stored differs',
      bodies: [{ mediaType: 'application/json', schema: TakeVerification }],
      headers: OF_TAKE,
    },
  ],
  errors: ['not_found'],
  handle: (context) => async (request, response) => {
    const { ref, take } = await requireTake(context, request, response);
    const body = await verifyStored(context, ref, take, closedSignal(response));
    response.set('cache-control', 'no-store');
    response.json(body);
  },
};
