import type { SourceFailure } from '#contracts/plan.ts';
import type { FetchedSource, FetchSource } from '../support/roll-offline.ts';
import type { ScreenedOrder } from './screened-orders.ts';

export type Random = () => number;

/** An order with one thing changed at random: what the caller asks, when, or what the outside world answers. */
type Variation = (order: ScreenedOrder, random: Random) => ScreenedOrder;

export const VARIATIONS: Record<string, Variation> = {
  'another day': (order, random) => ({
    ...order,
    acceptedAt: new Date(Date.parse('2027-01-01T00:00:00Z') + Math.floor(random() * 2_000) * 86_400_000).toISOString(),
  }),
  'a source that answers 404': (order, random) =>
    withAnswers(order, atRandom(random), (_source, requestId) => fail(requestId, 'http_status', 404)),
  'a source that times out': (order, random) =>
    withAnswers(order, atRandom(random), (_source, requestId) => fail(requestId, 'timed_out')),
  'a page that ends early': (order, random) =>
    withText(order, random, (text) => text.slice(0, Math.ceil(text.length * (0.2 + 0.8 * random())))),
  'a page without some of its lines': (order, random) =>
    withText(order, random, (text) => text.replace(/[^\n]*\n/g, (line) => (random() < 0.1 ? '' : line))),
  'other figures on a page': (order, random) =>
    withText(order, random, (text) =>
      text.replace(/\d/g, (digit) => (random() < 0.02 ? String((Number(digit) + 1) % 10) : digit)),
    ),
  'a page with the line ends of Windows': (order, random) =>
    withText(order, random, (text) => text.replaceAll('\n', '\r\n')),
  'a page with a byte order mark and soft hyphens': (order, random) =>
    withText(order, random, (text) => `\ufeff${text.replace(/(?<=[a-z]{4})(?=[a-z]{4})/g, '\u00ad')}`),
  'a brief with other figures': (order, random) => ({
    ...order,
    notes: order.notes.replace(/\d/g, (digit) => (random() < 0.01 ? String((Number(digit) + 1) % 10) : digit)),
  }),
  'a brief without some of its lines': (order, random) => ({
    ...order,
    notes: order.notes.replace(/(?<=\n)[^\n]*\n/g, (line) => (random() < 0.06 ? '' : line)) || order.notes,
  }),
  'a brief with more words': (order) => ({ ...order, notes: `${order.notes}\nPlease be quick, and thank you!` }),
  'what was said before': (order) => ({
    ...order,
    notes: `${order.notes}\nAnything else?`,
    prior: order.prior ?? { brief: order.notes, output: 'Nothing was found so far.\n', links: [] },
  }),
};

/** An order with up to three variations; the first orders of all are as they are. */
export function varyOrder(order: ScreenedOrder, random: Random): ScreenedOrder {
  const names = Object.keys(VARIATIONS);
  const chosen = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => names[Math.floor(random() * names.length)]!,
  );
  return chosen.reduce(
    (varied, name) => ({ ...VARIATIONS[name]!(varied, random), name: `${varied.name}, ${name}` }),
    order,
  );
}

const fail = (requestId: string, code: SourceFailure['code'], status?: number): SourceFailure => ({
  requestId,
  code,
  ...(status !== undefined && { status }),
  detail: `${requestId} could not be read.`,
});

/** Whether a source is hit; each is judged once, so that the same take asks the same world. */
function atRandom(random: Random): (requestId: string) => boolean {
  const judged = new Map<string, boolean>();
  return (requestId) => {
    const isHit = judged.get(requestId) ?? random() < 0.35;
    judged.set(requestId, isHit);
    return isHit;
  };
}

function withAnswers(
  order: ScreenedOrder,
  isHit: (requestId: string) => boolean,
  change: (source: FetchedSource, requestId: string) => FetchedSource | SourceFailure,
): ScreenedOrder {
  const fetchSource: FetchSource = async (request) => {
    const answer = await order.fetchSource(request);
    return 'code' in answer || !isHit(request.id) ? answer : change(answer, request.id);
  };
  return { ...order, fetchSource };
}

const withText = (order: ScreenedOrder, random: Random, change: (text: string) => string): ScreenedOrder =>
  withAnswers(order, atRandom(random), (source) =>
    typeof source.body === 'string' ? { ...source, body: change(source.body) } : source,
  );
