import { findWithin } from '../../../evidence/find-within.ts';
import type { ReadPage, TextLayer } from '#contracts/page.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { readMessages } from './messages.ts';
import { withPartLabels } from './part-labels.ts';
import type { PageReading, Release } from './page-reading.ts';
import type { Piece } from './piece.ts';
import { readPiecesOfBlocks } from './pieces-of-blocks.ts';
import { readPiecesOfLines } from './pieces-of-lines.ts';
import { readFeed } from './read-feed.ts';
import { readGitLog } from './read-git-log.ts';
import { readJson } from './read-json.ts';
import { isXml, readXml } from './read-xml.ts';
import { readReleaseHead } from './release-head.ts';

/** What a page says about releases, by the form that it has: a feed, JSON, HTML, or lines (Markdown and everything plain). */
export function readPage({ layer }: Pick<ReadPage, 'layer'>): PageReading {
  const whole = { start: 0, end: layer.text.length };
  if (layer.lane === 'feed') return readFeed(layer);
  if (layer.lane === 'json') return readJson(layer);
  if (isXml(layer)) return readXml(layer);
  const log = layer.lane === 'text' || layer.lane === 'markdown' ? readGitLog(layer.text) : null;
  if (log) return log;
  const isLines = layer.lane === 'markdown' || layer.lane === 'text' || layer.lane === 'pdf';
  const found = isLines
    ? readPiecesOfLines(layer.text, whole)
    : withPartLabels(layer.text, readPiecesOfBlocks(layer, whole));
  const title = isLines ? null : lostHead(layer, found);
  const pieces = title ? found.slice(1) : found;
  const reading = readMessages(layer.text, pieces);
  const { releases = [], entries = [] } = reading.unread ?? {};
  return {
    ...reading,
    releases: reading.releases.map((release) => withLink(release)),
    ...(title && { unread: { releases: [...releases, title], entries } }),
  };

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

/**
 * The title that a main text is given, where it names a release and has nothing below it: what was set as that release's heading was left out as a
 * repetition, and where its changes begin is not to be seen.
 */
function lostHead({ lane, text, title }: TextLayer, [first, next]: readonly Piece[]): Span | null {
  const isTitle = lane === 'article' && first?.kind === 'heading' && slice(text, first) === title;
  if (!isTitle || next?.kind !== 'heading' || next.level > first.level) return null;
  const head = readReleaseHead(title ?? '');
  return head?.version || head?.date ? { start: first.start, end: first.end } : null;
}
