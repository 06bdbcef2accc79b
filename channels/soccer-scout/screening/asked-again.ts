import type { ScreeningBrief } from './screening-brief.ts';

/** Briefs that go on from an earlier answer. */
export const ASKED_AGAIN: ScreeningBrief[] = [
  {
    name: 'the answer to an ask',
    notes: 'Alder Falls, Oregon',
    prior: { brief: 'Soccer for a 9 year old within 1 mile', output: '', links: [] },
    rows: { field: 1 },
    radiusMiles: 1,
  },
  {
    name: 'more of the same, farther out',
    notes: 'Make it 2 miles',
    prior: {
      brief: 'Soccer for a 9 year old within 1 mile of Alder Falls, Oregon',
      output: '- Mill Pond Field, 0.5 miles: https://www.openstreetmap.org/way/501',
      links: [],
    },
    rows: { field: 3, club: 1, program: 3 },
    saysNot: [/Mill Pond Field/],
  },
  {
    name: 'more where there is no more',
    notes: 'Anything else there?',
    prior: {
      brief: 'Soccer for a 9 year old within 1 mile of Alder Falls, Oregon',
      output: '- Mill Pond Field, 0.5 miles: https://www.openstreetmap.org/way/501',
      links: [],
    },
    rows: {},
    says: [/nothing within the radius that the earlier answer does not hold/],
  },
];
