import { expect, test } from 'vitest';
import { isLumpSum } from '../ledger/lump-sum.ts';
import { maskNonFigures } from './mask.ts';
import { timeBefore } from './per-words.ts';
import { findNumerals } from '../../reading/numerals.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { QuoteText } from './quote-text.ts';

test('a security that is given back is no figure of an offer', () => {
  expect(maskNonFigures('livraison offerte, caution 250,00 restituée en fin de contrat', ',')).not.toMatch(/250/);
  expect(maskNonFigures('Kaution 80,00 € (kriegen wir zurück), Versand 5,00', ',')).toMatch(/^[^8]*5,00$/);
  expect(maskNonFigures('Kaution 80,00 €', ',')).toMatch(/80,00/);
});

test('a rent by the year is told before its amount', () => {
  expect(timeBefore('canone annuo € ')?.unit).toBe('year');
  expect(timeBefore('Jahresmiete: ')?.unit).toBe('year');
  expect(timeBefore('loyer annuel CHF ')?.unit).toBe('year');
});

test('a price for one is not the sum of all', () => {
  const text = 'Pumpe, das Stück 480,00';
  const [amount] = findNumerals(text, ',').slice(-1);
  const entry = { kind: 'line', amount, product: null } as unknown as LedgerEntry;
  const quote = { text, numerals: [], matcher: { needs: [] } } as unknown as QuoteText;
  expect(isLumpSum([entry], quote)).toBe(false);
  expect(isLumpSum([entry], { ...quote, text: 'Pumpen, alles zus. 480,00' })).toBe(true);
});
