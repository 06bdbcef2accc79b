import { findWithin } from '../../../evidence/find-within.ts';
import type { ReadPage } from '#contracts/page.ts';
import { slice } from '../text/span.ts';
import { datedByMail, withoutMailParts } from './mails.ts';
import { withPartLabels } from './part-labels.ts';
import type { PageReading, Release } from './page-reading.ts';
import { readPiecesOfBlocks } from './pieces-of-blocks.ts';
import { readPiecesOfLines } from './pieces-of-lines.ts';
import { readFeed } from './read-feed.ts';
import { readJson } from './read-json.ts';
import { isXml, readXml } from './read-xml.ts';
import { readReleases } from './read-releases.ts';

/** What a page says about releases, by the form that it has: a feed, JSON, HTML, or lines (Markdown and everything plain). */
export function readPage({ layer }: Pick<ReadPage, 'layer'>): PageReading {
  const whole = { start: 0, end: layer.text.length };
  if (layer.lane === 'feed') return readFeed(layer);
  if (layer.lane === 'json') return readJson(layer);
  if (isXml(layer)) return readXml(layer);
  const isLines = layer.lane === 'markdown' || layer.lane === 'text' || layer.lane === 'pdf';
  const pieces = isLines
    ? readPiecesOfLines(layer.text, whole)
    : withPartLabels(layer.text, readPiecesOfBlocks(layer, whole));
  const reading = isLines
    ? datedByMail(layer.text, readReleases(layer.text, withoutMailParts(layer.text, pieces)))
    : readReleases(layer.text, pieces);
  return { ...reading, releases: reading.releases.map((release) => withLink(release)) };

  /** The address that the heading of a release links to, or that stands in it. */
  function withLink(release: Release): Release {
    const [head] = release.heads;
    const linked =
      head &&
      findWithin(layer.links, { start: head.start - 1, end: head.end + 1 }).find(({ start, end }) =>
        overlaps(start, end, release),
      );
    return { ...release, link: linked?.href ?? null };
  }

  function overlaps(start: number, end: number, { versionSpan }: Release): boolean {
    return slice(layer.text, { start, end }) !== '' && start < versionSpan.end && versionSpan.start < end;
  }
}
