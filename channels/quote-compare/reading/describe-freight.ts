import { cueList } from '../../reading/cue-list.ts';
import { bareAmounts } from '../../reading/bare-amounts.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import type { OfferedFreight } from '../offer.ts';
import { speaksOfCarriage } from './carriage-in-price.ts';
import type { FreightZone } from './freight-schedule.ts';
import type { FreightTerm } from './freight-terms.ts';
import type { Charge } from './read-charges.ts';
import { readFreightWeight } from './freight-weight.ts';
import type { Span } from '../../reading/span.ts';
import { anyOf } from '../../reading/phrases.ts';
import { CARRIAGE_NAMES } from '../../reading/vocabulary/freight-words.ts';

interface FreightText {
  zones: FreightZone[];
  terms: FreightTerm[];
  /** Statements of the quote. */
  units: Span[];
  text: string;
  currency: string | null;
}

/** "No delivery charge, 5 % off the lot": the percent is what is taken off, in the same statement. */
const isTakenOff = (charge: Charge, charges: readonly Charge[]): boolean =>
  charges.some(
    ({ kind, start, percent }) =>
      kind === 'discount' && start === charge.start && percent !== null && charge.percent?.eq(percent) === true,
  );

/** All that a quote says about freight: an amount, a rate, services to choose from, a schedule, and who pays. */
export function describeFreight(charges: Charge[], freight: FreightText): OfferedFreight {
  const { zones, terms, text, currency } = freight;
  const own = charges.filter(({ kind }) => kind === 'freight');
  const amounts = own.filter(
    ({ amount, start }) =>
      amount &&
      !terms.some(
        (term) =>
          term.kind === 'free-over' &&
          term.start === start &&
          (amount.eq(term.threshold ?? 0) || term.otherwise?.eq(amount)),
      ),
  );
  const services = amounts.filter(({ words, clause }) => SERVICE.test(`${words} ${clause}`));
  const options =
    services.length > 1 && new Set(services.map(({ amount }) => amount?.toFixed())).size > 1 ? services : [];
  const last = options.length > 0 ? null : (amounts.at(-1) ?? null);
  const isOpen = last !== null && isChoice(last.clause);
  const single = isOpen ? null : last;
  const weighed = single ? readFreightWeight(single.clause, text) : null;
  const counts = weighed?.counts ?? [];
  const rate = own.find((charge) => charge.percent && !charge.amount && !isTakenOff(charge, charges));
  const unread = terms.length === 0 && own.length === 0 && zones.length === 0 ? unreadOf(freight) : null;
  return {
    ...(unread && { unread }),
    amount: single?.amount
      ? {
          amount: single.amount.times(counts.reduce((sum, count) => sum + Number(count), 0) || 1).toFixed(2),
          ...(counts.length > 0 && {
            working: { formula: `(${counts.join(' + ')}) * ${single.amount.toFixed(2)}`, words: {} },
          }),
          foreign: single.currency !== currency ? single.currency : null,
          isEstimate:
            /\best(?:imated?|\.)?\b(?!\W{0,2}w(?:eigh)?t)|\bapprox|\babout\b|~|\broughly\b|\bbudget|\bactual\b/i.test(
              `${single.clause} ${text.slice(Math.max(single.start, single.at.start - 14), single.at.start)}`,
            ),
          isPerPiece: weighed === null && PER_PIECE.test(bareAmounts(single.clause)),
          byWeight: counts.length > 0 ? null : weighed,
          words: single.clause.trim(),
          spans: [{ start: single.start, end: single.end }, ...(weighed?.spans ?? [])],
        }
      : null,
    percent: rate?.percent
      ? { percent: rate.percent.toFixed(), words: rate.clause.trim(), spans: [{ start: rate.start, end: rate.end }] }
      : null,
    options: options.map(({ clause, amount, start, end }) => ({
      service: clause.trim(),
      amount: amount?.toFixed(2) ?? '0.00',
      days: serviceDays(clause),
      spans: [{ start, end }],
    })),
    zones: zones.map(({ zips, states, isOther, amount, words, start, end }) => ({
      zips,
      states,
      isOther,
      amount: amount?.toFixed(2) ?? null,
      words,
      spans: [{ start, end }],
    })),
    terms: [...(isOpen ? [openTerm(last)] : []), ...terms].map(({ kind, words, threshold, otherwise, start, end }) => ({
      kind,
      words,
      threshold: threshold?.toFixed(2) ?? null,
      otherwise: otherwise?.toFixed(2) ?? null,
      spans: [{ start, end }],
    })),
  };
}

/** The first clause of a quote that speaks of who brings the goods, where nothing was made of any. */
function unreadOf({ units, text }: FreightText): { words: string; spans: Span[] } | null {
  for (const { start, end } of units)
    for (const clause of text.slice(start, end).split(/[;()\n]|,(?=\s)|\s[–—-]\s|\s{3,}/))
      if (speaksOfCarriage(clause) && !/\?/.test(clause)) return { words: clause.trim(), spans: [{ start, end }] };
  return null;
}

/** "East $95, Central $140", "$40 to $60": which of the amounts it will be the quote does not say. */
const isChoice = (clause: string): boolean =>
  RANGE.test(clause) ||
  /(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d[\d,.]*\s*(?:-|–|to)\s*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\s?\d/.test(clause) ||
  PLACES.test(clause) ||
  /\b(?:each|every|per) (?:additional|add['’]?l|extra|further)\b/i.test(clause) ||
  [...clause.matchAll(/(?<=[:,;/]\s{0,3})\p{Lu}[\p{L} .-]{2,24}?\W{0,3}(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d[\d,.]*/gu)]
    .length > 1;

/** "Inside M25 £45.00, outside M25 £110.00". */
const PLACES = ignoringCase(
  `(?<!\\p{L})(?:inside|within|inner|local|mainland|north|east|metro|urban)(?!\\p{L})[^\\d]{0,24}(?:\\p{L}\\d{1,3}\\s)?${CURRENCY}\\s?\\d[\\d.,]*[^\\d]{0,16}(?:outside|beyond|outer|elsewhere|rest|highlands|islands|south|west|regional|rural)(?!\\p{L})`,
);

const RANGE = ignoringCase(`\\d\\s?${CURRENCY}\\s*(?:-|–|to)\\s*\\d`);

const openTerm = ({ clause, start, end }: Charge): FreightTerm => ({
  kind: 'open',
  words: clause.trim(),
  threshold: null,
  otherwise: null,
  start,
  end,
});

/** Statements that offer a choice of services at a price: their days are theirs alone. */
export function servicesOf(charges: Charge[]): Span[] {
  const own = charges.filter(
    ({ kind, amount, words, clause }) => kind === 'freight' && amount && SERVICE.test(`${words} ${clause}`),
  );
  return own.length > 1 ? own.map(({ start, end }) => ({ start, end })) : [];
}

const CONSIGNED = anyOf({
  en: 'order|shipment|load|consignment|delivery|invoice|trip|truck|carton|box|crate|parcel|package|pallet|skid|lb|pound|cwt|mile|kg',
  de: 'lieferung|sendung|auftrag|bestellung|palette|fahrt|tour|fuhre|anfahrt|lkw|paket',
  fr: 'livraison|envoi|commande|palette|camion|voyage|trajet|passage|colis',
  es: 'envío|pedido|palé|palet|viaje|camión|bulto',
  it: 'spedizione|consegna|ordine|bancale|pedana|viaggio|camion|collo',
  nl: 'levering|zending|bestelling|pallet|rit|vracht|pakket',
  pt: 'entrega|envio|encomenda|palete|viagem|remessa',
  pl: 'dostaw|palet|kurs|paczk',
});

/** An amount for each piece, not for the order or a consignment. */
const PER_PIECE = new RegExp(
  String.raw`\d(?:\/(?=\s?\p{L})|\s*(?:\/\s?(?=(?:ea|each|pcs?|pieces?|units?|items?|parts?)\b)|(?:per|je|pro|par|por|cada|za) |each\b|ea\b|a (?=\p{L})))\s*(?!${CONSIGNED}|${anyOf(CARRIAGE_NAMES)}|po\b|lot\b)`,
  'iu',
);

const SERVICE = cueList(
  String.raw`
    ups|fedex|usps|dhl|ltl|truck|ground|air|overnight|express|next day|2nd day|2[- ]day|3[- ]day|priority|economy
    expedited|standard|rush|parcel
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);

function serviceDays(words: string): number | null {
  if (/\b(?:overnight|next[- ]day|1[- ]day)\b/i.test(words)) return 1;
  if (/\b(?:2nd[- ]day|second[- ]day|2[- ]day)\b/i.test(words)) return 2;
  const span = /(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?[- ]?(?:business |working )?days?/i.exec(words);
  return span ? Number(span[2] ?? span[1]) : null;
}
