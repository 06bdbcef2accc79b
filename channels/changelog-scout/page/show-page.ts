import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { ruleChanges } from '../kinds/rule-changes.ts';
import { readPage } from './read-page.ts';

/** For tests: `version day: changes` of every release of a page, each change with its kind where `isRuled`. */
export async function showPage(body: string, mediaType = 'text/markdown', isRuled = false): Promise<string[]> {
  const layer = await buildTextLayer({
    bytes: new TextEncoder().encode(body),
    mediaType,
    url: 'https://pages.example/log',
  });
  return readPage({ layer }).releases.map((release) => {
    const changes = ruleChanges(layer.text, release).map(
      ({ span, kind }) => (isRuled ? `${kind}: ` : '') + layer.text.slice(span.start, span.end).replace(/\s+/g, ' '),
    );
    return `${release.version} ${release.date?.iso ?? '-'}: ${changes.join(' | ')}`;
  });
}
