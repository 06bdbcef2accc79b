import { describe, expect, it } from 'vitest';
import { withoutPlates } from './plates-of-vehicles.ts';
import { readBrief } from './read-items.ts';

const read = (notes: string): { no: number; asked: string; vehicle: unknown }[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items;
const asked = (notes: string): string[] => read(notes).map((item) => item.asked);

describe('firms and houses of people', () => {
  it.each([
    'Memo to all trainers of Larkmere Fitness: please look whether the Norvelle kettle NK-100 was recalled.',
    'Aviso para todo el personal de Larkmere Hogar: favor de revisar si la Norvelle kettle NK-100 fue retirada.',
    'The staff at Larkmere Bakery use a Norvelle kettle NK-100. Recalled?',
    'Larkmere Logistics, shift 2. Is the Norvelle kettle NK-100 recalled?',
    'Salve, sono dell’agriturismo Larkmere Brook. Norvelle kettle NK-100: ci sono richiami?',
    'Hola, del taller Hermanos Larkmere. ¿Hay retiro de la Norvelle kettle NK-100?',
    'Wir sind das Team von Larkmere. Ist der Wasserkocher Norvelle NK-100 betroffen?',
  ])('are asked of no register: %s', (notes) => {
    const items = read(notes);
    expect(items.length).toBe(1);
    expect(JSON.stringify(items.map((item) => ({ ...item, around: '' })))).not.toMatch(/larkmere/i);
  });

  it('are makers where what they make stands behind', () => {
    expect(asked('Norvelle Fitness treadmill NT-4')).toEqual(['Norvelle Fitness treadmill NT-4']);
    expect(asked('Is the Larkmere Fitness treadmill recalled?')).toEqual(['Larkmere Fitness treadmill']);
  });
});

describe('lines about people', () => {
  it.each([
    'Next guest: Ottoline Brandrake, arrives Fri, door code 5593, walker, flat 3',
    'Back table, Saturday. Volunteer: Ottoline. Slips stapled.',
    'Donor: Ottoline Brandrake (diabetic, insulin pump)',
    'Fahrerin: Ottoline Brandrake, Rollstuhl, ab Freitag',
  ])('name nothing that is asked about: %s', (line) => {
    expect(asked(`- Norvelle kettle NK-100\n- Brightwick heater BW-15\n${line}`)).toEqual([
      'Norvelle kettle NK-100',
      'Brightwick heater BW-15',
    ]);
  });

  it.each([
    'Please speak to Ottoline Brandrake (insulin pump, ring twice) or to me.',
    'Falar com Ottoline Brandrake ou com meu marido Anselmo (hemodiálise de manhã)',
    'Bitte sprechen mit Ottoline Brandrake (Rollstuhl), wenn etwas ist.',
  ])('name nothing by what stands in brackets behind somebody: %s', (line) => {
    const items = read(`Norvelle kettle NK-100\nBrightwick heater BW-15\n${line}`);
    expect(items.map((item) => item.asked)).toEqual(['Norvelle kettle NK-100', 'Brightwick heater BW-15']);
  });

  it('are whose it is where the make stands behind, and makers where it does not', () => {
    const text =
      'A1 Ottoline Brandrake (crutches till May): Graco stroller SS115\nA2 Anselm Oddfell: Britax booster BB200';
    expect(asked(text)).toEqual(['Graco stroller SS115', 'Britax booster BB200']);
    expect(asked('Norvelle Duo: kettle\nBrightwick Max: heater').join(' ')).toMatch(/Norvelle Duo.*Brightwick Max/);
  });

  it.each([
    [
      'Ticket 8841 - customer Ludmila Brandrake - Norvelle fork NF-29\nTicket 8842 - customer Garrick Oddfell (tall) - Brightwick crank BC-15',
      2,
    ],
    ['Norvelle kettle NK-100\nCleaner Dorotea says it smells. The agent is Prudence.', 1],
    ['Her neighbour gave her a Norvelle kettle NK-100. Her doctor is Dr Van Oosterzee.', 1],
  ])('leave what is asked about: %s', (notes, count) => {
    const items = read(notes);
    expect(items).toHaveLength(count);
    expect(JSON.stringify(items)).not.toMatch(/brandrake|oddfell|dorotea|prudence|oosterzee/i);
  });

  it('are customers of a workshop, whose things are asked about', () => {
    const text =
      'BMW 3-Series 2012, 188.300 km, Kunde Halvar Brandrake\nToyota Prius 2020, 61.000 km, Kundin Frau Oddfell';
    expect(read(text).map(({ vehicle }) => vehicle)).toEqual([
      { years: ['2012'], make: 'BMW', model: '3-Series' },
      { years: ['2020'], make: 'TOYOTA', model: 'Prius' },
    ]);
  });

  it('take out the column of who lives there', () => {
    const text =
      'unit | what | plate says | tenant out\n2A | Norvelle kettle | NK-100 | A. Brandrake 8/31\n2B | Brightwick heater | BW-15 | O. Anselmo-Falk 9/15';
    expect(asked(text).join(' ')).not.toMatch(/brandrake|anselmo|falk/i);
  });

  it('are read where a known brand stands in them', () => {
    expect(asked('Guest: Graco stroller SS115\nNorvelle kettle NK-100')).toContain('Graco stroller SS115');
  });
});

describe('number plates and mileages', () => {
  it.each([
    "'12 BMW 3-Series  141,009 mi  oil leak  -  Brandrake  plate 4KDW19",
    '2012 BMW 3-Series, 141009 miles, Brandrake, 4KDW193',
    '2012 BMW 3-Series 141k mi | Brandrake RGN 5582 | brakes',
    '2012 BMW 3-Series 226 000 km, Kennzeichen B-XY 1234',
    '2012 BMW 3-Series, 141.009 km, targa AB 123 CD (Brandrake)',
  ])('belong to no model and are no product: %s', (notes) => {
    const items = read(notes);
    expect(items.map(({ vehicle }) => vehicle)).toEqual([{ years: ['2012'], make: 'BMW', model: '3-Series' }]);
  });

  it.each(['2019 Honda Civic, 2012 BMW 328i', '2019 Honda Civic, 2020 RAM 1500', '2014 Ford F-150, RAM 1500 2019'])(
    'are none where another vehicle stands: %s',
    (notes) => expect(withoutPlates(notes)).toBe(notes),
  );

  it('are none on the plate of a thing', () => {
    expect(withoutPlates('Norvelle bumper plates 45 LB')).toBe('Norvelle bumper plates 45 LB');
    expect(withoutPlates('Norvelle heater, rating plate NH150')).toBe('Norvelle heater, rating plate NH150');
  });
});
