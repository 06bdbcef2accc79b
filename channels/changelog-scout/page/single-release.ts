import { splitSentences } from '../text/sentences.ts';
import { slice, trimSpan } from '../text/span.ts';
import type { Head } from './head.ts';
import { findVersions } from '../versions/find-versions.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { findLoneNumber } from './lone-number.ts';
import { isCompared, isReleaseLine, readReleaseHead } from './release-head.ts';
import type { Piece } from './piece.ts';

const TITLE =
  /\b(?:release[sd]?(?: notes?| series| announcement)?|what['’]?s new|changes?|changelog|new features|news|announc\w+|improvements)\b/i;
const NEAR = 8;

export interface SingleHead {
  head: Head;
  /** The piece as far as it is the head, and what stands behind that in it. */
  piece: Piece;
  rest: Piece | null;
}

/**
 * The one head of a page that is about one release: one of its first lines names a version and says that it is about what is new
 * (`GCC 12 Release Series`, `What’s New In Python 3.12`). Null where that is not so.
 */
export function findSingleHead(text: string, pieces: Piece[]): SingleHead | null {
  for (const [at, piece] of pieces.slice(0, NEAR).entries()) {
    if (piece.kind === 'item' || piece.kind === 'row' || piece.end - piece.start > 200) continue;
    const { start } = piece;
    const lines = slice(text, piece).split('\n');
    const isTitle = TITLE.test(slice(text, piece)) || (isReleaseLine(slice(text, piece)) && isTitled(at));
    let from = start;
    for (const line of lines) {
      const span = trimSpan(text, { start: from, end: from + line.length });
      const head = isTitle ? headOf(slice(text, span)) : null;
      if (head) return { head: { ...head, at, group: null }, ...splitBehind({ ...piece, ...span }, piece.end) };
      from += line.length + 1;
    }
  }
  return null;

  /** A paragraph that announces the release in its first sentence goes on with what is in it. */
  function splitBehind(piece: Piece, end: number): Pick<SingleHead, 'piece' | 'rest'> {
    const [first, second] = piece.kind === 'text' ? splitSentences(text, { start: piece.start, end }) : [];
    if (!first || !second || first.end > piece.end) return { piece, rest: null };
    return { piece: { ...piece, end: first.end }, rest: { ...piece, start: second.start, end } };
  }

  /** `Version 2.0` between the lines `Example Package` and `Release Notes`. */
  function isTitled(at: number): boolean {
    return [pieces[at - 1], pieces[at + 1]].some(
      (piece) =>
        piece?.kind !== 'item' && piece !== undefined && piece.end - piece.start < 80 && TITLE.test(slice(text, piece)),
    );
  }
}

function headOf(line: string): Omit<Head, 'at' | 'group'> | null {
  const read = readReleaseHead(line);
  if (read?.version) return read;
  const masked = maskMarkup(line);
  const version =
    findVersions(masked).find(({ start }) => !isCompared(masked, start)) ??
    findLoneNumber(masked.replace(/[,:;(–—].*$/, ''), false);
  return version ? { version, product: null, date: null, status: 'released', isExact: false } : null;
}
