import { sql } from 'kysely';
import type { LibraryQuestion } from '#contracts/library-search.ts';
import type { LibraryMatch } from '#contracts/specimen.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** Passages of an operator's library that answer a question, the best of each specimen, best first. One query, under row-level security. */
export function searchLibrary(
  db: Db,
  { operatorId, question, limit }: { operatorId: string; question: LibraryQuestion; limit: number },
): Promise<LibraryMatch[]> {
  const { terms, words, weights, written, embedding, spare, blend } = question;
  const weighed = [blend.similarity, blend.keywords, blend.confidence, blend.feedback];
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<LibraryMatch>`
      select * from search_library(${operatorId}, ${terms}::text[], ${words}::int[], ${weights}::float8[],
        ${written.map(({ text }) => text)}::text[], ${written.map(({ word }) => word)}::int[],
        ${embedding.model}, ${embedding.planes}::bit varying[], ${embedding.scale}, ${embedding.offset},
        ${spare?.model ?? null}, ${spare?.planes ?? null}::bit varying[], ${spare?.scale ?? null},
        ${weighed}::float8[], ${blend.leastSimilarity}, ${limit})`.execute(trx);
    return rows;
  });
}
