import type { DayOrder } from '../../../evidence/read-date.ts';
import type { Head } from './head.ts';
import { bestLines, ofOwnProducts } from './line-heads.ts';
import { findDays, findPosts } from './post-heads.ts';
import { readHeads } from './read-heads.ts';
import type { Piece } from './piece.ts';
import { isReleasedBy } from './date-lines.ts';
import { settleLevels } from './settle-levels.ts';
import { slice } from '../text/span.ts';
import { compareVersions } from '../versions/compare-versions.ts';

/**
 * Picks the pieces of a page that head its releases. Headings come first; where there are none, the kind of line that heads most: a
 * version alone on its line, in bold, as a list item or a cell. A page without versions has posts or days.
 */
export function chooseHeads(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const heads = chooseAll(text, pieces, order);
  return heads.filter((head, index) => !isTagOf(text, pieces, { tag: head, title: heads[index - 1] }));
}

/** The tag below the title of a release and who released it, as forges repeat it: `v3.1.0` below `Heron 3.1.0`. */
function isTagOf(text: string, pieces: Piece[], { tag, title }: { tag: Head; title: Head | undefined }): boolean {
  if (!title?.version || !tag.version || tag.date || compareVersions(title.version.text, tag.version.text) !== 0)
    return false;
  const between = pieces.slice(title.at + 1, tag.at);
  const isBare = slice(text, pieces[tag.at]!).trim() === tag.version.text;
  return isBare && between.length > 0 && between.every((piece) => isReleasedBy(slice(text, piece)));
}

function chooseAll(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const headings = readHeads(text, pieces, ({ kind }) => kind === 'heading', order);
  const versioned = headings.filter(({ version }) => version);
  const lines = bestLines(text, pieces, order);
  const fromLines = lines.filter(({ version }) => version).length;
  if (versioned.length === 0 && fromLines === 0) {
    const found = [findPosts(text, pieces, order), headings, lines].find(({ length }) => length > 0);
    return found ?? findDays(text, pieces, order);
  }
  const others = headings.filter(({ version }) => !version);
  // Of many dated posts one is about `TLS 1.1`.
  const posts = findPosts(text, pieces, order);
  const isAmongPosts = versioned.every(({ date }) => !date) && versioned.length * 3 <= posts.length && fromLines === 0;
  if (isAmongPosts) return posts;
  const own = ofOwnProducts(versioned);
  const older = olderLines(own, lines);
  // `Quarry Server 2024 builds` over a table of builds names the product.
  const isTitle = versioned.length === 1 && !/[._]/.test(versioned[0]!.version!.text) && !versioned[0]!.date;
  const isByLines = fromLines > versioned.length * 4 + 2 || versioned.length === 0;
  // `For boards of 2.1` over dated lines heads none of them.
  const isAlone =
    versioned.length === 1 && !versioned[0]!.date && lines.filter(({ version, date }) => version && date).length > 2;
  if (isAlone || (isTitle && isTable(lines, pieces))) return mergeHeads(lines, others);
  if (isByLines && older.length < fromLines * 0.9) return mergeHeads(lines, others);
  const inline = lines.filter(({ version, date, at }) => version && date && pieces[at]!.looks === 'inline');
  return settleLevels(
    [...others, ...own, ...inline, ...older].toSorted((a, b) => a.at - b.at),
    pieces,
  );
}

/**
 * Lines that head older releases below the last heading of one, as where a log of other times is appended as it was: they go on counting down
 * from it, with hardly an exception, and something stands under them. Other versions in the text of a release do not, and a list of releases
 * has nothing under it.
 */
function olderLines(headings: Head[], lines: Head[]): Head[] {
  const last = headings.at(-1);
  const below = lines.filter(({ version, at }) => version && last && at > last.at);
  if (!last?.version || below.length < 3) return [];
  const versions = [last, ...below].map(({ version }) => version!.text);
  const down = versions.slice(1).filter((version, index) => compareVersions(versions[index]!, version) > 0).length;
  const isOlder = compareVersions(versions[0]!, versions[1]!) > 0 && down >= below.length * 0.9;
  const full = below.filter(({ at }, index) => at + 1 < (below[index + 1]?.at ?? Infinity));
  const named = new Set(headings.map(({ version }) => version?.text));
  return isOlder && full.length >= below.length * 0.9 && !below.some(({ version }) => named.has(version!.text))
    ? below
    : [];
}

const isTable = (lines: Head[], pieces: Piece[]): boolean =>
  lines.length > 1 && lines.every(({ at }) => pieces[at]!.looks === 'cell');

function mergeHeads(lines: Head[], others: Head[]): Head[] {
  return [...lines, ...others.filter(({ status }) => status !== 'released')].toSorted((a, b) => a.at - b.at);
}
