import { phrasePattern } from '../../reading/phrases.ts';
import { PART_PAYMENTS } from '../../reading/vocabulary/payment-words.ts';

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
