import { phrasePattern } from '../../reading/phrases.ts';
import { HOLDS_AS_QUOTED } from '../../reading/vocabulary/price-change-words.ts';
import type { Offer } from '../offer.ts';
import type { PricedOffer } from './price-offer.ts';
import { isRevised, nameOf } from './replace-earlier.ts';

export interface ReadOffer {
  /** Id of the quote. */
  id: string;
  offer: Offer;
  /** Ids of later quotes of the vendor that change a part of it. */
  revisedBy?: string[];
}

/**
 * "FR-50 is now $1,985.00 each, the rest stays": one offer of a quote and the mail that prices some of its parts anew. They are put together where the total
 * of the mail is what both come to, or where it has none and says that the rest holds.
 */
export function withRevisions(
  read: ReadOffer[],
  price: (id: string, offer: Offer) => PricedOffer,
  textOf: (id: string) => string,
): ReadOffer[] {
  return read.reduce<ReadOffer[]>((kept, one) => {
    const whole = kept.find((other) => isPartOf(one.offer, other.offer));
    const revised = whole && revise(whole.offer, one.offer);
    if (!whole || !revised) return [...kept, one];
    const { doubts, errors, freight } = price(whole.id, revised);
    const isSettled = doubts.length === 0 && errors.length === 0 && freight.amount !== null;
    const isClosed = one.offer.totals.length > 0 || HOLDS.test(textOf(one.id));
    return isSettled && isClosed
      ? kept.map((other) =>
          other === whole ? { ...whole, offer: revised, revisedBy: [...(whole.revisedBy ?? []), one.id] } : other,
        )
      : [...kept, one];
  }, []);
}

const needsOf = ({ lines }: Offer): string[] =>
  lines.flatMap(({ status, needs }) => (status === 'offered' ? needs : []));

/** Of the same vendor, for some of the parts and for no others. */
function isPartOf(later: Offer, whole: Offer): boolean {
  const [some, all] = [new Set(needsOf(later)), new Set(needsOf(whole))];
  return (
    later.vendor !== null &&
    nameOf(later.vendor.name) === nameOf(whole.vendor?.name ?? '') &&
    some.size > 0 &&
    some.size < all.size &&
    [...some].every((need) => all.has(need))
  );
}

/** What the later words do not speak of is as it was quoted. */
function revise({ confirmedTotal: _, ...whole }: Offer, later: Offer): Offer {
  const isNew = new Set(needsOf(later));
  const { freight, lead, validity } = later;
  const saysTerm = freight.terms.find(({ words }) => !HOLDS.test(words));
  const saysFreight = freight.amount ?? freight.percent ?? saysTerm ?? freight.options[0];
  const changed = later.lines.filter(({ words }) => !HOLDS.test(words));
  return {
    ...whole,
    lines: [...whole.lines.filter(({ needs }) => !needs.some((need) => isNew.has(need))), ...changed],
    charges: [...whole.charges, ...later.charges],
    freight: saysFreight ? freight : whole.freight,
    totals: later.totals,
    lead: lead ?? whole.lead,
    validity: validity ?? whole.validity,
    conditions: [...whole.conditions, ...later.conditions],
    unapplied: [...whole.unapplied, ...later.unapplied.filter(({ words }) => !HOLDS.test(words) && !isRevised(words))],
    unread: [...whole.unread, ...later.unread],
  };
}

const HOLDS = phrasePattern(HOLDS_AS_QUOTED);
