import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const placeOf = (text: string) => readBrief(text, '2031-11-20T12:00:00Z').place;

describe('which of several towns of one name', () => {
  it.each([
    'she is 6, Portland, the one in Maine, within 4 miles',
    'Portland (the one in Maine), 6 years, 3 miles',
    'my 6 year old, Portland, the Maine one, 3 miles',
    'we live in Portland, I mean in Maine, she is 6',
    'Wir wohnen in Portland, also das in Maine, Kind 6 Jahre, 5 km',
    'On habite à Portland, celui du Maine, enfant de 6 ans, 5 km',
    'Vivimos en Portland, el de Maine, niño de 6 años, 3 millas',
    'Abitiamo a Portland, quello nel Maine, bambino di 6 anni, 5 km',
    'Moramos em Portland, aquele no Maine, criança de 6 anos, 5 km',
    'Wij wonen in Portland, die in Maine, kind van 6 jaar, 5 km',
    'Mieszkamy w Portland, to w Maine, dziecko 6 lat, 5 km',
  ])('%s', (text) => {
    expect(placeOf(text)).toMatchObject({ query: 'Portland, Maine', others: [] });
  });

  it('looks up a town that is known by its name, of which there are several', () => {
    expect(placeOf('Greenville, our son is 8, 3 miles')).toMatchObject({ query: 'Greenville', isZip: false });
  });

  it('takes another place for none of them', () => {
    expect(placeOf('in Norden, the one by the mill, 6 year old')).toMatchObject({ query: 'Norden' });
  });
});
