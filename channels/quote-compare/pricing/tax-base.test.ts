import { describe, expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';
import { readTaxStance } from './tax-stance.ts';

describe('a tax that is reckoned on all, carriage included', () => {
  it.each([
    ['VAT 20% extra on the whole order including', 'open'],
    ['GST @ 12% will be charged on the invoice value incl.', 'open'],
    ['19 % MwSt. auf alles inkl.', 'unsaid'],
    ['IVA 21 % sobre el conjunto incluido el', 'unsaid'],
    ['TVA 20 % sur le tout y compris la', 'unsaid'],
    ['VAT on all of these is included', 'included'],
    ['Prices incl. VAT', 'included'],
  ])('%s: %s', (words, stance) => {
    expect(readTaxStance(words)).toBe(stance);
  });

  it.each([
    'VAT 20% extra on everything including carriage',
    'SGST 9% extra on total incl. freight',
    '19 % MwSt. auf alles inklusive Fracht',
    'BTW 21% over alles inclusief transport',
  ])('%s: says nothing of who pays the carriage', (words) => {
    const { freight, charges } = offerOn('40 gates G-7.', `Alder Gates Ltd\n40 x G-7 at 12.00 = 480.00\n${words}`);
    expect(freight.terms.map(({ kind }) => kind)).not.toContain('included');
    expect(charges.map(({ kind, percent }) => [kind, percent !== null])).toEqual([['tax', true]]);
  });
});
