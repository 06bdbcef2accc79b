import { tellsOfChange } from '../kinds/classify.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { readDateLine } from './date-lines.ts';
import type { Entry, Release, Unread } from './page-reading.ts';
import type { Piece } from './piece.ts';
import { isReleaseLine, readReleaseHead } from './release-head.ts';

interface ReadPieces {
  pieces: readonly Piece[];
  releases: readonly Release[];
  notReleased: readonly Span[];
  /** What stands below the releases. */
  behind: readonly Piece[];
}

/**
 * Finds what a reader would take for releases beside those that were read: lines that name another version and nothing else, wherever they
 * stand, days of release beyond the one of their release, and below the last release the items under a heading that could be one of a release.
 */
export function findUnread(text: string, { pieces, releases, notReleased, behind }: ReadPieces): Unread {
  const heads = new Set([...releases.flatMap((release) => release.heads), ...notReleased].map(({ start }) => start));
  const names = new Set(releases.map(({ version }) => bareVersion(version)));
  const quoted = new Set(releases.flatMap(({ entries }) => entries.map(({ span }: Entry) => span.start)));
  const lines = pieces.filter((piece, at) => {
    if (piece.end - piece.start > 110 || heads.has(piece.start) || piece.kind === 'row') return false;
    const words = slice(text, piece);
    if (!/\d\.\d/.test(words) || !isReleaseLine(maskMarkup(words))) return false;
    const head = readReleaseHead(words);
    const isNew = head?.version != null && !names.has(bareVersion(head.version.text));
    return isNew && head.status === 'released' && isHeading(piece, head.date !== null, pieces[at + 1]);
  });
  const tops = new Set(releases.map((release) => release.heads[0]?.start));
  let days = 0;
  const further = pieces.slice(0, pieces.length - behind.length).filter((piece) => {
    if (tops.has(piece.start)) days = 0;
    if (piece.end - piece.start > 110 || !DAY_OF_RELEASE.test(slice(text, piece))) return false;
    days += readDateLine(slice(text, piece)) ? 1 : 0;
    return days > 1;
  });
  const first = behind[0];
  const isBelowTable = pieces[pieces.length - behind.length - 1]?.table !== undefined;
  const entries =
    first && OLDER.test(slice(text, first))
      ? behind.filter(({ kind }) => kind === 'item')
      : behind.filter(
          (piece) => isBelowTable && piece.kind !== 'heading' && tellsOfChange(maskMarkup(slice(text, piece))),
        );
  return {
    releases: [...lines, ...further].map(only),
    entries: entries.filter(({ start }) => !quoted.has(start)).map(only),
  };
}

/** A second day of release below one head is that of a release whose head is not there. */
const DAY_OF_RELEASE = /^\W*(?:release[ds]?(?: date| on)?|date (?:of )?released?)\s*[:\t|]\W*\S/i;

/** A date beside the version says it; else it has to be set as a heading over something. */
const isHeading = ({ kind, level }: Piece, isDated: boolean, next: Piece | undefined): boolean =>
  kind !== 'item' && level === 0
    ? isDated || (kind === 'text' && next?.kind === 'item')
    : kind === 'heading' && isDated && next !== undefined && next.kind !== 'heading';

/** Headings that promise releases: the items below were made for one that could not be told. */
const OLDER =
  /^\W*(?:older|earlier|previous|past|other|more|former)\b.{0,40}\b(?:releases?|versions?|changes|updates|history)\b/i;

const bareVersion = (version: string): string =>
  version
    .replace(/^.*[@/]/, '')
    .replace(/^[^\d]+/, '')
    .toLowerCase();
const only = ({ start, end }: Span): Span => ({ start, end });
