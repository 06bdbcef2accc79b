import type { GradeLetter } from './take.ts';

/** Checks that every rubric can name; each is a pure function in `evidence/checks/` over the stored evidence. */
export const CHECKS = ['sub-goals', 'sources', 'claims', 'completeness', 'budget', 'assessment'] as const;
export type CheckName = (typeof CHECKS)[number];

/** Checks and weights by which a channel's takes are graded. A changed rubric is a new version; old grades keep theirs. */
export interface Rubric {
  id: string;
  version: number;
  checks: { check: CheckName; weight: number; /** assessment: the name that the channel gave it. */ of?: string }[];
}

/** A channel's own judgement of a part of its work, stored with the composition and used by the check `assessment`. */
export interface Assessment {
  name: string;
  /** 0 to 1. */
  score: number;
  why: string;
  findings: string[];
}

export interface CheckResult {
  name: string;
  weight: number;
  /** 0 to 1. */
  score: number;
  why: string;
  /** Ids of the citations, findings or source requests that it looked at. */
  evidence: string[];
}

/** A grade with everything needed to compute it again (DESIGN.md, Evidence). `overall` is 0 to 100 with one decimal. */
export interface GradeReport {
  rubric: { id: string; version: number };
  checks: CheckResult[];
  overall: number;
  letter: GradeLetter;
  /** Why the letter is lower than `overall` says, when it is. */
  cap: string | null;
}
