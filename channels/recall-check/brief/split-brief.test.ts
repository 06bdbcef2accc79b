import { describe, expect, it } from 'vitest';
import { readItem } from './read-items.ts';
import { splitBrief } from './split-brief.ts';

const asked = (brief: string): string[] => splitBrief(brief).items.map((item) => item.text);

describe('what a brief asks about', () => {
  it.each([
    [
      'captions, each a picture',
      'IMG_1.jpg – Acme lamp\nIMG_2.jpg – UPC 850012345671',
      ['Acme lamp', 'UPC 850012345671'],
    ],
    ['what was sold', 'The Acme lamp was sold, so just the Zellmont stroller', ['Zellmont stroller']],
    ['a thing and its maker that went', 'My heater by Acme got returned. The lamp is a Zellmont', ['Zellmont lamp']],
    [
      'a verb behind a pronoun',
      'the acme crib that one folds then there is a zellmont lamp',
      ['acme crib', 'zellmont lamp'],
    ],
    ['a make named later', 'saw a 2031 ZQ40\nvolvo?\nyeah volvo', ['2031 VOLVO ZQ40']],
    ['a make named later of a model that tells it', 'saw a 2031 XC40\nvolvo?\nyeah volvo', ['2031 XC40']],
    [
      'a household in one sentence',
      'acme heater ab-1500, various lamps, some old toys from my sister and the zellmont crib',
      ['acme heater ab-1500', 'lamps', 'toys', 'zellmont crib'],
    ],
    [
      'two codes of a sticker',
      'zellmont heater\nsticker says AB-1500T and DC2933',
      ['zellmont heater, AB-1500T and DC2933'],
    ],
    [
      'vehicles without their makes',
      '2031 xc40, 2030 outback and a 2028 cx5',
      ['2031 xc40', '2030 outback', '2028 cx5'],
    ],
    [
      'what two of one maker are',
      'the stroller, the car seat and the two heaters, both DeLonghi',
      ['stroller', 'car seat', 'heaters, DeLonghi'],
    ],
    [
      'people before their things',
      'Hannah/Robert: Acme lamp\nHannah & Robert Zellmont crib',
      ['Acme lamp', 'Zellmont crib'],
    ],
    [
      'a talk for another day',
      'My Acme lamp please. Later we can talk about used cars and a Graco car seat',
      ['Acme lamp'],
    ],
    [
      'a ruled table of unknown headings',
      '| Who | Thing | Where |\n|---|---|---|\n| Hannah | Acme lamp | attic |\n| Robert | Zellmont crib | hall |',
      ['Acme lamp', 'Zellmont crib'],
    ],
    ['a talk that is asked for', 'Can we talk about my Acme lamp?', ['Acme lamp']],
    ['a make of its own', 'a 2030 Subaru Outback and a Volvo', ['2030 Subaru Outback', 'Volvo']],
    [
      'a greeting in another language',
      'Hi there,\n\nIch habe einen Hochstuhl von Acme\n\nThanks a lot',
      ['high chair from Acme'],
    ],
  ])('%s', (_what, brief, items) => expect(asked(brief)).toEqual(items));

  it('sends no name that closes a Polish letter', () => {
    const { items, unread } = splitBrief('Czy lampa Harrowgate Quill była wycofana? Pozdrawiam, Agnieszka Wróbel');
    expect([...items.map((item) => item.text), ...unread].join(' ')).not.toMatch(/Agnieszka|Wróbel|Pozdrawiam/);
  });

  it.each([
    ['my sister petra has an acme heater, is it recalled', /petra/],
    ['is the acme heater recalled? thanks, odile', /odile/],
    ['susan asks whether the acme heater is recalled', /susan/],
    ['unsere nachbarin marlene hat einen heizlüfter von acme', /marlene/],
  ])('keeps people of a brief without capitals: %s', (brief, name) => {
    const { items, unread } = splitBrief(brief);
    expect(items.map((item) => item.text).join(' ')).toMatch(/acme/);
    expect([...items.map((item) => item.text), ...unread].join(' ')).not.toMatch(name);
  });

  it('is read in time that grows with its length', () => {
    // A brief of 60,000 characters of one head of a chat names nothing.
    expect(splitBrief('Kim: '.repeat(12_000)).items.length).toBeLessThan(2);
  });
});

describe('what nothing is cleared by', () => {
  it.each(['bw1500t dc 2949', '2031 zq40 for 38', 'rb7500', 'bike rack', 'paquete consumir 20/11/31'])('%s', (text) =>
    expect(readItem(text).doubt ?? readItem(text).problem).not.toBeNull(),
  );

  it.each(['Acme folding bike rack', 'Hollin airfryer RB6500', 'UPC 850012345671'])('but %s', (text) =>
    expect([readItem(text).doubt, readItem(text).problem]).toEqual([null, null]),
  );
});
