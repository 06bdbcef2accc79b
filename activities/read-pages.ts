import type { ReadPage } from '#contracts/page.ts';
import { findPageReads } from '../db/queries/pages.ts';
import type { TakeOf } from '../db/queries/pages.ts';
import type { ReadLayer } from './read-layer.ts';
import type { TakeDeps } from './take-deps.ts';

/** All pages that a take holds, with their text. */
export async function readPages(deps: Pick<TakeDeps, 'db'>, readLayer: ReadLayer, of: TakeOf): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const { layerUrl, requestedUrl: _, ...read } of await findPageReads(deps.db, of)) {
    const { body, layer } = await readLayer({ sha256: read.sha256, mediaType: read.mediaType, url: layerUrl });
    pages.push({ ...read, body, layer });
  }
  return pages;
}
