import { describe, expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';

const letter = (greeting: string, body: string, closing: string, name: string): string =>
  `${greeting}\n\n${body}\n\n${closing}\n${name}`;

describe('letters one below the other', () => {
  it.each([
    ['Good morning,', 'Kind regards,', 'Dear Ms Holt,', 'Yours sincerely,'],
    ['Guten Tag,', 'Mit freundlichen Grüßen', 'Sehr geehrte Frau Holt,', 'Beste Grüße'],
    ['Bonjour,', 'Veuillez agréer, Madame, nos salutations distinguées.', 'Madame,', 'Bien cordialement,'],
    ['Buenos días:', 'Un cordial saludo,', 'Estimada Sra. Holt:', 'Atentamente,'],
    ['Bom dia,', 'Com os melhores cumprimentos,', 'Exma. Sra. Holt,', 'Cumprimentos,'],
    ['Szanowna Pani,', 'Z wyrazami szacunku', 'Dzień dobry,', 'Z poważaniem'],
  ])('are parted by whom they greet and who signs: %s … %s', (one, end, two, close) => {
    const text = [
      'We need 20 spades and 40 buckets.',
      letter(
        one,
        'The spades are 14.50 each, the buckets 3.20 each. Delivery is 25.00.',
        end,
        'Ida Roth\nRoth Garden Supply',
      ),
      letter(two, 'We ask 13.90 per spade and 3.55 per bucket. Delivery is free.', close, 'Sam Okoro\nOkoro Tools Ltd'),
    ].join('\n\n');
    const { brief, quotes } = splitNotes(text);
    expect(brief).toBe('We need 20 spades and 40 buckets.');
    expect(quotes.map((quote) => quote.text.split('\n').at(-1))).toEqual(['Roth Garden Supply', 'Okoro Tools Ltd']);
  });

  it('keep what an earlier letter of the same writer said below the new one, and miss no price of it', () => {
    const mail = (name: string, body: string): string =>
      `From: ${name} <${name.toLowerCase().replace(' ', '.')}@roth.example>\nDate: 17 November 2026\nSubject: Offer\n\n${body}`;
    const older = letter(
      'Hello,',
      'The spades are 15.80 each. Delivery is 25.00.',
      'Kind regards,',
      'Ida Roth\nRoth Garden Supply',
    );
    const text = [
      'We need 20 spades.',
      `${mail('Ida Roth', letter('Hello,', 'This replaces our first offer. The spades are 14.50 each. Delivery is 25.00.', 'Kind regards,', 'Ida Roth\nRoth Garden Supply'))}\n\n${older.replace(/^/gm, '> ')}`,
      mail(
        'Sam Okoro',
        letter('Hello,', 'The spades are 13.90 each. Delivery is free.', 'Best wishes,', 'Sam Okoro\nOkoro Tools Ltd'),
      ),
    ].join('\n\n');
    const { quotes, strays } = splitNotes(text);
    expect([quotes.length, strays]).toEqual([2, []]);
  });
});

describe('heads of offers that somebody passes on', () => {
  it.each([
    ['From Roth Supply we got:', 'From Okoro Tools we got:'],
    ['De Roth Supply hemos recibido:', 'De Okoro Tools hemos recibido:'],
    ['Da Roth Supply abbiamo ricevuto:', 'Da Okoro Tools abbiamo ricevuto:'],
    ['Van Roth Supply kregen we dit:', 'Van Okoro Tools kregen we dit:'],
  ])('name who offers: %s', (one, two) => {
    const text = `We need 20 spades.\n\n${one}\nGood morning,\nThe spades are 14.50 each. We would have to add 25.00 for delivery.\n\n${two}\nThe spades are 13.90 each. Delivery is free.`;
    expect(splitNotes(text).quotes.map(({ name }) => name)).toEqual(['Roth Supply', 'Okoro Tools']);
  });
});
