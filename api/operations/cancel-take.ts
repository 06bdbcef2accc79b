import { cancel } from '../takes/cancel.ts';
import { ASK_AGAIN_SECONDS, sendSoFar } from '../takes/present-take.ts';
import { requireTake } from '../takes/require-take.ts';
import { TAKE } from './answers.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation } from './operation.ts';
import { TAKE_ID } from './parameters.ts';

/** `POST takes/{takeId}/cancel`: asks for the take to stop. Asking again, or after its end, changes nothing. */
export const cancelTake: Operation = {
  name: 'cancel_take',
  id: 'cancelTake',
  method: 'post',
  path: '/channel/{slug}/takes/{takeId}/cancel',
  summary: 'Cancel a take',
  description:
    'Asks for the take to stop; it then ends `cancelled` and costs nothing. Asking again, or after its end, changes nothing.',
  needsKey: true,
  parameters: [TAKE_ID],
  answers: [{ status: 202, description: 'The response so far', bodies: [TAKE], headers: [...OF_TAKE, 'retry-after'] }],
  errors: ['not_found'],
  handle: (context) => async (request, response) => {
    const { caller, ref } = await requireTake(context, request, response);
    await cancel(context, ref);
    response.status(202);
    response.set('retry-after', ASK_AGAIN_SECONDS);
    await sendSoFar(context, response, { ...ref, channel: caller.channel });
  },
};
