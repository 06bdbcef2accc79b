import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

describe('the lines below the name of a thing in a basket', () => {
  it.each([
    [
      'Wir brauchen 90 Schellen SC-5 und 12 Haken HK-1. Preise netto.',
      'Schelle SC-5\nVPE: Beutel mit 25 Stück\n18,00 € / VPE\nAnzahl: 4 VPE      72,00 €\n\nHaken HK-1\nVPE: 6 Stück\n9,00 € / VPE\nAnzahl: 2 VPE      18,00 €\n\nZwischensumme   90,00 €\nVersand   4,90 €\nGesamt netto   94,90 €',
      '90.00 4.90 94.90',
    ],
    [
      'We zoeken 90 klemmen SC-5 en 12 haken HK-1. Excl. btw.',
      'Klem SC-5\nVerpakking: doos van 25 stuks\n€ 18,00 / doos\nAantal: 4 dozen   € 72,00\n\nHaak HK-1\nVerpakking: zak van 6 stuks\n€ 9,00 / zak\nAantal: 2 zakken   € 18,00\n\nSubtotaal   € 90,00\nVerzending   € 4,90\nTotaal excl. btw   € 94,90',
      '90.00 4.90 94.90',
    ],
    [
      'Potrzebujemy 90 szt. obejma SC-5 i 12 szt. hak HK-1. Ceny netto.',
      'Obejma SC-5\nOpakowanie: 25 szt.\n18,00 zł / op.\nIlość: 4 op.    72,00 zł\n\nHak HK-1\nOpakowanie: 6 szt.\n9,00 zł / op.\nIlość: 2 op.   18,00 zł\n\nSuma   90,00 zł\nDostawa   4,90 zł\nRazem netto   94,90 zł',
      '90.00 4.90 94.90',
    ],
    [
      'We need 90 clips SC-5 and 12 hooks HK-1.',
      'Clip SC-5\nPack size: 25\n£18.00 / pack\nQty: 4 packs      £72.00\n\nHook HK-1\n£1.50 each\nQty: 12       £18.00\n\nSubtotal   £90.00\nShipping   £4.90\nTotal   £94.90',
      '90.00 4.90 94.90',
    ],
  ])('say how it is packed and how many are in it: %s', async (asked, basket, sums) => {
    const sign = /zł|£/.exec(basket)?.[0] ?? '€';
    const amount = (figure: string): string => (sign === '£' ? `£${figure}` : `${figure.replace('.', ',')} ${sign}`);
    const { rows } = await answerOf(
      `${asked}\n\nQuote 1 of 2:\nLagerwelt Sieg\n${basket}\n\nQuote 2 of 2:\nHandel Bode\nSC-5   90   ${amount('0.90')}   ${amount('81.00')}\nHK-1   12   ${amount('2.00')}   ${amount('24.00')}\nFree delivery, gratis, frei Haus`,
      ['linesSubtotal', 'freight', 'landedTotal'],
    );
    expect(rows).toContain(`Lagerwelt Sieg ${sums}`);
  });
});
