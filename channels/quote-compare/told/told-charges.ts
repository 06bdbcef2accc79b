import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { PART_PAYMENTS } from '../../reading/vocabulary/payment-words.ts';
import * as spoken from '../../reading/vocabulary/spoken-charges.ts';
import type { SaidOffer } from './records/said-offer.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import { chargesIn } from '../reading/labels.ts';

export type SpokenKind = 'freight' | 'fee' | 'discount';

const AMOUNT = ignoringCase(
  `(?:${CURRENCY}\\s?)?\\d[\\d.,’']*(?:[   ]\\d{3}(?!\\d))*(?:[.,]\\d{2})?(?:\\s?(?:${CURRENCY}|%|per ?cent|prozent|pc)(?!\\p{L}))?`,
  'gu',
);

/**
 * What the one amount of a clause is, where words that people use say so: paid for carriage, taken off, or added for whatever it is. Null where the
 * words tie it to something else, or are not known.
 */
export function spokenCharge(words: string): SpokenKind | null {
  const plain = `${words.replace(AMOUNT, '#').replaceAll(/[’´`]/g, "'")} ¶`;
  if (TO_AMOUNT.test(plain)) return null;
  if (OFF.test(plain)) return CONDITION.test(plain) ? null : 'discount';
  if (CONDITION.test(plain)) return null;
  if (CARRIAGE.test(plain)) return 'freight';
  return FEES.test(plain) || ADDED.test(plain) ? 'fee' : null;
}

const within = (byLanguage: Record<string, string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${anyOf(byLanguage)}(?![\\p{L}]|-\\p{L})`, 'iu');
const OFF = within(spoken.SPOKEN_DISCOUNT);
const CARRIAGE = within(spoken.SPOKEN_CARRIAGE);
const FEES = within(spoken.SPOKEN_FEES);
const ADDED = within(spoken.SPOKEN_ADDITION);
const CONDITION = within(spoken.SPOKEN_CONDITION);
/** "Dropped it to 12": a price. */
const TO_AMOUNT = /(?<!\p{L})(?:down to|dropped to|to|auf|à|a|op|na|para) #/iu;

/** Puts to an offer a percent that is taken off, or the rate of a tax; false where its words say neither. */
export function readPercent(words: string, percent: string, said: Pick<SaidOffer, 'charges' | 'rest'>): boolean {
  const [named] = chargesIn(words);
  const is = named === 'tax' || named === 'discount' ? named : (spokenCharge(words) ?? named);
  if (is !== 'tax' && is !== 'discount') return is === undefined && PART_PAID.test(words);
  if (is === 'tax' && readTaxStance(words) === 'included') {
    said.rest.push({ is: 'tax included', quote: words, amount: '' });
    return true;
  }
  said.charges.push({ is, quote: words, amount: '', percent, times: '' });
  return true;
}
const PART_PAID = phrasePattern({ ...PART_PAYMENTS, en: 'up front|upfront|deposit|in advance|down payment' });
