import { phraseAtEnd, phrasePattern } from '../../reading/phrases.ts';
import { CORRECTING_WORDS, NOT_THAT_WORDS } from '../../reading/vocabulary/told-words.ts';
import type { SaidOffer } from './records/said-offer.ts';
import type { Clause, Stretch } from './told-clauses.ts';

/** What is told so far: its records, and for which needs it has prices. */
interface Priced {
  said: Pick<SaidOffer, 'lines' | 'rest'>;
  prices: { need: number }[];
}

/** "Sorry, typo, it is 4.10": what stands behind the last price before it takes that back. */
export function isCorrection({ words, start }: Clause, { text, figures }: Stretch): boolean {
  const last = figures.findLast(({ end }) => end <= start)?.end ?? 0;
  return CORRECTS.test(`${text.slice(last, start)} ${words}`);
}

/** The price of a need that its vendor has corrected: said, and no part of the offer. */
export function withdraw(need: number, { said, prices }: Priced): void {
  const old = said.lines.filter(
    ({ needs: [own, ...more], price }) => own === need + 1 && more.length === 0 && price !== '',
  );
  said.lines = said.lines.filter((line) => !old.includes(line));
  said.rest.push(...old.map(({ quote, price }) => ({ is: 'list price' as const, quote, amount: price })));
  for (const one of prices.filter((price) => price.need === need)) prices.splice(prices.indexOf(one), 1);
}

/** "… and not 52.00": the price that was said before. */
export const isTakenBack = ({ before, start }: Clause, { text }: Stretch, { prices }: Priced): boolean =>
  NOT_IT.test(before) && prices.length > 0 && CORRECTS.test(text.slice(Math.max(0, start - 80), start));
const NOT_IT = phraseAtEnd(NOT_THAT_WORDS);
const CORRECTS = phrasePattern(CORRECTING_WORDS);
