import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { findResponses } from '../../db/queries/pages.ts';
import type { TakeRef } from '../../db/queries/pages.ts';
import type { TakeRow } from '../../db/queries/takes.ts';
import { buildMembers } from '../../evidence/export/export-members.ts';
import { weighExport } from '../../evidence/export/weigh-export.ts';
import { buildStoredTake } from '../../evidence/recheck/build-stored-take.ts';
import { writeZip } from '../../evidence/export/write-zip.ts';
import type { ApiContext } from '../context.ts';
import { isHeld } from '../http/send-document.ts';
import { createAttest } from './attest.ts';
import { findTakeRecord } from './find-take-record.ts';
import { locateStored } from './locate-stored.ts';
import { readPageFiles } from './page-files.ts';

/** Sends the export of a take of its owner. Throws take_not_ended. */
export async function sendExport(
  context: ApiContext,
  { request, response, ref, take }: { request: Request; response: Response; ref: TakeRef; take: TakeRow },
): Promise<void> {
  const record = await findTakeRecord(context, ref, take);
  if (record.frozen === undefined)
    throw new AppError(
      'take_not_ended',
      'A take can be exported when it has ended. Follow its events, then ask again.',
    );
  const stored = buildStoredTake(record);
  const source = {
    stored,
    citations: await locateStored(context, ref.operatorId, stored),
    responses: await findResponses(context.db, ref),
    readRaw: (sha256: string) => context.pages.findBytes(sha256),
    attest: createAttest(context, ref, stored),
    readFiles: readPageFiles(context.pages),
    readStill: (sha256: string) => context.pages.findBytes(sha256),
  };
  const { manifestSha256, byteLength } = await weighExport(source);
  const etag = `"${manifestSha256}"`;
  response.set({ etag, 'cache-control': 'private, no-cache' });
  if (isHeld(request.get('if-none-match'), etag)) {
    response.status(304).end();
    return;
  }
  response.set({
    'content-type': 'application/zip',
    'content-length': String(byteLength),
    'content-disposition': `attachment; filename="${take.channel}-take-${take.takeNo}.zip"`,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(Readable.from(writeZip(buildMembers(source))), response).catch((error: NodeJS.ErrnoException) => {
    // The other side went away: nobody is left to tell.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
