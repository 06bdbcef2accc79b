import { LRUCache } from 'lru-cache';
import type { PageStore, TextSource } from '../db/page-store.ts';
import type { PageRead } from '../db/queries/pages.ts';
import { EXTRACTOR } from '../evidence/text-layer/extractors.ts';
import { JobFailure } from '../threads/job-failure.ts';
import type { HeldPage } from '../threads/jobs/read-page.ts';
import type { PackedRead } from '../threads/jobs/pages.ts';
import type { StageContext } from './run-stage.ts';

/** Makes a kept page's text, or finds it made; `utf8` is there when it was made now. `bytes`, where they are at hand, are handed over. Rejects with JobFailure. */
export type HoldPage = (
  context: Pick<StageContext, 'think'>,
  source: TextSource,
  bytes?: Uint8Array,
) => Promise<HeldPage & { utf8?: Uint8Array }>;

/** Texts are pure, so those of the last pages are kept in memory that all threads share: up to 128 MiB of them. */
const KEPT_BYTES = 128 * 1024 * 1024;

export function createHoldPage({ findBytes }: Pick<PageStore, 'findBytes'>): HoldPage {
  const cache = new LRUCache<string, HeldPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ packed }) => packed.byteLength,
  });
  return async ({ think }, source, bytes = NONE) => {
    const { sha256, mediaType, url, extractor } = source;
    const name = JSON.stringify([sha256, mediaType, url, extractor]);
    const known = cache.get(name);
    if (known) return known;
    const read = async () => ({ bytes: bytes.length > 0 ? bytes : await find(sha256), mediaType, url, extractor });
    const made = await think('read-page', read, { key: name, transfer: (page) => [page.bytes] });
    const { utf8: _, ...held } = made;
    cache.set(name, held);
    return made;
  };

  async function find(sha256: string): Promise<Uint8Array> {
    const bytes = await findBytes(sha256);
    if (!bytes) throw new Error(`page ${sha256} is recorded and not kept`);
    return bytes;
  }
}

const NONE = new Uint8Array();

/** Pages that a take has read, with their text. */
export async function holdPages(
  holdPage: HoldPage,
  context: Pick<StageContext, 'think' | 'pageReads'>,
): Promise<PackedRead[]> {
  const pages: PackedRead[] = [];
  for (const { layerUrl, requestedUrl: _, exchange: _exchange, ...read } of context.pageReads) {
    const { sha256, mediaType, extractor } = read;
    const { packed, lane } = await holdPage(context, { sha256, mediaType, url: layerUrl, extractor });
    pages.push({ ...read, packed, lane });
  }
  return pages;
}

/** Whether the text of an archived page can be made now; one that cannot is no source. */
export async function canHold(
  holdPage: HoldPage,
  context: Pick<StageContext, 'think' | 'log'>,
  { sha256, mediaType, layerUrl }: PageRead,
): Promise<boolean> {
  try {
    await holdPage(context, { sha256, mediaType, url: layerUrl, extractor: EXTRACTOR });
    return true;
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    context.log.warn({ err: error, sha256 }, 'the text of an archived page could not be made');
    return false;
  }
}
