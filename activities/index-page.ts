import type { TextLayer } from '#contracts/page.ts';
import { indexDocument, isIndexed } from '../db/queries/archive-search.ts';
import { countTerms } from '../evidence/tokenise/count-terms.ts';
import type { TakeDeps } from './take-deps.ts';

/** A page of the web as a take has read it, by the address that was asked for. */
export interface ReadAddress {
  url: string;
  sha256: string;
  layer: Pick<TextLayer, 'text' | 'title' | 'language'>;
}

/** Makes a page searchable for the operator whose take has read it. One that the index holds as it is costs one look. */
export async function indexPage(
  { db }: Pick<TakeDeps, 'db'>,
  operatorId: string,
  { url, sha256, layer }: ReadAddress,
): Promise<void> {
  if (await isIndexed(db, operatorId, { url, sha256 })) return;
  const { title, text, language } = layer;
  const counted = countTerms({ head: `${title ?? ''} ${url}`, text, language });
  await indexDocument(db, operatorId, { url, sha256 }, counted);
}

/** Makes a take that has ended searchable: what it was asked and what it said. */
export async function indexTake(
  { db }: Pick<TakeDeps, 'db'>,
  { operatorId, takeId }: { operatorId: string; takeId: string },
  { notes, output }: { notes: string; output: string },
): Promise<void> {
  await indexDocument(db, operatorId, { takeId }, countTerms({ head: notes, text: output, language: null }));
}
