import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';
import { listOfTask } from './task-lists.ts';

describe('a list of tasks of which one is the check', () => {
  it('holds its things in the deeper lines', () => {
    const { items } = splitBrief(
      'to do\n- call Ada about the van\n- recal check for the board\n    lumetta lamp LM-40\n    brightwick solace heater\n- buy 2 rolls tape\n- alarm code otter88',
    );
    expect(items.map(({ asked }) => asked)).toEqual(['lumetta lamp LM-40', 'brightwick solace heater']);
  });

  it.each<[string, string[]]>([
    [
      'hola prima, me revisas si hay retiros de:\nla freidora lumetta LM-40\nlas sillas azules brightwick\nla secadora de pelo wrenfield\nah y la tele no, esa ya la vendimos',
      ['freidora lumetta LM-40', 'sillas azules brightwick', 'secadora de pelo wrenfield'],
    ],
    [
      'Kellerregal Waldtraut (Stand Sept.), bitte auf Rückrufe prüfen:\n\nLumetta Lampe LM-40\nBrightwick Ladegerät BW-20\nWrenfield Wasserkocher\n\nDanke',
      ['Lumetta Lampe LM-40', 'Brightwick Ladegerät BW-20', 'Wrenfield Wasserkocher'],
    ],
    [
      'can you check these for recalls pls:\nlumetta lamp LM-40\nbrightwick solace heater\nwrenfield kettle\n\ncheers',
      ['lumetta lamp LM-40', 'brightwick solace heater', 'wrenfield kettle'],
    ],
    [
      'yard sale finds:\n\nlumetta lamp LM-40 / brightwick solace heater /\nwrenfield kettle / wobble cube / tumbleton sled / box of paperbacks',
      [
        'lumetta lamp LM-40',
        'brightwick solace heater',
        'wrenfield kettle',
        'wobble cube',
        'tumbleton sled',
        'paperbacks',
      ],
    ],
  ])('and one below a head that asks, or in a row, is of entries: %j', (text, expected) =>
    expect(splitBrief(text).items.map(({ asked }) => asked)).toEqual(expected),
  );

  it('takes a head that names a thing for one', () =>
    expect(splitBrief('please check the Lumetta LM-40 lamp:\nbrass\nbought 2030\nin the hall').items).toHaveLength(1));

  it.each([
    ['- Lumetta lamp\n- Brightwick heater, was there a recall?\n- Wrenfield kettle'],
    ['- recall check\n- Lumetta lamp\n- Brightwick heater'],
    ['any recalls?\n- Lumetta lamp\n    LM-40\n    white\n- Brightwick heater'],
  ])('is none of %j', (text) => expect(listOfTask(text)).toBe(text));

  it('go on in further groups under heads of their own', () => {
    const notes = `Please check for recalls, I walked through with the caretaker:

House A
  Norvelle elevators, LT-953
  Brightwick boiler, Solo
  Norvelle stacked dryer, ND-30X

House B
  Norvelle elevators, LT-954
  Round Q General Duty safety switch, outdoors
  Brightwick boiler, Duo

Please bill the management.`;
    const { items } = splitBrief(notes);
    expect(items.map(({ asked }) => asked)).toEqual([
      'Norvelle elevators, LT-953',
      'Brightwick boiler, Solo',
      'Norvelle stacked dryer, ND-30X',
      'Norvelle elevators, LT-954',
      'Round Q General Duty safety switch, outdoors',
      'Brightwick boiler, Duo',
    ]);
  });
});
