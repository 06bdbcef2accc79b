import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice } from '../text/span.ts';
import { isSectionOf } from './head-words.ts';
import type { Release } from './page-reading.ts';

/**
 * Releases whose heads name a section and the release together (`Incompatible changes in Marl 12.2`, `New modes in Marl 12.2`): one release each, whose
 * changes stand under the sections.
 */
export function joinSections(text: string, releases: Release[]): Release[] {
  const joined: Release[] = [];
  for (const release of releases) {
    const head = release.heads[0];
    const lead = head ? maskMarkup(text.slice(head.start, release.versionSpan.start)) : '';
    if (!head || !isSectionOf(lead)) {
      joined.push(release);
      continue;
    }
    const isNamed = sectionKind(lead.replace(/\s+in\s+[^\n]*$/i, '')) !== null;
    const own = isNamed
      ? release.entries.map((entry) => ({ ...entry, sections: [head, ...entry.sections] }))
      : release.entries;
    const last = joined.at(-1);
    if (last && slice(text, last.versionSpan) === slice(text, release.versionSpan)) {
      last.entries.push(...own);
      last.heads.push(head);
    } else joined.push({ ...release, heads: [...release.heads], entries: [...own] });
  }
  return joined;
}
