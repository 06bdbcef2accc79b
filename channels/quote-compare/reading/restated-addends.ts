import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import type { QuoteText } from './quote-text.ts';
import type { ReadItem } from './read-item.ts';

/** "That makes 768.00 + 1,025.00 + 12.50 carriage = 1,805.50": what the lines come to, said once more to add it up. Where those amounts stand. */
export function restatedAddends({ numerals, text }: QuoteText, items: ReadItem[]): Span[] {
  const money = numerals.filter(isMoney);
  const runs = money.reduce<Numeral[][]>((found, numeral) => {
    const last = found.at(-1)?.at(-1);
    const isAdded = last !== undefined && /^\s?\p{Sc}?\s?\+\s?\p{Sc}?\s?$/u.test(text.slice(last.end, numeral.start));
    return isAdded ? [...found.slice(0, -1), [...(found.at(-1) ?? []), numeral]] : [...found, [numeral]];
  }, []);
  return runs.flatMap((run) => {
    const [first] = run;
    const lines = items.filter(
      ({ status, readings, block }) => status === 'offered' && readings.length > 0 && first && block.end <= first.start,
    );
    const isSame =
      lines.length > 1 &&
      run.length >= lines.length &&
      lines.every(({ readings: [reading] }, at) => reading && run[at]?.value.eq(reading.amount));
    return isSame ? run.slice(0, lines.length).map(({ start, end }) => ({ start, end })) : [];
  });
}
