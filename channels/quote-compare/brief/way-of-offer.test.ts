import { expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';
import { isWayOfOffer } from './way-of-offer.ts';

it.each([
  '3) WhatsApp',
  'copied from their website',
  'aus dem Internet kopiert',
  'copié du PDF',
  'ma note',
  'moje notatki:',
])('%s says how an offer came', (line) => expect(isWayOfOffer(line)).toBe(true));
it.each(['Copied from Acme', 'Website Kings Ltd', 'Notaris Hout B.V.', 'Copiado de Ferretería Sol'])(
  '%s names somebody',
  (line) => expect(isWayOfOffer(line)).toBe(false),
);

it('leaves the name to who stands below', async () => {
  const { rows } = await compareQuotes(
    '40 boîtes BX-23, HT, livrées à Laval.\n\n1) copié du PDF\nCOMPTOIR DE LA JOUANNE SARL\nBX-23   40   2,00   80,00 €\nPort offert\nTotal HT 80,00 €\n\n2) ma note\nPapiers Ernée SARL\nBX-23 40 à 2,20 € = 88,00 €, port offert',
  );
  expect(rows.map(({ vendor }) => vendor)).toEqual(['COMPTOIR DE LA JOUANNE SARL', 'Papiers Ernée SARL']);
});
