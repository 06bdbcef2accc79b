import { phrasePattern } from '../../reading/phrases.ts';
import { overlaps } from '../../reading/span.ts';
import { ADDITIONS } from '../../reading/vocabulary/bearing-words.ts';
import { COSTS_NOTHING } from '../../reading/vocabulary/freight-words.ts';
import { INSISTS } from '../../reading/vocabulary/refusal-words.ts';
import { REQUIRES } from '../../reading/vocabulary/requirement-words.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import type { Order } from '../brief/read-order.ts';
import { sumOf } from '../pricing/settle-charges.ts';
import { priceOffer } from '../pricing/price-offer.ts';
import { isChargedFor, linesThatCharge } from './lines-that-charge.ts';
import type { QuoteText } from './quote-text.ts';

/**
 * An offer without what sentences below its total tell the price of: "Bar package $14.00 per guest", "Our dinner menu starts at $38.00". Where all above
 * comes to the total, whatever nobody asked for, and of which no word says that it comes on top, is part of neither.
 */
export function withoutTalkBelow(
  offer: Offer,
  { units }: Pick<QuoteText, 'units'>,
  order: Pick<Order, 'needs' | 'limits' | 'today' | 'texts'>,
): Offer {
  const at = offer.totals.at(-1) && Math.max(...offer.totals.flatMap(({ spans }) => spans.map(({ end }) => end)));
  if (at === undefined) return offer;
  const isTalk = ({ status, needs, spans, words }: OfferedLine): boolean =>
    status === 'offered' &&
    needs.length === 0 &&
    spans.every(({ start }) => start >= at) &&
    !ENDS_IN_AMOUNT.test(words) &&
    !units.some((unit) => unit.isTabular && spans.some((span) => overlaps(span, unit))) &&
    ![ON_TOP, NEEDED, INSISTED].some((pattern) => pattern.test(words)) &&
    !isChargedFor(words.replace(FREE, ''));
  const lines = offer.lines.map((line) => (isTalk(line) ? { ...line, status: 'optional' as const } : line));
  const bare = { ...offer, lines };
  if (lines.every((line, index) => line === offer.lines[index])) return offer;
  const brief = order.texts.map(({ text }) => text).join('\n');
  const { statedTotal, known, charges } = priceOffer('', linesThatCharge(bare, { needs: order.needs, brief }), order);
  return statedTotal && [known, known.plus(sumOf(charges.exempted))].some((sum) => sum.eq(statedTotal)) ? bare : offer;
}

/** A row of its own, and no sentence. */
const ENDS_IN_AMOUNT = /\d\s?(?:\p{Sc}|\p{Lu}{3})?$/u;
const ON_TOP = phrasePattern(ADDITIONS);
const NEEDED = phrasePattern(REQUIRES);
const INSISTED = phrasePattern(INSISTS);
/** "Free of charge" charges nothing. */
const FREE = phrasePattern(COSTS_NOTHING);
