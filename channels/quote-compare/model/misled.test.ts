import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { stretch, sumRecord } from '../../../test/support/offer-records.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../../test/support/scripted-model.ts';
import { quoteCompare } from '../quote-compare.ts';

const BRIEF = `We need 200 brackets and 50 clamps, please.

Harrow Steel
200 brackets at $4.50 = $900.00
50 clamps at $3.00 = $150.00
Subtotal $1,050.00
Pallets $65.00
in 21 days

Denby Fixings
200 brackets at $4.60 = $920.00
50 clamps at $3.10 = $155.00
Freight included
Total $1,075.00
ships in 4 days`;

const NEEDS = [
  { quote: '200 brackets', part: 'brackets', qty: '200', unit: '' },
  { quote: '50 clamps', part: 'clamps', qty: '50', unit: '' },
];
const HARROW = { name: 'Harrow Steel', parts: stretch('Harrow Steel', 'in 21 days') };
const DENBY = { name: 'Denby Fixings', parts: stretch('Denby Fixings', 'ships in 4 days') };
const ORDER = { needs: NEEDS, vendors: [HARROW, DENBY], limits: [] };

const rest = (is: string, quote: string, amount = '') => ({ is, quote, amount });
const GOODS = [
  sumRecord('goods', [1], '200 * 4.50', '200 brackets at $4.50 = $900.00', '200'),
  sumRecord('goods', [2], '50 * 3.00', '50 clamps at $3.00 = $150.00', '50'),
];
const PALLETS = sumRecord('fee', [], '65.00', 'Pallets $65.00');
const OF_HARROW = {
  vendor: 1,
  currency: 'USD',
  sums: [...GOODS, PALLETS],
  declined: [],
  rest: [rest('subtotal', 'Subtotal $1,050.00', '$1,050.00'), rest('lead time', 'in 21 days')],
};
const OF_DENBY = {
  vendor: 2,
  currency: 'USD',
  sums: [
    sumRecord('goods', [1], '200 * 4.60', '200 brackets at $4.60 = $920.00', '200'),
    sumRecord('goods', [2], '50 * 3.10', '50 clamps at $3.10 = $155.00', '50'),
  ],
  declined: [],
  rest: [
    rest('freight included', 'Freight included'),
    rest('total', 'Total $1,075.00', '$1,075.00'),
    rest('lead time', 'ships in 4 days'),
  ],
};

interface Shown {
  totals: unknown[];
  recommended: Json;
  grade: string | null;
}

async function compare(
  notes: string,
  { order = ORDER, harrow = OF_HARROW }: { order?: Json; harrow?: Json },
): Promise<Shown> {
  const model = scriptModel(({ id }) => (id === 'brief' ? order : { offers: [harrow, OF_DENBY] as Json }));
  const { take } = await rollOffline({
    channel: bindModel(quoteCompare, model.port),
    notes,
    acceptedAt: '2031-05-06T07:08:09.010Z',
    fetchSource: () => ({ requestId: '', code: 'http_status', detail: '' }),
  });
  const rows = take.table?.rows ?? [];
  const recommended = take.table?.summary['recommended'] ?? null;
  return { totals: rows.map(({ landedTotal }) => landedTotal), recommended, grade: take.grade ?? null };
}

const WITHOUT_CARRIAGE = { ...OF_HARROW, rest: [] };

describe('a careless model', () => {
  it('has no say over an answer that is right without it', async () => {
    expect((await compare(BRIEF, {})).recommended).toBe('Denby Fixings');
  });

  it.each([
    [
      'calls a sum of the goods the total',
      {
        ...OF_HARROW,
        sums: GOODS,
        rest: [rest('total', 'Subtotal $1,050.00', '$1,050.00'), rest('aside', 'Pallets $65.00', '$65.00')],
      },
    ],
    [
      'charges nothing for what is there',
      { ...OF_HARROW, sums: [...GOODS, sumRecord('fee', [], '65.00 - 65.00', 'Pallets $65.00')] },
    ],
    [
      'takes another need for a charge',
      { ...OF_HARROW, sums: [...GOODS, PALLETS, sumRecord('fee', [], '200', 'in 21 days')] },
    ],
    [
      'adds a quantity to a price',
      { ...OF_HARROW, sums: [sumRecord('goods', [1], '200 * 4.50 + 50', GOODS[0]!.quote, '200'), GOODS[1]!, PALLETS] },
    ],
    [
      'takes a number for a percent',
      { ...OF_HARROW, sums: [sumRecord('goods', [1], '200 * 4.50 * 50%', GOODS[0]!.quote, '200'), GOODS[1]!, PALLETS] },
    ],
    ['counts a charge twice', { ...OF_HARROW, sums: [...GOODS, PALLETS, PALLETS] }],
    [
      'lends an offer the carriage of another',
      { ...WITHOUT_CARRIAGE, rest: [rest('freight included', 'Freight included')] },
    ],
    [
      'leaves the lines of a need aside',
      { ...OF_HARROW, sums: [GOODS[0]!, PALLETS], rest: [rest('aside', GOODS[1]!.quote, '$150.00')] },
    ],
  ])('shows no wrong total under A where it %s', async (_, harrow) => {
    const { totals, grade } = await compare(BRIEF, { harrow });
    const isWrong = totals.some((total) => total !== null && total !== '1115.00' && total !== '1075.00');
    expect(grade === 'A' && isWrong).toBe(false);
  });

  it.each(['Handling 65', '5% fuel surcharge', 'Minimum order 5,000', 'Offer expired on 1 November 2026'])(
    'confirms nothing where it leaves "%s" outside of an offer',
    async (words) => {
      const notes = BRIEF.replace('Pallets $65.00\nin 21 days', `Freight included\nin 21 days\n${words}`);
      const harrow = { ...OF_HARROW, sums: GOODS, rest: [rest('freight included', 'Freight included')] };
      const { totals, grade } = await compare(notes, { harrow });
      expect(grade === 'A' && totals.includes('1050.00')).toBe(false);
    },
  );

  it('cannot swap vendors that are named above their words', async () => {
    const notes = BRIEF.replace('Harrow Steel\n', 'From: Harrow Steel\n\n').replace(
      'Denby Fixings\n',
      'From: Denby Fixings\n\n',
    );
    const vendors = [
      { name: 'Denby Fixings', parts: stretch('200 brackets at $4.50', 'in 21 days') },
      { name: 'Harrow Steel', parts: stretch('200 brackets at $4.60', 'ships in 4 days') },
    ];
    expect((await compare(notes, { order: { ...ORDER, vendors } })).recommended).toBe('Denby Fixings');
  });

  it('cannot give a thing the quantity of another', async () => {
    const notes = BRIEF.replace('200 brackets and 50 clamps, please', 'this:\n200 brackets\n50 clamps\nThanks');
    const quote = '200 brackets\n50 clamps';
    const needs = [
      { quote, part: 'clamps', qty: '200', unit: '' },
      { quote, part: 'brackets', qty: '50', unit: '' },
    ];
    expect((await compare(notes, { order: { ...ORDER, needs } })).totals).not.toContain('825.00');
  });

  it('is asked about no more vendors than are compared', async () => {
    const vendors = Array.from({ length: 300 }, () => HARROW);
    const model = scriptModel(({ id }) => (id === 'brief' ? { ...ORDER, vendors } : { offers: [] }));
    await bindModel(quoteCompare, model.port).plan({
      notes: BRIEF.replace('Total $1,075.00\n', ''),
      acceptedAt: '2031-05-06T07:08:09.010Z',
      skipRetrieval: false,
      prior: null,
    });
    expect(model.asked).toHaveLength(1);
  });
});
