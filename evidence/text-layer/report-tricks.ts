import type { TextLayer } from '#contracts/page.ts';
import { cleanText } from './clean-text.ts';
import { hasLookalikeWord, isLookalikeHost } from './lookalikes.ts';

/** The layer with its title cleaned like its text, and with the tricks that show in its words and in the hosts that it links to. */
export function reportTricks(layer: TextLayer): TextLayer {
  const title = layer.title === null ? null : cleanText(layer.title);
  const hosts = new Set(layer.links.map(({ href }) => URL.parse(href)?.hostname ?? ''));
  const suspicious = new Set<string>([...(layer.suspicious ?? []), ...(title?.tricks ?? [])]);
  if ([...hosts].some(isLookalikeHost)) suspicious.add('homoglyph_host');
  if (hasLookalikeWord(layer.text)) suspicious.add('homoglyph_text');
  return {
    ...layer,
    title: title === null ? null : title.text.trim() || null,
    ...(suspicious.size > 0 && { suspicious: [...suspicious].toSorted() }),
  };
}
