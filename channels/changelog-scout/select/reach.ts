import type { Windows } from '../brief/reading.ts';
import type { Release } from '../page/page-reading.ts';
import { slice } from '../text/span.ts';
import { compareVersions, versionNumbers } from '../versions/compare-versions.ts';

/**
 * How far back the pages of a product go, beside where the question begins. `whole`: to it, or to the first release there was. `short`: a version
 * that is named is older than all of them, or a feed, which holds the newest entries alone, begins later. `open`: older ones may have been.
 */
export type Reach = 'whole' | 'open' | 'short';

/** Reads the reach off the releases of a target. `textOf`: the text of the page that a release stands on. */
export function reachOf(releases: Release[], windows: Windows, pages: Pages): Reach {
  const reach = releases.length === 0 ? 'whole' : reachByWindow(releases, windows, pages);
  return reach !== 'whole' && releases.some((release) => isFirst(release, pages.textOf)) ? 'whole' : reach;
}

interface Pages {
  isFeed: boolean;
  textOf: (release: Release) => string;
}

function reachByWindow(releases: Release[], { time, versions }: Windows, { isFeed }: Pages): Reach {
  const from = versions?.from ?? null;
  if (from !== null) {
    const wanted = versionNumbers(from);
    const named = releases.map(({ version }) => version).filter((version) => versionNumbers(version).length > 0);
    const isThere = (version: string): boolean =>
      compareVersions(version, from) <= 0 ||
      wanted.every((number, at) => (versionNumbers(version)[at] ?? 0) === number);
    return wanted.length === 0 || named.length === 0 || named.some(isThere) ? 'whole' : 'short';
  }
  if (!time?.from) return 'whole';
  const dated = releases.flatMap(({ date }) => date?.iso ?? []);
  const isOlder = dated.some((iso) => iso <= time.from!.slice(0, iso.length));
  return isOlder || dated.length === 0 ? 'whole' : isFeed ? 'short' : 'open';
}

/** Nothing came before `0.1.0` and `1.0.0`, or before what calls itself the first release. */
function isFirst(release: Release, textOf: Pages['textOf']): boolean {
  const { version, entries } = release;
  if (/^v?(?:0\.0\.[01]|0\.1(?:\.0)?|1\.0(?:\.0)?)$/i.test(version)) return true;
  const text = entries.length > 0 ? textOf(release) : '';
  return entries.some(({ span }) =>
    /\b(?:initial|first) (?:public |stable )?(?:release|version|commit)\b/i.test(slice(text, span).slice(0, 200)),
  );
}
