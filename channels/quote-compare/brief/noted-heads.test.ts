import { expect, test } from 'vitest';
import { withoutNote } from './noted-heads.ts';

test('what is noted on the paper stands apart from the name', () => {
  expect(withoutNote('Kühltechnik Brandt, Angebot vom 2.11.2026: 4 x 210,00')).toEqual({
    note: 'Angebot vom 2.11.2026',
    own: 'Kühltechnik Brandt: 4 x 210,00',
  });
  expect(withoutNote('[Offre du 3 mai, valable 30 jours] Brun Frères : 12,00 pièce').own).toBe(
    'Brun Frères : 12,00 pièce',
  );
  expect(withoutNote('Arredi Monti (preventivo 118 del 2/11): 23,50 cad.').note).toContain('preventivo 118');
  expect(withoutNote('De Boer - offerte 2291: 12,00 per stuk').own).toBe('De Boer: 12,00 per stuk');
});

test('a head without such a note stays as it is', () => {
  expect(withoutNote('Acme Supply, Leeds: 12.00 each')).toEqual({ note: '', own: 'Acme Supply, Leeds: 12.00 each' });
  expect(withoutNote('Gates, posts: 4.00')).toEqual({ note: '', own: 'Gates, posts: 4.00' });
});
