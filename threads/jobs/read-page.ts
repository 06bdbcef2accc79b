import type { Lane } from '#contracts/page.ts';
import { buildTextLayer } from '../../evidence/text-layer/build-text-layer.ts';
import { decodeBytes } from '../../evidence/text-layer/decode-bytes.ts';
import { judgePage } from '../../evidence/text-layer/judge-page.ts';
import type { PageVerdict } from '../../evidence/text-layer/judge-page.ts';
import { needsBrowser } from '../../evidence/text-layer/needs-browser.ts';
import type { PackedPage } from '../packed-page.ts';
import { packPage } from '../packed-page.ts';

export interface PageToRead {
  bytes: Uint8Array;
  mediaType: string;
  url: string | null;
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

/** Makes the text layer of a page. `utf8` is its text as it is stored. */
export async function readPage({ bytes, mediaType, url }: PageToRead): Promise<HeldPage & { utf8: Uint8Array }> {
  const layer = await buildTextLayer({ bytes, mediaType, url });
  const body = decodeBytes(bytes, mediaType).text;
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
