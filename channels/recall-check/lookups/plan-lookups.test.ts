import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-items.ts';
import { planLookups } from './plan-lookups.ts';

const AT = '2031-11-20T12:34:56Z';
const lookups = (notes: string) =>
  planLookups(readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: AT }).items, AT);
const sources = (notes: string): string[] => [...new Set(lookups(notes).map(({ source }) => source))].toSorted();

describe('planLookups', () => {
  it.each([
    ['2030 Subaru Outback', ['NHTSA']],
    ['VIN 4S4BTGND7L3000001', ['vPIC']],
    ['NHTSA campaign 28V900', ['NHTSA']],
    ['Z-1201-2031', ['openFDA']],
    ['FSIS 031-2031', ['FSIS']],
    ['CPSC recall 31501', ['CPSC']],
    ['UPC 850012345671', ['CPSC', 'FDA iRES', 'FSIS', 'openFDA']],
    ['Tumbleton folding stroller', ['CPSC']],
    ['Oakhollow turkey sausage', ['CPSC', 'FDA iRES', 'FSIS', 'openFDA']],
    ['Corvane nasal spray', ['CPSC', 'FDA iRES', 'openFDA']],
    ['Zorbinox Quell', ['CPSC', 'FDA iRES', 'FSIS', 'openFDA']],
    ['VIN burrito', []],
  ])('asks every register that covers %s', (notes, expected) => expect(sources(notes)).toEqual(expected));

  it('asks what several items need once', () => {
    const ids = lookups('1. Oakhollow sausage\n2. Marlbrook tamales\n3. Oakhollow sausage').map(
      ({ request }) => request.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      lookups('1. Oakhollow sausage\n2. Marlbrook tamales').find(({ source }) => source === 'FSIS')?.items,
    ).toEqual([1, 2]);
  });

  it('decodes several VINs in one batch, years with them', () => {
    const [only, ...rest] = lookups('VIN 4S4BTGND7L3000001\nVIN JM3KFBCM*S0, 2028');
    expect(rest).toEqual([]);
    expect(only?.request).toMatchObject({
      method: 'POST',
      form: { DATA: '4S4BTGND7L3000001;JM3KFBCM*S0,2028', format: 'json' },
    });
  });

  it('keeps addresses short enough to be fetched', () => {
    const notes = Array.from(
      { length: 25 },
      (_, index) =>
        `${index + 1}. Zorbinox${index} extra crunchy organic peanut butter granola protein bar with dark chocolate`,
    ).join('\n');
    for (const { request } of lookups(notes)) {
      const query = new URLSearchParams(request.query).toString();
      expect(`https://api.fda.gov${request.path}?${query}`.length).toBeLessThan(2048);
    }
    expect(lookups(notes).filter(({ source }) => source === 'openFDA').length).toBeLessThan(25);
  });

  it.each([
    ['UPC 850012345671', 'RecallDescription', '50012'],
    ["Farmer Nan's chair", 'RecallTitle', 'Farmer'],
    ['Élan stroller', 'RecallTitle', 'Élan'],
    ['model BW-1500T', 'RecallDescription', 'BW-1500T'],
  ])('asks CPSC about %s by words that stand in its texts', (notes, filter, value) =>
    expect(lookups(notes).map(({ request }) => request.query?.[filter])).toContain(value),
  );

  it('never asks CPSC by a filter that it does not know', () => {
    for (const { request } of lookups(
      '1. UPC 850012345671\n2. Brightwick heater model BW-1500T\n3. CPSC recall 31501',
    ).filter(({ source }) => source === 'CPSC')) {
      const names = Object.keys(request.query ?? {}).filter((name) => name !== 'format');
      expect(names).toHaveLength(1);
      expect(['RecallTitle', 'RecallDescription', 'RecallNumber']).toContain(names[0]);
    }
  });

  it('writes a UPC in the ways that records do', () => {
    const search =
      lookups('UPC 850012345671').find(({ source }) => source === 'openFDA')?.request.query?.['search'] ?? '';
    for (const form of ['"850012345671"', '"0850012345671"', '"50012 34567"']) expect(search).toContain(form);
  });

  it('takes the syntax of the search out of names', () => {
    const search =
      lookups('Zorb"inox AND (evil) sauce').find(({ source }) => source === 'openFDA')?.request.query?.['search'] ?? '';
    expect(search.split('"').length % 2).toBe(1);
    expect(search).not.toMatch(/\(evil\)/);
  });
});
