import { parseCountWord } from '../../reading/count-words.ts';
import type { Span } from '../../reading/span.ts';
import { isSameNoun } from '../brief/read-counts.ts';
import type { SaidLine } from './records/said-offer.ts';
import { ENDS_IN_PACKAGE, SPEAKS_OF_PACKAGE } from '../reading/pack-phrases.ts';
import type { Clause, Pack, Stretch } from './told-clauses.ts';

/** "Box of 5 at 12.50", "12.50 buys a pack of 5", "the carton, 12.50": a package is what the price beside it is of. */
export const isOfPackage = ({ start, end, before }: Clause, pack: Pack | null, text: string): boolean =>
  pack !== null &&
  ((start <= pack.start && pack.end <= end) ||
    SPEAKS_OF_PACKAGE.test(before) ||
    ENDS_IN_PACKAGE.test(text.slice(0, start)));

/** The package that a noun means: the only one of that name, or that of the clause. */
export function packOf(noun: string, clause: Span, { packs }: Stretch): Pack | null {
  const own = packs.filter((pack) => noun !== '' && isSameNoun(noun, pack.noun));
  const [pack, ...more] = own.length > 1 ? own.filter(({ end }) => end <= clause.end).slice(-1) : own;
  return pack && more.length === 0 ? pack : null;
}

export const inPacks = (line: SaidLine, pack: Pack, { start, end }: Span, text: string): SaidLine => ({
  ...line,
  pack: pack.size,
  quote: text.slice(Math.min(pack.start, start), Math.max(pack.end, end)),
});

/** Pieces in a package, from figures or a word: "5", "five". */
export const sizeOf = (size: string): number => parseCountWord(size) ?? Number(size);
