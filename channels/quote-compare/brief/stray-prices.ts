import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { readLimits } from './read-limits.ts';
import type { SplitNotes } from './pasted-quote.ts';

/** Lines of notes with an amount of money that is in no quote and is no limit or rate of the caller: what an offer may say that was not seen as one. */
export function strayPrices(notes: string, { brief, quotes }: SplitNotes): string[] {
  const limits = readLimits(brief, NO_DAY).spans.map(({ start, end }) => brief.slice(start, end));
  const held = [...quotes.map(({ text }) => text), ...limits].join('\n');
  return notes
    .split('\n')
    .filter((line) =>
      findNumerals(line, readDecimalMark(line)).some(
        ({ currency, start, end }) => currency !== null && !held.includes(figureOf(line.slice(start, end))),
      ),
    );
}

/** Limits are looked for by their form alone. */
const NO_DAY = '2000-01-01T00:00:00Z';

const figureOf = (words: string): string => /\d.*\d|\d/.exec(words)?.[0] ?? words;
