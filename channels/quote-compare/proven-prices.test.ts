import { describe, expect, it } from 'vitest';
import { answerOf, offerOn } from '../../test/support/answer-on-quotes.ts';

const landedOf = async (brief: string, offer: string, other: string): Promise<string[]> =>
  (await answerOf(`${brief}\n\nQuote 1 of 2:\n${offer}\n\nQuote 2 of 2:\n${other}`)).rows;

describe('hundredths behind a number', () => {
  it.each([
    ['31.5c per kg', '1260.00'],
    ['34c a kg', '1360.00'],
    ['29.25c/kg', '1170.00'],
  ])('takes %s by the hundred', async (price, landed) => {
    const other = 'Corran Mills\nFeed wheat 4,000 kg @ €0.33   €1,320.00\nTotal €1,320.00\nDelivered free';
    const rows = await landedOf(
      'We need 4,000 kg of feed wheat.',
      `Ballin Grain\nFeed wheat ${price}, delivered free`,
      other,
    );
    expect(rows[0]).toBe(`Ballin Grain ${landed}`);
  });
});

describe('a least number that is billed', () => {
  it.each([
    ['Minimum charge 60 guests, fewer guests are billed as 60', '1800.00'],
    ['Minimum 50 guests', '1500.00'],
  ])('is shown where "%s" says so', async (least, landed) => {
    const offer = `Sorrel Catering\nThree-course dinner, $30.00 per person inc GST\n${least}\nDelivery included`;
    const other = 'Juniper & Rye\n40 x three-course dinner @ $49.00 = $1,960.00\nDelivery included\nTotal $1,960.00';
    const rows = await landedOf('Club night, 40 guests, three-course dinner.', offer, other);
    expect(rows[0]).toBe(`Sorrel Catering ${landed}`);
  });
});

describe('carriage beside a price', () => {
  it.each([
    'Screed SC-25, 30 m³ @ €95.00 per m³ delivered Trim       €2,850.00',
    'Screed SC-25   30 m³ @ €95.00 a m³ delivered Trim Mills = €2,850.00',
    'Screed SC-25   30 m³ @ €95.00   €2,850.00\nDelivered on site',
    'Screed SC-25   30 m³ @ €95.00   €2,850.00\nDelivered on your farm',
  ])('is in it in "%s"', async (line) => {
    const rows = await landedOf(
      'We need 30 m³ of screed SC-25.',
      `Deel Floors\n${line}`,
      'Screedline\nScreed SC-25   30 m³ @ €99.00   €2,970.00\nDelivered free',
    );
    expect(rows[0]).toBe('Deel Floors 2850.00');
  });

  it('is not in it where a day is said', async () => {
    const rows = await landedOf(
      'We need 30 m³ of screed SC-25.',
      'Deel Floors\nScreed SC-25   30 m³ @ €95.00   €2,850.00\nDelivered on Friday',
      'Screedline\nScreed SC-25   30 m³ @ €99.00   €2,970.00\nDelivered free',
    );
    expect(rows[0]).toBe('Deel Floors null');
  });
});

it('takes a consignment for no charge', async () => {
  const rows = await landedOf(
    'We need 12 vats VT-9.',
    'Lanthe S.p.A.\nVT-9   12   €80.00   €960.00\nDDP your works €0.00\nConsignment: 3 weeks from your confirm.',
    'Screedline\nVT-9   12   €99.00   €1,188.00\nDelivered free',
  );
  expect(rows[0]).toBe('Lanthe S.p.A. 960.00');
});

describe('rand whose thousands a blank parts', () => {
  const other = 'Karoo Doors\nDR-7 R6 400,00 x 4 = R25 600,00\nTotal R25 600,00, VAT inclusive\nFree delivery';

  it('are the price of a part, and no mark of it', async () => {
    const offer = 'Vaal Doors\nDR-7 R5 950,00 each\nVAT inclusive, free delivery';
    const rows = await landedOf('4 doors DR-7, VAT in.', offer, other);
    expect(rows[0]).toBe('Vaal Doors 23800.00');
  });

  it('are no second line where the amount is worked out below', async () => {
    const offer = [
      'Vaal Doors',
      'DR-7 R6 150,00 each',
      'HG-2 R1 180,00 each',
      'Best I can do on the doors is R5 950,00 each, rest stays the same',
      '4 x 5 950,00 = R23 800,00',
      '4 x 1 180,00 = R4 720,00',
      'VAT 15% R4 278,00',
      'Total R32 798,00',
      'Free delivery',
    ].join('\n');
    const both =
      'Karoo Doors\nDR-7 R6 400,00 x 4 = R25 600,00\nHG-2 R1 900,00 x 4 = R7 600,00\nVAT inclusive\nFree delivery';
    const rows = await landedOf('4 doors DR-7 and 4 hinge sets HG-2, VAT in.', offer, both);
    expect(rows[0]).toBe('Vaal Doors 32798.00');
  });
});

it.each([
  'Remarks: prices subject to review after validity',
  'Prices are reviewed after expiry of this offer',
  'Preisanpassung nach Ablauf der Bindefrist',
])('takes "%s" for no other price while the offer holds', async (clause) => {
  const rows = await landedOf(
    'We need 12 vats VT-9.',
    `Lanthe Vats\nVT-9   12   €80.00   €960.00\nDelivered free\n${clause}`,
    'Screedline\nVT-9   12   €99.00   €1,188.00\nDelivered free',
  );
  expect(rows[0]).toBe('Lanthe Vats 960.00');
});

it('keeps an amount that holds the tax out of the tax', () => {
  const { charges } = offerOn(
    'We need 80 m2 of vinyl VN-4, price inc GST please.',
    'Dune Floors\nhi mate $40.00 per m2 all up for VN-4, thats lay and fees incl gst. 80m2 = $3,200.00\nsunday work add $250.00 flat inc gst',
  );
  expect(charges.filter(({ kind, amount }) => kind === 'tax' && amount !== null)).toEqual([]);
});
