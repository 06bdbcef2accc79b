import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { findVersions } from '../versions/find-versions.ts';
import { slice } from '../text/span.ts';
import type { Piece } from './piece.ts';

/** `1.3  `, `12. `, `E.20. ` before the words of a heading. */
const NUMBER = /^(?:[A-Z](?:\.\d{1,4})+|\d{1,4}(?:\.\d{1,4}){0,4})\.?[ \t\u00a0]+(?=\S)/;

/**
 * Pieces without the numbers by which a manual counts its headings (`1.1  Parser 5.1.2`, `E.20. Release 15.1`): they are no versions. Numbers
 * count when they begin with a letter, or go up by one and stand before headings most of which name a version of their own, or below headings
 * that do, from 1 on below each, or before the name of a kind there.
 */
export function withoutOutlineNumbers(text: string, pieces: Piece[]): Piece[] {
  const releases: Piece[] = [];
  const numbered = pieces.flatMap((piece): Numbered[] => {
    if (piece.kind !== 'heading') return [];
    const words = slice(text, piece);
    const number = NUMBER.exec(words)?.[0];
    const release = number ? releases.findLast(({ level }) => level < piece.level) : undefined;
    if (number) return [{ piece, number, isBelow: release !== undefined && !isSeries(slice(text, release), number) }];
    if (findVersions(words).length === 0) return [];
    while (releases.length > 0 && releases.at(-1)!.level >= piece.level) releases.pop();
    releases.push(piece);
    return [];
  });
  const isLettered = ({ number }: Numbered): boolean => /^[A-Z]/.test(number);
  const below = numbered.filter(({ isBelow }) => isBelow);
  const sections = new Set(isCounted(below, (value, last) => value === last + 1 || value === 1) ? below : []);
  for (const one of below) if (isSection(text, one)) sections.add(one);
  const counted = isOutline(text, numbered) ? numbered : numbered.filter((one) => isLettered(one) || sections.has(one));
  if (counted.length === 0) return pieces;
  const lengths = new Map(counted.map(({ piece, number }) => [piece, number.length]));
  return pieces.map((piece) => ({ ...piece, start: piece.start + (lengths.get(piece) ?? 0) }));
}

/** `4. Hard deprecations`: kinds of change that each have their number, of which a release leaves out those that it has nothing for. */
const isSection = (text: string, { piece, number }: Numbered): boolean =>
  /^\d{1,2}\.?\s+$/.test(number) && sectionKind(maskMarkup(slice(text, piece).slice(number.length))) !== null;

interface Numbered {
  piece: Piece;
  number: string;
  /** It stands below a heading that names a version of which it is no part. */
  isBelow: boolean;
}

/** `Version 1` over `1.2 Herons`. */
function isSeries(release: string, number: string): boolean {
  const [version] = findVersions(release);
  return `${number.trim().replace(/\.$/, '')}.`.startsWith(`${version?.text.replace(/^v/i, '')}.`);
}

function isOutline(text: string, numbered: Numbered[]): boolean {
  const tells = ({ piece, number }: Numbered): boolean =>
    findVersions(slice(text, piece).slice(number.length)).length > 0;
  const depths = Map.groupBy(numbered, ({ number }) => number.split('.').length);
  return [...depths.values()].some(
    (peers) =>
      peers.filter(tells).length >= peers.length * 0.6 && isCounted(peers, (value, last) => value === last + 1),
  );
}

function isCounted(numbered: Numbered[], follows: (value: number, last: number) => boolean): boolean {
  const last = numbered.map(({ number }) => Number(/(\d+)\D*$/.exec(number)?.[1]));
  const steps = last.slice(1).filter((value, index) => follows(value, last[index]!)).length;
  return last.length > 2 && steps >= (last.length - 1) * 0.8;
}
