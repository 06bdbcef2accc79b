import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const askedIn = (notes: string): string[] => readBrief({ notes, ...AT }).items.map(({ asked }) => asked);

const LIST = 'Norvelle kettle KX700\nBrightwick heater BW-20';
const ASKED = ['Norvelle kettle KX700', 'Brightwick heater BW-20'];

describe('titles of lists', () => {
  it.each([
    'Nana’s house – check before the twins come',
    'Dry store + freezer, Vale Catering, for the Pellowe wedding (bride: celiac!!)',
    'INTAKE — St. Odilo’s Thrift — Sat a.m.',
    'Bus garage, Monday board:',
    'chair 3 shelf, Tamsyn’s salon',
    'Inventur Küche Kita Quendel',
    'Inventaire cuisine, école Quenelle',
  ])('name nothing and are kept back: %s', (title) => {
    expect(askedIn(`${title}\n${LIST}`)).toEqual(ASKED);
    expect(JSON.stringify(plan({ notes: `${title}\n${LIST}`, ...AT }).sources)).not.toMatch(
      /vale|catering|pellowe|odilo|thrift|tamsyn|quendel|quenelle/i,
    );
  });

  it.each([
    ['Toy box', 2],
    ['Storage bin, blue', 2],
    ['Lumo nursery monitor', 3],
  ])('are no things: %s', (first, count) => {
    expect(askedIn(`${first}\n${LIST}`)).toHaveLength(count);
    // What nothing says more of than what it is is told.
    const { subGoals, asks } = plan({ notes: `${first}\n${LIST}`, ...AT });
    expect(JSON.stringify([subGoals, asks])).toContain(first);
  });
});

describe('several tables below each other', () => {
  it('reads each by its own heading, and none that holds no things', () => {
    const notes = `Sheet1: VANS
Unit\tYr\tMake\tModel\tVIN\tPlate\tUsual driver
A\t2031\tHonda\tCivic\t\tHX4 7719\tDeacon Pellowe
B\t2028\tMazda\tCX-50\t(auctioned Aug 2031)\t\t
Sheet2: KITCHEN
Item\tMake\tModel
coffee urn\tNorvelle\t40515R
Sheet3: KEYS
who\twhich
Sister Odila\tA, kitchen`;
    expect(askedIn(notes)).toEqual(['2031 Honda Civic', 'coffee urn Norvelle 40515R']);
    expect(JSON.stringify(plan({ notes, ...AT }).sources)).not.toMatch(/7719|pellowe|odila/i);
  });
});

describe('what is said again or counted', () => {
  it.each<[string, string[]]>([
    [`${LIST}\nplease look up the heater and the kettle`, ASKED],
    [
      'Norvelle alarm NA-11 x 11 (hall)\nBrightwick alarm BA-20 x 2 (boiler room)',
      ['Norvelle alarm NA-11', 'Brightwick alarm BA-20'],
    ],
    [`${LIST}\nthe ice machine runs fine. NOT the ice machine`, ASKED],
    ['NV lamp LN-40\nNV kettle KX700\nNV = Norvelle of course', ['Norvelle lamp LN-40', 'Norvelle kettle KX700']],
    [
      'Me: and the Norvelle kettle?\nSeller: yes here\nMe: ok and the Lumo seat in your other listing?\nSeller: oh that sold',
      ['Norvelle kettle'],
    ],
  ])('is no other thing: %s', (notes, asked) =>
    expect(askedIn(notes).map((item) => item.replace(/ \(.*\)$/, ''))).toEqual(asked),
  );

  it('leaves out what a receipt takes back', () => {
    const receipt =
      'NORVELLE KETTLE        89.99\nLUMO LAMP              12.00\nBRIGHTWICK HEATER      30.00\nVOID LUMO LAMP        -12.00\nTOTAL  119.99';
    expect(askedIn(receipt)).toEqual(['NORVELLE KETTLE', 'BRIGHTWICK HEATER']);
  });
});

describe('columns of marks', () => {
  const list =
    '                          H    W\nNorvelle kettle KX700          x\nLumo lamp                 x\nBrightwick & Vale bed          x\n';
  it('rule out what is marked in another column than the one that is meant', () =>
    expect(askedIn(`${list}I am W.`)).toEqual(['Norvelle kettle KX700', 'Brightwick & Vale bed']));
  it('are no words of the things', () => expect(askedIn(list)).toHaveLength(3));
});

describe('rooms and heads', () => {
  it.each<[string, RegExp[]]>([
    [
      'Rm 4  Mrs. Pellowe – Norvelle bed rail\nRm 6  Mr. Vale – Brightwick rollator\nRm 7  Mrs. Odile – nothing',
      [/norvelle/i, /brightwick/i],
    ],
    [
      'bag 1: Norvelle kettle\nbox 3: Brightwick heater\ncrib: drop-side, Lumo "Crib N More" → HOLD, Wilhelmina to ask',
      [/norvelle/i, /brightwick/i, /crib n more/i],
    ],
    [
      '#14 Norvelle stroller — check\n#31 Brightwick stroller — check\nSpare child restraint: LMI SafeLumo — check',
      [/norvelle/i, /brightwick/i, /safelumo/i],
    ],
    ['Norvelle 10-B:C extinguisher, model FX10K, yr 2014', [/norvelle 10-BC extinguisher, model FX10K/i]],
  ])('are read line by line: %s', (notes, asked) =>
    expect(askedIn(notes)).toEqual(asked.map((item) => expect.stringMatching(item) as string)),
  );
});
