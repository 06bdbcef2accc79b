import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const namesOf = (notes: string): string[] =>
  read(notes).items.map(({ vin, vehicle, asked }) =>
    vin ? vin.vin : vehicle ? `${vehicle.years.join('+')} ${vehicle.make} ${vehicle.model}` : asked,
  );

const FIELDS = [
  'Policy no.            OM-7741-02',
  'Insured               Astarte Quillfeather',
  'Address               unknown',
  'Body / color          pickup, gray',
  'Odometer              61,407',
  'Weather               fog',
  'Injuries              none',
  'Glass                 full',
].join('\n');

describe('forms with fields of vehicles', () => {
  it.each<[string, string, string[]]>([
    [
      'a VIN in groups and a vehicle by its year',
      `OTTER MUTUAL — CLAIM\n${FIELDS}\n\nVEHICLE 1\nV.I.N.                1FTEW1E5 9KFA 00001\n\nVEHICLE 2\nYear Make Model       2028 Mazda CX-5\n\nPART 3 — LOSS\nDescribe    Vehicle 1 was leaving, vehicle 2 was parked.\n\nPART 4 — OFFICE\nAny recall on either?`,
      ['1FTEW1E59KFA00001', '2028 MAZDA CX-5'],
    ],
    [
      'year, make and model on lines of their own',
      `ZULASSUNG\n${FIELDS}\n\nBaujahr        2030\nMarke          Subaru\nModell         Outback\n\nBitte auf Rückrufe prüfen.`,
      ['2030 SUBARU Outback'],
    ],
    [
      'the VIN beside year, make and model',
      `CARTE GRISE\n${FIELDS}\n\nMarque         Mazda\nModèle         CX-5\nAnnée          2028\nVIN            JM3KFBCM3 X0 100001\n\nY a-t-il un rappel ?`,
      ['JM3KFBCM3X0100001'],
    ],
  ])('%s', (_what, notes, names) => {
    expect(namesOf(notes)).toEqual(names);
    expect(JSON.stringify(read(notes))).not.toMatch(/Quillfeather|7741/);
  });

  it('leaves other papers as they are', () => {
    expect(namesOf(`${FIELDS}\n\nBrightwick heater\nNorvelle kettle`)).not.toEqual([]);
  });
});

describe('what stands above a list, or beside one in a sentence', () => {
  it.each<[string, string, string[]]>([
    [
      'a vehicle above a list',
      'A recall check for our wagon, a 2030 Subaru Outback, and what is in it:\n\n- Norvelle kettle\n- Brightwick heater',
      ['2030 SUBARU Outback', 'Norvelle kettle', 'Brightwick heater'],
    ],
    [
      'a VIN above a list',
      'Fleet car VIN JM3KFBCM3X0100001 and the break room:\n\n* Norvelle kettle\n* Brightwick heater',
      ['JM3KFBCM3X0100001', 'Norvelle kettle', 'Brightwick heater'],
    ],
    [
      'things that are told of by numbers',
      'Our 2028 Mazda CX-5 was hit. Vehicle 1 was leaving the stall, vehicle 2 was parked. Is the Mazda recalled?',
      ['2028 MAZDA CX-5'],
    ],
  ])('%s', (_what, notes, names) => expect(namesOf(notes).toSorted()).toEqual(names.toSorted()));
});
