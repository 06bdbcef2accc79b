import { describe, expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';

describe('a percent of the price that is paid ahead', () => {
  it.each([
    'Delivery 6 weeks from 40% down payment.',
    'Shipment 20 days after 30% T/T',
    'Lieferung 4 Wochen nach Anzahlung von 30 %',
    'Livraison sous 3 semaines après acompte de 30 %',
    'Entrega en 4 semanas tras anticipo del 50 %',
    'Consegna 4 settimane dopo acconto 30 %',
  ])('is no carriage in "%s"', (words) => {
    expect(
      offerOn('2 lathes L-9.', `Alder Tools Ltd\n2 x L-9 at 900.00 = 1800.00\n${words}`).freight.percent,
    ).toBeNull();
  });

  it('leaves a percent for the carriage', () => {
    const { freight } = offerOn('2 lathes L-9.', 'Alder Tools Ltd\n2 x L-9 at 900.00 = 1800.00\nFreight 8%');
    expect(freight.percent?.percent).toBe('8');
  });
});
