import { AppError } from '#contracts/errors.ts';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { TakeRef } from '../../db/queries/pages.ts';
import type { TakeRow } from '../../db/queries/takes.ts';
import { JobFailure } from '../../threads/job-failure.ts';
import type { Verifying } from '../../threads/jobs/verify.ts';
import type { ApiContext } from '../context.ts';
import { findTakeRecord } from './find-take-record.ts';
import { readPageFiles } from './page-files.ts';

/** Verifies what is stored of a take, in a thread. Throws unavailable where that takes too long or too much memory. */
export async function verifyStored(
  context: ApiContext,
  ref: TakeRef,
  take: TakeRow,
  signal: AbortSignal,
): Promise<TakeVerification> {
  const gather = async () => withFiles(context, await findTakeRecord(context, ref, take));
  const options = { share: ref.operatorId, signal, transfer: buffersOf };
  const { differences, under, timeStamp } = await context.threads
    .run('verify', gather, options)
    .catch((error: unknown) => {
      if (!(error instanceof JobFailure)) throw error;
      const detail = 'This take is too much to verify here. Export it, and verify the file with "npm run verify".';
      throw new AppError(error.reason === 'threw' ? 'internal' : 'unavailable', detail, { cause: error });
    });
  const stamp =
    timeStamp && 'stampedAt' in timeStamp ? { stampedAt: timeStamp.stampedAt, by: timeStamp.authority } : timeStamp;
  return {
    equal: differences.length === 0,
    ...(under.length > 0 && { under }),
    ...(stamp && { timeStamp: stamp }),
    differences,
  };
}

async function withFiles({ pages }: ApiContext, record: Verifying['record']): Promise<Verifying> {
  const read = readPageFiles(pages);
  // Frozen by this product as its response.
  const shown = record.frozen === undefined ? [] : (JSON.parse(record.frozen) as TakeResponse).stills;
  // Of one page that was read twice, the first reading counts.
  const pagesBySha = new Map(record.pages.toReversed().map((page) => [page.sha256, page]));
  const files: Verifying['files'] = new Map(
    await Promise.all([...pagesBySha.values()].map(async (page) => [page.sha256, await read(page)] as const)),
  );
  const stills = await Promise.all(shown.map(async ({ sha256 }) => [sha256, await pages.findBytes(sha256)] as const));
  return { record, files, stills: new Map(stills.filter((still) => still[1] !== undefined) as [string, Uint8Array][]) };
}

const buffersOf = ({ files, stills }: Verifying): Uint8Array[] => [
  ...[...files.values()].flatMap(({ bytes }) => bytes ?? []),
  ...stills.values(),
];
