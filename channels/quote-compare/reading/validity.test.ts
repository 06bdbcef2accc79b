import { describe, expect, it } from 'vitest';
import { readValidity } from './validity.ts';

const DATED = { iso: '2027-03-01', words: 'Date: 2027-03-01' };

describe('readValidity', () => {
  it.each([
    ['valid until March 31, 2027', '2027-03-31'],
    ['Prices good through 3/31/2027', '2027-03-31'],
    ['Quote 3/1/2027 expires 3/31/2027', '2027-03-31'],
    ['Quote 2027-03-05, valid 30 days', '2027-04-04'],
    ['firm for 2 weeks', '2027-03-15'],
    ['Levertijd 10 dagen, aanbod 30 dagen geldig', '2027-03-31'],
    ['Our offer ends on 18 March 2027.', '2027-03-18'],
    ['Prices apply until April 2, 2027', '2027-04-02'],
    ['This bid closes March 20, 2027', '2027-03-20'],
    ['Quote lapses 2027-03-12', '2027-03-12'],
    ['Das Angebot gilt bis 30.03.2027', '2027-03-30'],
    ['offre valable jusqu’au 15 mars 2027', '2027-03-15'],
    ['Offerten gäller till 2027-03-25', '2027-03-25'],
    ['oferta ważna do 2027-03-19', '2027-03-19'],
    ['cena aktualna do 2027-03-18', '2027-03-18'],
    ['termin ważności: 2027-03-17', '2027-03-17'],
    ['a proposta expira em 2027-03-16', '2027-03-16'],
    ['los precios caducan el 2027-03-15', '2027-03-15'],
    ['prezzi bloccati fino al 2027-03-14', '2027-03-14'],
    ['deze prijzen gelden tot 2027-03-13', '2027-03-13'],
    ['das Angebot läuft am 2027-03-11 ab', '2027-03-11'],
    ['good for 30 days from 3/20/2027', '2027-04-19'],
    ['Quoted 3-2-27, firm for 10 days', '2027-03-12'],
    ['Pricing held through end of Q2 2027', '2027-06-30'],
    ['prices good to the end of April 2027', '2027-04-30'],
    ['The price holds for orders up to and including 22 March 2027', '2027-03-22'],
  ])('takes "%s" to hold until %s', (statement, until) => {
    expect(readValidity(statement, DATED, 'month-first')?.until).toBe(until);
  });

  it.each([
    'Angebot vom 05.03.2027, gültig bis 31.10.2027',
    'Devis du 05/03/2027, valable jusqu’au 31/10/2027',
    'Presupuesto del 5/3/2027, válido hasta el 31/10/2027',
    'Proposta de 5/3/2027, válida até 31/10/2027',
    'Preventivo n. 4 del 5/3/2027, valido fino al 31/10/2027',
    'oferta nr 12 z 05.03.2027, ważna do 31.10.2027',
  ])('takes the day behind the word, not that of the quote before it: %s', (statement) => {
    expect(readValidity(statement, null, 'day-first')?.until).toBe('2027-10-31');
  });

  it.each([
    ['Delivery valid lead 3 weeks'],
    ['Net 30'],
    ['Total 30.00'],
    ['Offer sent 2027-03-02, open questions to Ann'],
  ])('reads nothing in "%s"', (statement) => {
    expect(readValidity(statement, DATED, 'month-first')?.until ?? null).toBeNull();
  });

  it.each([
    'Presupuesto 204/27 bis          Fecha: 12/03/2027',
    'Preventivo 31 bis del 12/03/2027',
    'Devis 77-B 12 ter | 12/03/2027',
  ])('reads "%s" as the version of a document and no last day', (statement) => {
    expect(readValidity(statement, DATED, 'day-first')).toBeNull();
  });

  it('takes the day from which prices hold for no last day, and one behind "through" for the last', () => {
    expect(readValidity('Price list, effective 03/01/2027', DATED, 'month-first')).toBeNull();
    expect(readValidity('Prices effective 03/01/2027 through 03/31/2027', DATED, 'month-first')?.until).toBe(
      '2027-03-31',
    );
  });

  it('reads a last day behind the number of an offer', () => {
    expect(readValidity('Angebot 204 gilt bis 12.03.2027', DATED, 'day-first')?.until).toBe('2027-03-12');
  });
});
