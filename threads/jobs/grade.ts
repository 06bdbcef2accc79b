import type { GradeEvidence, GradeReport } from '#contracts/grade.ts';
import { gradeTake } from '../../evidence/grade-take.ts';
import type { JobTools } from '../job.ts';

/** The grade that a channel's rubric gives to evidence. */
export const grade = (
  { channel, evidence }: { channel: string; evidence: GradeEvidence },
  { findRules }: JobTools,
): GradeReport => gradeTake(findRules(channel).rubric, evidence);
