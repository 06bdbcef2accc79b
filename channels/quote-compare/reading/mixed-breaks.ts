import { Big } from 'big.js';
import { cueList } from '../../reading/cue-list.ts';
import type { Offer, OfferedLine } from '../offer.ts';

/** What says that the pieces of all lines count together for the price. */
const TOGETHER = cueList(
  String.raw`
    mix(?:ed|ing)? (?:and|&|n|'n') match(?:ed|ing)?|mix and match|count(?:s|ed)? together|counted together|added together
    (?:combined|total|aggregate) (?:quantity|qty|order|number)|across (?:all|the) (?:lines|items|sizes|colou?rs|types|products)
    any mix|mix (?:of )?(?:sizes|colou?rs|types|flavou?rs) (?:to|as you)|in any (?:mix|combination)|assorted (?:is|ok|counts)
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
const NOT_TOGETHER =
  /(?<!\p{L})(?:no|not|cannot|can['’]?t|without|don['’]?t)\s(?:\p{L}+\s){0,2}(?:mix|combin|count)\p{L}*/iu;

/** Prices by quantity of a quote that counts all its lines together, each at the break that all of them reach. */
export function withMixedBreaks(offer: Offer, text: string): Offer {
  if (!TOGETHER.test(text) || NOT_TOGETHER.test(text)) return offer;
  const isTiered = ({ status, breaks, stated }: OfferedLine): boolean =>
    status === 'offered' && breaks.length > 1 && stated === null;
  const tiered = offer.lines.filter(isTiered);
  if (tiered.length < 2) return offer;
  const all = tiered.reduce((sum, { pieces }) => sum.plus(pieces), new Big(0));
  return { ...offer, lines: offer.lines.map((line) => (isTiered(line) ? atBreak(line, all) : line)) };
}

function atBreak(line: OfferedLine, all: Big): OfferedLine {
  const own = line.breaks.findLast(({ min, max }) => all.gte(min) && (max === null || all.lte(max)));
  if (!own || own.price === line.unitPrice) return line;
  const amount = new Big(own.price).times(line.pieces).div(line.pricePer).round(2, Big.roundHalfUp);
  return { ...line, unitPrice: own.price, amount: amount.toFixed(2) };
}
