import type { PageStore } from '../../db/page-store.ts';
import type { PageFiles } from '../../evidence/recheck/recheck-pages.ts';
import { extractorOf, layerUrlOf } from '../../evidence/recheck/stored-take.ts';
import type { StoredPage } from '../../evidence/recheck/stored-take.ts';

/** Reads what is kept of a page: its bytes, and the text of the winning lane. */
export const readPageFiles =
  (pages: PageStore) =>
  async (page: StoredPage): Promise<PageFiles> => {
    const { sha256, mediaType } = page;
    const [bytes, text] = await Promise.all([
      pages.findBytes(sha256),
      pages.findText({ sha256, mediaType, url: layerUrlOf(page), extractor: extractorOf(page) }),
    ]);
    return { bytes, text };
  };
