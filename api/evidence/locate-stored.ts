import type { LocatedCitation } from '../../evidence/cite/locate-citations.ts';
import type { StoredTake } from '../../evidence/recheck/stored-take.ts';
import type { ApiContext } from '../context.ts';
import { readKeptText } from './page-files.ts';

/** The citations of a take with what other programs find them by, made in a thread from the kept texts of their pages. */
export async function locateStored(
  { pages, threads }: Pick<ApiContext, 'pages' | 'threads'>,
  operatorId: string,
  { citations, pages: read }: StoredTake,
): Promise<LocatedCitation[]> {
  if (citations.length === 0) return [];
  const cited = new Set(citations.map(({ page }) => page));
  const gather = async () => {
    const texts = new Map<string, string>();
    for (const page of read) {
      const { sha256 } = page;
      if (!cited.has(sha256) || texts.has(sha256)) continue;
      const text = await readKeptText(pages, page);
      if (text !== undefined) texts.set(sha256, text);
    }
    return { citations, texts };
  };
  return threads.run('locate-citations', gather, { share: operatorId });
}
