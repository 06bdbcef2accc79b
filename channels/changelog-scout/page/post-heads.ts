import type { DayOrder } from '../../../evidence/read-date.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice } from '../text/span.ts';
import { isKindBadge } from './no-change.ts';
import type { Head } from './head.ts';
import { readDateLine } from './date-lines.ts';
import type { Piece } from './piece.ts';

/**
 * Headings of a page of news that names no versions: those with a date of their own on the line below or above. Empty unless most headings of
 * their level have one.
 */
export function findPosts(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  const dated = pieces.flatMap((piece, at) =>
    piece.kind === 'heading' && isTitle(text, piece) && hasDateBeside(at) ? [at] : [],
  );
  const levels = Map.groupBy(dated, (at) => pieces[at]!.level);
  const [best] = [...levels.values()].toSorted((a, b) => b.length - a.length);
  if (!best || best.length < 2) return [];
  const level = pieces[best[0]!]!.level;
  const peers = pieces.filter((piece) => piece.kind === 'heading' && piece.level === level && isTitle(text, piece));
  if (best.length * 2 < peers.length) return [];
  return best.map((at) => ({ ...headAt(at), isPost: true }));

  function hasDateBeside(at: number): boolean {
    const above = pieceAbove(text, pieces, at);
    // `Breaking changes` below the heading of a day is a section of that day.
    const isSection = above?.kind === 'heading' && sectionKind(maskMarkup(slice(text, pieces[at]!))) !== null;
    return [pieces[at + 1], isSection ? undefined : above].some((piece) => {
      const date = piece === undefined || piece.kind === 'item' ? null : readDateLine(firstLine(piece), order);
      // A month over several posts is the day of none.
      return date !== null && !(piece?.kind === 'heading' && date.iso.length === 7);
    });
  }

  function firstLine(piece: Piece): string {
    return slice(text, piece).split('\n')[0] ?? '';
  }
}

/** What stands over a heading, or over the badge above it that names a kind (`Feature`, `Fixed`). */
export function pieceAbove(text: string, pieces: readonly Piece[], at: number): Piece | undefined {
  const above = pieces[at - 1];
  return above?.kind === 'text' && isKindBadge(slice(text, above)) ? pieces[at - 2] : above;
}

/** Lines of a log that say when and by whom, not what: `2026-09-19  Ada Example  <ada@otter.example>`. */
export function findDays(text: string, pieces: Piece[], order?: DayOrder): Head[] {
  return pieces.flatMap((piece, at) => {
    const date = piece.kind === 'text' && piece.level === 0 ? readDateLine(slice(text, piece), order) : null;
    return date ? [{ ...headAt(at), date }] : [];
  });
}

const headAt = (at: number): Head => ({
  version: null,
  product: null,
  date: null,
  status: 'released',
  isExact: false,
  at,
  group: null,
});

/** A heading with words that is not a date itself. */
function isTitle(text: string, piece: Piece): boolean {
  const words = slice(text, piece);
  return /\p{L}{3}/u.test(maskMarkup(words)) && readDateLine(words) === null && words.length < 200;
}
