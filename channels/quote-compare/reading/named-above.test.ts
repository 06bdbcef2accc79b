import { expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';

it('takes the firm above the head of a mail for who offers, and not who signs', async () => {
  const { rows } = await compareQuotes(
    'Necesitamos 10 bombas BS-750, sin IVA, entrega en Lleida.\n\nPresupuesto 1 de 2: Hidro Noguera\n10 BS-750 a 364,00 € = 3.640,00 €\nPortes incluidos\nTotal sin IVA 3.640,00 €\n\nPresupuesto 2 de 2:\nRiegos Farfanya\nDe: comercial@riegosfarfanya.example\nAsunto: bombas\n\nBuenas tardes,\nle ofrecemos BS-750, 10 unidades a 352,00 €, 3.520,00 €. Portes incluidos.\nTotal sin IVA 3.520,00 €\nUn saludo,\nPau Ribera',
  );
  expect(rows.map(({ vendor }) => vendor)).toEqual(['Hidro Noguera', 'Riegos Farfanya']);
});

it('takes whom one talks to for who offers', async () => {
  const chat = (firm: string, price: string, sum: string): string =>
    `Chat with ${firm}\n[13/11/2026, 08:52:10] Me: morning, 12 bags of cement CEM25 please\n[13/11/2026, 09:06:02] ${firm}: CEM25 ${price} a bag x 12 = ${sum}, delivered free\n[13/11/2026, 09:07:15] ${firm}: total ${sum} + vat`;
  const { rows } = await compareQuotes(
    `Two merchants, ex VAT. We want 12 bags of cement CEM25 in Matlock.\n\n${chat('Kirk Aggregates', '5.95', '71.40')}\n\n${chat('Derwent Builders', '5.60', '67.20')}`,
  );
  expect(new Set(rows.map(({ vendor }) => vendor))).toEqual(new Set(['Derwent Builders', 'Kirk Aggregates']));
});
