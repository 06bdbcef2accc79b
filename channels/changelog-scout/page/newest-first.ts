import { compareVersions } from '../versions/compare-versions.ts';
import type { Release } from './page-reading.ts';

/** Whether a page lists its releases from the oldest to the newest, by dates where most releases have one, else by versions. */
export function isOldestFirst(releases: readonly Pick<Release, 'version' | 'date'>[]): boolean {
  let [up, down] = [0, 0];
  for (const [index, release] of releases.slice(1).entries()) {
    const before = releases[index]!;
    const step = before.date && release.date ? release.date.iso.localeCompare(before.date.iso) : 0;
    const order = step !== 0 ? step : compareVersions(release.version, before.version);
    if (order > 0) up += 1;
    if (order < 0) down += 1;
  }
  return up > down;
}

/** The newest releases of a page, at most `count`, in page order. */
export function newestOf<T extends Pick<Release, 'version' | 'date'>>(releases: readonly T[], count: number): T[] {
  return isOldestFirst(releases) ? releases.slice(-count) : releases.slice(0, count);
}
