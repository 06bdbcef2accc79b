import { describe, expect, it } from 'vitest';
import { answerOf } from '../../test/support/answer-on-quotes.ts';

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
    const offer = `Sorrel Catering\nThree-course dinner, $30.00 per person\n${least}\nDelivery included`;
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
