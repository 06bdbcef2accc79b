import type { JsonObject } from '#contracts/json.ts';
import type { TextLayer } from '#contracts/page.ts';

/** A page that was read, as the log shows it: its address after redirects, hash and sizes, no text. The verifier compares it with the page. */
export function showPage(
  { url, status, mediaType, sha256, bytes, ageSeconds, isConfirmed }: Shown,
  { lane, text, suspicious }: Pick<TextLayer, 'lane' | 'suspicious'> & { text: { length: number } },
): JsonObject {
  return {
    ...(url !== null && { url }),
    status,
    mediaType,
    sha256,
    bytes: bytes.length,
    lane,
    characters: text.length,
    ...(suspicious && { suspicious }),
    ...(ageSeconds > 0 && { ageSeconds }),
    ...(isConfirmed && { isConfirmed }),
  };
}

interface Shown {
  url: string | null;
  status: number;
  mediaType: string;
  sha256: string;
  bytes: { length: number };
  /** More than 0: it was not fetched, but taken out of the archive. */
  ageSeconds: number;
  /** It was not sent again: its origin said that the archived page still stands. */
  isConfirmed?: true;
}
