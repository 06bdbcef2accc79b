import { sectionKind } from '../kinds/section-kind.ts';
import { slice } from '../text/span.ts';
import type { Piece } from './piece.ts';

/**
 * Short lines over paragraphs that say which part of a product these are about, as on cards (`Load Balancer`, `Object Storage`), as headings. They are known
 * by one that comes back: on a page where none does, a short line is as often a change.
 */
export function withPartLabels(text: string, pieces: Piece[]): Piece[] {
  const labels = pieces.filter((piece, at) => isLabel(slice(text, piece), piece, pieces[at + 1]));
  const names = labels.map((piece) => slice(text, piece));
  const isHabit = new Set(names).size * 3 <= names.length * 2 && new Set(names).size > 1;
  if (!isHabit) return pieces;
  const own = new Set(labels);
  return pieces.map((piece) => (own.has(piece) ? { ...piece, kind: 'heading', level: LEVEL, looks: 'label' } : piece));
}

/** Below every heading of a page. */
const LEVEL = 30;

function isLabel(words: string, { kind, level }: Piece, next: Piece | undefined): boolean {
  if (kind !== 'text' || level > 0 || next?.kind !== 'text' || !NAME.test(words)) return false;
  return sectionKind(words) === null && next.end - next.start > words.length;
}

const NAME = /^\p{Lu}[\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2}$/u;
