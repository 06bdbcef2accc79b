import type { DayOrder } from '../../../evidence/read-date.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { exactly, ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { HUNDRED_WORDS, THOUSAND_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import { SEA_PORTS } from '../../reading/vocabulary/sea-ports.ts';
import { Big } from 'big.js';
import type { Offer } from '../offer.ts';
import type { QuoteText } from './quote-text.ts';
import type { Charge } from './read-charges.ts';
import { readQuoteDate, readValidity } from './validity.ts';

/** "Unit prices per 100", "prezzi in euro al migliaio", "ceny netto za 1000 szt.": what prices are for, before any of them. */
const PRICES =
  'prices?|pricing|preis(?:e|liste)?|prix|tarifs?|precios?|tarifas?|prezz[io]|listino|prijs(?:lijst)?|prijzen|preços?|cen[ay]|cennik|priser?';
const PER = 'per|pr|je|pro|par|les|los|por|cada|ogni|za';
const PER_ONE = `${PER}|le|la|au|al?|el|il|the|de|ao?|o`;
const GENERAL_BASIS = ignoringCase(
  [
    `(?<!\\p{L})(?:${PRICES})(?!\\p{L}| breaks)(?:[^.\\n|]|\\.(?=,)|(?<=\\p{L})\\.(?=\\s\\p{Ll})|(?<=zzgl|[ei][snx][ck]l)\\.){0,40}?(?:\\/\\s?|(?<!\\p{L}|\\d\\s?)(?:${PER_ONE})\\s)`,
    `(?:(?<=(?:\\/|${PER})\\s?)(?:(?<hundred>100|c)|1[,. ]?000|${exactly('M')})|(?<hundred2>${anyOf(HUNDRED_WORDS)})|${anyOf(THOUSAND_WORDS)})`,
    `(?![\\p{L}\\d]|[.,]\\d|\\s*(?:%|ft|lb|mm|m(?!\\p{L})|${CURRENCY}))`,
  ].join(''),
);

/** How many pieces all prices of the quote are for, where it says so ("all prices per 100"). */
export function readGeneralBasis(text: string): Big | null {
  const groups = GENERAL_BASIS.exec(text)?.groups;
  return groups ? new Big((groups.hundred ?? groups.hundred2) === undefined ? 1000 : 100) : null;
}

/** Until when the prices hold, with the line of the day that it is counted from. */
export function readValidityOf(
  { text, units }: QuoteText,
  order: DayOrder,
  today: string | null = null,
): Offer['validity'] {
  const day = readQuoteDate(text, order);
  for (const { start, end } of units) {
    const validity = readValidity(text.slice(start, end), day, order, today);
    if (!validity) continue;
    const { dayWords, words, after } = validity;
    const from = after?.words ?? (dayWords === words ? null : dayWords);
    const at = from === null ? -1 : text.indexOf(from);
    return { ...validity, spans: [{ start, end }, ...(at >= 0 ? [{ start: at, end: at + (from?.length ?? 0) }] : [])] };
  }
  return null;
}

/** The least order value that the vendor takes. */
export function readMinimumOrder(charges: Charge[]): Offer['minimumOrder'] {
  const least = charges.find(({ kind, amount }) => kind === 'minimum' && amount !== null);
  return least?.amount
    ? { amount: least.amount.toFixed(2), words: least.clause.trim(), spans: [{ start: least.start, end: least.end }] }
    : null;
}

/** Rules of carriage that are used across borders, and those that are used at home too. */
const ABROAD = /\b(?:DAP|DPU|DAT|DDU|CPT|CIP|CIF|CFR)\b/;
const ANYWHERE = /\b(?:DAP|DPU|DAT|DDU|CPT|CIP|CIF|CFR|EXW|FCA|FAS)\b/;

/** Ports that goods are shipped overseas from (UN/LOCODE, the busiest container ports): FOB there leaves import to the buyer. */
const SEA_PORT = phrasePattern(
  Object.fromEntries([
    ['en', SEA_PORTS.flatMap((port) => [`fob ${port}`, `fas ${port}`, `f.o.b. ${port}`, `fca ${port}`]).join('|')],
  ]),
);

/** Import duty is the buyer's under every trade rule but DDP. The word of the quote that says so, or null. */
export function readDuty({ text, units }: QuoteText, currency: string | null): Offer['duty'] {
  if (/\bDDP\b|\bdut(?:y|ies)(?: is| are)? (?:paid|included|incl)|\bduty[- ]paid\b|\bverzollt\b/i.test(text))
    return null;
  const isSmall = !/\p{Lu}/u.test(text);
  for (const unit of units) {
    const term =
      (currency === null || currency === 'USD' ? ABROAD : ANYWHERE).exec(
        isSmall ? text.slice(unit.start, unit.end).toUpperCase() : text.slice(unit.start, unit.end),
      ) ??
      /\bunverzollt\b|\bdut(?:y|ies)\b[^.\n]{0,30}\b(?:extra|buyer|not incl\w*|customer|excl\w*)|\bexcl\w* (?:of )?dut(?:y|ies)/i.exec(
        text.slice(unit.start, unit.end),
      );
    const port = SEA_PORT.exec(text.slice(unit.start, unit.end));
    if (port) return { term: port[0], spans: [{ start: unit.start, end: unit.end }] };
    if (term) return { term: term[0], spans: [{ start: unit.start, end: unit.end }] };
  }
  return null;
}
