import { describe, expect, it } from 'vitest';
import { isVendor } from '../brief/quote-openings.ts';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';

describe('a price for one of a thing and a span of time', () => {
  it.each([
    [
      'Wir brauchen 40 Absperrgitter für 3 Wochen.',
      'Mietzentrum Aller\nAbsperrgitter, je Gitter und Woche 1,80 €',
      '216.00',
    ],
    [
      'Wir brauchen 40 Absperrgitter für 3 Wochen.',
      'Mietzentrum Aller\nAbsperrgitter 2,00 m: 1,80 € pro Stück und Woche',
      '216.00',
    ],
    ['Nous louons 40 barrières pendant 3 semaines.', 'Loc Isère\nBarrière : 1,80 € par barrière et semaine', '216.00'],
    [
      'Necesitamos alquilar 40 vallas durante 3 semanas.',
      'Vallas Jalón SL\nValla: 1,80 € por valla y semana',
      '216.00',
    ],
    [
      'Noleggiamo 40 transenne per 3 settimane.',
      'Noleggi Brenta srl\nTransenna: 1,80 € a transenna e settimana',
      '216.00',
    ],
    ['We huren 40 hekken voor 3 weken.', 'Verhuur Dinkel\nHek: € 1,80 per hek en week', '216.00'],
    [
      'Precisamos de alugar 40 barreiras durante 3 semanas.',
      'Alugueres Vouga, Lda\nBarreira: 1,80 € por barreira e semana',
      '216.00',
    ],
    ['Potrzebujemy 40 barierek na 3 tygodnie.', 'Wynajem Nysa\nBarierka: 1,80 zł za sztukę i tydzień', '216.00'],
    ['We need 40 barriers for 3 weeks.', 'Wharfe Hire Ltd\nBarrier: £1.80 per barrier and week', '216.00'],
  ])('%s %s', (asked, offer, amount) => {
    expect(offerOn(asked, offer).lines.map((line) => line.amount)).toEqual([amount]);
  });
});

describe('carriage there and back in one amount', () => {
  it.each([
    ['Wir mieten 40 Gitter.', 'Anlieferung und Abholung zusammen 90,00 €'],
    ['Wir mieten 40 Gitter.', 'Hin- und Rücktransport: 90,00 €'],
    ['Nous louons 40 barrières.', 'Transport aller-retour : 90,00 €'],
    ['Alquilamos 40 vallas.', 'Transporte de ida y vuelta: 90,00 €'],
    ['Noleggiamo 40 transenne.', 'Trasporto andata e ritorno 90,00 €'],
    ['We huren 40 hekken.', 'Brengen en halen € 90,00'],
    ['Alugamos 40 barreiras.', 'Transporte de ida e volta: 90,00 €'],
    ['Wynajmujemy 40 barierek.', 'Transport w obie strony 90,00 zł'],
  ])('%s %s', (asked, row) => {
    const noun = asked.split(' ').at(-1)?.replace('.', '') ?? '';
    const { freight, charges, totals } = offerOn(asked, `Vermietung Leine GmbH\n40 ${noun}  2,50  100,00\n${row}`);
    expect([freight.amount?.amount, charges, totals]).toEqual(['90.00', [], []]);
  });

  it.each(['Transporte de ida e volta', 'Levering en ophalen', 'Consegna e ritiro', 'Hin- und Rücktransport'])(
    '"%s" is nobody who offers',
    (words) => expect(isVendor(words)).toBe(false),
  );

  it.each(['Transportes Beira Rio', 'Seitz Transporte'])('"%s" is', (words) => expect(isVendor(words)).toBe(true));
});

describe('a length beside a price', () => {
  it.each([
    ['Wir brauchen 12 Latten LT-4.', 'LT-4 Latte 2,50 m  3,20 €', '38.40'],
    ['Il faut 12 lattes LT-4.', 'LT-4 latte 2,50 m : 3,20 €', '38.40'],
    ['We need 12 battens LT-4.', 'LT-4 batten 2.50 m, £3.20 each', '38.40'],
  ])('%s', (asked, row, amount) => {
    const { lines, unread } = offerOn(asked, `Holz Werra GmbH\n${row}`);
    expect([lines.map((line) => line.amount), unread]).toEqual([[amount], []]);
  });
});
