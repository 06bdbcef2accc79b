import { describe, expect, it } from 'vitest';
import { putValuesRight } from './values-put-right.ts';

describe('years and codes that are put right elsewhere', () => {
  it.each([
    [
      'Correction to my mail of today: the Tahoe is the 2019 one, I misread it.\n\n> 1) 2018 Chevrolet Tahoe\n> 2) 2018 Ford Escape',
      ', I misread it.\n\n> 1) 2019 Chevrolet Tahoe\n> 2) 2018 Ford Escape',
    ],
    ['VW Passat 2015\nKorrektur: der Passat ist Baujahr 2014, nicht 2015.', 'VW Passat 2014\n.'],
    ['Norvelle kettle lot 44120\nI mistyped the lot: 44121, not 44120', 'Norvelle kettle lot 44121\n'],
  ])('%s', (text, right) => {
    expect(putValuesRight(text)).toBe(right);
  });

  it.each([
    'My Tahoe is a 2019.\n2018 Chevrolet Tahoe of my son',
    'The letter lists lot 44121, not 44120. Norvelle kettle lot 44120',
    'Correction: the Norvelle is the 2031 one.\n2030 Brightwick',
  ])('stay where nothing is taken back, or what is not there: %s', (text) => {
    expect(putValuesRight(text)).toBe(text);
  });
});
