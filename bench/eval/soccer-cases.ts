import { holds } from '../../channels/screening/expectation.ts';
import { FURTHER_BRIEFS } from '../../channels/soccer-scout/pasted/further-briefs.ts';
import { LATER_BRIEFS } from '../../channels/soccer-scout/pasted/later-briefs.ts';
import { OPEN_BRIEFS } from '../../channels/soccer-scout/pasted/open-briefs.ts';
import { screening } from '../../channels/soccer-scout/screening.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { screenedCases } from './screened-cases.ts';

/** The screening briefs and the pasted ones over the made-up map. */
export async function loadSoccerCases(): Promise<EvaluatedCase[]> {
  return [
    ...screenedCases(screening),
    ...[...OPEN_BRIEFS, ...FURTHER_BRIEFS, ...LATER_BRIEFS].map(({ name, notes, ages }): EvaluatedCase => ({
      group: 'pasted',
      id: name,
      notes,
      acceptedAt: screening.at,
      fetchSource: screening.answer,
      judge: ({ asks }) => {
        const keys = asks.map(({ key }) => key);
        return [holds('ages', ages.length === 0 || !keys.includes('age'), keys)];
      },
    })),
  ];
}
