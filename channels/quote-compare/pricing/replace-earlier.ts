import { cueList } from '../../reading/cue-list.ts';
import type { PricedOffer } from './price-offer.ts';
import { doubted } from './without-proof.ts';

/** A vendor that quoted again for the same parts: the later quote holds, or the one that says that it replaces the other. */
export interface Replacement {
  vendor: string;
  /** Ids of quotes. */
  kept: string;
  replaced: string;
}

/**
 * One offer for each vendor. Quotes of one vendor for different parts stay side by side. `sentAt` says by the id of a quote when its mail was sent, as
 * ISO 8601, or null: where both say it the later one holds, else the one that stands further down.
 */
export function replaceEarlier(
  offers: PricedOffer[],
  sentAt: (id: string) => string | null = () => null,
): { offers: PricedOffer[]; replacements: Replacement[] } {
  const replacements: Replacement[] = [];
  let kept = offers;
  for (const offer of offers) {
    const own = kept.filter((other) => isSameVendor(other, offer));
    const [first, second] = own;
    if (!first || !second) continue;
    const [day, next] = [sentAt(first.id), sentAt(second.id)];
    const isTurned =
      day !== null && next !== null && day !== next
        ? day > next
        : isRevised(first.offer.heading) && !isRevised(second.offer.heading);
    const [stays, goes] = isTurned ? [first, second] : [second, first];
    if (!isForSame(goes, stays)) {
      // Of a part that the vendor prices anew nobody knows which price holds.
      if (partsOf(stays).some((need) => partsOf(goes).includes(need)))
        kept = kept.map((other) => (other === goes && other.doubts.length === 0 ? doubted(other) : other));
      continue;
    }
    replacements.push({ vendor: stays.vendor, kept: stays.id, replaced: goes.id });
    kept = kept.filter((other) => other !== goes);
  }
  return { offers: kept, replacements };
}

const isSameVendor = (a: PricedOffer, b: PricedOffer): boolean => nameOf(a.vendor) === nameOf(b.vendor);
/** The name of a vendor as it is compared. */
export const nameOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The later one prices every part that the earlier one does. */
function isForSame(earlier: PricedOffer, later: PricedOffer): boolean {
  const parts = partsOf(later);
  return partsOf(earlier).every((need) => parts.includes(need));
}
const partsOf = ({ lines }: PricedOffer): string[] => lines.flatMap(({ needs }) => needs);

/** Whether words say that they take the place of others. */
export const isRevised = (words: string): boolean => REVISED.test(words);

const REVISED = cueList(
  String.raw`
    rev(?:ised|ision)?|supersed\w+|replac\w+|correct\w+|updat\w+|amend\w+|ersetzt|annule|remplace|sustituye
    sostituisce|vervangt|ersätter|zastępuje
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
