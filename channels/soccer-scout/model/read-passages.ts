import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import { indexText } from '../../../evidence/find-quote.ts';
import { placed } from '../programme/ages/read-age-statements.ts';
import { findMoney, isSoccerPage, tellsFree } from '../programme/line-topics.ts';
import { pieceOf, type Line, type Piece } from '../programme/page-lines.ts';
import type { Programme } from '../programme/programme.ts';
import type { Passage } from './passage.ts';

/** Programs that a model pointed at, and findings that fall: what it said and the page does not. */
export interface ReadPassages {
  programmes: PointedOut[];
  lost: FindingDraft[];
}

/** A program with the quote that tells of it, and its words about ages where the rules do not know what they mean. */
export interface PointedOut {
  programme: Programme;
  quote: Piece;
  ages: Piece | null;
}

/**
 * Makes programs of passages. A quote stands on the page exactly once, name, ages and fee stand in it or on the page as they are given, and what
 * ages mean is read by the rules. Passages that overlap what the rules cite are theirs.
 */
export function readPassages(
  { sha256, layer }: Pick<ReadPage, 'sha256' | 'layer'>,
  passages: readonly Passage[],
  known: readonly { start: number; end: number }[],
): ReadPassages {
  const { text } = layer;
  const index = indexText(text);
  const found: ReadPassages = { programmes: [], lost: [] };
  if (!isSoccerPage(`${layer.title ?? ''} ${text}`)) return found;
  const taken = [...known];
  for (const passage of passages) {
    const range = index.count(passage.quote) === 1 ? index.find(passage.quote) : null;
    if (range && taken.some(({ start, end }) => start < range.end && range.start < end)) continue;
    const quote = range && pieceOf(text, range.start, range.end);
    const missing = quote ? findMissing(passage, quote, index) : passage.quote;
    if (!quote || missing !== null) {
      found.lost.push(fallen(sha256, missing ?? passage.quote, found.lost.length + 1));
      continue;
    }
    const pointedOut = buildProgramme(passage, quote, (words) => {
      const at = index.find(words);
      return at && pieceOf(text, at.start, at.end);
    });
    if (!pointedOut.ages && pointedOut.programme.fees.length === 0) continue;
    taken.push(quote);
    found.programmes.push(pointedOut);
  }
  return found;
}

/** Words that a passage claims of its quote, or of the page, and that are not there. */
function findMissing({ name, ages, fee }: Passage, quote: Piece, page: ReturnType<typeof indexText>): string | null {
  if (name !== null && !page.find(name)) return name;
  const own = indexText(quote.text);
  return [ages, fee].find((words) => words !== null && !own.find(words)) ?? null;
}

function buildProgramme(
  { name, ages, fee }: Passage,
  quote: Piece,
  locate: (words: string) => Piece | null,
): PointedOut {
  const line: Line = { ...quote, kind: 'text', isWhole: false, depth: 0, cells: [], header: [] };
  const inQuote = (words: string | null): Piece | null => {
    const at = words === null ? null : indexText(quote.text).find(words);
    return at && pieceOf(quote.text, at.start, at.end);
  };
  const shifted = (piece: Piece | null): Piece | null =>
    piece && { ...piece, start: piece.start + quote.start, end: piece.end + quote.start };
  const [agePiece, feePiece] = [shifted(inQuote(ages)), shifted(inQuote(fee))];
  const isPrice =
    feePiece !== null && (findMoney(feePiece.text).length > 0 || tellsFree(feePiece.text) || MONEY.test(feePiece.text));
  const programme: Programme = {
    name: name === null ? null : locate(name),
    isPage: false,
    ages: agePiece ? placed(agePiece).map((statement) => ({ ...statement, line })) : [],
    divisions: [],
    fees: feePiece && isPrice ? [{ parts: [feePiece], labels: [], line, isSideCost: false }] : [],
    sideCosts: [],
    address: null,
    season: [],
    registration: [],
  };
  return { programme, quote, ages: agePiece };
}

/** Amounts in words. */
const MONEY = /\b(?:dollars?|euros?|pounds?|bucks)\b/i;

/** A finding that is sure to fall: its words are not on the page. */
const fallen = (page: string, words: string, number: number): FindingDraft => ({
  id: `said:${page.slice(0, 12)}:${number}`,
  subGoal: 'programs',
  value: { kind: 'said' },
  citations: [{ page, start: -1, end: -1, quote: `${words.trim() || '(nothing)'} …`, role: 'quote' }],
});
