import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

/** Two offers for ten pumps, of which the first is 900.00 until a day and then says another price. */
async function compare(words: string, brief: string) {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `We need 10 pumps TP-40. ${brief}\n\nQuote 1:\nAlder Pumps\n2 March 2027\nTP-40   10   90.00   900.00\nDelivery free\nTotal 900.00 EUR\n${words}\nFrom stock\n\nQuote 2:\nBirch Pumps\nTP-40   10   93.00   930.00\nDelivery free\nTotal 930.00 EUR\nFrom stock`,
    acceptedAt: '2027-03-03T12:00:00Z',
  });
  return { total: take.table?.rows[0]?.landedTotal, recommended: take.table?.summary?.recommended };
}

const LATER = [
  'We hold the pump at the above until 10 March, from 11 March it is 96.00 EUR.',
  'Ab dem 11. März kostet die TP-40 96,00 EUR.',
  'À partir du 11 mars la pompe TP-40 passe à 96,00 EUR.',
  'Desde el 11 de marzo la TP-40 cuesta 96,00 EUR.',
  'Vanaf 11 maart kost de TP-40 96,00 EUR.',
];

describe('a price that changes on a day', () => {
  it.each(LATER)('is the later one where the order goes out then: %s', async (words) => {
    const brief = 'Today is 3 March 2027. The order goes out on Monday 15 March.';
    expect(await compare(words, brief)).toEqual({ total: '960.00', recommended: 'Birch Pumps' });
  });

  it.each(LATER)('is the earlier one before that day: %s', async (words) => {
    expect(await compare(words, 'Today is 3 March 2027.')).toEqual({ total: '900.00', recommended: 'Alder Pumps' });
  });
});

describe('a quote that is held for a time', () => {
  it.each([
    'We keep these prices for you until 10 March.',
    'Bis zum 10. März halten wir die Preise für Sie.',
    'Wir halten diese Preise bis 10. März.',
    'Nous maintenons ces prix jusqu’au 10 mars.',
    'Mantenemos el precio hasta el 10 de marzo.',
    'Manteniamo i prezzi fino al 10 marzo.',
    'We houden deze prijzen voor u vast tot en met 10 maart.',
    'Mantemos os preços até 10 de março.',
    'Utrzymujemy ceny do 10 marca.',
  ])('has run out by the day of the order: %s', async (words) => {
    const late = await compare(words, 'Today is 3 March 2027. We place the order on 15 March.');
    expect(late).toEqual({ total: '900.00', recommended: 'Birch Pumps' });
    const soon = await compare(words, 'Today is 3 March 2027.');
    expect(soon).toEqual({ total: '900.00', recommended: 'Alder Pumps' });
  });
});

describe('prices in rows below a part, for orders until a day and from the next', () => {
  const rows = (until: string, from: string): string =>
    `Today is 3 March 2027. 10 pumps TP-40 and 10 hoses HS-2, ex VAT. BRIEF\n\nQuote 1:\nAlder Pumps\nPump TP-40\n   ${until}   90.00 EUR\n${from}Hose HS-2   5.00 EUR\nDelivery free\n1 week`;
  const landed = async (notes: string): Promise<unknown> => {
    const other =
      '\n\nQuote 2:\nBirch Pumps\nTP-40   10   93.00   930.00\nHS-2   10   5.00   50.00\nDelivery free\nTotal 980.00 EUR';
    const order = { channel: quoteCompare, notes: notes + other, acceptedAt: '2027-03-03T12:00:00Z' };
    return (await rollOffline(order)).take.table?.rows[0]?.landedTotal;
  };

  it.each([
    ['orders received by 10 March 2027', '   orders received from 11 March 2027   96.00 EUR\n'],
    ['Bestellungen bis 10. März 2027', '   Bestellungen ab 11. März 2027   96.00 EUR\n'],
  ])('are one or the other by the day of the order: %s', async (until, from) => {
    const notes = rows(until, from);
    expect(await landed(notes.replace('BRIEF', 'The order can only go out on 15 March.'))).toBe('1010.00');
    expect(await landed(notes.replace('BRIEF', ''))).toBe('950.00');
  });

  it('leave the total open where the day is over and nothing is said of later', async () => {
    const notes = rows('orders received by 10 March 2027', '');
    expect(await landed(notes.replace('BRIEF', 'The order goes out on 15 March.'))).toBeNull();
  });
});
