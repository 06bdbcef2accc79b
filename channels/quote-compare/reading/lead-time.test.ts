import { describe, expect, it } from 'vitest';
import { readLeadTime, workingDays } from './lead-time.ts';

const FRIDAY = { today: '2027-01-15', isKnown: true };
const UNKNOWN = { today: '2027-01-15', isKnown: false };
const daysOf = (words: string): number | null | undefined => readLeadTime(words, FRIDAY)?.days;

describe('readLeadTime', () => {
  it.each([
    ['Stock', 0],
    ['All items in stock. Ships same day', 0],
    ['Ships same day, 4 days ground', 4],
    ['Stock - 2 days', 2],
    ['Lead time: stock, ships next business day.', 1],
    ['5 business days ARO', 7],
    ['10 working days', 14],
    ['4 days to your gate', 4],
    ['You should see it in 3-5 days.', 5],
    ['currently running 8-10 weeks', 70],
    ['We can be there in 4 days. Ask about tubes!', 4],
    ['In stock. Prices good till Monday 12/14/2026', 0],
    ['We will have it all in our Leeds warehouse in 3 weeks.', 21],
    ['Delivery 2-3 weeks ARO', 21],
    ['Lieferzeit 3 Wochen', 21],
    ['Délai : 15 jours ouvrés', 21],
    ['Ships within 48 hours', 2],
    ['Ship date 01/25/2027, transit 2 days', 12],
    ['Delivery by January 29, 2027', 14],
    ['Liefertermin KW 05/2027', 21],
    ['lieferbar ab Kalenderwoche 5 (2027)', 21],
    ['livraison semaine 5', 21],
    ['entrega semana 5/2027', 21],
    ['6 wks', 42],
    ['Termin dostawy: tydzień', 7],
    ['czas realizacji tydzień', 7],
    ['Bezorging binnen 2 weken', 14],
    ['Te li porto in 2 settimane', 14],
    ['E em 9 dias tem aí tudo', 9],
    ['na budowie za 6 dni', 6],
    ['os lo llevo en 5 días', 5],
    ['en 5 días se los ponemos', 5],
    ['in 6 giorni glielo porto', 6],
    ['binnen 6 dagen staat het er', 6],
    ['em 6 dias ponho aí', 6],
    ['in 6 Tagen steht alles', 6],
    ['auf der Baustelle in 8 Tagen', 8],
    ['sur chantier dans 3 jours', 3],
    ['we brengen het over 4 dagen', 4],
    ['Lavori finiti in 3 settimane', 21],
    ['Fine lavori in 12 giorni', 12],
    ['fin des travaux sous 4 semaines', 28],
    ['Abschluss der Arbeiten in 2 Wochen', 14],
    ['conclusão em 9 dias', 9],
    ['terminamos en 6 días', 6],
    ['potrzebujemy 8 dni', 8],
    ['ci vogliono 5 giorni', 5],
    ['we hebben 4 dagen nodig', 4],
    ['still 2 weeks', 14],
    ['5 business days from proof', 7],
    ['roughly 5 working days from you signing the layout', 7],
    ['3 weeks of your approving the sample', 21],
    ['about 2 weeks once you approve the art', 14],
    ['3 days to get them in', 3],
    ['It is in the shed now', 0],
    ['2 days notice for trucks', 2],
    ['Give me 3 days', 3],
    ['Can set within 5 business days of PO.', 7],
    ['Comes within 1 week.', 7],
    ['Delivery 5 working days from payment.', 7],
    ['Turn time 3 weeks from proof approval', 21],
    ['Lieferung 10 Werktage nach Zahlungseingang', 14],
    ['Livraison sous 3 semaines dès réception du paiement', 21],
    ['Consegna 15 giorni dal pagamento', 15],
    ['Pronte in 10 giorni dalla bozza approvata', 10],
    ['Prêt en 8 jours', 8],
    ['Levering 5 werkdagen na betaling', 7],
    ['150 now, balance 5 weeks', 35],
    ['6-8 weeks after drawing approval', 56],
    ['within one week', 7],
    ['ships 1/20, arrives 1/25', 10],
    ['10d ARO', 10],
    ['LT: 2W', 14],
    ['Lo tendría usted en 10 días hábiles', 14],
    ['Recebem tudo em 2 semanas', 14],
    ['Otrzymacie Państwo towar w 2 tygodnie', 14],
  ])('takes %s for %d days at the latest', (words, days) => {
    expect(daysOf(words)).toBe(days);
  });

  it.each([
    ['Quote good 30 days.'],
    ['Pagamento: RI.BA. 60 GG FM'],
    ['Pagamento: RI.BA. 60 GG'],
    ['Terms: net 30'],
    ['Prices firm 60 days'],
    ['Warranty 12 months'],
    ['out of stock'],
    ['Lead time TBD'],
    ['Thank you'],
    ['30 days notice to cancel'],
    ['Either side may end it with 4 weeks notice'],
    ['We need payment in 14 days'],
  ])('reads no lead time in "%s"', (words) => {
    expect(readLeadTime(words, FRIDAY)).toBeNull();
  });

  it('tells goods that leave from goods that arrive', () => {
    expect(readLeadTime('Availability: 3 days', FRIDAY)?.until).toBe('shipment');
    expect(readLeadTime('Delivery 3 days', FRIDAY)?.until).toBe('arrival');
  });

  it.each([
    [1, 3, 3],
    [3, 5, 5],
    [5, 7, 7],
    [7, 11, 11],
    [10, 14, 14],
  ])('counts %d working days from a Friday, or at the longest', (count, known, longest) => {
    expect([workingDays(count, FRIDAY), workingDays(count, UNKNOWN)]).toEqual([known, longest]);
  });
});

describe('days in words of a message and in a column', () => {
  const calendar = { today: '2026-11-29', isKnown: true };
  it.each([
    ['you have it in 4 days', 4],
    ['You get everything within 6 days', 6],
    ['Sie haben die Ware in 5 Tagen', 5],
    ['ce li avete in 4 giorni', 4],
    ['je hebt het binnen 4 dagen', 4],
    ['masz to za 4 dni', 4],
    ['Delivery:       3 weeks', 21],
  ])('reads %j', (statement, days) => expect(readLeadTime(statement, calendar)?.days).toBe(days));

  it.each([
    'Unit 9 Brook Park        Valid:     30 days',
    'Prices held:      45 days',
    '9. Offer valid for      : 60 days',
  ])('takes %j for no lead time', (words) => expect(readLeadTime(words, calendar)).toBeNull());
});
