import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#contracts/json.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const OTHER = 'Muskego Hydraulics Inc\nVX-40 20 @ 11.00 220.00\nFreight 10.00\nTotal 230.00\nstock';

/** The row of a quote of 200.00 that ends in these lines. */
async function rowWith(lines: string, brief = ''): Promise<JsonObject> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Need 20 x VX-40 to 53072. Today is 2027-03-01. ${brief}\n\nQuote 1:\nKettle Moraine Supply\nVX-40  20  10.00  200.00\n${lines}\n\nQuote 2:\n${OTHER}`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  const [row] = take.table?.rows ?? [];
  expect(row?.vendor).toBe('Kettle Moraine Supply');
  return row ?? {};
}

describe('freight in words', () => {
  it.each([
    'We pay the freight',
    'Vendor pays freight',
    'Freight: PPD',
    'FOB 53072',
    'FOB your dock',
    'FOB jobsite',
    'Cartage included',
    'Postage paid',
    'Portes pagados',
    'Shipping costs are covered by us',
    'All prices include sales tax and delivery',
  ])('nothing to pay: %s', async (words) => {
    expect(await rowWith(`${words}\nStock`)).toMatchObject({ freight: '0.00', landedTotal: '200.00' });
  });

  it.each([
    'Neither tax nor freight is included',
    'No freight included',
    'Not incl. freight',
    'Freight: East $95, Central $140, West $210',
    'Freight $40 to $60',
    'Freight $95.00 per pallet',
    'Freight $95.00 first pallet, $40.00 each additional pallet',
  ])('open: %s', async (words) => {
    expect(await rowWith(`${words}\nStock`)).toMatchObject({
      freight: null,
      landedTotal: null,
      landedTotalAtLeast: '200.00',
    });
  });

  it.each([
    ['P&H 18.50', '18.50'],
    ['Ship/Handling 18.50', '18.50'],
    ['PPA $18.50', '18.50'],
    ['Del. chg 18.50', '18.50'],
    ['Freight 18\nDays: 9', '18.00'],
    ['Freight $9.25 per carton, 2 cartons', '18.50'],
    ['Freight $1.85 per cwt, 1,000 lbs', '18.50'],
  ])('an amount: %s', async (words, freight) => {
    expect(await rowWith(words)).toMatchObject({ freight });
  });
});

describe('tax in words', () => {
  it.each(['Subject to sales tax', 'Taxable', 'Plus applicable taxes'])('open: %s', async (words) => {
    expect(await rowWith(`Freight 10.00\n${words}\nStock`)).toMatchObject({ tax: null, landedTotal: null });
  });

  it.each(['Non-taxable', 'No sales tax charged'])('none: %s', async (words) => {
    expect(await rowWith(`Freight 10.00\n${words}\nStock`)).toMatchObject({ landedTotal: '210.00' });
  });
});

describe('lead times in words', () => {
  it.each([
    ['About a week', 7],
    ['4 weeks from order', 28],
    ['two (2) weeks', 14],
    ['Lead time 2 weeks, net 30', 14],
    ['5 days plus 3 days in transit', 8],
    ['Lead time: 5 days + 3 days transit', 8],
    ['Promise date: 03/15/2027', 14],
    ['Expected in 3/15', 14],
    ['In stock. Claims within 10 days of receipt, returns within 30 days of shipment', 0],
  ])('%s', async (words, days) => {
    expect(await rowWith(`Freight 10.00\n${words}`)).toMatchObject({ freight: '10.00', leadDaysLatest: days });
  });
});

describe('fees in words', () => {
  it.each([
    ['Hazmat fee $2.50 per unit', '50.00'],
    ['Hazmat fee $25.00 per shipment', '25.00'],
    ['A 3% convenience fee applies to credit card payments', null],
    ['Drum deposit $25.00 each, refundable on return', null],
  ])('%s', async (words, fees) => {
    expect(await rowWith(`Freight 10.00\n${words}\nStock`)).toMatchObject({ fees });
  });

  it.each([
    ['10% discount on orders over $100, 15% over $500', '20.00'],
    ['Orders over $100 take 5%, over $150 take 8%', '16.00'],
    ['5% off orders over $500', null],
  ])('%s', async (words, discount) => {
    expect(await rowWith(`Freight 10.00\n${words}\nStock`)).toMatchObject({ discount });
  });
});

describe('a tax on a condition', () => {
  const WORDS = 'Freight 10.00\n5.5% sales tax applies if no exemption certificate is on file\nStock';

  it('is met by who is exempt', async () => {
    expect(await rowWith(WORDS, 'We are tax exempt.')).toMatchObject({ landedTotal: '210.00' });
  });

  it('leaves the total open to everybody else', async () => {
    expect(await rowWith(WORDS)).toMatchObject({ landedTotal: null });
  });
});

describe('freight cut short', () => {
  it.each(['Del $20.00', "Del'y chg: $20.00", 'carr $20.00'])('is freight: %s', async (words) => {
    expect(await rowWith(`${words}\nStock`)).toMatchObject({ freight: '20.00', landedTotal: '220.00' });
  });
});

describe('the number under which a vendor is registered for a tax', () => {
  it.each(['No TPS 104220077 RT0001', 'VAT No. GB 104 2200 77', 'GST reg. 104220077'])(
    'says nothing of the tax itself: %s',
    async (number) => {
      expect(await rowWith(`Freight 20.00\nGST (5 %) 11.00\nTotal 231.00\n${number}\nStock`)).toMatchObject({
        tax: '11.00',
        landedTotal: '231.00',
        mathErrors: [],
      });
    },
  );
});
