import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { STILL_MEDIA_TYPE } from '#contracts/still.ts';
import { hasStill } from '../../db/queries/stills.ts';
import type { ApiContext } from '../context.ts';
import { isHeld } from '../http/send-document.ts';

/** Sends the still that a path names to its owner. Throws not_found. */
export async function sendStill(
  context: ApiContext,
  {
    request,
    response,
    operatorId,
    channel,
  }: { request: Request; response: Response; operatorId: string; channel: string },
): Promise<void> {
  const sha256 = String(request.params.sha256);
  const isOwn = /^[0-9a-f]{64}$/.test(sha256) && (await hasStill(context.db, { operatorId, channel, sha256 }));
  if (!isOwn) throw noSuchStill();
  await sendPicture(context, { request, response, sha256 });
}

const noSuchStill = (): AppError => new AppError('not_found', 'No take of yours on this channel has such a still.');

/** Sends a picture that the request may see. Throws not_found where it is kept no more. */
export async function sendPicture(
  { pages }: Pick<ApiContext, 'pages'>,
  { request, response, sha256 }: { request: Request; response: Response; sha256: string },
): Promise<void> {
  const png = await pages.findBytes(sha256);
  if (!png) throw noSuchStill();
  const etag = `"${sha256}"`;
  // The name is the hash: what it names never changes, and belongs to one owner.
  response.set({ etag, 'cache-control': 'private, max-age=31536000, immutable' });
  if (isHeld(request.get('if-none-match'), etag)) {
    response.status(304).end();
    return;
  }
  response.set({ 'content-type': STILL_MEDIA_TYPE, 'content-length': String(png.length) });
  response.end(request.method === 'HEAD' ? undefined : png);
}
