import type { JsonObject } from '#contracts/json.ts';
import type { TextLayer } from '#contracts/page.ts';

/** A page that was read, as the log shows it: its address after redirects, hash and sizes, no text. The verifier compares it with the page. */
export function showPage(
  { url, status, sha256, bytes }: { url: string | null; status: number; sha256: string; bytes: Uint8Array },
  { lane, text }: Pick<TextLayer, 'lane' | 'text'>,
): JsonObject {
  return { ...(url !== null && { url }), status, sha256, bytes: bytes.length, lane, characters: text.length };
}
