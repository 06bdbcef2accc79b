import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../../test/support/roll-offline.ts';
import { recallCheck } from '../../recall-check.ts';
import { fetchAnswer } from '../../screening/fetch-answer.ts';
import { splitBrief } from '../split-brief.ts';

const read = (notes: string) => {
  const { items, aside, ruledOut } = splitBrief(notes);
  return { items: items.map(({ asked }) => asked), aside, ruledOut };
};

describe('things that stand beside what is asked about', () => {
  it.each([
    [
      'en',
      'In the den, next to the piano, there is a Lasko heater model 755320. She uses a walker. Is the heater recalled?',
      ['piano', 'walker'],
    ],
    [
      'de',
      'Im Keller neben der Waschmaschine steht ein Kinderwagen UPPAbaby Vista, in der Küche ein Mixer Vitamix A3500.',
      ['Waschmaschine'],
    ],
    [
      'it',
      "Sul tavolo della cucina c'è il bollitore De'Longhi KBOV1200, e in bagno il phon Rowenta CV5930. Ci sono richiami?",
      [],
    ],
    [
      'en',
      'Our treasurer Ludmila fell in May. We ride a Specialized Turbo Como and a Trek Verve on a Yakima HoldUp rack.',
      ['Ludmila fell'],
    ],
  ])('are told and not looked up, %s: %s', (_language, notes, beside) => {
    const { items, aside } = read(notes);
    expect(aside).toEqual(expect.arrayContaining(beside));
    expect(items.length).toBeGreaterThan(0);
    for (const word of beside) expect(items.join('; ')).not.toContain(word);
  });

  it.each([
    ['a kind alone, where nothing is named better', 'my crib, a toaster and the stroller', 3],
    ['a kind alone as an entry of a list', '- Graco Pack n Play\n- Lasko heater 754200\n- glider, no label', 3],
    ['a thing that is said to have no brand', 'We have a Graco stroller, a Lasko heater and a swing, no name.', 3],
    ['names in a row', 'Recalls for IKEA: KULLEN, HEMNES, and BRIMNES dressers', 4],
    ['one of a row of questions', 'Lasko heater 754200? Graco stroller? The dog treats from the market?', 3],
    [
      'what a neighbour has, where it is asked for',
      "Is my Lasko heater ok, and what about my neighbour's DeWalt drill?",
      2,
    ],
    ['what is borrowed and checked all the same', 'Ryobi saw RY10\nMakita drill HG65, borrowed, but check it too', 2],
  ])('leave %s', (_what, notes, count) => expect(read(notes).items).toHaveLength(count));

  it('are named in the answer, which says nothing of recalls of them', async () => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes: 'Next to the piano stands a Brightwick Solace heater BW-1500T. She uses a walker. Is the heater recalled?',
      acceptedAt: '2031-05-06T07:08:09.010Z',
      fetchSource: fetchAnswer,
    });
    expect(take.table?.rows.map(({ item }) => item).join()).not.toMatch(/piano|walker/);
    expect(take.lifecycle.undone.join('\n')).toMatch(/only mentioned[^\n]*piano[^]*only mentioned[^\n]*walker/);
    expect(take.asks.map(({ ask }) => ask).join('\n')).toMatch(/“piano[^”]*”, “walker”/);
  });
});

describe('what the brief gives a reason for', () => {
  it.each([
    [
      'en',
      'Ours is a Lasko heater 754200. Our old Maytag we hauled off. Uncle Ned has the Kidde alarm, he can look up his own.',
      /Maytag/,
    ],
    [
      'en',
      'check pls: OXO Tot chair; Munchkin bath seat... no wait that one went to goodwill; Owlet Dream Sock',
      /Munchkin/,
    ],
    [
      'de',
      'Wir haben einen Mixer Vitamix A3500 und ein Heizgerät DeLonghi TRRS0715E. Der Staubsauger Miele C3 gehört der Verwaltung.',
      /Miele/,
    ],
    [
      'fr',
      'J’ai un mixeur Vitamix A3500 et une poussette Cybex Priam. La télé Samsung, c’est à ton cousin.',
      /Samsung/,
    ],
    [
      'es',
      'Tengo una licuadora Oster BLSTKAG y una plancha Rowenta DW5280. La secadora Samsung se la llevó mi vecina.',
      /Samsung/,
    ],
    [
      'nl',
      'In de schuur staat een Toro Recycler 21352 en een Bosch SHPM65Z55N. De fiets van buurman Wolf hoort er niet bij.',
      /fiets/,
    ],
    ['pl', 'Mam odkurzacz Shark NV352 i ekspres Keurig K155. Maszyna Singer została wyrzucona.', /Singer/],
  ])('is left out, %s: %s', (_language, notes, gone) => {
    const { items, aside, ruledOut } = read(notes);
    expect(items.join('; ')).not.toMatch(gone);
    expect([...ruledOut, ...aside].join('; ')).toMatch(gone);
    expect(items.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'en',
      'TYSON NUGGETS 2LB\nHANES SOCKS 6PK\nOZARK TRAIL CANOPY\nneed the food and the canopy looked at, not the socks',
      'SOCKS',
    ],
    ['de', 'Graco Schaukel, Kidde Rauchmelder und Lasko Heizung prüfen, nicht die Schaukel.', 'Schaukel'],
    ['es', 'Revisen el calentador Lasko y la licuadora Oster BLSTKAG, menos la licuadora.', 'licuadora'],
  ])('is that one kind is not asked about, %s: %s', (_language, notes, kind) => {
    const { items, ruledOut } = read(notes);
    expect(items.join()).not.toContain(kind);
    expect(items.length).toBeGreaterThan(0);
    expect(ruledOut.join()).toContain(kind);
  });

  it('is that it was taken back at once', () => {
    const { items } = read('The rear tire is a Dunlop? nope it’s a Michelin Scorcher, helmet is a Shoei Neotec II');
    expect(items.join()).not.toMatch(/Dunlop/);
  });

  it('holds for a row of things that somebody else has', () => {
    const notes = 'She has a Peloton, a Kidde alarm and a Ninja blender. Mine is a Lasko heater 754200.';
    expect(read(notes).items).toEqual(['Lasko heater 754200']);
  });

  it('holds for what was named before', () => {
    const { items } = read('I have a Lasko heater 754200 and an Owlet Sock. The Owlet went back to the store.');
    expect(items).toEqual(['Lasko heater 754200']);
  });

  it('is that only some are asked about', () => {
    const notes =
      'The Graco stroller, the Lasko heater and a Dyson fan are here. Only the heater and the stroller please.';
    expect(read(notes).items).toEqual(['Graco stroller', 'Lasko heater']);
  });
});

describe('titles above and people below a list', () => {
  it.each([
    'HOTEL ENGINEERING LOG 11-28\nAmana PTAC PTH153G35\nConair hair dryer 1875\nHamilton Beach coffee maker 49976',
    'Vashti salon shelf\nAmana PTAC PTH153G35\nConair hair dryer 1875\nHamilton Beach coffee maker 49976',
  ])('are no things: %s', (notes) => expect(read(notes).items).toHaveLength(3));
});
