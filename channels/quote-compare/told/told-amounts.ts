import { phrasePattern } from '../../reading/phrases.ts';
import { ORDER_WORDS } from '../../reading/vocabulary/told-words.ts';
import { isNoGoods } from '../brief/no-goods.ts';
import type { SaidOffer } from './records/said-offer.ts';
import type { LabelKind } from '../reading/labels.ts';
import type { Per } from '../reading/per-words.ts';
import type { Stretch } from './told-clauses.ts';
import { isUnitOf } from './told-needs.ts';

/** What an amount says beside its figure. */
export interface Asked {
  words: string;
  written: string;
  per: Per | null;
}

/** Puts an amount of a charge to an offer; false where it goes by something that nobody counts. */
export function readCharge(
  kind: LabelKind,
  { words, written, per }: Asked,
  { wanted, trips }: Stretch,
  said: Pick<SaidOffer, 'charges' | 'rest'>,
): boolean {
  if (kind === 'minimum') return false;
  if (kind === 'total' || kind === 'subtotal') {
    said.rest.push({ is: 'total', quote: words, amount: written });
    return true;
  }
  const own = per?.nouns[0] ? wanted.concat(trips).filter((need) => isUnitOf(per.nouns[0] ?? '', need)) : [];
  const [need, ...more] = own;
  const isOne = need !== undefined && more.length === 0 && (wanted.length === 1 || trips.includes(need));
  // "Cartage 12 a load", and nobody says how many.
  const isUncounted = isNoGoods(per?.nouns[0] ?? '') && !ONCE_FOR.test(per?.nouns[0] ?? '');
  if (per && !isOne && (need || per.isEach || per.many !== null || isUncounted)) return false;
  said.charges.push({ is: kind, quote: words, amount: written, percent: '', times: isOne ? need.qty : '' });
  return true;
}

const ONCE_FOR = phrasePattern(ORDER_WORDS);
