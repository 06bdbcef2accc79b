import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';
import { readHaulage } from './own-haulage.ts';

it.each([
  ['If they do not deliver, our carrier brings it for $240.00.', '240.00', 'USD'],
  ['Unser Spediteur holt ab und nimmt pauschal 180,00 €.', '180.00', 'EUR'],
  ['Notre transporteur passe pour 150,00 €', '150.00', 'EUR'],
  ['nuestro transportista cobra 90,00 €', '90.00', 'EUR'],
  ['il nostro corriere ritira per 75,00 €', '75.00', 'EUR'],
  ['onze vervoerder rekent € 120,00', '120.00', 'EUR'],
  ['o nosso transportador leva 60,00 €', '60.00', 'EUR'],
  ['nasz przewoźnik bierze 400,00 zł', '400.00', 'PLN'],
])('%s', (brief, amount, currency) => {
  expect(readHaulage(brief)?.value).toEqual({ amount, currency });
});

it.each(['our carrier takes $2.00 per km', 'their carrier brings it for $240.00', 'our carrier picks up on 12 May'])(
  'none in "%s"',
  (brief) => {
    expect(readHaulage(brief)).toBeNull();
  },
);

it('counts for an offer that is to be collected, and for no other', async () => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes:
      'Need 20 x VX-40. Where nobody delivers our haulier fetches it for $30.00.\n\nQuote 1:\nHarlan Supply\nVX-40   20   $5.00   $100.00\nTotal   $100.00\nEx works.\n\nQuote 2:\nPratt & Co\nVX-40   20   $6.00   $120.00\nTotal   $120.00\nDelivered free.',
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  expect(take.table?.rows).toMatchObject([
    { freight: '30.00', landedTotal: '130.00', statedTotal: '100.00', mathErrors: [] },
    { freight: '0.00', landedTotal: '120.00' },
  ]);
});
