import { describe, expect, it } from 'vitest';
import { findLabels } from '../reading/labels.ts';
import { readLimits } from './read-limits.ts';
import { readNeeds } from './read-needs.ts';

const countsIn = (brief: string): string[] =>
  readNeeds(brief, readLimits(brief, '2027-03-01T12:00:00Z').spans).map(({ qty }) => qty);

describe('numbers of a brief that count nothing that is needed', () => {
  it.each([
    ['12 trestle tables for the fete. Three hire shops answered, no tax here.', ['12']],
    ['Wir brauchen 12 Biertische. Zwei Verleiher haben geantwortet.', ['12']],
    ['Il nous faut 12 tables. Deux loueurs ont répondu.', ['12']],
    ['Parish hall, Dublin 6: service of the 12 radiators.', ['12']],
  ])('%s', (brief, counts) => expect(countsIn(brief)).toEqual(counts));
});

describe('what typed notes call a charge', () => {
  it.each([
    ['dlvy BS6   40.00', 'freight'],
    ['Bus parking at the zoo   £60.00', 'fee'],
  ])('%s', (line, kind) => expect(findLabels(line).map((label) => label.kind)).toEqual([kind]));

  it('is none where it is in the price', () =>
    expect(findLabels('£675.00 per bus including driver and parking, £1,350.00 for both')).toEqual([]));
});
