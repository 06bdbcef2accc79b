import { expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const rowOf = async (line: string, currency = '€'): Promise<string> => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `40 CT-55 + 10 PC-3

Quote 1:
Adour Sarl
40 CT-55 x 4,10 ${currency} = 164,00 ${currency}
10 PC-3 x 3,20 ${currency} = 32,00 ${currency}
${line}
Total 208,00 ${currency}

Quote 2:
Gave Sarl
40 CT-55 x 4,30 ${currency} = 172,00 ${currency}
10 PC-3 x 3,90 ${currency} = 39,00 ${currency}
Total 211,00 ${currency}`,
    acceptedAt: '2026-11-28T10:00:00Z',
  });
  const row = take.table?.rows.find(({ vendor }) => vendor === 'Adour Sarl');
  return `${String(row?.['linesSubtotal'])} ${String(row?.['fees'])}`;
};

it.each([
  'Mindermengenzuschlag (Auftragswert unter 250 €) 12,00 €',
  'Supplément petite commande (commande inférieure à 250 €) 12,00 €',
  'Recargo por pedido pequeño (importe inferior a 250 €) 12,00 €',
  'Supplemento ordine minimo (valore ordine sotto 250 €) 12,00 €',
  'Toeslag kleine order (orderwaarde onder 250 €) 12,00 €',
  'Taxa de pequena encomenda (valor inferior a 250 €) 12,00 €',
  'Opłata za małe zamówienie (wartość zamówienia poniżej 250 €) 12,00 €',
  'Small order fee (order under 250 €) 12,00 €',
  'Ecotasa NFU 24 x 0,50 12,00 €',
  'Éco-participation 24 x 0,50 12,00 €',
  'Contributo PFU 24 x 0,50 12,00 €',
])('"%s" is a fee, and its limit no sum', async (line) => {
  expect(await rowOf(line)).toBe('196.00 12.00');
});
