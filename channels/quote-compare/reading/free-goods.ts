import { Big } from 'big.js';
import { cueList } from '../../reading/cue-list.ts';
import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import type { Need } from '../need.ts';
import type { Offer, OfferedLine } from '../offer.ts';

/** What comes with goods that are paid for: a column "Free", "+ 10 free", "bonus". */
const GIVEN_WITH = cueList(
  String.raw`
    free|foc|f\.o\.c\.?|bonus|scheme|gratis|dazu|gratuite?s?|offerte?s?|de regalo|sin cargo|omaggio|kosteloos|oferta
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/**
 * An offer whose free goods count: a line that is paid for fewer pieces than are asked for, and names as many as lack, in a quote that gives some away
 * ("100 + 10 free @ 52.00" for 110). What is said of them is no open condition then.
 */
export function withFreeGoods(offer: Offer, needs: Need[], { text, mark }: { text: string; mark: DecimalMark }): Offer {
  if (!GIVEN_WITH.test(text)) return offer;
  const lines = offer.lines.map((line) => withGiven(line, needs, mark));
  const given = lines.filter((line) => line.given !== undefined);
  return given.length === 0
    ? offer
    : {
        ...offer,
        lines,
        conditions: offer.conditions.filter(({ words }) => !given.some((line) => line.words.includes(words))),
      };
}

function withGiven(read: OfferedLine, needs: Need[], mark: DecimalMark): OfferedLine {
  const line = withCountPaid(read, mark);
  const [need, ...others] = needs.filter(({ id }) => line.needs.includes(id));
  const isFewer = need !== undefined && new Big(line.pieces).lt(need.qty) && line.qty !== null && line.stated !== null;
  if (!isFewer || others.length > 0 || line.status !== 'offered' || !line.isRight) return line;
  const lacking = new Big(need.qty).minus(line.pieces);
  const isNamed = findNumerals(line.words, mark).some(
    ({ value, currency, isPercent }) => currency === null && !isPercent && value.eq(lacking),
  );
  return isNamed ? { ...line, given: lacking.toFixed() } : line;
}

/**
 * "20 + 4 FOC  88.00  1,760.00": the first of two counts is paid for, where a price of the line says so by its amount. Where none does, how many are paid
 * for is not known.
 */
function withCountPaid(line: OfferedLine, mark: DecimalMark): OfferedLine {
  const { paid } = PAID_AND_GIVEN.exec(line.words)?.groups ?? {};
  if (paid === undefined || line.pieces === paid || line.status !== 'offered') return line;
  const amount = line.stated ?? line.amount;
  const each = new Big(amount).div(paid);
  const price = findNumerals(line.words, mark).find(({ value, isPercent }) => !isPercent && value.eq(each));
  if (!price) return { ...line, isAmbiguous: true };
  const words = line.words.slice(price.start, price.end);
  return {
    ...line,
    pieces: paid,
    qty: paid,
    isInPacks: false,
    unitPrice: each.toFixed(),
    pricePer: '1',
    priceBy: 'piece',
    packSize: null,
    priceWords: words,
    stated: amount,
    amount,
    isRight: true,
    isAmbiguous: false,
    isCoverageUnknown: false,
  };
}
const PAID_AND_GIVEN = new RegExp(
  `(?<![\\d.,])(?<paid>[1-9]\\d{0,4})\\s?\\+\\s?\\d{1,5}\\s*(?:\\p{L}+\\s)?(?=${GIVEN_WITH.source})`,
  'iu',
);
