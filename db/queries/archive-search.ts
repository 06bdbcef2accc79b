import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import type { Attempt } from './attempt.ts';

/** A text as terms: `lengths` is the number of terms of each passage, and each term has the passages that hold it (from 0) and how often. */
export interface DocumentTerms {
  lengths: number[];
  terms: { term: string; passages: number[]; counts: number[] }[];
}

/** What a document is: a page by the address that was asked for and its SHA-256, or a take that has ended. */
export type DocumentName = { url: string; sha256: string } | { takeId: string };

/** Whether a page is indexed with these bytes. */
export async function isIndexed(db: Db, operatorId: string, { url, sha256 }: { url: string; sha256: string }) {
  const { rows } = await sql<{ is: boolean }>`select is_indexed(${operatorId}, ${url}, ${sha256}) as is`.execute(db);
  return rows[0]!.is;
}

/** Makes a document of an operator searchable, in the place of what its address held before. A second call with the same changes nothing. */
export async function indexDocument(
  db: Db,
  operatorId: string,
  name: DocumentName,
  { lengths, terms }: DocumentTerms,
): Promise<void> {
  const [url, sha256, takeId] = 'takeId' in name ? [null, null, name.takeId] : [name.url, name.sha256, null];
  const arrayOf = (numbers: number[]): string => `{${numbers.join()}}`;
  await sql`select index_document(${operatorId}, ${url}, ${sha256}, ${takeId}, ${lengths}::int[], ${terms.map(({ term }) => term)}::text[],
    ${terms.map(({ passages }) => arrayOf(passages))}::text[], ${terms.map(({ counts }) => arrayOf(counts))}::text[])`.execute(
    db,
  );
}

/** The same for an attempt. Throws LT409, LT410. */
export async function indexForAttempt(
  db: Db,
  { operatorId, takeId, step, fence }: Attempt,
  page: { url: string; sha256: string } | null,
  { lengths, terms }: DocumentTerms,
): Promise<void> {
  const arrayOf = (numbers: number[]): string => `{${numbers.join()}}`;
  await sql`select index_for_attempt(${operatorId}, ${takeId}, ${step}, ${fence}, ${page?.url ?? null}, ${page?.sha256 ?? null}, ${page === null},
    ${lengths}::int[], ${terms.map(({ term }) => term)}::text[], ${terms.map(({ passages }) => arrayOf(passages))}::text[],
    ${terms.map(({ counts }) => arrayOf(counts))}::text[])`.execute(db);
}

/** A page of the archive that answers a question: its address, what it held when it was read last, and its BM25 score. */
export interface ArchiveHit {
  url: string;
  sha256: string;
  score: number;
}

/**
 * Pages of an operator's archive by BM25, the best first. `words` are those of the question, each as the terms that it may be; a page has to
 * hold every word whose place is in `needed`.
 */
export async function searchArchive(
  db: Db,
  operatorId: string,
  { words, needed, limit }: { words: string[][]; needed: number[]; limit: number },
): Promise<ArchiveHit[]> {
  const terms = words.flat();
  const places = words.flatMap((each, place) => each.map(() => place));
  const { rows } = await sql<ArchiveHit>`
    select * from search_archive(${operatorId}, ${terms}::text[], ${places}::int[], ${needed}::int[], ${limit})`.execute(
    db,
  );
  return rows;
}
