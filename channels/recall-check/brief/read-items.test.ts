import { describe, expect, it } from 'vitest';
import { readBrief, readItem } from './read-items.ts';

const brief = (notes: string, prior: string | null = null) => ({
  notes,
  prior: prior === null ? null : { brief: prior, output: '', links: [] },
  skipRetrieval: false,
  acceptedAt: '2031-11-20T12:00:00Z',
});
const asked = (notes: string, prior: string | null = null): string[] =>
  readBrief(brief(notes, prior)).items.map((item) => item.asked);

describe('readBrief', () => {
  it.each([
    [
      'one product with commas',
      'Oakhollow sausage, maple, 12 oz, bought in Ohio',
      ['Oakhollow sausage, maple, 12 oz, bought in Ohio'],
    ],
    ['a question', 'Hi there, is my Tumbleton Nimbus high chair recalled? Thanks!', ['Tumbleton Nimbus high chair']],
    [
      'a polite question',
      'Could you please check whether the Brightwick Solace heater has been recalled?',
      ['Brightwick Solace heater'],
    ],
    [
      'a story',
      'We bought a Norvelle Pebble rattle for our daughter last month. Is it safe?',
      ['Norvelle Pebble rattle'],
    ],
    [
      'a numbered list',
      'Please check:\n1. 2030 Subaru Outback\n2) VIN burrito\n3. Norvelle rattle, red and blue',
      ['2030 Subaru Outback', 'VIN burrito', 'Norvelle rattle, red and blue'],
    ],
    [
      'a list that says a thing twice',
      '1. Norvelle rattle\n2. Norvelle rattle',
      ['Norvelle rattle', 'Norvelle rattle'],
    ],
    [
      'bullets',
      '- Norvelle rattle\n* UPC 850012345671\n• Marlbrook tamales',
      ['Norvelle rattle', 'UPC 850012345671', 'Marlbrook tamales'],
    ],
    [
      'an indented second line',
      '1. Norvelle rattle\n   model PB-2\n2. Marlbrook tamales',
      ['Norvelle rattle, model PB-2', 'Marlbrook tamales'],
    ],
    [
      'numbers within a line',
      '1. Norvelle rattle 2. Marlbrook tamales 3. UPC 850012345671',
      ['Norvelle rattle', 'Marlbrook tamales', 'UPC 850012345671'],
    ],
    [
      'plain lines',
      'Recall check for these:\nNorvelle rattle\n2030 Subaru Outback',
      ['Norvelle rattle', '2030 Subaru Outback'],
    ],
    ['semicolons', 'Norvelle rattle; Marlbrook tamales', ['Norvelle rattle', 'Marlbrook tamales']],
    [
      'vehicles with commas',
      '2030 Subaru Outback, 2028 Mazda CX-5 and 2031 Volvo XC40',
      ['2030 Subaru Outback', '2028 Mazda CX-5', '2031 Volvo XC40'],
    ],
    [
      'a vehicle and a product',
      'a 2030 Subaru Outback and a Norvelle Pebble rattle',
      ['2030 Subaru Outback', 'Norvelle Pebble rattle'],
    ],
    [
      'two brands',
      'Norvelle Pebble rattle and Tumbleton Nimbus chair',
      ['Norvelle Pebble rattle', 'Tumbleton Nimbus chair'],
    ],
    [
      'brands with commas',
      'Tumbleton Nimbus (model TN-450), Norvelle wooden rattle model PB-20',
      ['Tumbleton Nimbus (model TN-450)', 'Norvelle wooden rattle model PB-20'],
    ],
    [
      'a flavour after a comma',
      'Oakhollow chicken sausage, Apple Maple, 12 oz',
      ['Oakhollow chicken sausage, Apple Maple, 12 oz'],
    ],
    [
      'a question in the middle',
      'Has the Norvelle Pebble rattle been recalled? UPC 850012345671',
      ['Norvelle Pebble rattle, UPC 850012345671'],
    ],
    [
      'a heading before a list',
      '2 vehicles: 2030 Subaru Outback; 2031 Volvo XC40',
      ['2030 Subaru Outback', '2031 Volvo XC40'],
    ],
    ['one name with and', 'Orrin and Vale rain boots and socks set', ['Orrin and Vale rain boots and socks set']],
    [
      'VINs under one word',
      'VINs 4S4BTGND7L3000001, YV4162UK5V2000000',
      ['VIN 4S4BTGND7L3000001', 'VIN YV4162UK5V2000000'],
    ],
    ['UPCs under one word', 'UPCs 850012345671 and 085002233441', ['UPC 850012345671', 'UPC 085002233441']],
    [
      'a vehicle with its VIN',
      '2030 Subaru Outback, VIN 4S4BTGND7L3000001',
      ['2030 Subaru Outback, VIN 4S4BTGND7L3000001'],
    ],
    [
      'a product with its UPC',
      'Norvelle Pebble rattle, UPC 850012345671',
      ['Norvelle Pebble rattle, UPC 850012345671'],
    ],
    ['labelled lines', 'Brand: Norvelle\nProduct: Pebble rattle\nModel: PB-2', ['Norvelle Pebble rattle, model PB-2']],
    [
      'two labelled blocks',
      'Brand: Norvelle\nProduct: rattle\n\nMake: Subaru\nModel: Outback\nYear: 2030',
      ['Norvelle rattle', 'Subaru, Outback 2030'],
    ],
    ['mere talk', 'Hello, can you help me please?', []],
    ['a question about nothing', 'Is my stuff recalled?', []],
  ])('reads %s', (_name, notes, expected) => expect(asked(notes)).toEqual(expected));

  it('counts every entry of a long list', () => {
    const list = Array.from({ length: 31 }, (_, index) => `${index + 1}. Norvelle rattle model PB-${index}`).join('\n');
    expect(asked(list)).toHaveLength(31);
  });

  it.each([
    ['a VIN', 'VIN burrito', '4S4BTGND7L3000001', ['VIN burrito, 4S4BTGND7L3000001']],
    ['a model year', 'Subaru Outback', 'It is a 2030', ['Subaru Outback, 2030']],
    ['a brand', 'folding high chair', 'Tumbleton', ['Tumbleton folding high chair']],
  ])('completes an item of the prior brief by %s', (_name, prior, notes, expected) => {
    const items = readBrief(brief(notes, prior)).items;
    expect(items.map((item) => item.asked)).toEqual(expected);
    expect(items[0]?.problem).toBeNull();
  });

  it('adds new items to those of the prior brief, each once', () => {
    expect(asked('2030 Subaru Outback\nMarlbrook tamales', '2030 Subaru Outback')).toEqual([
      '2030 Subaru Outback',
      'Marlbrook tamales',
    ]);
  });
});

describe('readItem, vehicles', () => {
  it.each([
    ['2030 Subaru Outback', ['2030'], 'SUBARU', 'Outback'],
    ['Subaru Outback 2030', ['2030'], 'SUBARU', 'Outback'],
    ['my 2029 Chevy Silverado 1500 truck', ['2029'], 'CHEVROLET', 'Silverado 1500'],
    ["'28 VW ID.4", ['2028'], 'VOLKSWAGEN', 'ID.4'],
    ['2022 Mercedes GLB 250 4MATIC (white)', ['2022'], 'MERCEDES-BENZ', 'GLB 250 4MATIC'],
    ['2019-2021 Land Rover Range Rover Sport', ['2019', '2020', '2021'], 'LAND ROVER', 'Range Rover Sport'],
    ['2015 Dodge Ram 2500', ['2015'], 'RAM', '2500'],
    ['2026 RAM 3500', ['2026'], 'RAM', '3500'],
    ['2021 Tesla Model 3', ['2021'], 'TESLA', 'Model 3'],
    ['Make: Subaru, Model: Outback, 2030', ['2030'], 'SUBARU', 'Outback'],
  ])('reads %s', (text, years, make, model) => expect(readItem(text).vehicle).toEqual({ years, make, model }));

  it.each([
    'Kawasaki generator KG-3000',
    '2021 Honda lawn mower',
    'BMW kids ride-on',
    'Jeep stroller',
    'Genesis pressure cooker',
    'smart scale',
  ])('takes %s for a product', (text) => {
    expect(readItem(text).vehicle).toBeNull();
    expect(readItem(text).product).not.toBeNull();
  });

  it.each([
    ['Subaru Outback', /model year/],
    ['2030 Subaru', /which model/i],
    ['VIN burrito', /17 characters/],
    ['VIN 4S4BTGNO7L3000001', /letters I, O and Q/],
    ['kids bicycle helmet', /brand/],
  ])('asks for what is missing in %s', (text, pattern) => expect(readItem(text).problem).toMatch(pattern));
});

describe('readItem, recall numbers', () => {
  it('keeps the vehicle or product that stands beside it', () => {
    expect(readItem('is recall 31V-104 for the 2030 Subaru Outback?')).toMatchObject({
      number: { number: '31V104000' },
      vehicle: { make: 'SUBARU', model: 'Outback' },
    });
    expect(readItem('Does F-2101-2031 cover Pinecrest smoked paprika?')).toMatchObject({
      number: { agency: 'FDA' },
      product: { brand: ['pinecrest'] },
    });
    expect(readItem('Is F-2101-2031 real?').product).toBeNull();
  });
});

describe('readItem, VINs', () => {
  it.each([
    ['VIN: 4s4btgnd7l3000001', '4S4BTGND7L3000001', true, true],
    ['4S4BTGND7L3000001', '4S4BTGND7L3000001', true, true],
    ['vin number 4S4BTGND8L3000001', '4S4BTGND8L3000001', true, false],
    ['VIN 4S4BT GND7L 3000001', '4S4BTGND7L3000001', true, true],
    ['VIN 4S4BTGND*L3', '4S4BTGND*L3', false, true],
    ['VIN YV4162UK0V2000000', 'YV4162UK0V2000000', true, true],
  ])('reads %s', (text, vin, isWhole, isCheckDigitRight) =>
    expect(readItem(text).vin).toMatchObject({ vin, isWhole, isCheckDigitRight }),
  );

  it.each([
    ['VIN 4S4BTGND7L3OOOOO1', /Is it 4S4BTGND7L3000001\?/],
    ['VIN 4S4BTGND7L3OOOOO2', /^(?!.*Is it)/],
  ])('asks about %s', (text, problem) => expect(readItem(text).problem).toMatch(problem));

  it('keeps a model year and a vehicle that stand beside it', () => {
    expect(readItem('2030 Subaru Outback VIN 4S4BTGND7L3000001')).toMatchObject({
      vin: { year: '2030' },
      vehicle: { make: 'SUBARU', model: 'Outback' },
    });
  });
});

describe('readItem, products', () => {
  it.each([
    [
      'Tumbleton Nimbus folding high chair',
      { brand: ['tumbleton', 'nimbus'], words: ['folding', 'high', 'chair'], kinds: ['consumer'] },
    ],
    ['kids rain boots by Orrin & Vale', { brand: ['orrin', 'vale'], words: ['kids', 'rain', 'boots'] }],
    [
      'Brightwick heater model no. BW-1500T, serial # 44-AX9',
      { models: ['BW-1500T'], serials: ['44-AX9'], brand: ['brightwick'] },
    ],
    [
      'Pinecrest paprika lots 30A117 and 30A118, best by 05/04/2033',
      { lots: ['30A117', '30A118'], dates: ['2033-04-05', '2033-05-04'] },
    ],
    ['Pinecrest paprika, lot 30A117, 16 oz', { lots: ['30A117'], amounts: [{ text: '16 oz' }] }],
    ['Pinecrest paprika, best by 4/12/33', { brand: ['pinecrest'], dates: ['2033-12-04', '2033-04-12'] }],
    ['Pinecrest paprika, expires 1 Jan 2033', { dates: ['2033-01-01'] }],
    ['Pinecrest paprika, MFD 03-FEB-2033', { codes: [], dates: ['2033-02-03'] }],
    ['Pinecrest paprika, built 3 Feb 2033', { dates: ['2033-02-03'] }],
    ['Brightwick 40V mower', { codes: [], words: ['mower'] }],
    ['Lakelet boots size medium', { sizes: ['M'], words: ['boots'] }],
    ['Lakelet boots, size 2T, made in March 3, 2030', { sizes: ['2T'], dates: ['2030-03-03'] }],
    [
      'Oakhollow sausage 12-oz bought at Marlow in Portland, Oregon',
      { states: ['OR'], amounts: [{ dimension: 'mass', text: '12-oz' }] },
    ],
    ['Aeromere CPAP AB-200', { codes: ['AB-200'], kinds: ['device'] }],
    [
      'metformin tablets 500 mg',
      {
        brand: ['metformin'],
        isKindOnly: false,
        kinds: expect.arrayContaining(['drug']) as unknown,
      },
    ],
    ['vintage Tumbleton chair', { brand: ['tumbleton'], words: ['chair'] }],
    ['wobbly Tumbleton chair', { brand: ['tumbleton'], words: ['wobbly', 'chair'] }],
    ['Old Garden Soup', { brand: ['old', 'garden'], isKindOnly: true }],
    ['UPC 0 85002 23344 1', { gtins: ['085002233441'], brand: [], words: [] }],
  ])('reads %s', (text, expected) => expect(readItem(text).product).toMatchObject(expected));
});
