import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { PAID_AHEAD, PART_PAYMENTS } from '../../reading/vocabulary/payment-words.ts';

/** "A 20% deposit holds your date and comes off the final account": a part of the price that is paid before, and nothing off it. */
export const isPartPaid = (statement: string): boolean => PAID_BEFORE.test(statement) && COUNTED_IN.test(statement);

const PAID_BEFORE = phrasePattern({ ...PART_PAYMENTS, en: 'deposit|deposits|down payment|booking fee' });
const COUNTED_IN = phrasePattern({
  en: 'comes off|taken off|deducted|credited|part of the|forms part|off the final|off the balance',
  de: 'angerechnet|verrechnet|abgezogen',
  fr: 'déduit*|imputé*',
  es: 'se descuenta*|a cuenta',
  it: 'detratt*|scalat*|in acconto',
  nl: 'verrekend|in mindering',
  pt: 'descontad*|abatid*',
  pl: 'zalicz*|odliczan*',
});

/** "Delivery 45 days after deposit 30% T/T", "livraison 3 semaines après acompte de 30 %": the percent is of the price, and paid ahead. */
export const isPaidAhead = (text: string, from: number, { start, end }: Span): boolean =>
  AHEAD.test(
    text
      .slice(from, start)
      .split(/[.;|\n]/)
      .at(-1) ?? '',
  ) || AHEAD_BEHIND.test(text.slice(end, end + 40));
const AHEAD = new RegExp(`(?<!\\p{L})${anyOf(PAID_AHEAD)}(?!\\p{L})`, 'iu');
const AHEAD_BEHIND = new RegExp(`^\\s?(?:t/t|l/c|(?:\\p{L}{2,5}\\s)?${anyOf(PAID_AHEAD)})(?!\\p{L})`, 'iu');
