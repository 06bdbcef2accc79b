import type { PageStore } from '../../db/page-store.ts';
import type { PageFiles } from '../../evidence/recheck/recheck-pages.ts';
import { extractorOf, layerUrlOf } from '../../evidence/recheck/stored-take.ts';
import type { StoredPage } from '../../evidence/recheck/stored-take.ts';

/** Reads what is kept of a page: its bytes, and the text of the winning lane. */
export const readPageFiles =
  (pages: PageStore) =>
  async (page: StoredPage): Promise<PageFiles> => {
    const [bytes, text] = await Promise.all([pages.findBytes(page.sha256), readKeptText(pages, page)]);
    return { bytes, text };
  };

/** The text of a page as its take has read it; absent where it is not kept any more. */
export const readKeptText = (pages: PageStore, page: StoredPage): Promise<string | undefined> =>
  pages.findText({
    sha256: page.sha256,
    mediaType: page.mediaType,
    url: layerUrlOf(page),
    extractor: extractorOf(page),
  });
