import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

/** What the first of two pasted offers comes to, and who is recommended. */
async function compared(brief: string, first: string, second: string) {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `${brief}\n\nQuote 1:\n${first}\n\nQuote 2:\n${second}`,
    acceptedAt: '2026-11-25T12:00:00Z',
  });
  const [row] = take.table?.rows ?? [];
  const { vendor, freight, fees, discount, landedTotal } = row ?? {};
  return { vendor, freight, fees, discount, landedTotal, recommended: take.table?.summary.recommended };
}

describe('carriage below an order value', () => {
  it('is a percent of the goods that stay below it, and nothing of others', async () => {
    const brief = 'Hacen falta 40 m de tubo TB-9 y 20 codos CD-4, puestos en obra. Comparar sin IVA.';
    const other =
      'Tubos Almenara\nTB-9 40 m x 11,00 € = 440,00 €\nCD-4 20 x 8,00 € = 160,00 €\nPortes pagados\nEntrega 5 días';
    const offer = (limit: string): string =>
      `Suministros Orbigo\nTB-9 40 m x 10,00 € = 400,00 €\nCD-4 20 x 9,00 € = 180,00 €\nPortes: 5 % para pedidos inferiores a ${limit} €; portes pagados en los demás.\nEntrega 4 días`;
    expect(await compared(brief, offer('900'), other)).toMatchObject({ freight: '29.00', landedTotal: '609.00' });
    expect(await compared(brief, offer('500'), other)).toMatchObject({ freight: '0.00', landedTotal: '580.00' });
  });
});

describe('carriage by the trip', () => {
  const brief = 'Wir brauchen 40 t Kies 16/32 und 15 t Sand 0/2, geliefert nach Melle. Netto.';
  const other =
    'Kieswerk Hase\nKies 16/32: 40 t x 22,00 € = 880,00 €\nSand 0/2: 15 t x 18,00 € = 270,00 €\nfrei Baustelle\nLieferzeit 3 Tage';
  const offer = (trips: string): string =>
    `Sandgrube Riemsloh\nKies 16/32: 40 t x 17,00 € = 680,00 €\nSand 0/2: 15 t x 12,00 € = 180,00 €\nTransport 90,00 € pro Fahrt${trips}\nLieferzeit 4 Tage`;

  it('is charged for every trip that the offer adds up', async () => {
    const found = await compared(brief, offer(' (2 Fahrten Kies + 1 Fahrt Sand)'), other);
    expect(found).toMatchObject({ freight: '270.00', landedTotal: '1130.00', recommended: 'Sandgrube Riemsloh' });
  });

  it('is open where nobody says how many there are', async () => {
    expect(await compared(brief, offer(''), other)).toMatchObject({ freight: null, landedTotal: null });
  });
});

describe('discounts one after the other', () => {
  it('are each of what the one before leaves, also where it is said that they are of the whole list', async () => {
    const found = await compared(
      'Servono 100 lampade LD-5 e 50 staffe ST-2. Senza IVA.',
      'Lumen Brenta S.r.l.\nLD-5 100 pz € 10,00 € 1.000,00\nST-2 50 pz € 4,00 € 200,00\nSconto 20% + 10% su tutto il listino\nTrasporto € 30,00\nConsegna 6 giorni',
      'Elettra Po\nLD-5 100 pz € 9,00 € 900,00\nST-2 50 pz € 3,00 € 150,00\nPorto franco\nConsegna 5 giorni',
    );
    expect(found).toMatchObject({ discount: '336.00', freight: '30.00', landedTotal: '894.00' });
  });
});

describe('a percent on top below an order value', () => {
  const brief = 'Pedimos 200 macetas MC-3 y 80 platos PL-3. Sin IVA.';
  const other =
    'Viveros Turia\nMC-3 200 x 1,30 € = 260,00 €\nPL-3 80 x 0,90 € = 72,00 €\nPortes pagados\nEntrega 4 días';
  const offer = (limit: string): string =>
    `Cerámicas Jiloca\nMC-3 200 x 1,20 € = 240,00 €\nPL-3 80 x 0,70 € = 56,00 €\nPara pedidos de menos de ${limit} € aplicamos un recargo del 8 % sobre la mercancía.\nPortes pagados\nEntrega 3 días`;

  it('counts for an order that stays below, and not above', async () => {
    expect(await compared(brief, offer('350'), other)).toMatchObject({ fees: '23.68', landedTotal: '319.68' });
    expect(await compared(brief, offer('250'), other)).toMatchObject({ landedTotal: '296.00' });
  });
});
