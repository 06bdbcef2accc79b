import { describe, expect, it } from 'vitest';
import { applyCorrections } from './corrections.ts';

describe('applyCorrections', () => {
  it.each([
    ['Changes since September... no wait, since October.', 'Changes since October.'],
    ['within 3 miles, sorry I meant kilometers, of Rome', 'within 3 kilometers, of Rome'],
    ['from 4.1, I mean 4.2, up', 'from 4.2, up'],
    ['a 2027 model - no wait, the papers say it is a 2028', 'a 2028 model'],
    ['5 km, make that 10 km, around Rome', '10 km, around Rome'],
    ['date code 2848 (edit: misread, it is 2948)', 'date code 2948)'],
    ['Umkreis 5 km, nein warte, 8 km', 'Umkreis 8 km'],
    ['depuis mars, pardon, avril 2026', 'depuis avril 2026'],
    ['2.1 -> 3.0, sorry I meant 2.2 -> 3.0', '2.2 -> 3.0'],
    ['U10 girls near Rome. Sorry I meant U12.', 'U12 girls near Rome.'],
    ['size 4T no wait 5T', 'size 5T'],
    ['for 6, no wait, 7 and then 8, I mean 9 of them', 'for 7 and then 9 of them'],
  ])('%s', (written, meant) => {
    expect(applyCorrections(written)).toBe(meant);
  });

  it.each(['I meant to ask about the 2028 one', 'no wait, please look again', 'since March. I mean it.'])(
    'leaves alone what replaces nothing: %s',
    (written) => {
      expect(applyCorrections(written)).toBe(written);
    },
  );
});
