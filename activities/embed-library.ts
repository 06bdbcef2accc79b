import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { EmbedBatchResult, EmbedLibraryInput, LibraryPlace } from '#contracts/library-embedding.ts';
import type { Db } from '../db/connect.ts';
import { findUnread, forgetEmbeddings, keepEmbeddings, listLibraries } from '../db/queries/embed-library.ts';
import type { PassageEmbedding, UnreadPassage } from '../db/queries/embed-library.ts';
import { toBitPlanes } from '../evidence/embedding/bit-planes.ts';
import { nameEmbeddings } from '../evidence/embedding/name-embeddings.ts';
import { getStaticTable } from '../evidence/embedding/static-table.ts';
import { headPassage } from '../evidence/library/head-passage.ts';
import type { Embedder } from '../outbound/embedding/create-embedder.ts';
import { EmbeddingFault } from '../outbound/embedding/embedding-fault.ts';

/** Passages of a request: some 100,000 characters at most, which every provider takes. */
const BATCH = 48;
/** Libraries that are looked through in one attempt; most have nothing that is new. */
const LIBRARIES = 200;
const FIRST_DOCUMENT = '0';
const LAST_DOCUMENT = '9223372036854775807';

export interface EmbedLibraryDeps {
  db: Db;
  embedder: Embedder | undefined;
}

/**
 * Asks the provider what the next passages mean that its model has not read, and keeps it. An attempt that is repeated asks only for what is still
 * missing. A library that the model has read whole loses what it meant to former models.
 */
export function createEmbedBatch({ db, embedder }: EmbedLibraryDeps) {
  return async ({ reference, after }: EmbedLibraryInput): Promise<EmbedBatchResult> => {
    if (embedder?.name !== reference) return { state: 'other_model' };
    const signal = Context.current().cancellationSignal;
    try {
      const [probe] = await embedder.embed(['specimen'], signal);
      const model = nameEmbeddings(embedder.name, probe!.length);
      return await embedNext(db, { embedder, model, after, signal });
    } catch (error) {
      if (!(error instanceof EmbeddingFault)) throw error;
      if (!error.isTransient) return { state: 'refused', detail: error.message };
      throw ApplicationFailure.create({
        type: 'EmbeddingAway',
        message: `The embedding provider: ${error.message}`,
        ...(error.retryAfterMs !== undefined && { nextRetryDelay: Math.min(error.retryAfterMs, LONGEST_WAIT_MS) }),
      });
    }
  };
}

/** The longest that a provider may ask for. */
const LONGEST_WAIT_MS = 10 * 60_000;

interface Asking {
  embedder: Embedder;
  model: string;
  signal: AbortSignal;
}

async function embedNext(
  db: Db,
  { after, ...asking }: Asking & { after: LibraryPlace | undefined },
): Promise<EmbedBatchResult> {
  const { model } = asking;
  const operators = await listLibraries(db, after?.operatorId ?? null, LIBRARIES);
  for (const operatorId of operators) {
    const place = operatorId === after?.operatorId ? after.documentId : FIRST_DOCUMENT;
    const passages = await findUnread(db, { operatorId, model, after: place, limit: BATCH });
    if (passages.length === 0) {
      await forgetEmbeddings(db, operatorId, [model, getStaticTable().model]);
      continue;
    }
    const embeddings = await embedPassages(passages, asking);
    await keepEmbeddings(db, { operatorId, model, embeddings });
    const left = passages.length - embeddings.length;
    return {
      state: 'embedded',
      count: embeddings.length,
      left,
      after: { operatorId, documentId: passages.at(-1)!.documentId },
    };
  }
  const last = operators.length < LIBRARIES ? undefined : operators.at(-1);
  const next = last === undefined ? null : { operatorId: last, documentId: LAST_DOCUMENT };
  return { state: 'embedded', count: 0, left: 0, after: next };
}

/** A text that the provider does not take is left out; the others of its batch are found by halving it. */
async function embedPassages(passages: readonly UnreadPassage[], asking: Asking): Promise<PassageEmbedding[]> {
  try {
    const vectors = await asking.embedder.embed(passages.map(headPassage), asking.signal);
    return passages.map(({ documentId }, at) => ({ documentId, planes: toBitPlanes(vectors[at]!) }));
  } catch (error) {
    if (!(error instanceof EmbeddingFault) || !error.isAboutTexts) throw error;
    if (passages.length === 1) return [];
    const middle = passages.length >> 1;
    return [
      ...(await embedPassages(passages.slice(0, middle), asking)),
      ...(await embedPassages(passages.slice(middle), asking)),
    ];
  }
}
