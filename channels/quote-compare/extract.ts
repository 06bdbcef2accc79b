import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { ExtractInput, Extraction } from '../channel.ts';
import { readOrder } from './brief/read-order.ts';
import type { Order } from './brief/read-order.ts';
import { readLimits } from './brief/read-limits.ts';
import { cite, offerToFindings } from './offer-findings.ts';
import { discountsFor } from './reading/discounts-for.ts';
import { readClosedDays } from './reading/closed-days.ts';
import { chooseReading } from './ledger/choose-reading.ts';
import { findConditions } from './reading/find-conditions.ts';
import { findOpenClauses } from './reading/open-clauses.ts';
import { linesThatCharge } from './reading/lines-that-charge.ts';
import { openQuote } from './reading/open-quote.ts';
import { readOpened } from './reading/read-quote.ts';
import { dayOrderOf } from './reading/validity.ts';
import { withTerm } from './reading/with-term.ts';
import type { Span } from '../reading/span.ts';

/** Reads the archived texts: one finding for each need and condition of the brief and for each fact of each quote. */
export function extractOffers({ brief, pages }: ExtractInput): Extraction {
  const order = readOrder(brief);
  const findings = order.texts.flatMap(({ id }) => {
    const page = pages.find(({ requestId }) => requestId === id);
    return page ? readBriefPage(page, order, brief.acceptedAt) : [];
  });
  const impliedIn = pages.find(({ requestId }) => requestId === order.needsIn);
  if (impliedIn && order.quotes.some(({ id }) => id === order.needsIn)) findings.push(...readNeedsOf(impliedIn, order));
  const ordered = { needs: order.needs, brief: order.texts.map((own) => own.text).join('\n') };
  const closed = order.texts.flatMap((own) => readClosedDays(own.text, order.today));
  for (const { id, name } of order.quotes) {
    const page = pages.find(({ requestId }) => requestId === id);
    if (!page) continue;
    const { text } = page.layer;
    const opened = openQuote(text, {
      needs: order.needs,
      shipToZip: order.limits.shipToZip?.value ?? null,
      vendorHints: name ? [name] : [],
      currency: order.limits.rates.length === 0 ? order.limits.currency : null,
    });
    const read = readOpened(opened, { today: order.today, isKnown: order.isTodayNamed, closed });
    const conditions = findConditions(opened.quote.text, opened.quote.units, ordered.brief);
    const given = discountsFor(linesThatCharge(read, ordered), {
      brief: ordered.brief,
      today: order.today,
      order: dayOrderOf(text, opened.mark),
    });
    const chosen = linesThatCharge(chooseReading(given, opened, order), ordered);
    const priced = withTerm(chosen, order.limits.term?.value ?? null);
    const open = findOpenClauses(opened.quote.text, opened.quote.units, priced);
    const offer = {
      ...priced,
      conditions: [...conditions, ...open.filter(({ words }) => !conditions.some((other) => other.words === words))],
    };
    findings.push(...offerToFindings(offer, { id, sha256: page.sha256, text }));
  }
  return { findings, more: [], notes: {} };
}

/** Needs and conditions, each with its place on the archived page. */
function readBriefPage(
  { requestId, sha256, layer: { text } }: ReadPage,
  order: Order,
  acceptedAt: string,
): FindingDraft[] {
  if (requestId === 'today')
    return [
      {
        id: 'today/day',
        subGoal: 'needs',
        value: { name: 'day' },
        citations: cite(text, sha256, { start: 0, end: text.length }),
      },
    ];
  const limits = readLimits(text, acceptedAt);
  const finding = (id: string, value: FindingDraft['value'], span: Span): FindingDraft => ({
    id,
    subGoal: 'needs',
    value,
    citations: cite(text, sha256, sentenceOf(text, span)),
  });
  const conditions = (['today', 'deadline', 'maxTotal', 'shipToZip', 'pickUp', 'service', 'term'] as const).flatMap(
    (name) => {
      const stated = limits[name];
      return stated ? [finding(`${requestId}/${name}`, { name }, stated)] : [];
    },
  );
  return [
    ...(order.needsIn === requestId ? readNeedsOf({ requestId, sha256, layer: { text } }, order) : []),
    ...conditions,
    ...limits.rates.map((rate, index) =>
      finding(
        `${requestId}/rate-${index + 1}`,
        { name: 'rate', from: rate.value.from, to: rate.value.to, rate: rate.value.rate },
        rate,
      ),
    ),
  ];
}

/** The needs, each with its place in the text that names them. */
const readNeedsOf = (
  { sha256, layer: { text } }: Pick<ReadPage, 'requestId' | 'sha256'> & { layer: { text: string } },
  { needs }: Order,
): FindingDraft[] =>
  needs.map(({ id, part, qty, unit, start, end }) => ({
    id,
    subGoal: 'needs',
    value: { part, qty, unit },
    citations: cite(text, sha256, sentenceOf(text, { start, end })),
  }));

/** The whole sentence or line round a span: enough to be found again. */
function sentenceOf(text: string, { start, end }: Span): Span {
  const breaks = [...text.slice(0, start).matchAll(/[.!?]\s+|\n/g)];
  const last = breaks.at(-1);
  const rest = /[.!?](?=\s|$)|\n|$/.exec(text.slice(end));
  return {
    start: last ? last.index + last[0].length : 0,
    end: end + (rest ? rest.index + (/[.!?]/.test(rest[0]) ? 1 : 0) : 0),
  };
}
