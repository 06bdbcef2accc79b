import { describe, expect, it } from 'vitest';
import { readTaxStance } from '../pricing/tax-stance.ts';
import { readTold } from './read-told.ts';
import { spokenCharge } from './told-charges.ts';
import { isCarried } from './told-words.ts';

describe('what people say an amount is', () => {
  it.each([
    ['they want £18 to run them up here', 'freight'],
    ['dropping the order round is £18.00', 'freight'],
    ['fürs Liefern verlangt er 18,00 €', 'freight'],
    ['18,00 € pour nous apporter le tout', 'freight'],
    ['por acercarlo piden 18,00 €', 'freight'],
    ['per portarli qui vuole 18,00 €', 'freight'],
    ['brengen kost 18,00 €', 'freight'],
    ['para trazer cá levam 18,00 €', 'freight'],
    ['he stung us £15 for the forklift', 'fee'],
    ['they tack on £15 because we order little', 'fee'],
    ['ils facturent 15,00 € pour le calage', 'fee'],
    ['£9 off as a thank you', 'discount'],
    ['he knocked another £9 off', 'discount'],
    ['came down by £9', 'discount'],
    ['9,00 € lassen sie nach', 'discount'],
    ['ils enlèvent 9,00 € pour le retard', 'discount'],
    ['nos descuentan 9,00 €', 'discount'],
    ['ci tolgono 9,00 €', 'discount'],
    ['daar gaat 9,00 € af', 'discount'],
    ['abatem 9,00 €', 'discount'],
  ])('%s', (words, kind) => {
    expect(spokenCharge(words)).toBe(kind);
  });

  it.each(['dropped it to £9', '£9 each', '£9 extra for express', '£9 for orders under £100', '9,00 € ab Lager'])(
    'leaves %s alone',
    (words) => {
      expect(spokenCharge(words)).toBeNull();
    },
  );
});

describe('whether carriage is paid, as people say it', () => {
  it.each([
    'they are not charging for postage',
    'carriage is on them',
    'delivery chucked in',
    'we pay nothing for shipping',
    'das Porto zahlen die',
    'fürs Liefern will sie nix',
    'le transport est à leur charge',
    'los portes corren de su cuenta',
    'il trasporto è nel prezzo',
    'bezorgen doen ze voor niks',
  ])('%s', (words) => {
    expect(isCarried(words)).toBe(true);
  });

  it.each([
    'delivery is not in that price',
    'carriage on them is not known yet',
    'they could not say what postage costs',
    'Fracht nicht enthalten',
    'port non compris',
    'vracht voor onze rekening, bedrag onbekend',
  ])('not: %s', (words) => {
    expect(isCarried(words)).toBe(false);
  });
});

describe('whether a tax is in the prices, as people say it', () => {
  it.each([
    ['IVA 10% inclusa, senza altri costi', 'included'],
    ['dont TVA 10 % comprise', 'included'],
    ["prices don't include VAT", 'open'],
    ['we dont include vat', 'open'],
    ['the 20% VAT is already in there', 'included'],
    ['quoted VAT-in at 20%', 'included'],
    ['die 19 % MwSt. sind schon dabei', 'included'],
    ['les 20 % de TVA sont dedans', 'included'],
    ['el 21 % de IVA ya va dentro', 'included'],
    ["l'IVA al 22% è già contata", 'included'],
    ['rien à ajouter pour la TVA de 20 %', 'included'],
    ['no VAT in that, 20% to go on', 'open'],
    ['die 19 % MwSt. kommen noch drauf', 'open'],
    ['falta el 21 % de IVA', 'open'],
    ['taxes pas comprises (20 %)', 'open'],
  ])('%s: %s', (words, stance) => {
    expect(readTaxStance(words)).toBe(stance);
  });
});

describe('charges in told offers', () => {
  const offersWith = (words: string): unknown =>
    readTold(
      `We need 40 stools.\n\nHolm Supplies Ltd: £12.00 each. ${words}. Delivery in 5 days.\n\nKerr & Sons: £13.00 each. Delivery £20.00.\n\nWho is cheapest?`,
    )?.offers[0];

  it('belong to the clause before that says what they are', () => {
    expect(offersWith('Pallet carriage, £31.50')).toMatchObject({ charges: [{ is: 'freight', amount: '£31.50' }] });
    expect(offersWith('That has the VAT in it, 20%')).toMatchObject({ charges: [], rest: [{ is: 'tax included' }] });
  });

  it('are no line for all, where their name stands before "the lot"', () => {
    expect(offersWith('Test certificates: £17.50 the lot')).toMatchObject({
      lines: [{ price: '£12.00' }],
      charges: [{ is: 'fee', amount: '£17.50' }],
    });
  });

  it('leave a stop behind a word cut short', () => {
    expect(offersWith('Incl. 20% VAT')).toMatchObject({ charges: [], rest: [{ is: 'tax included' }] });
  });
});
