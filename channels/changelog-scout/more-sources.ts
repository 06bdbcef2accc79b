import type { ReadPage } from '#contracts/page.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import { rootRequestId } from '../../evidence/next-sources.ts';
import { gitHubChangelog } from './brief/source-address.ts';
import type { Reading } from './brief/reading.ts';
import { isOldestFirst } from './page/newest-first.ts';
import type { PageReading } from './page/page-reading.ts';
import { findOnSite, isSameSite } from './site-pages.ts';
import { furtherSource } from './sources.ts';

/** A sitemap that was read for a target. */
export interface ReadSitemap {
  target: number;
  page: ReadPage;
}

export interface ReadTarget {
  target: number;
  pages: { page: ReadPage; reading: PageReading }[];
}

/** Further pages a round, over all targets. */
const PER_ROUND = 6;

/**
 * Pages that what was read leads to, on the same site only and no more than `room`: the notes of releases that a page only lists, and the
 * changelog that a page without releases links to, or its site has.
 */
export function findFurtherSources(
  read: ReadTarget[],
  { sitemaps, room }: { sitemaps: ReadSitemap[]; room: number },
): SourceRequest[] {
  const wanted = read.flatMap(({ target, pages }) => {
    const known = new Set(
      pages.flatMap(({ page }) => [
        page.url,
        rootRequestId(page.requestId).replace(/^(?:page|more:\d+|archive:\d+):/, ''),
      ]),
    );
    const found = furtherAddresses(pages).filter((url) => !known.has(url));
    if (found.length > 0) return found.map((url) => furtherSource(target, url));
    if (pages.some(({ reading }) => reading.releases.length > 0)) return [];
    const onSite = findOnSite(
      pages.map(({ page }) => page),
      sitemaps.flatMap((sitemap) => (sitemap.target === target ? [sitemap.page] : [])),
    );
    return onSite.flatMap(({ url, isSitemap }) => (known.has(url) ? [] : [furtherSource(target, url, isSitemap)]));
  });
  return [...new Map(wanted.map((source) => [source.id, source])).values()].slice(0, Math.min(room, PER_ROUND));
}

/** Pages that should be read on where they go on: those of a target of which the brief asks for older releases than were read. */
export function findUnfinishedPages(read: ReadTarget[], reading: Reading): string[] {
  const unfinished = read.filter(({ pages }) => reachesFurther(pages, reading));
  return unfinished.flatMap(({ pages }) => pages.map(({ page }) => page.requestId));
}

function furtherAddresses(pages: ReadTarget['pages']): string[] {
  const found = pages.flatMap(({ page, reading: { releases } }) => {
    if (releases.length === 0) return changelogLinks(page);
    const bare = releases.filter(({ entries }) => entries.length === 0);
    if (bare.length > 0 && bare.length >= releases.length * 0.8) return ownNotes(page, releases);
    return [];
  });
  return [...new Set(found)];
}

/** Whether the brief asks for releases older than all that were read. */
function reachesFurther(pages: ReadTarget['pages'], { time, limit }: Reading): boolean {
  const releases = pages.flatMap(({ reading }) => reading.releases);
  if (releases.length === 0) return false;
  if (limit !== null && releases.length < limit) return true;
  const dates = releases.flatMap(({ date }) => date?.iso ?? []);
  return time?.from != null && dates.length > 0 && dates.every((iso) => iso > time.from!);
}

const CHANGELOG =
  /\b(?:full |complete )?(?:change ?logs?|release[- ]notes?|release history|releases|what['’]?s[- ]new|version history|changes|history|news)\b/i;

function changelogLinks(page: ReadPage): string[] {
  const feed = page.url ? gitHubChangelog(page.url) : null;
  if (feed) return [feed];
  return linksBy(
    page,
    (words, href) =>
      words.length < 60 &&
      (CHANGELOG.test(words) || /change-?log|release-?notes|releases\.atom/i.test(new URL(href).pathname)),
  ).slice(0, 2);
}

/** A list of releases that only links to their notes: those of the newest. */
function ownNotes(page: ReadPage, releases: PageReading['releases']): string[] {
  const newest = isOldestFirst(releases) ? releases.toReversed() : releases;
  return newest
    .flatMap(({ link }) =>
      link && isSameSite(link, page.url) && !/\/compare\//.test(link) ? [withoutFragment(link)] : [],
    )
    .slice(0, 4);
}

/** Links of the text, and after them those around it. */
function linksBy({ layer, url }: ReadPage, isWanted: (words: string, href: string) => boolean): string[] {
  const links = layer.links.map(({ start, end, href }) => ({ words: layer.text.slice(start, end).trim(), href }));
  const found = [...links, ...(layer.menu ?? [])].filter(
    ({ words, href }) => isSameSite(href, url) && isWanted(words, href),
  );
  return [...new Set(found.map(({ href }) => withoutFragment(href)))].filter((href) => href !== url);
}

const withoutFragment = (href: string): string => href.replace(/#.*$/, '');
