import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { verifyExport } from '../../../evidence/export/verify-export.ts';
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
const FIRST = { vendor: 'ironvale supply co', first: 'ironvale supply co', last: 'lead time 5 days' };
const SECOND = { vendor: 'brookside metals', first: 'brookside metals', last: 'ships in 3 days' };
const ORDER = { needs: [WANTED], quotes: [FIRST, SECOND], limits: [] };

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
    expect(asked).toEqual(['brief']);
    expect(plan.readBy).toBe('model');
    for (const { body } of pages) for (const line of body.split('\n')) expect(NOTES).toContain(line);
    expect(take.table?.rows.map(({ landedTotal }) => landedTotal)).toEqual(['96.00', '100.00']);
    expect(take.output).toContain('Read by a model');
  });

  it.each([
    ['changes a quantity', { needs: [{ ...WANTED, qty: '41' }] }],
    ['changes a part', { needs: [{ ...WANTED, part: 'AB-101' }] }],
    ['leaves out what is needed', { needs: [] }],
    ['leaves out a quote', { quotes: [SECOND] }],
    ['changes a vendor', { quotes: [{ ...FIRST, vendor: 'acme' }, SECOND] }],
    [
      'takes a vendor for another',
      {
        quotes: [
          { ...FIRST, vendor: SECOND.vendor },
          { ...SECOND, vendor: FIRST.vendor },
        ],
      },
    ],
    ['ends a quote before its total', { quotes: [{ ...FIRST, last: 'freight $12.00' }, SECOND] }],
    ['takes a price for a name', { quotes: [{ ...FIRST, vendor: 'total $96.00' }, SECOND] }],
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

const LINE = { is: 'offered', needs: [1], qty: '30', pack: '', price: '', per: '1', times: [], off: '' };
const PRICED = { ...LINE, quote: '30 L-7 come to $450.00', amount: '$450.00' };
const OFFER = {
  quote: 1,
  currency: 'USD',
  lines: [PRICED],
  charges: [
    { is: 'freight', quote: 'carriage to you $25.00', amount: '$25.00', percent: '', times: '' },
    { is: 'fee', quote: 'once $9.00 for the tithe', amount: '$9.00', percent: '', times: '' },
  ],
  rest: [],
};
const say =
  (offer: { [key: string]: Json }): Script =>
  ({ id }) =>
    id === 'brief' ? { fault: 'refused' } : { quotes: [{ ...OFFER, ...offer }] };

describe('a quote in records', () => {
  it('counts where every amount is in one; what proves itself is not asked about', async () => {
    const { take, asked } = await roll(TABLE, say({}));
    expect(asked).toEqual(['brief', 'page:quote-1']);
    const [row] = take.table?.rows ?? [];
    expect(row).toMatchObject({ linesSubtotal: '450.00', freight: '25.00', fees: '9.00', landedTotal: '484.00' });
    expect(take.output).toContain('the figures of Ostrov Licht');
  });

  const byRules = roll(TABLE, () => ({ fault: 'refused' }));
  it.each([
    ['leaves out a charge', { charges: OFFER.charges.slice(1) }],
    ['takes a fee for the carriage', { charges: OFFER.charges.map((charge) => ({ ...charge, is: 'discount' })) }],
    ['names an amount twice', { rest: [{ is: 'option', quote: 'once $9.00 for the tithe', amount: '$9.00' }] }],
    ['invents a line', { lines: [...OFFER.lines, { ...LINE, quote: '30 L-8 come to 12.00', amount: '12.00' }] }],
    ['changes a figure', { lines: [{ ...PRICED, amount: '45.00' }] }],
    ['points at a need that nobody has', { lines: [{ ...PRICED, needs: [2] }] }],
    [
      'takes a charge for the goods',
      { lines: [{ ...LINE, qty: '', quote: 'carriage to you $25.00', amount: '$25.00' }] },
    ],
  ])('is read by rules where a model %s', async (_, changed) => {
    const { take } = await roll(TABLE, say(changed));
    expect(take.table?.rows).toEqual((await byRules).take.table?.rows);
  });
});

describe('the export of a take that a model read', () => {
  const script: Script = ({ id }) => (id === 'brief' ? ORDER : { quotes: [] });
  const changed = TABLE.replace('Quote 1:', 'and this is the first of them').replace('Quote 2:', 'and this the second');
  const parted = {
    needs: [{ quote: 'We want 30 lamps L-7', part: 'lamps L-7', qty: '30', unit: '' }],
    quotes: [
      { vendor: 'Ostrov Licht', first: 'Ostrov Licht', last: 'for the tithe' },
      { vendor: 'Vesper Lighting', first: 'Vesper Lighting', last: 'Total $480.00' },
    ],
    limits: [],
  };

  it.each([
    ['its order', NOTES, script],
    ['its order and its figures', changed, ({ id }) => (id === 'brief' ? parted : { quotes: [OFFER] })],
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
