import type { FindingDraft, Finding, CitationDraft } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { Offer } from './offer.ts';
import { trimSpan } from '../reading/span.ts';
import type { Span } from '../reading/span.ts';

/**
 * An offer as findings: one for each fact, with the statements that it stands in, so that a fact whose quote is not found again falls
 * alone. `offerFromFindings` puts the facts that held together again.
 */
export function offerToFindings(
  offer: Offer,
  { id, sha256, text }: { id: string; sha256: string; text: string },
): FindingDraft[] {
  const facts: [path: string, fact: { spans: Span[] } | null][] = [
    ['vendor', offer.vendor],
    ...offer.lines.map((line, index): [string, { spans: Span[] }] => [`lines.${index}`, line]),
    ...offer.charges.map((charge, index): [string, { spans: Span[] }] => [`charges.${index}`, charge]),
    ['freight.amount', offer.freight.amount],
    ['freight.percent', offer.freight.percent],
    ['freight.unread', offer.freight.unread ?? null],
    ...(['options', 'zones', 'terms'] as const).flatMap((list) =>
      offer.freight[list].map((entry, index): [string, { spans: Span[] }] => [`freight.${list}.${index}`, entry]),
    ),
    ...offer.totals.map((total, index): [string, { spans: Span[] }] => [`totals.${index}`, total]),
    ...offer.unread.map((words, index): [string, { spans: Span[] }] => [`unread.${index}`, words]),
    ...offer.conditions.map((entry, index): [string, { spans: Span[] }] => [`conditions.${index}`, entry]),
    ...offer.unapplied.map((entry, index): [string, { spans: Span[] }] => [`unapplied.${index}`, entry]),
    ['lead', offer.lead],
    ['validity', offer.validity],
    ['minimumOrder', offer.minimumOrder],
    ['duty', offer.duty],
  ];
  const whole = {
    spans: [firstLine(text)],
    currency: offer.currency,
    heading: offer.heading,
    ...(offer.readBy && { readBy: offer.readBy }),
    ...(offer.confirmedTotal !== undefined && { confirmedTotal: offer.confirmedTotal }),
    ...(offer.unsaid && { unsaid: offer.unsaid }),
  };
  return [['quote', whole] as const, ...facts].flatMap(([path, fact]): FindingDraft[] => {
    if (!fact) return [];
    const citations = fact.spans.flatMap((span) => cite(text, sha256, span));
    return [{ id: `${id}/${path}`, subGoal: id, value: toJson({ path, fact }), citations }];
  });
}

/** Shorter than this a statement is cited with the whole line that it stands in. */
const SHORT = 30;

/** The citation of a span, without white space at its ends; none for an empty one. */
export function cite(text: string, page: string, span: Span): CitationDraft[] {
  const own = trimSpan(text, span);
  const { start, end } =
    own.end - own.start < SHORT
      ? trimSpan(text, { start: text.lastIndexOf('\n', own.start - 1) + 1, end: lineEnd(text, own.end) })
      : own;
  return end > start ? [{ page, start, end, quote: text.slice(start, end), role: 'quote' }] : [];
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

function firstLine(text: string): Span {
  const start = text.search(/\S/);
  const end = text.indexOf('\n', Math.max(0, start));
  return { start: Math.max(0, start), end: end < 0 ? text.length : end };
}

/** The offer of one quote from the findings of it that were verified, or null when none was. */
export function offerFromFindings(id: string, findings: Finding[]): Offer | null {
  const offer: Offer = {
    heading: '',
    vendor: null,
    currency: { code: 'USD', isStated: false },
    lines: [],
    charges: [],
    freight: { amount: null, percent: null, options: [], zones: [], terms: [] },
    totals: [],
    unread: [],
    conditions: [],
    unapplied: [],
    lead: null,
    validity: null,
    minimumOrder: null,
    duty: null,
  };
  const own = findings.filter((finding) => finding.id.startsWith(`${id}/`));
  if (own.length === 0) return null;
  for (const { value } of own) put(offer, String(value.path), value.fact ?? null);
  return offer;
}

/** Places a fact where `offerToFindings` took it from. The shapes are those of Offer, written by this file alone. */
function put(offer: Offer, path: string, fact: Json): void {
  const [first = '', second = ''] = path.split('.');
  const shaped = fact as never;
  if (first === 'quote') Object.assign(offer, headOf(fact));
  else if (first === 'freight' && (second === 'amount' || second === 'percent' || second === 'unread'))
    offer.freight[second] = shaped;
  else if (first === 'freight') offer.freight[second as 'options' | 'zones' | 'terms'].push(shaped);
  else if (
    first === 'lines' ||
    first === 'charges' ||
    first === 'totals' ||
    first === 'unread' ||
    first === 'conditions' ||
    first === 'unapplied'
  )
    offer[first].push(shaped);
  else if (
    first === 'vendor' ||
    first === 'lead' ||
    first === 'validity' ||
    first === 'minimumOrder' ||
    first === 'duty'
  )
    offer[first] = shaped;
}

type Head = Pick<Offer, 'currency' | 'heading' | 'readBy' | 'confirmedTotal' | 'unsaid'>;

function headOf(fact: Json): Head {
  const { currency, heading, readBy, confirmedTotal, unsaid } = fact as unknown as Head;
  return {
    currency,
    heading,
    ...(readBy && { readBy }),
    ...(confirmedTotal !== undefined && { confirmedTotal }),
    ...(unsaid && { unsaid }),
  };
}

/** Offers hold strings, numbers, booleans, null and lists of them only. */
const toJson = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
