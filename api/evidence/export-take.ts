import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { buildMembers } from '../../evidence/export/export-members.ts';
import { writeZip } from '../../evidence/export/write-zip.ts';
import { requireTake } from '../channels/require-take.ts';
import type { ApiContext } from '../context.ts';
import { gatherStoredTake } from './gather-stored-take.ts';
import { readPageFiles } from './page-files.ts';

/** `GET export`: everything needed to verify a take offline, as one zip, the same bytes each time. Ends in take_not_ended. */
export const exportTake = (context: ApiContext) => async (request: Request, response: Response) => {
  const { of, take } = await requireTake(context, request, response);
  const { stored, frozen } = await gatherStoredTake(context, of, take);
  if (frozen === undefined)
    throw new AppError(
      'take_not_ended',
      'A take can be exported when it has ended. Follow its events, then ask again.',
    );
  response.set({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${take.channel}-take-${take.takeNo}.zip"`,
    'cache-control': 'no-store',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const zip = writeZip(
    buildMembers({
      stored,
      frozen,
      readFiles: readPageFiles(context.pages),
      readStill: (sha256) => context.pages.findBytes(sha256),
    }),
  );
  await pipeline(Readable.from(zip), response).catch((error: NodeJS.ErrnoException) => {
    // The other side went away: nobody is left to tell.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};
