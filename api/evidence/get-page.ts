import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { findReadPage } from '../../db/queries/stored-take.ts';
import type { TextSource } from '../../db/page-store.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { isHeld } from '../http/send-document.ts';

/**
 * `GET pages/{sha256}`: the text that the citations of a page refer to, for every page that a take of the owner read on this channel. A page
 * of others is one that was never read. Ends in not_found.
 */
export const getPage = (context: ApiContext) => async (request: Request, response: Response) => {
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
};

/** The text as it was stored; a text that went missing is made again from the bytes. */
export async function readPageText({ pages, threads }: ApiContext, source: TextSource): Promise<string | undefined> {
  const stored = await pages.findText(source);
  if (stored !== undefined) return stored;
  const bytes = await pages.findBytes(source.sha256);
  if (!bytes) return undefined;
  const { utf8 } = await threads.run('read-page', { ...source, bytes });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(utf8);
}
