import { describe, expect, it } from 'vitest';
import { byOpenings } from './by-openings.ts';
import { firmIn, firmOfContact } from './firm-in-head.ts';
import { spokenHead } from './spoken-heads.ts';
import { splitNotes } from './split-notes.ts';

describe('spokenHead', () => {
  it.each([
    ['Eden Skips, girl on the phone was Kim. £210 for the fortnight', 'Eden Skips', '£210 for the fortnight'],
    ['Fellside Waste -- 185 for the week', 'Fellside Waste', '185 for the week'],
    ['First lot is Abbey Catering. They want £14 a head', 'Abbey Catering', 'They want £14 a head'],
    ['The other crowd, Leeds & Son: 90 a day', 'Leeds & Son', '90 a day'],
    ["then there's Rowan Hire (text): 40 a day", 'Rowan Hire', '40 a day'],
    ['mulligan vans - 300 all in', 'mulligan vans', '300 all in'],
  ])('finds who offers in %j', (line, name, rest) => {
    expect(spokenHead(line)).toEqual({ name, rest });
  });

  it.each(['what do you think of these two', 'prices are inc vat they all said.'])('finds nobody in %j', (line) => {
    expect(spokenHead(line)).toBeNull();
  });
});

describe('offers that somebody tells of', () => {
  it.each([
    [
      'commas and asides',
      'Eden Skips, spoke to Kim. £210 for it all.',
      'Fellside Waste, her brother. £185 plus £20 for the permit.',
    ],
    [
      'double dashes and rates without a sign',
      '* Eden Skips -- 60/day, 2 days',
      '* Fellside Waste -- 55 a day, 20 for the permit',
    ],
    ['small letters', 'eden skips - 210 all in', 'fellside waste - 95 an hour, 2 hours at least'],
    ['numbers and stops', '1. Eden Skips. £210.00 a load, permit extra', '2. Fellside Waste - flat £185 a load'],
    [
      'words that count',
      'First lot is Eden Skips. They said £210.',
      'Second lot, Fellside Waste. £185 and £20 for the permit.',
    ],
  ])('are parted by %s', (_form, first, second) => {
    const { brief, quotes } = splitNotes(
      `need a 6 yard skip on the drive\n\n${first}\n\n${second}\n\nso who do I book`,
    );
    expect(quotes.map(({ name }) => name.toLowerCase())).toEqual(['eden skips', 'fellside waste']);
    expect(brief).toBe('need a 6 yard skip on the drive\n\nso who do I book');
  });

  it('are none where nothing is priced', () => {
    expect(
      byOpenings('skip on the drive\n\nEden Skips, spoke to Kim. No answer yet.\n\nFellside, same.').quotes,
    ).toEqual([]);
  });
});

describe('firms of contacts', () => {
  it.each([
    ['Wiremu - Stony Creek Gravel', 'Stony Creek Gravel'],
    ['Larkrise Marine wrote', 'Larkrise Marine'],
    ['Larkrise - revised', 'Larkrise'],
  ])('%s is of %s', (head, firm) => {
    expect(firmIn(head)).toBe(firm);
  });

  it.each([
    ['Barbara Stony Creek', 'Stony Creek'],
    ['Barbara Creek', 'Barbara Creek'],
    ['Stony Creek Gravel', 'Stony Creek Gravel'],
  ])('%s is called %s', (contact, firm) => {
    expect(firmOfContact(contact)).toBe(firm);
  });
});
