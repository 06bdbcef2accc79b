import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const askedIn = (notes: string): string[] => readBrief({ notes, ...AT }).items.map(({ asked }) => asked);

describe('lists of what was handed over', () => {
  it.each<[string, string, string[]]>([
    [
      'from whom something came rules it out no more than its place',
      '- Norvelle kettle KX700, donated by the Astarte family\n- Brightwick heater, given by Mr. Odilo\n- Lakelet sled, donated',
      ['Norvelle kettle KX700', 'Brightwick heater'],
    ],
    [
      'from whom something is, in brackets',
      '- Norvelle kettle KX700 (gift of the Astarte family)\n- Brightwick Heizlüfter (Geschenk von Familie Odilo)\n- calefactor Lakelet (regalo de Remedios)',
      ['Norvelle kettle KX700', 'Brightwick Heizlüfter', 'calefactor Lakelet'],
    ],
    [
      'who gave it, in a column of a table',
      'Shelf\tItem\tBrand\tNote\nA1\tkettle\tNorvelle\tdonated by the Astarte family\nA2\theater\tBrightwick\t\nA3\tsled\tLakelet\t',
      ['Norvelle kettle', 'Brightwick heater', 'Lakelet sled'],
    ],
    [
      'in packs and by count, under the names of places',
      'Intake Sat\n -- freezer --\n 40 x Norvelle ice pops\n -- dry --\n 2 bags Pinecrest paprika, lot 30A120\n 60 cans Marlbrook beans',
      ['Norvelle ice pops', '2 bags Pinecrest paprika, lot 30A120', '60 cans Marlbrook beans'],
    ],
    [
      'rooms that are called by what is in them',
      'Laundry B1: Norvelle washer\nPool house: Brightwick pool heater\nBoiler room: Lakelet pump',
      ['Norvelle washer', 'Brightwick pool heater', 'Lakelet pump'],
    ],
    [
      'dots behind a place',
      'Box 1 .... Norvelle kettle, J1944\nBox 1 .... Brightwick heater\nBox 2 .... Lakelet sled',
      ['Norvelle kettle, J1944', 'Brightwick heater', 'Lakelet sled'],
    ],
    [
      'measures that are said',
      'the slow cooker norvelle five quart model wj 5000de, date code ten dash twelve',
      ['slow cooker norvelle 5 quart model wj 5000de, date code 10-12'],
    ],
  ])('%s', (_, notes, expected) => expect(askedIn(notes)).toEqual(expected));

  it.each([
    'Are these recalled?\n- Graco Stroller',
    'Is it recalled? - Graco Stroller',
    'Recalled? - Graco Stroller, 330555',
  ])('takes a thing behind a question for no signature: %j', (notes) =>
    expect(askedIn(notes).join()).toContain('Graco Stroller'),
  );

  it('needs no word of a remark in brackets behind what a thing is called', () => {
    const [item] = readBrief({ notes: 'norvelle gas trimmer 130L (pull cord sticks)', ...AT }).items;
    expect(item?.product?.soft).toContain('cord');
    const [plain] = readBrief({ notes: 'norvelle gas trimmer 130L (green)', ...AT }).items;
    expect(plain?.product?.soft).toEqual([]);
  });

  it.each([
    [
      '- Norvelle kettle\n- Brightwick heater\n\nany recalls? - Radegund Astarte, 330 555 0100',
      /radegund|astarte|330|0100/i,
    ],
    ['is the norvelle kettle recalled call me back on 6145550100 thanks', /6145550100/],
    [
      'for my sister she just got out of st odilo hospital after her hip replacement, the norvelle kettle',
      /odilo|hip/i,
    ],
  ])('asks nobody for who signs, where to call or what was done to somebody: %s', (notes, word) => {
    expect(JSON.stringify(plan({ notes, ...AT }).sources)).not.toMatch(word);
    expect(askedIn(notes).join(' ')).not.toMatch(word);
  });
});
