import { createHash } from 'node:crypto';
import { AppError } from '#contracts/errors.ts';
import { findReadPage } from '../../db/queries/stored-take.ts';
import { readPageText } from '../evidence/read-page-text.ts';
import { authenticate } from '../http/authenticate.ts';
import { isHeld } from '../http/send-document.ts';
import { cachedAnswers } from './answers.ts';
import { OF_CALLER } from './headers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH, sha256Parameter } from './parameters.ts';

/**
 * `GET pages/{sha256}`: the text that the citations of a page refer to, for every page that a take of the owner read on this channel. A page
 * of others is one that was never read. Ends in not_found.
 */
export const getPageText: Operation = {
  name: 'page_text',
  id: 'getPageText',
  method: 'get',
  path: '/channel/{slug}/pages/{sha256}',
  summary: 'Get the text of a page',
  description:
    'The archived text that citations refer to by UTF-16 offsets, for every page that a take of yours on this channel read, cited or not.',
  needsKey: true,
  parameters: [sha256Parameter('SHA-256 of the page, as the evidence of a take names it'), IF_NONE_MATCH],
  answers: cachedAnswers('The text', 'text/plain', OF_CALLER),
  errors: ['not_found'],
  handle: (context) => async (request, response) => {
    const { operatorId, channel } = await authenticate(context, request, response);
    const sha256 = String(request.params.sha256);
    const page = /^[0-9a-f]{64}$/.test(sha256)
      ? await findReadPage(context.db, { operatorId, channel: channel.card.slug, sha256 })
      : undefined;
    const text = page && (await readPageText(context, { sha256, ...page }));
    if (text === undefined) throw new AppError('not_found', 'No take of yours on this channel has read such a page.');
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    response.set({ etag, 'cache-control': 'private, no-cache' });
    if (isHeld(request.get('if-none-match'), etag)) {
      response.status(304).end();
      return;
    }
    response.set({ 'content-type': 'text/plain; charset=utf-8', 'content-length': String(Buffer.byteLength(text)) });
    response.end(text);
  },
};
