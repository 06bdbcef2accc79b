import { describe, expect, it } from 'vitest';
import { plainBrief } from './plain-brief.ts';

describe('a brief as it was meant to stand', () => {
  it('has plain blanks and none without a width', () =>
    expect(plainBrief('within\u00A01\u202Fkm\u200B of\r\nBoise')).toBe('within 1 km of\nBoise'));

  it('joins a paragraph that was wrapped by width, also before a name or a figure', () =>
    expect(
      plainBrief(
        'Hi there, long story short: my sister found an article about these space\nHeaters and we have a Brightwick in the guest room that says BW-1500 on\n2 of its labels.\n\nRegards',
      ),
    ).toBe(
      'Hi there, long story short: my sister found an article about these space Heaters and we have a Brightwick in the guest room that says BW-1500 on 2 of its labels.\n\nRegards',
    ));

  it.each([
    ['entries of a list', 'Tumbleton Nimbus folding high chair with the gray fabric seat\nHollin airfryer'],
    ['marked entries', '- a folding high chair that was made by Tumbleton, with gray fabric on it\n- an airfryer'],
    ['counted entries', 'order shipped to the address on file, which is the one we gave you\n(1) Acme kettle'],
    ['fields', 'Item: a folding high chair that was made by Tumbleton, with a gray seat\nModel: Nimbus'],
    ['rows', 'a folding high chair that was made by Tumbleton | Nimbus | one of them\nan airfryer | Hollin | 2'],
    ['sentences', 'We have a folding high chair that was made by Tumbleton in the house.\nAnd an airfryer.'],
    ['short lines', 'a folding high chair\nof Tumbleton'],
  ])('leaves %s on lines of their own', (_form, text) => expect(plainBrief(text)).toBe(text));
});
