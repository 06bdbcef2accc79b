import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { STILL_MEDIA_TYPE } from '#contracts/still.ts';
import { hasStill } from '../../db/queries/stills.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { isHeld } from '../http/send-document.ts';

/**
 * `GET stills/{sha256}.png`: the picture of a still of the owner's takes on this channel. A still of others is one that was never drawn.
 * Ends in not_found.
 */
export const getStill = (context: ApiContext) => async (request: Request, response: Response) => {
  const { operatorId, channel } = await authenticate(context, request, response);
  const sha256 = String(request.params.sha256);
  const isOwn =
    /^[0-9a-f]{64}$/.test(sha256) && (await hasStill(context.db, { operatorId, channel: channel.card.slug, sha256 }));
  const png = isOwn ? await context.pages.findBytes(sha256) : undefined;
  if (!png) throw new AppError('not_found', 'No take of yours on this channel has such a still.');
  const etag = `"${sha256}"`;
  // The name is the hash: what it names never changes, and belongs to one owner.
  response.set({ etag, 'cache-control': 'private, max-age=31536000, immutable' });
  if (isHeld(request.get('if-none-match'), etag)) {
    response.status(304).end();
    return;
  }
  response.set({ 'content-type': STILL_MEDIA_TYPE, 'content-length': String(png.length) });
  response.end(request.method === 'HEAD' ? undefined : png);
};
