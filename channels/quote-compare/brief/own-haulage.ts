import { CURRENCY, currencyOf } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Stated } from './stated.ts';

/** What the caller pays its own carrier for goods that a vendor does not bring. */
export interface Haulage {
  amount: string;
  /** ISO code; null where no sign stands at the amount. */
  currency: string | null;
}

/** The caller's own carrier, by language. */
const CARRIER = anyOf({
  en: [
    'our haulier|our hauler|our carrier|our courier|our forwarder|our freight forwarder|our transporter|our trucker|our driver|our trucking company',
    'our contracted haulier|our contracted carrier|our own haulier|our own carrier|our usual haulier|our usual carrier|our regular haulier|our regular carrier',
  ].join('|'),
  de: 'unser spediteur|unser eigener spediteur|unsere spedition|unser frachtführer|unser transporteur|unser fuhrunternehmer',
  fr: 'notre transporteur|notre propre transporteur|notre affréteur',
  es: 'nuestro transportista|nuestro propio transportista|nuestro fletero',
  it: 'nostro corriere|nostro trasportatore|nostro spedizioniere|nostro autotrasportatore',
  nl: 'onze vervoerder|onze eigen vervoerder|onze transporteur|onze expediteur',
  pt: 'nosso transportador|nossa transportadora|nosso transportista',
  pl: 'nasz przewoźnik|nasz spedytor|nasza firma transportowa',
});
/** What the amount is for one of makes it a rate, and not what the order costs. */
const HAULED = ignoringCase(
  `(?<!\\p{L})${CARRIER}(?!\\p{L})[^.?!\\n\\d]{0,120}?(?<sum>${CURRENCY}\\s?\\d[\\d.,' ]*\\d|\\d[\\d.,' ]*\\d\\s?${CURRENCY})(?![\\d.,]*\\d|\\s?(?:\\/|per|an?|each|je|pro|par|por|al?|za)\\s?\\p{L})`,
);

/** "Where a supplier does not deliver, our haulier picks up for a flat ZMW 3,800.00": what carriage comes to that no vendor bears. */
export function readHaulage(brief: string): Stated<Haulage> | null {
  const hit = HAULED.exec(brief);
  const sum = hit?.groups?.sum ?? '';
  const [numeral] = findNumerals(sum, readDecimalMark(brief));
  if (!hit || !numeral) return null;
  const sign = numeral.currency ?? currencyOf(sum.replace(/[\d.,' ]+/g, ''));
  return {
    value: { amount: numeral.value.toFixed(2), currency: sign },
    words: hit[0],
    start: hit.index,
    end: hit.index + hit[0].length,
  };
}
