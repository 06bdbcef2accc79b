import type { Big } from 'big.js';
import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import { indexText } from '../../evidence/find-quote.ts';
import { mergeSpans } from '../reading/span.ts';
import type { Span } from '../reading/span.ts';
import { readLimits } from './brief/read-limits.ts';
import type { Order } from './brief/read-order.ts';
import { readRequirements } from './brief/read-requirements.ts';
import { cite } from './offer-findings.ts';
import type { QuoteReading } from './quote-reading.ts';
import { numbersIn, parseWorking } from './working/parse-working.ts';
import { indexNumbers } from './working/stated-numbers.ts';
import type { StatedNumbers } from './working/stated-numbers.ts';

/** Sentences of the caller with numbers that amounts of the offers are worked out from. */
export function readWorked(pages: ReadPage[], { texts }: Order, readings: QuoteReading[]): FindingDraft[] {
  const workings = readings.flatMap(({ offer: { lines, charges, freight } }) => [
    ...lines.flatMap(({ working }) => (working ? [working.amount, working.pieces] : [])),
    ...charges.flatMap(({ working }) => working ?? []),
    ...(freight.amount?.working ? [freight.amount.working] : []),
  ]);
  if (workings.length === 0) return [];
  return pages
    .filter(({ requestId }) => texts.some(({ id }) => id === requestId))
    .flatMap(({ requestId, sha256, layer: { text } }) => {
      const stated = indexNumbers(text);
      const places = workings.flatMap(({ formula }) => {
        const working = parseWorking(formula);
        return working ? numbersIn(working).flatMap((value) => placesOf(stated, value)) : [];
      });
      const sentences = mergeSpans(places.map((place) => sentenceOf(text, place)));
      return sentences.map((span, index) => ({
        id: `${requestId}/worked-${index + 1}`,
        subGoal: 'needs',
        value: { name: 'worked' },
        citations: cite(text, sha256, span),
      }));
    });
}

function placesOf(stated: StatedNumbers, value: Big): Span[] {
  const figures = stated.figures(value);
  const word = figures.length > 0 ? null : stated.word(value);
  return word ? [word] : figures;
}

/** Needs and conditions, each with its place on the archived page. */
export function readBriefPage(
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
  const conditions = (
    ['today', 'orderDay', 'deadline', 'maxTotal', 'shipToZip', 'pickUp', 'haulage', 'service', 'taxRate'] as const
  ).flatMap((name) => {
    const stated = limits[name];
    return stated ? [finding(`${requestId}/${name}`, { name }, stated)] : [];
  });
  return [
    ...(order.needsIn === requestId ? readNeedsOf({ requestId, sha256, layer: { text } }, order) : []),
    ...conditions,
    ...limits.counts.map((count, index) => finding(`${requestId}/count-${index + 1}`, { name: 'count' }, count)),
    ...readRequirements(order)
      .filter(({ textId }) => textId === requestId)
      .map(({ span }, index) => finding(`${requestId}/requirement-${index + 1}`, { name: 'requirement' }, span)),
    ...limits.rates.map((rate, index) =>
      finding(
        `${requestId}/rate-${index + 1}`,
        { name: 'rate', from: rate.value.from, to: rate.value.to, rate: rate.value.rate },
        rate,
      ),
    ),
    ...(order.said ?? []).flatMap((words, index) => {
      const place = requestId === 'brief' ? indexText(text).find(words) : null;
      return place ? [finding(`${requestId}/said-${index + 1}`, { name: 'said' }, place)] : [];
    }),
  ];
}

/** The needs, each with its place in the text that names them. */
export const readNeedsOf = (
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
  const last = [...text.slice(0, start).matchAll(/[.!?]\s+|\n/g)].at(-1);
  const rest = /[.!?](?=\s|$)|\n|$/.exec(text.slice(end));
  return {
    start: last ? last.index + last[0].length : 0,
    end: end + (rest ? rest.index + (/[.!?]/.test(rest[0]) ? 1 : 0) : 0),
  };
}
