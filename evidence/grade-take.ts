import type { CheckName, CheckResult, GradeEvidence, GradeReport, Rubric } from '#contracts/grade.ts';
import type { GradeLetter } from '#contracts/take.ts';
import { checkAssessment } from './checks/check-assessment.ts';
import { checkBudget } from './checks/check-budget.ts';
import { checkClaims } from './checks/check-claims.ts';
import { checkCompleteness } from './checks/check-completeness.ts';
import { checkContradictions } from './checks/check-contradictions.ts';
import { checkFirstParty } from './checks/check-first-party.ts';
import { checkFreshness } from './checks/check-freshness.ts';
import { checkIndependence } from './checks/check-independence.ts';
import { checkSources } from './checks/check-sources.ts';
import { checkSubGoals } from './checks/check-sub-goals.ts';
import { outsideSources } from './checks/outside-sources.ts';
import type { Check } from './checks/check.ts';

/**
 * The grade of a take from stored evidence alone: the weighted mean of the rubric's checks as 0 to 100 with one decimal, and its letter
 * (A from 90, B from 80, C from 70, D from 60). Caps hold both down where a mean would flatter: see CAPS. Checks that have nothing to
 * look at are left out of the mean.
 */
export function gradeTake(rubric: Rubric, evidence: GradeEvidence): GradeReport {
  const checks: CheckResult[] = [];
  const low: string[] = [];
  for (const { check, weight, of, least = 0 } of rubric.checks) {
    const { score, ...outcome } = CHECK[check](evidence, of);
    if (score === null) continue;
    const name = of ? `${check}:${of}` : check;
    checks.push({ name, weight, score: rounded(score, 4), ...outcome });
    if (score < least) low.push(name);
  }
  const weight = checks.reduce((sum, check) => sum + check.weight, 0);
  const mean = weight > 0 ? (checks.reduce((sum, check) => sum + check.weight * check.score, 0) / weight) * 100 : 0;
  const cap = CAPS.find(({ holds }) => holds(evidence)) ?? (low.length > 0 ? capOf(low) : undefined);
  const isCapped = cap !== undefined && mean > CEILING[cap.letter];
  const overall = rounded(isCapped ? CEILING[cap.letter] : mean, 1);
  return { rubric, checks, overall, letter: letterOf(overall), cap: isCapped ? cap.why : null };
}

const CHECK: Record<CheckName, Check> = {
  'sub-goals': checkSubGoals,
  sources: checkSources,
  claims: checkClaims,
  completeness: checkCompleteness,
  budget: checkBudget,
  assessment: checkAssessment,
  independence: checkIndependence,
  'first-party': checkFirstParty,
  freshness: checkFreshness,
  contradictions: checkContradictions,
};

const FLOORS = [
  ['A', 90],
  ['B', 80],
  ['C', 70],
  ['D', 60],
] as const;

/** The highest mean that still has the letter. */
const CEILING: Record<GradeLetter, number> = { A: 100, B: 89.9, C: 79.9, D: 69.9, F: 59.9 };

interface Cap {
  letter: GradeLetter;
  why: string;
  holds(evidence: GradeEvidence): boolean;
}

/** The first that holds counts: hardest first. */
const CAPS: Cap[] = [
  {
    letter: 'F',
    why: 'no claim holds and no sub-goal is met',
    holds: (evidence) => !hasClaim(evidence) && !isAnyMet(evidence),
  },
  { letter: 'D', why: 'a citation in the output is not verified', holds: ({ unverified }) => unverified.length > 0 },
  { letter: 'D', why: 'no claim holds', holds: (evidence) => !hasClaim(evidence) },
  { letter: 'D', why: 'no sub-goal is met', holds: (evidence) => !isAnyMet(evidence) },
  {
    letter: 'D',
    why: 'the table is empty and a sub-goal is open',
    holds: (evidence) => isTableEmpty(evidence) && evidence.subGoals.some(({ isMet }) => !isMet),
  },
  {
    letter: 'D',
    why: 'the table is empty though rows were found',
    holds: (evidence) => isTableEmpty(evidence) && (evidence.lost?.length ?? 0) > 0,
  },
  {
    letter: 'C',
    why: 'half of the sources or more could not be read',
    holds: (evidence) => unreadShare(evidence) >= 0.5,
  },
  { letter: 'B', why: 'not all sources could be read', holds: (evidence) => unreadShare(evidence) > 0 },
  {
    letter: 'B',
    why: 'something that the rules composed is carried by no quote',
    holds: ({ claims, findings }) => claims.some(({ isKept }) => !isKept) || findings.dropped.length > 0,
  },
];

const capOf = (low: readonly string[]): Pick<Cap, 'letter' | 'why'> => ({
  letter: 'B',
  why: `below what an A needs: ${low.join(', ')}`,
});

const hasClaim = ({ claims }: GradeEvidence): boolean => claims.some(({ isKept }) => isKept);
const isAnyMet = ({ subGoals }: GradeEvidence): boolean => subGoals.some(({ isMet }) => isMet);
const isTableEmpty = ({ cells, claims }: GradeEvidence): boolean =>
  cells !== undefined && !claims.some(({ kind, isKept }) => kind === 'row' && isKept);

function unreadShare(evidence: GradeEvidence): number {
  const sources = outsideSources(evidence);
  return sources.length === 0 ? 0 : sources.filter(({ page }) => page === null).length / sources.length;
}

function letterOf(overall: number): GradeLetter {
  return FLOORS.find(([, floor]) => overall >= floor)?.[0] ?? 'F';
}

/** Half up on the shortest decimal form, so that every machine gives the same digits. */
function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.floor(Number((value * scale).toPrecision(12)) + 0.5) / scale;
}
