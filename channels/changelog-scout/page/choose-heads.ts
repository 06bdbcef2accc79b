import type { DayOrder } from '../../../evidence/read-date.ts';
import { bestLines, ofOwnProducts } from './line-heads.ts';
import { findPosts } from './post-heads.ts';
import { readHeads } from './read-heads.ts';
import type { ReleaseHead } from './release-head.ts';
import type { Piece } from './piece.ts';
import { settleLevels } from './settle-levels.ts';

/** A piece that heads a release, a day, a post, or what is not released yet. `group` is the head above it that gives its day. */
export interface Head extends ReleaseHead {
  /** Index of the piece. */
  at: number;
  group: Head | null;
  /** It has a title and a date beside it instead of a version. */
  isPost?: true;
}

/**
 * Picks the pieces of a page that head its releases. Headings come first; where there are none, the kind of line that heads most: a
 * version alone on its line, in bold, as a list item or a cell. A page without versions has posts or days.
 */
export function chooseHeads(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const headings = readHeads(text, pieces, ({ kind }) => kind === 'heading', order);
  const versioned = headings.filter(({ version }) => version);
  const lines = bestLines(text, pieces, order);
  const fromLines = lines.filter(({ version }) => version).length;
  if (versioned.length === 0 && fromLines === 0) {
    const posts = findPosts(text, pieces, order);
    return posts.length > 0 ? posts : headings.length > 0 ? headings : lines;
  }
  const others = headings.filter(({ version }) => !version);
  if (fromLines > versioned.length * 4 + 2 || versioned.length === 0) return mergeHeads(lines, others);
  const inline = lines.filter(({ version, date, at }) => version && date && pieces[at]!.looks === 'inline');
  return settleLevels(
    [...others, ...ofOwnProducts(versioned), ...inline].toSorted((a, b) => a.at - b.at),
    pieces,
  );
}

function mergeHeads(lines: Head[], others: Head[]): Head[] {
  return [...lines, ...others.filter(({ status }) => status !== 'released')].toSorted((a, b) => a.at - b.at);
}
