import { describe, expect, it } from 'vitest';
import type { ProgrammeFound } from './found.ts';
import { settleDisagreements, tellDisagreements } from './settle-disagreements.ts';

const programme = (requestId: string, more: Partial<ProgrammeFound>): ProgrammeFound => ({
  id: `program:${requestId}:1`,
  requestId,
  link: `https://club.example/${requestId}`,
  name: 'Valley Rec Soccer',
  fit: 'yes',
  fits: [{ label: '9-year-old', fit: more.fit ?? 'yes' }],
  ages: 'ages 4-12',
  agesQuote: null,
  furtherAges: [],
  furtherQuotes: [],
  limit: null,
  group: null,
  fees: [['$100']],
  feeFor: null,
  hasOtherFees: false,
  sideCosts: [],
  address: null,
  season: [],
  registration: [],
  quote: null,
  publishedAt: null,
  lastYear: null,
  place: null,
  ...more,
});
const ONE = programme('a', {});
const OTHER = programme('b', { name: 'VALLEY REC. SOCCER', fit: 'no', ages: 'ages 4-8', fees: [['$120']] });

describe('settleDisagreements', () => {
  it.each([
    ['pages that contradict each other', [ONE, OTHER], ['unknown', 'unknown']],
    ['pages that agree', [ONE, programme('b', {})], ['yes', 'yes']],
    ['a page that does not say', [ONE, programme('b', { fit: 'unknown' })], ['yes', 'unknown']],
    ['two programs of one page', [ONE, { ...OTHER, requestId: 'a' }], ['yes', 'no']],
    ['programs of other names', [ONE, { ...OTHER, name: 'Valley Travel' }], ['yes', 'no']],
    ['programs without a name', [ONE, { ...OTHER, name: null }], ['yes', 'no']],
  ])('%s', (_what, programmes, fits) => {
    expect(settleDisagreements(programmes).map(({ fit }) => fit)).toEqual(fits);
  });

  it('leaves no child settled either', () => {
    expect(settleDisagreements([ONE, OTHER])[0]?.fits).toEqual([{ label: '9-year-old', fit: 'unknown' }]);
  });
});

describe('tellDisagreements', () => {
  it('names what the pages give differently, once', () => {
    expect(tellDisagreements([ONE, OTHER])).toEqual([
      'The pages give different ages and fees for VALLEY REC. SOCCER: ask the club which of them hold.',
    ]);
  });

  it('is silent where they agree', () => {
    expect(tellDisagreements([ONE, programme('b', { fees: [] })])).toEqual([]);
  });
});
