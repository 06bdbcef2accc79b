import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { asOperator } from '../../db/as-operator.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import { searchLibrary } from '../../db/queries/search-library.ts';
import { buildQuestion } from '../../evidence/library/build-question.ts';
import { tokeniseQuery } from '../../evidence/tokenise/tokenise.ts';
import { buildDimension, buildSpecimen } from '../../test/support/build-specimen.ts';
import { fileSpecimens } from '../../test/support/file-specimens.ts';
import { readDatasets } from '../config.ts';
import { round } from '../percentile.ts';
import { createOperators } from './create-operators.ts';
import type { Libraries } from './libraries.ts';

const TOP = 10;

interface Entry {
  id: number;
  title?: string;
  text: string;
}

/**
 * nDCG@10 on the Cranfield collection (linear gain, discount log2(rank + 1), mean over all questions): each abstract is a specimen of the same
 * confidence. `bm25` is plain BM25 over the words of the same postings. Null without the folder.
 */
export async function measureCranfield(libraries: Libraries): Promise<{ ndcg10: number; bm25: number } | null> {
  const folder = join(readDatasets() ?? '', 'cranfield');
  if (!existsSync(folder)) return null;
  const { api, worker, owner } = libraries;
  const [operatorId] = (await createOperators(owner, 1, 'cranfield')) as [string];
  const documents = readLines(join(folder, 'documents.jsonl'));
  const idOf = new Map<string, string>();
  for (let at = 0; at < documents.length; at += 100) {
    const { takeId } = await acceptTake(api, {
      operatorId,
      takeId: randomUUID(),
      channel: 'specimen-scout',
      price: 0,
      request: { notes: 'bench', prior: null, skipRetrieval: false, run: null },
      fingerprint: 'bench',
      idempotency: null,
    });
    const batch = documents.slice(at, at + 100);
    const drafts = batch.map(({ id, title = '', text }) =>
      buildSpecimen({
        species: title,
        item: title,
        content: text,
        page: { sha256: createHash('sha256').update('cranfield').digest('hex'), url: null },
        dimensions: [buildDimension({ at: id * 10 })],
      }),
    );
    const filed = await fileSpecimens(worker, { operatorId, takeId }, drafts);
    for (const [place, { specimenId }] of filed.entries()) idOf.set(specimenId, String(batch[place]!.id));
  }
  const gains = readGains(join(folder, 'relevance.tsv'));
  const scores = { ndcg10: 0, bm25: 0 };
  const questions = readLines(join(folder, 'queries.jsonl'));
  for (const { id, text } of questions) {
    const found = await searchLibrary(api, { operatorId, question: buildQuestion(text), limit: TOP });
    const plain = await searchPlainly(libraries, operatorId, text);
    const known = gains.get(String(id)) ?? new Map<string, number>();
    scores.ndcg10 += ndcg(
      found.map(({ specimen_id }) => idOf.get(specimen_id)!),
      known,
    );
    scores.bm25 += ndcg(
      plain.map((specimenId) => idOf.get(specimenId)!),
      known,
    );
  }
  return { ndcg10: round(scores.ndcg10 / questions.length, 4), bm25: round(scores.bm25 / questions.length, 4) };
}

function searchPlainly({ api }: Libraries, operatorId: string, text: string): Promise<string[]> {
  const words = tokeniseQuery(text).map(({ terms }) => terms);
  const terms = words.flat();
  const places = words.flatMap((each, place) => each.map(() => place));
  return asOperator(api, operatorId, async (trx) => {
    const { rows } = await sql<{ specimen_id: string }>`
      select k.specimen_id, max(points) as points
      from (
        select document_id, sum(points) as points
        from collection_size(${operatorId}, 'library') as s (passages, length)
        cross join lateral rank_words(${operatorId}, 'library', s.passages, s.length, ${terms}::text[], ${places}::int[], ${terms.map(() => 1)}::float8[]) group by document_id
      ) ranked
      join archived_document d on d.document_id = ranked.document_id join specimen_chunk k on k.chunk_id = d.chunk_id
      group by k.specimen_id order by points desc limit ${TOP}`.execute(trx);
    return rows.map(({ specimen_id }) => specimen_id);
  });
}

const readLines = (file: string): Entry[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);

function readGains(file: string): Map<string, Map<string, number>> {
  const gains = new Map<string, Map<string, number>>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [question = '', document = '', gain = '0'] = line.split('\t');
    const known = gains.get(question) ?? new Map<string, number>();
    gains.set(question, known.set(document, Number(gain)));
  }
  return gains;
}

function ndcg(found: string[], gains: ReadonlyMap<string, number>): number {
  const sum = (values: number[]): number =>
    values.slice(0, TOP).reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0);
  const ideal = sum([...gains.values()].toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : sum(found.map((id) => gains.get(id) ?? 0)) / ideal;
}
