import { describe, expect, it } from 'vitest';
import { readTerm } from './read-term.ts';

describe('readTerm', () => {
  it.each([
    ['Helpdesk for 85 agents, 12 months', '12'],
    ['a 24 month term', '24'],
    ['CRM for 40 users, 3 years', '36'],
    ['what does the first year cost?', '12'],
    ['12 Monate Laufzeit', '12'],
    ['pour 36 mois', '36'],
  ])('%s', (brief, months) => expect(readTerm(brief)?.value.months).toBe(months));

  it.each(['with 5 years warranty', 'needed in 2 months', 'the last one is 10 years old', '12 months or 24 months?'])(
    'reads no term of %s',
    (brief) => expect(readTerm(brief)).toBeNull(),
  );
});
