import { describe, expect, it } from 'vitest';
import { listByPlaces, withoutHead } from './line-heads.ts';
import { splitBrief } from './split-brief.ts';

const askedIn = (text: string): string[] => splitBrief(text).items.map(({ asked }) => asked);

describe('words before a colon', () => {
  it('makes a list of what stands in the rooms of a house', () => {
    expect(askedIn('Room Larkspur: kettle, "Norvelle"\nRoom Sorrel: Brightwick heater\nAttic: Lakelet sled')).toEqual([
      'kettle Norvelle',
      'Brightwick heater',
      'Lakelet sled',
    ]);
  });

  it('makes a list of what lies in numbered bins', () => {
    const text =
      'bin C2 - Brightwick heater lot 2031-04\nbin C3 - Brightwick heater lot 2031-11\nshelf 2D - Norvelle kettle';
    expect(listByPlaces(text)).toBe(
      '- Brightwick heater lot 2031-04\n- Brightwick heater lot 2031-11\n- Norvelle kettle',
    );
  });

  it('keeps what names the thing itself', () => {
    expect(listByPlaces('Kettle: Norvelle\nHeater: Brightwick')).toBe('Kettle: Norvelle\nHeater: Brightwick');
    expect(listByPlaces('Serial: 4711\nModel: BW-15')).toBe('Serial: 4711\nModel: BW-15');
  });

  it('takes out who signs and who is looked after', () => {
    const text =
      'Room 1: Brightwick heater\nRoom 2: Norvelle kettle\nChildren with plans: Orsolya B. (sesame)\nSigned: Benedikta Ashcroft-Mole';
    expect(askedIn(text)).toEqual(['Brightwick heater', 'Norvelle kettle']);
  });

  it.each([
    ['- kettle from the staff kitchen: Norvelle', ['Norvelle kettle']],
    ['- hair dryer by the locker: Norvelle (Vale Goods), foldable', ['Norvelle hair dryer (Vale Goods), foldable']],
    [
      '- Wasserkocher aus der Teeküche: Norvelle\n- Bügeleisen im Waschraum: Brightwick',
      ['Norvelle Wasserkocher', 'Brightwick Bügeleisen'],
    ],
    ['- bouilloire de la salle de pause : Norvelle', ['Norvelle bouilloire']],
    ['- tostadora de la cocina: Norvelle', ['Norvelle tostadora']],
    ['- ferro da stiro della lavanderia: Norvelle', ['Norvelle ferro da stiro']],
    ['- waterkoker uit de keuken: Norvelle', ['Norvelle waterkoker']],
    ['- chaleira da cozinha: Norvelle', ['Norvelle chaleira']],
    ['- bed: Norvelle, metal frame', ['Norvelle bed, metal frame']],
    ['lamp: Norvelle (Vale Goods)', ['Norvelle lamp (Vale Goods)']],
    ['- box in the garage: Norvelle lamp\n- room 2: Brightwick kettle', ['Norvelle lamp', 'Brightwick kettle']],
  ])('takes the word for the thing from before the colon: %j', (text, items) => expect(askedIn(text)).toEqual(items));

  it('leaves out of an entry where it stands', () => {
    expect(withoutHead('rm 31: Norvelle kettle')).toBe('Norvelle kettle');
    expect(withoutHead('(Ottokar, 3 cats): Norvelle kettle')).toBe('Norvelle kettle');
    expect(withoutHead('kettle: Norvelle')).toBe('kettle: Norvelle');
  });
});
