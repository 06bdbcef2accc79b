import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import { BETWEEN, UP_TO } from '../../reading/vocabulary/price-change-words.ts';
import type { Offer, OfferCondition } from '../offer.ts';
import type { TextUnit } from './text-units.ts';

const DIGITS = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,](?:\d{2}|-{1,2}|–))?(?!\d)`;
const MONEY = `(?:${CURRENCY}\\s?)?(?:${DIGITS}|\\d+(?:[.,]\\d{2})?)(?:\\s?${CURRENCY})?`;
/** "Between 11 200,00 and 13 800,00 zł", "von 900 bis 1.100 €". */
const RANGE = ignoringCase(
  `(?<!\\p{L})${anyOf(BETWEEN)}\\s(?:etwa |ca\\. |about |około )?(?<low>${MONEY})\\s${anyOf(UP_TO)}\\s(?<high>${MONEY})`,
);
const SIGN = ignoringCase(CURRENCY);

/** Prices of which only two ends are said, between which they will be: what the line comes to is not known. */
export function findOpenPrices(text: string, units: readonly TextUnit[], offer: Offer): OfferCondition[] {
  const mark = readDecimalMark(text);
  const valueOf = (words: string): string | undefined => findNumerals(words, mark)[0]?.value.toFixed(2);
  const priced = offer.lines.filter(({ status }) => status === 'offered');
  const isPrice = (words: string): boolean =>
    priced.some((line) =>
      [line.unitPrice, line.stated, line.amount].some(
        (own) => own !== null && Number(own).toFixed(2) === valueOf(words),
      ),
    );
  return units.flatMap((unit): OfferCondition[] => {
    const words = text.slice(unit.start, unit.end);
    const range = RANGE.exec(words)?.groups;
    const isRange =
      range !== undefined && SIGN.test(`${range.low} ${range.high}`) && isPrice(range.low ?? range.high ?? '');
    return isRange ? [{ kind: 'tied', words: words.replace(/\s+/g, ' ').trim(), spans: [trimSpan(text, unit)] }] : [];
  });
}
