import type { ArchiveQuery } from '#contracts/plan.ts';
import { readQuestion } from '../../evidence/tokenise/read-question.ts';
import type { Question } from '../../evidence/tokenise/read-question.ts';

/** Queries of a plan as the index is asked, in their order. */
export const readQuestions = (queries: readonly ArchiveQuery[]): Question[] => queries.map(readQuestion);
