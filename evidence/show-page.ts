import type { JsonObject } from '#contracts/json.ts';
import type { TextLayer } from '#contracts/page.ts';

/** A page that was read, as the log shows it: its address after redirects, hash and sizes, no text. The verifier compares it with the page. */
export function showPage(
  { url, status, mediaType, sha256, bytes }: Shown,
  { lane, text }: Pick<TextLayer, 'lane' | 'text'>,
): JsonObject {
  return {
    ...(url !== null && { url }),
    status,
    mediaType,
    sha256,
    bytes: bytes.length,
    lane,
    characters: text.length,
  };
}

interface Shown {
  url: string | null;
  status: number;
  mediaType: string;
  sha256: string;
  bytes: { length: number };
}
