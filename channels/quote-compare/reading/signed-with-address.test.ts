import { describe, expect, it } from 'vitest';
import { offerOn } from '../../../test/support/answer-on-quotes.ts';
import { isNobodys } from './open-quote.ts';

describe('a letter that only its last lines name the firm of', () => {
  it.each([
    [
      'Hi Ann,\n\nGreat to hear from you again. Prices as asked:',
      'Tom\nPike Lane Fencing · 12 Harbour Road, Leeds · 0113 496 0112',
    ],
    [
      'Hallo Herr Bach,\n\nschön von Ihnen zu hören. Hier die Preise:',
      'Tanja\nDruckhaus Alsfeld | Hauptstraße 4, Alsfeld | 06631 123456',
    ],
    [
      'Hola Pilar,\n\nQué bien que contéis con nosotros. Aquí va:',
      'Marta\nImprenta Jalón | Calle Mayor 4, Calatayud | 976 123 456',
    ],
  ])('%s … %s', (opening, signature) => {
    const offer = offerOn(
      '4 signs S-1.',
      `${opening}\n\n4 x S-1 at 20.00 = 80.00\n\nThanks\n${signature}\nOpen all week`,
    );
    expect(offer.vendor?.name).toBe(/(?<=\n)[^|·]+(?=\s[|·])/u.exec(signature)?.[0]);
  });

  it.each(['Lovely to see you back. Here it is', 'Danke für alles. Anbei die Preise'])('%s is nobody', (words) => {
    expect(isNobodys(words)).toBe(true);
  });
});
