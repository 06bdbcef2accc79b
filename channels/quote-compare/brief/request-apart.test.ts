import { expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

it.each([
  ['Unser Bedarf:\n- Regale 180 x 40 cm: 10 Stück\nHöchstens 900 € netto.', 'Alle Preise netto.'],
  ['Cosa ci serve:\n1) Regale 180 x 40 cm, q.tà 10\n\nBudget: 900 €.', 'Prezzi IVA esclusa. Chi conviene?'],
  ['Shopping list\n10 Regale 180 x 40 cm\nNot more than €900.', 'Prices exclude tax. Which is cheapest?'],
])('a list with what can be spent is the request, and no offer: %s', async (request, net) => {
  const { rows } = await answerOf(
    `${request}\n\nHolt & Sons\nRegale 180 x 40 cm\t10\t40,00 €\t400,00 €\nTransport\t30,00 €\n\nPeak GmbH\nRegale 180 x 40 cm\t10\t42,00 €\t420,00 €\nTransport\t5,00 €\n\n${net}`,
  );
  expect(rows).toEqual(expect.arrayContaining(['Holt & Sons 430.00', 'Peak GmbH 425.00']));
  expect(rows).toHaveLength(2);
});
