import type { PageSpec } from '#contracts/still.ts';
import { clip } from './plain-text.ts';
import { showMinute } from './show-time.ts';

/** What a picture of a page shows, in words, and what can be checked of it. */
export function tellPage({ quote, headings, url, readAt, sha256 }: PageSpec): string {
  const under = headings.length > 0 ? `, under “${headings.map((heading) => clip(heading, 90)).join(' › ')}”` : '';
  return `The page ${clip(url, 300)} where it says “${clip(quote, 300)}”${under}. A picture that a browser took of the archived page (read ${showMinute(readAt)}, SHA-256 ${sha256.slice(0, 12)}…), without what the page loads from elsewhere. It was taken once: its hash can be checked, it cannot be drawn again.`;
}
