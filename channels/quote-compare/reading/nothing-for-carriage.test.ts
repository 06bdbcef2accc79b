import { describe, expect, it } from 'vitest';
import { needOf } from '../../../test/support/answer-on-quotes.ts';
import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { IS_IN_THE_PRICE } from '../../reading/vocabulary/in-the-price-words.ts';
import { isCarriagePaid } from './freight-terms.ts';
import { readLeadTime } from './lead-time.ts';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

it.each(Object.entries(IS_IN_THE_PRICE))(
  'what is in the price costs nothing where rows are checked too: %s',
  (_, words) => {
    const whole = words.split('|').filter((phrase) => !phrase.includes('*'));
    expect(whole.filter((phrase) => !saysNothingDue(`freight ${phrase}`))).toEqual([]);
  },
);

describe('what a vendor says who takes nothing for bringing goods', () => {
  it.each([
    'we are passing so nothing for delivery',
    'Nowt for the carriage',
    'nichts für die Lieferung',
    'rien pour la livraison',
    'nada por el transporte',
    'niente per la consegna',
    'niets voor bezorging',
    'nada pela entrega',
    'nic za dostawę',
    'A entrega na quinta é gratuita',
    'A entrega no armazém é gratuita',
    'O transporte no concelho é grátis',
    'nous expédions gratuitement à Dinant',
    'wir liefern Ihnen das kostenlos nach Kufstein',
    'os lo enviamos gratis a Toledo',
    'consegniamo il tutto gratuitamente ad Asti',
    'we leveren dit gratis in Lier',
    'enviamos tudo grátis para Viseu',
    'dowozimy bezpłatnie do Opola',
    'nessuna spesa di spedizione',
    'Bezorgen en aansluiten zit erbij in',
    'Die Anlieferung ist einkalkuliert',
    'Anlieferung ist eingepreist',
    'transport wchodzi w cenę',
    "aucun frais d'envoi",
    'Transporte até à quinta: cortesia',
    'Frete para Goiânia: brinde nosso',
    'Livraison à Dinant : à titre gracieux',
    'Consegna al piano: di cortesia',
    'Bezorging in Lier: van het huis',
    'Dostawa do Opola: w prezencie',
  ])('%s', (words) => {
    expect(isCarriagePaid(words)).toBe(true);
  });

  it.each([
    'wir liefern nicht kostenlos',
    'leveren we niet gratis',
    'El transporte no está incluido',
    'A entrega não é gratuita',
    'nothing known of delivery yet',
    'nichts bekannt zur Lieferung',
  ])('not in %s', (words) => {
    expect(isCarriagePaid(words)).toBe(false);
  });
});

it.each(["we'll drop them off in 5 days", 'Can bring it 5 days after you confirm'])(
  '"%s" is a time to deliver in',
  (words) => {
    expect(readLeadTime(words, { today: '2027-03-01', isKnown: true })?.days).toBe(5);
  },
);

it('takes the sum of the lines before a tax without a figure for their total', () => {
  const text =
    'Askrigg Joinery\n30 no. battens AB-4 @ £2.00, £60.00. 10 no. AB-9 @ £7.00, £70.00. £130.00 plus the VAT.';
  const needs = [needOf('AB-4', '30'), needOf('AB-9', '10')];
  const { totals, unread } = readOpened(openQuote(text, { needs, shipToZip: null, vendorHints: [] }), {
    today: '2027-03-01',
    isKnown: true,
  });
  expect(totals.map(({ amount }) => amount)).toEqual(['130.00']);
  expect(unread).toEqual([]);
});
