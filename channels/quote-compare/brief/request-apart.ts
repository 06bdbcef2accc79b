import { anyOf } from '../../reading/phrases.ts';
import { UNIT_WORD } from '../../reading/units.ts';
import { NO_BID } from '../reading/item-words.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices, mayPrice } from './prices.ts';
import { readMaxTotal } from './read-max-total.ts';
import { readNeeds } from './read-needs.ts';

/** Whether a part prices something besides the most that the caller will spend. */
export function isPricedByVendor(text: string): boolean {
  const most = readMaxTotal(text);
  // Beside it a bare figure counts things: "14 Stück".
  return most === null ? mayPrice(text) : hasPrices(`${text.slice(0, most.start)} ${text.slice(most.end)}`);
}

/**
 * "Rebar for footing:" over a list, before two offers or more: the request, set apart like an offer, where nothing in it is a price; a list with what can
 * be spent at most is one as well.
 */
export function withRequestApart(split: SplitNotes): SplitNotes {
  const [first, ...offers] = split.quotes;
  if (!first || offers.length < 2 || NO_BID.test(first.text)) return split;
  const isLimited = readMaxTotal(first.text) !== null;
  const isAsking = isLimited ? !isPricedByVendor(first.text) : isCountedOnly(first.text) && offers.every(isOffer);
  // Who says what can be spent, and asks, may count nothing.
  const isOfNeeds = readNeeds(first.text, []).length > 0 || (isLimited && first.text.includes('?'));
  if (!isAsking || !isOfNeeds) return split;
  return { ...split, brief: [split.brief, first.text].filter(Boolean).join('\n\n'), quotes: offers };
}

const isOffer = ({ text }: PastedQuote): boolean => mayPrice(text) || NO_BID.test(text);
/** Whether what stands there with decimals is a measure, a size or a date: "2,50 kg/m". */
const isCountedOnly = (text: string): boolean => !hasPrices(text.replace(MEASURED, ' ').replace(DATED, ' '));
const MEASURED = new RegExp(`\\d+[.,]\\d+\\s?(?:${UNIT_WORD}|kva|kw|v|w|hp|bar|psi)(?![\\p{L}])(?:\\/\\p{L}+)?`, 'giu');
const DATED = /\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})?/gu;

/** "Need 130 shirts and 130 bags", "Cantidades: 20 cajas, 24 geles", "what they were asked for: …": what is asked for, told below the offers. */
export const isRequest = (paragraph: string): boolean =>
  REQUESTS.test(paragraph) && readNeeds(paragraph, []).length > 0;
const REQUESTS = new RegExp(
  `^\\W*(?:[^\\d.:\\n]{0,40}(?<!\\p{L}))?(?:${anyOf({
    en: 'need|needs|need is|want|require|asked for|asked them for|are after|quantities|quantity|qty|in all|so|that makes|order is|our list|the list',
    de: 'brauchen|brauche|benötigen|gebraucht|mengen|menge|bedarf|stückzahlen|angefragt|bestellen wollen|also',
    fr: 'faut|besoin|demandé|demandée|demandés|quantités|quantité|commande|cherchons|donc',
    es: 'necesitamos|necesito|hacen falta|cantidades|cantidad|pedimos|pedido|queremos|son',
    it: 'servono|serve|quantità|chiesto|fabbisogno|vogliamo|ordine|quindi',
    nl: 'nodig|aantallen|aantal|gevraagd|zoeken|willen|dus',
    pt: 'precisamos|preciso|quantidades|quantidade|pedimos|queremos|são',
    pl: 'potrzebujemy|potrzeba|potrzebne|ilości|ilość|pytaliśmy|chcemy|zamawiamy|czyli',
  })})(?!\\p{L})`,
  'iu',
);
