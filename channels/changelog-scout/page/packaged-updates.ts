import { slice } from '../text/span.ts';
import { readDateLine } from './date-lines.ts';
import type { Piece } from './piece.ts';

/**
 * The log of a package, as openSUSE keeps it: a line with day and packager, and below it `- Update to version 6.4.1:`. That version heads what follows; what
 * else the packager did stays with it.
 */
export function withPackagedUpdates(text: string, pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const above = pieces[at - 1];
    if (piece.kind !== 'item' || above?.kind !== 'text' || !isSigned(slice(text, above))) return piece;
    const update = UPDATE.exec(slice(text, piece));
    if (!update) return piece;
    const start = piece.start + update[0].length - update[1]!.length;
    return { ...piece, kind: 'text', looks: 'update', level: 0, start, end: piece.start + update[0].length };
  });
}

const UPDATE =
  /^(?:updated?|upgraded?|new upstream (?:release|version)|version bump)(?: to)?:? ((?:version |release )?v?\d[\w.+~-]{0,40})(?=[\s:,;(]|$)/i;

const isSigned = (line: string): boolean =>
  line.length < 200 && /<[^<>\s]+@[^<>\s]+>\s*$/.test(line) && readDateLine(line) !== null;
