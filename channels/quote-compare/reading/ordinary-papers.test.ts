import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const compared = async (brief: string, ...quotes: string[]) => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: [brief, ...quotes.map((quote, at) => `Quote ${at + 1}:\n${quote}`)].join('\n\n'),
    acceptedAt: '2027-01-11T12:00:00Z',
  });
  return { recommended: take.table?.summary.recommended, rows: take.table?.rows ?? [] };
};
const OTHER = 'Osage Supply Inc.\nHR-8   90   6.10   549.00\nFreight 20.00\nTotal 569.00\n5 days';

describe('papers as offices have them', () => {
  it('say below a part by the pallet what all pallets come to', async () => {
    const { rows } = await compared(
      'We need 90 bags of grit HR-8, ship to 53703, no tax.',
      'Kettle Moraine Yard\nHR-8 grit\n30 bags per pallet, $165.00 per pallet\n3 pallets = $495.00\nDelivery included\n3 days',
      OTHER,
    );
    expect(rows[0]).toMatchObject({ linesSubtotal: '495.00', landedTotal: '495.00' });
  });

  it.each(['Carriage paid, so $540.00 in all.', 'Freight included, which makes $540.00 in all.'])(
    'say that the carriage is in the price, and then the sum: %s',
    async (words) => {
      const { rows } = await compared(
        'We need 90 bags of grit HR-8, ship to 53703, no tax.',
        `Kettle Moraine Yard\nHR-8: 90 bags at $6.00, $540.00\n${words}\n3 days`,
        OTHER,
      );
      expect(rows[0]).toMatchObject({ freight: '0.00', landedTotal: '540.00' });
    },
  );

  it('name the supplier in a pair of an export', async () => {
    const { rows } = await compared(
      'We need 90 bags of grit HR-8, ship to 53703, no tax.',
      'Event,RFQ-77 grit\nSupplier,Kettle Moraine Yard\n\nItem,Qty,Price,Amount\nHR-8,90,6.00,540.00\n,,Freight,0.00\n,,Total,540.00',
      OTHER,
    );
    expect(rows[0]).toMatchObject({ vendor: 'Kettle Moraine Yard' });
  });

  it.each([
    ['Net après remise', 'Remise 5 %', 'Total HT'],
    ['Netto nach Rabatt', 'Rabatt 5 %', 'Summe netto'],
  ])('say what is left without what is taken off: %s', async (left, off, total) => {
    const { rows } = await compared(
      'Nous comparons hors taxes : 90 sacs HR-8.',
      `Atelier Sel SARL\nHR-8   90   6,00   540,00 €\n${off}   -27,00 €\n${left}   513,00 €\nTransport 20,00 €\n${total}   533,00 €\nLivraison 5 jours`,
      'Route et Sel SAS\nHR-8   90   6,20   558,00 €\nFranco\nTotal HT 558,00 €\n5 jours',
    );
    expect(rows[0]).toMatchObject({ linesSubtotal: '540.00', landedTotal: '533.00' });
  });

  it('tell below an offer when its two lines come, and not when other vendors deliver', async () => {
    const { rows } = await compared(
      'We need 90 bags of grit HR-8 and 10 shovels SV-2, ship to 53703, no tax.',
      'Kettle Moraine Yard\nHR-8 90 @ $6.00 = $540.00\nSV-2 10 @ $20.00 = $200.00\nFree freight\nTotal $740.00\nDelivery 3 days',
      'Osage Supply Inc.\nHR-8 90 @ $6.10 = $549.00\nSV-2 10 @ $21.00 = $210.00\nFree freight\nTotal $759.00\nCurrently 4 weeks on both',
    );
    expect(rows.map(({ leadDaysLatest }) => leadDaysLatest)).toEqual([3, 28]);
  });
});

describe('a buyer that pays nothing ahead', () => {
  it.each([
    ['We cannot pay any deposit.', '40% deposit with order, balance on delivery.'],
    ['Wir leisten keine Anzahlung.', '40 % Anzahlung bei Auftrag.'],
    ['Nous ne versons pas d’acompte.', 'Acompte de 40 % à la commande.'],
  ])('takes no offer that asks for it: %s', async (refused, asked) => {
    const { recommended } = await compared(
      `90 bags of grit HR-8, ship to 53703, no tax. ${refused}`,
      `Kettle Moraine Yard Inc.\nHR-8   90   6.00   540.00\nFreight 10.00\nTotal 550.00\n3 days\n${asked}`,
      OTHER,
    );
    expect(recommended).toBe('Osage Supply Inc.');
  });

  it.each(['', ' A deposit is no problem.'])('has no care for it otherwise: "%s"', async (said) => {
    const { recommended } = await compared(
      `90 bags of grit HR-8, ship to 53703, no tax.${said}`,
      'Kettle Moraine Yard Inc.\nHR-8   90   6.00   540.00\nFreight 10.00\nTotal 550.00\n3 days\n40% deposit with order, balance on delivery.',
      OTHER,
    );
    expect(recommended).toBe('Kettle Moraine Yard Inc.');
  });
});
