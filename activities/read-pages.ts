import type { ReadPage } from '#contracts/page.ts';
import type { PageRead } from '../db/queries/pages.ts';
import type { ReadLayer } from './read-layer.ts';

/** Pages that a take has read, with their text. */
export async function readPages(readLayer: ReadLayer, reads: PageRead[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const { layerUrl, requestedUrl: _, ...read } of reads) {
    const { body, layer } = await readLayer({ sha256: read.sha256, mediaType: read.mediaType, url: layerUrl });
    pages.push({ ...read, body, layer });
  }
  return pages;
}

/** Characters of all pages together. */
export const lengthOf = (pages: ReadPage[]): number => pages.reduce((sum, { layer }) => sum + layer.text.length, 0);
