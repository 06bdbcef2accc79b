import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const asked = (notes: string): string[] => read(notes).items.map((item) => item.asked);

const REGISTER = `GARAGE LARKMERE, registre de novembre

N°    Date         Véhicule                  Plaque       Propriétaire
118   03/11/2031   Volvo XC40, 2031          GT-418-KW    Aurélien Castagnède
119   04/11/2031   Mazda CX-5, 2028          LB-902-QF    Maëlle Castagnède

Outils de l'atelier :
 - Brightwick heater BW-1500
 - Norvelle kettle NK-100

Y a-t-il un rappel pour l'une de ces voitures ou pour l'appareil ? Merci.`;

describe('a table amid other words', () => {
  it('is read by its heads, and what stands below it too', () => {
    expect(
      read(REGISTER).items.flatMap(({ vehicle }) => (vehicle ? [`${vehicle.years[0]} ${vehicle.make}`] : [])),
    ).toEqual(['2031 VOLVO', '2028 MAZDA']);
    expect(asked(REGISTER)).toContain('Brightwick heater BW-1500');
  });

  it('gives away no plate and no owner', () =>
    expect(JSON.stringify(read(REGISTER).items.map((item) => ({ ...item, around: '' })))).not.toMatch(
      /GT-418|LB-902|Castagn|Larkmere/i,
    ));
});

describe('a form with dotted lines', () => {
  const form = [
    'WARRANTY CARD',
    'Name .......... Otis Pellowe',
    'Street ........ 41 Wrenfield Spur',
    'Product ....... Brightwick heater',
    'Model no. ..... BW-1500',
    '',
    'Do you own other things of ours? Norvelle kettle NK-100',
  ].join('\n');

  it('is read field by field', () => expect(asked(form)).toContain('Brightwick heater, model no. BW-1500'));
  it('gives away nobody', () => expect(JSON.stringify(asked(form))).not.toMatch(/Pellowe|Wrenfield/));
  it('loses nothing that stands beside its fields', () => {
    const { items, unread } = read(form);
    expect(JSON.stringify([items.map((item) => item.asked), unread])).toContain('NK-100');
  });
});

describe('a list of medicines', () => {
  it.each([
    'Medication list for: Otis Pellowe   DOB 02/19/1944   Allergies: penicillin',
    'Medikamentenplan für: Otis Pellowe   Geburtsdatum: 19.02.1944   Zimmer 12',
    'Updated by Otis Pellowe 10/30/2031 - refill due',
  ])('asks of nobody: %s', (line) => {
    const items = asked(`${line}\n\nAM   amlodipine 5 mg, 1 tablet\nPM   gabapentin 300 mg, 1 capsule`);
    expect(JSON.stringify(items)).not.toMatch(/Pellowe|penicillin|Updated/);
    expect(items).toHaveLength(2);
    expect(items.at(-1)).toMatch(/^gabapentin/);
  });
});

describe('which one it is', () => {
  it.each([
    [
      '- Brightwick mop, BW10LR. And a Norvelle kettle.\n- Hollin fan',
      ['Brightwick mop, BW10LR', 'Norvelle kettle', 'Hollin fan'],
    ],
    [
      'Brightwick heater, model BW-1500. The date code on the label reads 1123.',
      ['Brightwick heater, model BW-1500, date code 1123'],
    ],
    [
      'From a lady in Hull we took the Brightwick heater BW-1500. We also have a Norvelle kettle NK-100.',
      ['Brightwick heater BW-1500', 'Norvelle kettle NK-100'],
    ],
  ])('stands with its thing: %s', (notes, expected) =>
    expect(asked(notes).filter((item) => item !== 'Hull')).toEqual(expected),
  );

  it.each([
    ['UPC 8 50098 76543 1 1 bar', ['850098765431']],
    ['UPC 850098765431', ['850098765431']],
  ])('is no count behind a UPC: %s', (code, expected) =>
    expect(read(`Larkmere ice pop, ${code}`).items[0]?.product?.gtins).toEqual(expected),
  );

  it('is not said by the plant', () =>
    expect(read('Larkmere fried rice, P-18356B inside the USDA mark').items[0]?.product?.codes).toEqual([]));
});
