import { queryOf } from '../../evidence/archive-requests.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { ArchiveQuery } from '#contracts/plan.ts';
import type { Reading, Target } from './brief/reading.ts';
import { isAbout } from './page/is-about.ts';
import { readPage } from './page/read-page.ts';
import { askedReleases } from './select/asked-releases.ts';
import { readGoal } from './sources.ts';

/** Pages that the archive is asked for, for each product. */
const PAGES = 3;

/** What the archive is asked for a product that the brief names without an address. */
export const archiveQuery = (product: string, index: number, notes: string): ArchiveQuery => ({
  id: String(index + 1),
  subGoal: readGoal(index),
  query: `changelog release notes ${notes}`.slice(0, 400),
  name: product,
  limit: PAGES,
});

/** A product that no page of the archive is about: it has a place among the targets and nothing to read. */
export const isMissing = ({ requestId }: Target): boolean => requestId === '';

/**
 * The targets of a reading that seeks products in the archive: of each the page that is its changelog and holds most of what is asked. Pages that only
 * mention the product, and those of which another one is read instead, are left out.
 */
export function settleFound(reading: Reading, pages: ReadPage[]): { reading: Reading; pages: ReadPage[] } {
  const { sought = [] } = reading;
  if (sought.length === 0) return { reading, pages };
  const targets = sought.map((product, index): Target => {
    const own = pages.filter(({ requestId }) => queryOf(requestId) === String(index + 1));
    const best = own.flatMap((page) => weigh(page, reading, product)).toSorted(byWeight)[0];
    return best ? { requestId: best.requestId, url: best.url, product } : { requestId: '', url: '', product };
  });
  const chosen = new Set(targets.map(({ requestId }) => requestId));
  return {
    reading: { ...reading, targets },
    pages: pages.filter(({ requestId }) => queryOf(requestId) === null || chosen.has(requestId)),
  };
}

interface Weighed {
  requestId: string;
  url: string;
  asked: number;
  releases: number;
}

function weigh(page: ReadPage, reading: Reading, product: string): Weighed[] {
  const found = readPage(page);
  if (page.url === null || found.releases.length === 0 || !isAbout(page, found, product)) return [];
  const asked = askedReleases(found.releases, reading).releases.length;
  return [{ requestId: page.requestId, url: page.url, asked, releases: found.releases.length }];
}

const byWeight = (a: Weighed, b: Weighed): number =>
  b.asked - a.asked || b.releases - a.releases || (a.requestId < b.requestId ? -1 : 1);
