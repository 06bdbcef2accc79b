import type { DayOrder } from '../../../evidence/read-date.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { SEA_PORTS } from '../../reading/vocabulary/sea-ports.ts';
import { Big } from 'big.js';
import type { Offer } from '../offer.ts';
import type { QuoteText } from './quote-text.ts';
import type { Charge } from './read-charges.ts';
import { readQuoteDate, readValidity } from './validity.ts';

const GENERAL_BASIS =
  /\b(?:all |unit )?(?:unit )?(?:prices?|pricing|preise)\b(?! breaks)[^.\n|]{0,24}?\b(?:per|je|pro|\/)\s?(100|hundred|c|1[,.]?000|thousand|m)\b(?!\s*(?:ft|lb|mm|m\b))/i;

/** How many pieces all prices of the quote are for, where it says so ("all prices per 100"). */
export function readGeneralBasis(text: string): Big | null {
  const unit = GENERAL_BASIS.exec(text)?.[1]?.toLowerCase();
  if (!unit) return null;
  return new Big(/^(?:100|hundred|c)$/.test(unit) ? 100 : 1000);
}

/** Until when the prices hold, with the line of the day that it is counted from. */
export function readValidityOf({ text, units }: QuoteText, order: DayOrder): Offer['validity'] {
  const day = readQuoteDate(text, order);
  for (const { start, end } of units) {
    const validity = readValidity(text.slice(start, end), day, order);
    if (!validity) continue;
    const at = validity.dayWords && validity.dayWords !== validity.words ? text.indexOf(validity.dayWords) : -1;
    return {
      ...validity,
      spans: [{ start, end }, ...(at >= 0 ? [{ start: at, end: at + (validity.dayWords?.length ?? 0) }] : [])],
    };
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
