import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { verifyExport } from '../../../evidence/export/verify-export.ts';
import { stretch, sumRecord } from '../../../test/support/offer-records.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../../test/support/scripted-model.ts';
import type { Script } from '../../../test/support/scripted-model.ts';
import { exportOffline, storeOffline } from '../../../test/support/store-offline.ts';
import { channels } from '../../index.ts';
import { quoteCompare } from '../quote-compare.ts';

const NEED = 'I need 40 x AB-100.';
const IRONVALE =
  'ironvale supply co AB-100 bracket, 40 pcs at $2.10 each = $84.00 freight $12.00 total $96.00, lead time 5 days';
const BROOKSIDE =
  'brookside metals AB-100, qty 40 @ $2.00 ea $80.00 plus freight $20.00 Total $100.00, ships in 3 days';

const NOTES = `${NEED} here is what came back, first the one that ${IRONVALE} and then the other answer that ${BROOKSIDE}`;

const WANTED = { quote: NEED, part: 'AB-100', qty: '40', unit: '' };
const FIRST = { name: 'ironvale supply co', parts: stretch('ironvale supply co', 'lead time 5 days') };
const SECOND = { name: 'brookside metals', parts: stretch('brookside metals', 'ships in 3 days') };
const ORDER = { needs: [WANTED], vendors: [FIRST, SECOND], limits: [] };

const roll = async (notes: string, script: Script) => {
  const model = scriptModel(script);
  const rolled = await rollOffline({
    channel: bindModel(quoteCompare, model.port),
    notes,
    acceptedAt: '2031-05-06T07:08:09.010Z',
    fetchSource: () => ({ requestId: '', code: 'http_status', detail: '' }),
  });
  return { ...rolled, asked: model.asked.map(({ id }) => id) };
};

describe('a brief in records', () => {
  it('is compared where a model says which words are whose, each quote in the words of the caller', async () => {
    const { take, plan, pages, asked } = await roll(NOTES, ({ id }) => (id === 'brief' ? ORDER : { fault: 'refused' }));
    expect(asked).toEqual(['brief', 'page:quote-1+quote-2']);
    expect(plan.readBy).toBe('model');
    for (const { body } of pages) for (const line of body.split('\n')) expect(NOTES).toContain(line);
    expect(take.table?.rows.map(({ landedTotal }) => landedTotal)).toEqual(['96.00', '100.00']);
    expect(take.output).toContain('Read by a model');
  });

  it.each([
    ['changes a quantity', { needs: [{ ...WANTED, qty: '41' }] }],
    ['changes a part', { needs: [{ ...WANTED, part: 'AB-101' }] }],
    ['leaves out what is needed', { needs: [] }],
    ['leaves out an offer', { vendors: [SECOND] }],
    ['changes a vendor', { vendors: [{ ...FIRST, name: 'acme' }, SECOND] }],
    [
      'takes a vendor for another',
      {
        vendors: [
          { ...FIRST, name: SECOND.name },
          { ...SECOND, name: FIRST.name },
        ],
      },
    ],
    [
      'ends an offer before its total',
      { vendors: [{ ...FIRST, parts: stretch('ironvale supply co', 'freight $12.00') }, SECOND] },
    ],
    ['takes a price for a name', { vendors: [{ ...FIRST, name: 'total $96.00' }, SECOND] }],
  ])('is read by rules where a model %s', async (_, changed) => {
    const { take, plan } = await roll(NOTES, ({ id }) =>
      id === 'brief' ? { ...ORDER, ...changed } : { fault: 'refused' },
    );
    expect(plan.readBy).toBeUndefined();
    expect(take.lifecycle.state).toBe('needs_input');
  });
});

const TABLE = `We want 30 lamps L-7, delivered.

Quote 1:
Ostrov Licht
30 L-7 come to $450.00
carriage to you $25.00
once $9.00 for the tithe

Quote 2:
Vesper Lighting
30 x L-7 @ $16.00 = $480.00
Freight included
Total $480.00`;

const PARTED = {
  needs: [{ quote: 'We want 30 lamps L-7', part: 'lamps L-7', qty: '30', unit: '' }],
  vendors: [
    { name: 'Ostrov Licht', parts: stretch('Ostrov Licht', 'for the tithe') },
    { name: 'Vesper Lighting', parts: stretch('Vesper Lighting', 'Total $480.00') },
  ],
  limits: [],
};
const GOODS = { is: 'goods', needs: [1], pieces: '30', quote: '30 L-7 come to $450.00', amount: '450.00' };
const CARRIAGE = { is: 'freight', needs: [], pieces: '', quote: 'carriage to you $25.00', amount: '25' };
const TITHE = { is: 'fee', needs: [], pieces: '', quote: 'once $9.00 for the tithe', amount: '9.00' };
const OFFER = { vendor: 1, currency: 'USD', sums: [GOODS, CARRIAGE, TITHE], declined: [], rest: [] };
const say =
  (offer: { [key: string]: Json }): Script =>
  ({ id }) =>
    id === 'brief' ? PARTED : { offers: [{ ...OFFER, ...offer }] };

describe('an offer in records', () => {
  it('counts where every amount is in one; what proves itself stands as the rules have it', async () => {
    const { take, asked } = await roll(TABLE, say({}));
    expect(asked).toEqual(['brief', 'page:quote-1+quote-2']);
    const [row] = take.table?.rows ?? [];
    expect(row).toMatchObject({ linesSubtotal: '450.00', freight: '25.00', fees: '9.00', landedTotal: '484.00' });
    expect(take.output).toContain('the figures of Ostrov Licht');
  });

  const byRules = roll(TABLE, () => ({ fault: 'refused' }));
  it.each([
    ['leaves out a charge', { sums: [GOODS, TITHE] }],
    ['takes a fee for a discount', { sums: [GOODS, { ...CARRIAGE, is: 'discount' }, TITHE] }],
    ['invents a line', { sums: [...OFFER.sums, { ...GOODS, quote: '30 L-8 come to 12.00', amount: '12.00' }] }],
    ['changes a figure', { sums: [{ ...GOODS, amount: '45.00' }, CARRIAGE, TITHE] }],
    ['multiplies by a number that stands nowhere', { sums: [{ ...GOODS, amount: '450.00 * 7' }, CARRIAGE, TITHE] }],
    ['reckons what cannot be reckoned', { sums: [{ ...GOODS, amount: '450.00 for all' }, CARRIAGE, TITHE] }],
    ['points at something that nobody wants', { sums: [{ ...GOODS, needs: [2] }, CARRIAGE, TITHE] }],
    ['takes a charge for the goods', { sums: [{ ...GOODS, quote: CARRIAGE.quote, amount: '25' }, TITHE] }],
    ['speaks of another vendor', { vendor: 3 }],
  ])('is read by rules where a model %s', async (_, changed) => {
    const { take } = await roll(TABLE, say(changed));
    expect(take.table?.rows).toEqual((await byRules).take.table?.rows);
  });

  it('is not confirmed by a model alone, and is by rules that come to the same', async () => {
    const isConfirmed = async (script: Script): Promise<number | undefined> =>
      (await roll(TABLE, script)).composition?.assessments.find(({ name }) => name === 'confirmation')?.score;
    expect(await isConfirmed(say({}))).toBe(0.5);
  });
});

const WORKED = `We need 180 posts and 4 rolls of wire for the lower field, 12 ft of gate.

Slieve Agri
Posts are bundles of 50, no splitting, 205.00 a bundle
Wire 139.50 a roll
Gate by the foot 22.90, six percent off the gate
Delivered free

Bann Stores rang back: posts 4.35, wire 148 the roll, gate 300 for the lot. Tom drops it out for 40.`;

const WORKED_ORDER = {
  needs: [
    { quote: '180 posts', part: 'posts', qty: '180', unit: '' },
    { quote: '4 rolls of wire', part: 'wire', qty: '4', unit: 'rolls' },
    { quote: '12 ft of gate', part: 'gate', qty: '12', unit: 'ft' },
  ],
  vendors: [
    { name: 'Slieve Agri', parts: stretch('Slieve Agri', 'Delivered free') },
    { name: 'Bann Stores', parts: stretch('Bann Stores rang back', 'drops it out for 40.') },
  ],
  limits: [],
};
const WORKED_OFFERS = [
  {
    vendor: 1,
    currency: 'USD',
    sums: [
      sumRecord(
        'goods',
        [1],
        'up(180 / 50) * 205.00',
        'bundles of 50, no splitting, 205.00 a bundle',
        'up(180 / 50) * 50',
      ),
      sumRecord('goods', [2], '4 * 139.50', 'Wire 139.50 a roll', '4'),
      sumRecord('goods', [3], '12 * 22.90', 'Gate by the foot 22.90', '12'),
      sumRecord('discount', [], '12 * 22.90 * 6%', 'six percent off the gate'),
    ],
    declined: [],
    rest: [{ is: 'freight included', quote: 'Delivered free', amount: '' }],
  },
  {
    vendor: 2,
    currency: 'USD',
    sums: [
      sumRecord('goods', [1], '180 * 4.35', 'posts 4.35', '180'),
      sumRecord('goods', [2], '4 * 148', 'wire 148 the roll', '4'),
      sumRecord('goods', [3], '300', 'gate 300 for the lot', '12'),
      sumRecord('freight', [], '40', 'Tom drops it out for 40'),
    ],
    declined: [],
    rest: [],
  },
];

describe('amounts that are worked out', () => {
  it('stand with every step of their arithmetic', async () => {
    const { take, composition } = await roll(WORKED, ({ id }) =>
      id === 'brief' ? WORKED_ORDER : { offers: WORKED_OFFERS },
    );
    expect(take.table?.rows).toMatchObject([
      { vendor: 'Slieve Agri', linesSubtotal: '1652.80', discount: '16.49', freight: '0.00', landedTotal: '1636.31' },
      { vendor: 'Bann Stores', linesSubtotal: '1675.00', freight: '40.00', landedTotal: '1715.00' },
    ]);
    const [first] = composition?.table?.rows ?? [];
    expect(first?.derivations.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['whole-quotient', 'percent']));
    expect(take.output).toContain('200 of posts to be bought for the 180 needed');
  });
});

describe('the export of a take that a model read', () => {
  const script: Script = ({ id }) => (id === 'brief' ? ORDER : { offers: [] });
  const changed = TABLE.replace('Quote 1:', 'and this is the first of them').replace('Quote 2:', 'and this the second');

  it.each([
    ['its order', NOTES, script],
    ['its order and its figures', changed, ({ id }) => (id === 'brief' ? PARTED : { offers: [OFFER] })],
    ['amounts that are worked out', WORKED, ({ id }) => (id === 'brief' ? WORKED_ORDER : { offers: WORKED_OFFERS })],
  ] satisfies [string, string, Script][])(
    'comes to the same with the answers that are kept: %s',
    async (_, notes, own) => {
      const store = await storeOffline({
        channel: quoteCompare,
        notes,
        script: own,
        fetchSource: () => ({ requestId: '', code: 'http_status', detail: '' }),
      });
      expect(store?.stored.plan.draft?.readBy).toBe('model');
      const { differences } = (await verifyExport(await exportOffline(store!), channels))!;
      expect(differences).toEqual([]);
    },
  );
});
