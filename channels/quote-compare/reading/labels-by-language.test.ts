import { describe, expect, it } from 'vitest';
import { findLabels } from './labels.ts';

const kindsIn = (text: string): string[] => findLabels(text).map(({ kind }) => kind);

describe('findLabels', () => {
  it.each([
    'Versandkostenanteil  25,00',
    'Frachtpauschale 40,00 €',
    'Porto/Verpackung   CHF 15.60',
    'Imballo e trasporto 25,00 €',
    'Portes y embalaje ..... 12,00 €',
    'verpakking en verzending € 14,50',
    'Zufuhr pauschal EUR 120,00',
    'Vervoer € 45,00',
    'Carreto 30,00 €',
    'verzendbijdrage 12,50',
    'Contributo spedizione  9,90',
    'Comparticipação nos portes  8,00',
    'Contribución a portes 15,00',
    'Despacho   18.500',
    'Despacho a regiones: $ 25.000',
    'Levering bouwplaats Gent met meeneemheftruck   € 85,00',
    'Lieferung frei Baustelle Enns mit Kranwagen        120,00 €',
    'Consegna in cantiere a Chieri con sponda idraulica    60,00 €',
    'envoi Colissimo : 9,50 €',
    'Flete Callao - Cusco                    240.00',
    'Transport Tarnów - Rzeszów              95,00 zł',
    'Transporte desde Setúbal a Évora     € 85,00',
    'Trasporto Prato → Lucca   60,00',
    'Lastwagentransport        CHF 240.00',
    'LKW-Fracht                95,00 €',
    'Dostawa brutto: 85,00 zł',
    'Versand brutto 12,50 €',
    'Bezorgen kost € 35,00',
    'La livraison coûte 40,00 €',
    'El transporte cuesta 28,00 €',
    'Dowóz kosztuje 90,00 zł',
    'Levering bruto: € 20,00',
    'Livraison TTC : 15,00 €',
    'Transport netto 40,00 zł',
    'Pakketverzending          € 12,50',
  ])('takes %s as carriage', (text) => {
    expect(kindsIn(text)).toEqual(['freight']);
  });

  it.each([
    'Eenmalige kosten borduurkaart: 45,00',
    'Einmalige Druckvorlage 60,00',
    'Arranque do contrato (único)  120,00',
    'Przygotowanie matrycy, jednorazowo 90,00',
    'Frais de film 85,00 €',
    '85,00 € de frais de film',
    'Gastos de preparación 30,00',
    '45,00 € di spese di avviamento',
    'Taxa de preparação: 25,00',
    'Frais de calage (une seule fois) : 38,00 €',
    "Frais d'outillage (forfait) ....... 120,00 €",
    'Gastos de grabado (primera vez): 30,00 €',
  ])('takes %s as a fee', (text) => {
    expect(new Set(kindsIn(text))).toEqual(new Set(['fee']));
  });

  it.each([
    ['excl. btw € 870,00', 'subtotal'],
    ['sin IVA ........ 1.240,00 €', 'subtotal'],
    ['inkl. 19 % MwSt. 1.035,30 €', 'total'],
    ['da pagare   1.240,00', 'total'],
    ['à payer : 310,00 €', 'total'],
    ['somma   980,00', 'subtotal'],
    ['Suma   980,00', 'total'],
  ])('takes %s as %s', (text, kind) => {
    expect(kindsIn(text)).toEqual([kind]);
  });

  it.each([
    '24 szt. po 85,00 zł netto = 2 040,00 zł',
    '12 x 58,00 € netto ergibt 696,00 €',
    'Cena netto: 5,00 zł',
    'Einzelpreis netto: 7,50 €',
    'Prix HT : 12,00 €',
  ])('takes %s for a price, and no sum', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it.each([
    '6 480,00 € HT sur la durée',
    '6.480,00 € netto über die gesamte Laufzeit',
    '6.480,00 € per tutta la durata',
    '6.480,00 € over de looptijd',
  ])('takes %s for a total', (text) => {
    expect(kindsIn(text)).toEqual(['total']);
  });
});

it.each([
  'Pedido mínimo 300 €',
  "minimo d'ordine 600€",
  'Mindestbestellung: 250 €',
  'minimale bestelling € 90',
  'encomenda mínima 1.710 euros',
  'minimalne zamówienie 3090 zł',
])('finds a smallest order in "%s"', (text) => {
  expect(kindsIn(text)).toEqual(['minimum']);
});
