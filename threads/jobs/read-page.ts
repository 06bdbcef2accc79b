import type { Lane } from '#contracts/page.ts';
import { loadExtractor } from '../../evidence/text-layer/extractors.ts';
import { judgePage } from '../../evidence/text-layer/judge-page.ts';
import type { PageVerdict } from '../../evidence/text-layer/judge-page.ts';
import { needsBrowser } from '../../evidence/text-layer/needs-browser.ts';
import type { PackedPage } from '../packed-page.ts';
import { packPage } from '../packed-page.ts';

export interface PageToRead {
  bytes: Uint8Array;
  mediaType: string;
  url: string | null;
  /** Version of the extractor that its layer is made by. */
  extractor: number;
}

/** A page that was read as text: the text itself for later jobs, and what a stage has to know of it. */
export interface HeldPage {
  packed: PackedPage;
  lane: Lane;
  /** Characters of the text. */
  text: { length: number };
  suspicious?: string[];
  /** Why it says nothing, where it does not. */
  verdict?: PageVerdict;
  needsBrowser?: true;
}

/** Makes the text layer of a page. `utf8` is its text as it is stored. Throws for an extractor that this product has not. */
export async function readPage({
  bytes,
  mediaType,
  url,
  extractor,
}: PageToRead): Promise<HeldPage & { utf8: Uint8Array }> {
  const made = await loadExtractor(extractor);
  if (!made) throw new Error(`there is no extractor ${extractor}`);
  const layer = await made.buildTextLayer({ bytes, mediaType, url });
  const body = made.decodeBytes(bytes, mediaType).text;
  const { lane, text, suspicious } = layer;
  const verdict = judgePage(layer);
  return {
    packed: packPage({ body, layer }),
    utf8: Buffer.from(text, 'utf8'),
    lane,
    text: { length: text.length },
    ...(suspicious && { suspicious }),
    ...(verdict && { verdict }),
    ...(needsBrowser(layer, body) && { needsBrowser: true }),
  };
}
