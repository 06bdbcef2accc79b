import type { Screening } from '#contracts/screening.ts';
import type { EvaluatedCase } from './evaluated-case.ts';

/** The screening briefs of a channel, held against what screening holds them against. */
export const screenedCases = ({ at, briefs, answer }: Screening): EvaluatedCase[] =>
  briefs.map(({ name, notes, prior = null, hold }) => ({
    group: 'screening',
    id: name,
    notes,
    prior,
    acceptedAt: at,
    fetchSource: answer,
    judge: hold,
  }));
