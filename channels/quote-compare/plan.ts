import type { Brief, PlanDraft, TextRequest } from '#contracts/plan.ts';
import { readOrder } from './brief/read-order.ts';
import type { Order } from './brief/read-order.ts';

/** Fewest and most quotes of one comparison (interface document, part 1, Limits). */
export const QUOTES = { least: 2, most: 6 } as const;

const LABELS = { brief: 'The brief', 'earlier-brief': 'The earlier brief', today: 'The day of the request' } as const;

/** Finds the quotes and the needs in the brief. Every piece is archived as a page of its own, so that each figure can be cited. */
export function planQuotes(brief: Brief, order: Order = readOrder(brief)): PlanDraft {
  const { quotes, needs } = order;
  const asks = [];
  if (quotes.length < QUOTES.least || quotes.length > QUOTES.most) {
    asks.push({
      key: 'quotes',
      ask: `Paste ${QUOTES.least} to ${QUOTES.most} vendor quotes as text, each under a line such as "Quote 1:". I counted ${quotes.length}.${order.passedOn.map((name) => ` ${name} makes no offer.`).join('')}`,
      blocking: true,
    });
  }
  if (needs.length === 0) {
    asks.push({
      key: 'needs',
      ask: 'Which parts do you need, and how many of each? One line per part, such as "24 x AB-100", is enough.',
      blocking: true,
    });
  }
  const sources: TextRequest[] = [
    ...order.texts.map(({ id, text }): TextRequest => ({
      id,
      subGoal: 'needs',
      kind: 'text',
      label: LABELS[id],
      text,
    })),
    ...quotes.map(({ id, text }): TextRequest => ({
      id,
      subGoal: id,
      kind: 'text',
      label: `Quote ${id.slice(6)}`,
      text,
    })),
  ];
  return {
    subGoals: [
      { id: 'needs', goal: 'Read what is needed, by when, for how much and where' },
      ...quotes.map(({ id }) => ({ id, goal: `Read quote ${id.slice(6)} and work out its landed total` })),
      { id: 'compare', goal: 'Say which vendor to buy from, or what has to be known first' },
    ],
    sources: asks.length > 0 ? [] : sources,
    asks,
    reading: {
      needs: needs.map(({ part, qty, unit }) => ({ part, qty, unit })),
      quotes: quotes.map(({ id, name }) => ({ id, name })),
      deadline: order.limits.deadline?.value ?? null,
      maxTotal: order.limits.maxTotal?.value.amount ?? null,
      shipToZip: order.limits.shipToZip?.value ?? null,
    },
    noMeasure: 'Quotes are text: nothing is measured',
  };
}
