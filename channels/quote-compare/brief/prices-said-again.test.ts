import { describe, expect, it } from 'vitest';
import { chatQuotes } from './quote-chats.ts';

const chat = (...lines: [string, string][]): string =>
  lines.map(([name, text], at) => `[24/11/26, 9:4${at}] ${name}: ${text}`).join('\n');

describe('a price for another quantity, asked after and said again', () => {
  it.each([
    ['en', 'and what if we take 60?', 'Then 8,40 each.', 'CL-7 from 1 to 59 9,20, from 60 on 8,40'],
    ['de', 'und wenn wir 60 nehmen?', 'Dann 8,40 das Stück.', 'CL-7 1 bis 59 St 9,20 €, ab 60 St 8,40 €'],
    ['it', 'e se ne prendo 60?', 'Allora 8,40 €.', 'CL-7 da 1 a 59 pz 9,20 €, da 60 pz 8,40 €'],
  ])('is none of the offer (%s)', (_language, question, answer, prices) => {
    const [quote] = chatQuotes(chat(['Clima Norte', prices], ['Me', question], ['Clima Norte', `${answer} Ok.`]));
    expect(quote?.text).toContain('9,20');
    expect(quote?.text).not.toContain(answer);
  });

  it('stands where it is a new one, or was given for no such quantity', () => {
    const prices = 'CL-7 1 bis 59 St 9,20 €, ab 60 St 8,40 €';
    for (const [question, answer] of [
      ['und wenn wir 60 nehmen?', 'Dann 8,10 das Stück.'],
      ['und wenn wir 40 nehmen?', 'Dann auch 8,40 das Stück.'],
    ] as const) {
      const [quote] = chatQuotes(chat(['Clima Norte', prices], ['Me', question], ['Clima Norte', answer]));
      expect(quote?.text).toContain(answer);
    }
  });
});
