import { OFFERED_WORK, SERVICE_WORD } from '../../../evidence/service-words.ts';
import { PART_NUMBER, isCarried } from '../brief/read-service.ts';
import type { Order } from '../brief/read-order.ts';
import type { Offer } from '../offer.ts';
import type { OpenedQuote } from './open-quote.ts';
import { trimSpan } from '../../reading/span.ts';

/**
 * Offers of work: nothing is carried to the buyer. Only where no offer and no word of the brief speaks of carriage, nothing that is asked for has
 * a part number, and half of the offers or more say that they come, start, bill hours or enrol; one that does not say so keeps its question.
 */
export function asWork<Read extends QuoteRead>(readings: Read[], order: Order): Read[] {
  const { needs, limits, texts } = order;
  const isOpen = ({ offer: { freight } }: Read): boolean =>
    freight.amount === null && freight.percent === null && freight.options.length === 0 && freight.terms.length === 0;
  const work = readings.filter((read) => workIn(read) !== null);
  const isOfGoods =
    limits.service !== null ||
    texts.some(({ text }) => isCarried(text)) ||
    needs.some(({ codes }) => codes.some((code) => PART_NUMBER.test(code))) ||
    !readings.every(isOpen) ||
    work.length * 2 < readings.length;
  return isOfGoods ? readings : readings.map((read) => (work.includes(read) ? ofWork(read) : read));
}

interface QuoteRead {
  offer: Offer;
  opened: OpenedQuote;
}

/** The words by which an offer, or the name of who makes it ("Kruger & Sons Paving"), is one of work. */
function workIn({ offer: { vendor }, opened: { quote } }: QuoteRead): { index: number; 0: string } | null {
  const said = OFFERED_WORK.exec(quote.text);
  const trade = said === null && vendor ? SERVICE_WORD.exec(vendor.name) : null;
  return trade ? { index: quote.vendor.start, 0: trade[0] } : said;
}

function ofWork<Read extends QuoteRead>(read: Read): Read {
  const { offer, opened } = read;
  const { text } = opened.quote;
  const hit = workIn(read);
  if (!hit) return read;
  const from = text.lastIndexOf('\n', hit.index) + 1;
  const to = text.indexOf('\n', hit.index + hit[0].length);
  const spans = [trimSpan(text, { start: from, end: to < 0 ? text.length : to })];
  const term = { kind: 'included' as const, words: hit[0], threshold: null, otherwise: null, spans };
  return { ...read, offer: { ...offer, freight: { ...offer.freight, terms: [term] } } };
}
