import type { TextLayer } from '#contracts/page.ts';
import { cleanText } from './clean-text.ts';
import { hasLookalikeWord } from './lookalikes.ts';
import { nameMisleading } from './misleading-link.ts';

/** The layer with its title cleaned like its text, without links that mislead, and with the names of all the tricks that were seen through. */
export function reportTricks(layer: TextLayer, url: string | null): TextLayer {
  const title = layer.title === null ? null : cleanText(layer.title);
  const suspicious = new Set<string>([...(layer.suspicious ?? []), ...(title?.tricks ?? [])]);
  const own = `${(url === null ? null : URL.parse(url)?.origin) ?? 'null'}/`;
  const links = layer.links.filter(({ href }) => {
    if (href.startsWith(own)) return true;
    const misleading = nameMisleading(href, url);
    if (misleading) suspicious.add(misleading);
    return misleading === undefined;
  });
  if (hasLookalikeWord(layer.text)) suspicious.add('homoglyph_text');
  return {
    ...layer,
    title: title === null ? null : title.text.trim() || null,
    links,
    ...(suspicious.size > 0 && { suspicious: [...suspicious].toSorted() }),
  };
}
