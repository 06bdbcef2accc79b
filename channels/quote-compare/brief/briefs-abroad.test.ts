import { describe, expect, it } from 'vitest';
import { readLimits } from './read-limits.ts';
import { readNeeds } from './read-needs.ts';

const AT = '2026-11-23T12:00:00Z';
const limits = (brief: string) => readLimits(brief, AT);

describe('the most that may be spent, by what is not to be done with it', () => {
  it.each([
    'Le conseil ne veut pas dépasser 1 900 € TTC',
    'no queremos pasar de 1.900 €',
    'Il consiglio non vuole superare i 1.900 €',
    'não queremos ultrapassar 1.900 €',
    'nie możemy przekroczyć 1900 euro',
    'Die Summe darf 1.900 € nicht übersteigen',
    'het mag niet boven de € 1.900 uitkomen',
    'der Rahmen liegt bei 1.900 €',
    'plafond fixé à 1 900 €',
    'Wir müssen unter 1.900 € bleiben',
    'deve restare sotto i 1.900 €',
    'poniżej 1900 euro',
  ])('%s', (brief) => {
    expect(limits(brief).maxTotal?.value.amount).toBe('1900.00');
  });
});

describe('readDeadline in other languages', () => {
  it.each([
    ['Liefertermin spätestens 29. Januar 2027', '2027-01-29'],
    ['muss bis zum 29. Januar da sein', '2027-01-29'],
    ['Wir brauchen es bis Ende Januar', '2027-01-31'],
    ['il me les faut pour le 29/01/2027', '2027-01-29'],
    ['livré d’ici le 29 janvier', '2027-01-29'],
    ['entrega como muy tarde el 29 de enero de 2027', '2027-01-29'],
    ['lo necesito para el 29/01/2027', '2027-01-29'],
    ['mi servono per il 29 gennaio', '2027-01-29'],
    ['uiterlijk vrijdag 29 januari 2027', '2027-01-29'],
    ['preciso até dia 29 de janeiro', '2027-01-29'],
    ['potrzebne na 29 stycznia 2027', '2027-01-29'],
    ['Lieferung innerhalb von zwei Wochen', '2026-12-07'],
    ['entro 10 giorni lavorativi', '2026-12-07'],
  ])('%s', (brief, day) => {
    expect(limits(brief).deadline?.value).toBe(day);
  });

  it.each([
    'Angebot gültig bis 29.01.2027',
    'Antwort bitte bis 29.01.2027',
    "devis valable jusqu'au 29/01/2027",
    'responder antes del 29/01/2027',
    'Geländer bis 2.50 m',
  ])('none in %s', (brief) => {
    expect(limits(brief).deadline).toBeNull();
  });

  it.each([
    ['vandaag is het 23-11-2026', '2026-11-23'],
    ['dziś jest 20 listopada 2026', '2026-11-20'],
    ['hoy es 20 de noviembre de 2026', '2026-11-20'],
  ])('today: %s', (brief, day) => {
    expect(limits(brief).today?.value).toBe(day);
  });
});

describe('readMaxTotal in other languages', () => {
  it.each([
    'nicht mehr als 7.000 €',
    'Budget liegt bei 7.000 Euro',
    'pas plus de 7 000 €',
    'tengo 7.000 € de presupuesto',
    'non oltre 7.000 €',
    'hooguit 7.000 euro',
    'no máximo 7.000 €',
    'budżet do 7 000 zł',
    'Tope de la orden de compra: 7.000 €',
  ])('%s', (brief) => {
    expect(limits(brief).maxTotal?.value.amount).toBe('7000.00');
  });
});

describe('readNeeds with counts in words', () => {
  it.each([
    ['Wir brauchen zwölf Stühle und drei Tische.', ['12 Stühle', '3 Tische']],
    ['Il nous faut douze chaises et trois tables.', ['12 chaises', '3 tables']],
    ['Necesitamos doce sillas y tres mesas.', ['12 sillas', '3 mesas']],
    ['Ci servono dodici sedie e tre tavoli.', ['12 sedie', '3 tavoli']],
    ['Precisamos de doze cadeiras e três mesas.', ['12 cadeiras', '3 mesas']],
    ['Potrzebujemy dwanaście krzeseł i trzy stoły.', ['12 krzeseł', '3 stoły']],
  ])('%s', (brief, needs) => {
    expect(readNeeds(brief, []).map(({ qty, part }) => `${qty} ${part}`)).toEqual(needs);
  });

  it('keeps the words of a count', () => {
    const [need] = readNeeds('Wir brauchen zwölf Stühle und 3 Tische.', []);
    expect(need).toMatchObject({ qty: '12', qtyFrom: ['zwölf'] });
  });

  it.each([
    'Wir haben drei Angebote, Lieferung in zwei Wochen.',
    'Drei haben geantwortet, siehe unten.',
    'Tengo dos ofertas de la zona.',
    'Trois ateliers ont répondu, lequel est le moins cher ?',
    'Zwei Schreinereien haben geantwortet.',
  ])('takes no offers, answers and weeks for goods: %s', (brief) => {
    expect(readNeeds(brief, [])).toEqual([]);
  });
});
