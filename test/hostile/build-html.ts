import { buildReleases } from './releases.ts';

/** Places of an HTML page where something may stand that the clean twin does not have. */
export interface HtmlPlaces {
  /** Attributes of `<html>`. */
  root?: string;
  head?: string;
  before?: string;
  /** In the main part, before the first release. */
  intro?: string;
  /** A change of the second release, in front of its own ones. */
  change?: string;
  /** Attributes of each release's section, and of its list. */
  section?: string;
  after?: string;
  footer?: string;
  /** What a change is written as. */
  write?: (change: string) => string;
}

/** The changelog of a seed as an HTML page. */
export function buildHtml(seed: number, places: HtmlPlaces = {}): string {
  const { write = (change: string) => change } = places;
  const sections = buildReleases(seed).map(
    ({ version, date, changes }, index) => `<section ${places.section ?? ''}>
<h2 id="v${version}">${version}</h2><p><time datetime="${date}">${date}</time></p>
<ul>${index === 1 ? (places.change ?? '') : ''}${changes.map((change) => `<li>${write(mark(change))}</li>`).join('\n')}</ul>
</section>`,
  );
  return `<!doctype html><html lang="en" ${places.root ?? ''}><head><meta charset="utf-8"><title>Changelog of Tern</title>${places.head ?? ''}</head>
<body>${places.before ?? ''}<main><h1>Changelog of Tern</h1><p>All releases of Tern, the newest first.</p>${places.intro ?? ''}
${sections.join('\n')}
${places.after ?? ''}</main>${places.footer ?? ''}</body></html>`;
}

function mark(change: string): string {
  return change.replace(/`([^`]+)`/g, '<code>$1</code>');
}
