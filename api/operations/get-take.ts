import { sendSoFar } from '../takes/present-take.ts';
import { requireTake } from '../takes/require-take.ts';
import { TAKE } from './answers.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation } from './operation.ts';
import { TAKE_ID } from './parameters.ts';

/** `GET takes/{takeId}`: the frozen answer, or the response so far. */
export const getTake: Operation = {
  name: 'get_take',
  id: 'getTake',
  method: 'get',
  path: '/channel/{slug}/takes/{takeId}',
  summary: 'Get a take',
  description: 'The answer of a take that has ended, the same bytes each time; else the response so far.',
  needsKey: true,
  parameters: [TAKE_ID],
  answers: [{ status: 200, description: 'The take', bodies: [TAKE], headers: OF_TAKE }],
  errors: ['not_found'],
  handle: (context) => async (request, response) => {
    const { caller, ref } = await requireTake(context, request, response);
    await sendSoFar(context, response, { ...ref, channel: caller.channel });
  },
};
