import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

function read(brief: string, quote: string): { lines: string[]; fees: (string | null)[]; freight: string[] } {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  const { lines = [], charges = [], freight } = reading?.offer ?? {};
  return {
    lines: lines.filter(({ status }) => status === 'offered').map(({ amount }) => amount),
    fees: charges.filter(({ kind }) => kind === 'fee').map(({ amount }) => amount),
    freight: freight?.terms.map(({ kind }) => kind) ?? [],
  };
}

it.each([
  [
    '6 oak doors, supply and fit. Prices ex VAT.',
    'Acme Joinery Ltd\n6 oak doors   210.00   1,260.00\nFitting   480.00\nTotal   1,740.00',
  ],
  [
    'Wir brauchen 6 Eichentüren inkl. Montage. Netto.',
    'Türen Lenz GmbH\n6 Eichentüren   210,00 €   1.260,00 €\nMontage   480,00 €\nSumme netto   1.740,00 €',
  ],
  [
    'Il nous faut 6 portes en chêne, pose comprise. HT.',
    'Menuiserie Loir SARL\n6 portes en chêne   210,00 €   1 260,00 €\nPose, forfait   480,00 €\nTotal HT   1 740,00 €',
  ],
])('the fitting of goods that are wanted fitted is a part of them, and brings them: %s', (brief, quote) => {
  expect(read(brief, quote)).toEqual({ lines: ['1260.00', '480.00'], fees: [], freight: ['included'] });
});

it('of goods alone it stays a fee, and the freight is asked about', () => {
  const { fees, freight } = read(
    'We need 6 oak doors. Prices ex VAT.',
    'Acme Joinery Ltd\n6 oak doors   210.00   1,260.00\nFitting   480.00\nTotal   1,740.00',
  );
  expect({ fees, freight }).toEqual({ fees: ['480.00'], freight: [] });
});
