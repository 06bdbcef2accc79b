import { sendStill } from '../evidence/send-still.ts';
import { authenticate } from '../http/authenticate.ts';
import { cachedAnswers } from './answers.ts';
import { OF_CALLER } from './headers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH, sha256Parameter } from './parameters.ts';

/**
 * `GET stills/{sha256}.png`: the picture of a still of the owner's takes on this channel. A still of others is one that was never drawn.
 * Ends in not_found.
 */
export const getStill: Operation = {
  name: 'still_picture',
  id: 'getStill',
  method: 'get',
  path: '/channel/{slug}/stills/{sha256}.png',
  summary: 'Get a still',
  description:
    'The picture of a still that a take of yours on this channel made, as its `url` names it. It never changes; only the owner gets it.',
  needsKey: true,
  parameters: [sha256Parameter('SHA-256 of the picture, as `stills` of a take names it'), IF_NONE_MATCH],
  answers: cachedAnswers('The picture', 'image/png', OF_CALLER),
  errors: ['not_found'],
  handle: (context) => async (request, response) => {
    const { operatorId, channel } = await authenticate(context, request, response);
    await sendStill(context, { request, response, operatorId, channel: channel.card.slug });
  },
};
