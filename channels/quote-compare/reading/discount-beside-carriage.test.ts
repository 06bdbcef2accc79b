import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

describe('a percent that stands between words for carriage and for a discount', () => {
  it.each([
    ['portes gratis, 5% de descuento en todo', '475.00'],
    ['portes 10,00 €, 5 % de descuento', '485.00'],
    ['trasporto gratis, 5% di sconto', '475.00'],
    ['livraison offerte, 5 % de remise', '475.00'],
    ['Versand frei, 5 % Rabatt', '475.00'],
  ])('%s', async (words, total) => {
    const { rows } = await answerOf(
      `Comparar 10 mesas.\n\nMuebles Tajo S.L.\nmesas 50,00 € cada una\n${words}\n\nSillería Norte S.L.\nmesas 60,00 € cada una\nportes 20,00 €`,
    );
    expect(rows[0]).toBe(`Muebles Tajo S.L. ${total}`);
  });
});
