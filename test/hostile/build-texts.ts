import { buildReleases } from './releases.ts';

/** Places of a text page where something may stand that the clean twin does not have. */
export interface TextPlaces {
  start?: string;
  intro?: string;
  /** A change of the second release, in front of its own ones. */
  change?: string;
  end?: string;
  write?: (change: string) => string;
}

/** The changelog of a seed as Markdown. */
export function buildMarkdown(seed: number, places: TextPlaces = {}): string {
  const { write = (change: string) => change } = places;
  const sections = buildReleases(seed).map(
    ({ version, date, changes }, index) =>
      `## ${version} - ${date}\n\n${index === 1 ? (places.change ?? '') : ''}${changes.map((change) => `- ${write(change)}\n`).join('')}`,
  );
  return `${places.start ?? ''}# Changelog of Tern\n\nAll releases of Tern, the newest first.\n\n${places.intro ?? ''}${sections.join('\n')}\n${places.end ?? ''}`;
}

/** The changelog of a seed as a list of releases in JSON; `extra` joins each release. */
export function buildJson(
  seed: number,
  places: { extra?: object; write?: (change: string) => string; wrap?: (json: string) => string } = {},
): string {
  const { write = (change: string) => change, wrap = (json: string) => json } = places;
  const releases = buildReleases(seed).map(({ version, date, changes }) => ({
    tag_name: `v${version}`,
    name: version,
    published_at: `${date}T10:00:00Z`,
    body: changes.map((change) => `- ${write(change)}`).join('\n'),
    ...places.extra,
  }));
  return wrap(JSON.stringify(releases));
}

/** Places of a feed; `wrap` changes the whole text. */
export interface FeedPlaces {
  prologue?: string;
  root?: string;
  channel?: string;
  entry?: string;
  content?: string;
  write?: (change: string) => string;
}

/** The changelog of a seed as an Atom feed. */
export function buildFeed(seed: number, places: FeedPlaces = {}): string {
  const { write = (change: string) => change } = places;
  const entries = buildReleases(seed).map(
    ({
      version,
      date,
      changes,
    }) => `<entry><title>${version}</title><id>tern:${version}</id><updated>${date}T10:00:00Z</updated>${places.entry ?? ''}
<content type="html">${escape(`${places.content ?? ''}<ul>${changes.map((change) => `<li>${write(change)}</li>`).join('')}</ul>`)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>${places.prologue ?? ''}
<feed xmlns="http://www.w3.org/2005/Atom" ${places.root ?? ''}><title>Changelog of Tern</title><updated>2026-09-20T10:00:00Z</updated>${places.channel ?? ''}
${entries.join('\n')}</feed>`;
}

function escape(markup: string): string {
  return markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
