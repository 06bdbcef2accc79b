import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '#contracts/grade.ts';
import type { GradedClaim, GradeEvidence, Rubric } from '#contracts/grade.ts';
import { claim, failed, source } from './examples/graded-take.ts';
import { gradeTake } from './grade-take.ts';

describe('gradeTake, damage', () => {
  it('never raises the grade by more damage', () => {
    // A page that falls can take a contradiction with it, so that check alone is no measure of damage.
    const names = CHECKS.filter((check) => check !== 'contradictions');
    const anyRubric = fc.subarray(names, { minLength: 1 }).chain((checks) =>
      fc
        .array(fc.integer({ min: 1, max: 9 }), { minLength: checks.length, maxLength: checks.length })
        .map((weights): Rubric => ({
          id: 'any',
          version: 1,
          checks: checks.map((check, at) => ({
            check,
            weight: weights[at] ?? 1,
            ...(check === 'assessment' && { of: 'depth' }),
          })),
        })),
    );
    const damage = fc.array(fc.tuple(fc.integer({ min: 0, max: DAMAGES.length - 1 }), fc.nat({ max: 50 })), {
      minLength: 1,
      maxLength: 25,
    });
    fc.assert(
      fc.property(anyRubric, anyEvidence, damage, (someRubric, start, steps) => {
        let evidence = start;
        let before = gradeTake(someRubric, evidence);
        for (const [kind, at] of steps) {
          evidence = DAMAGES[kind]?.(evidence, at) ?? evidence;
          const after = gradeTake(someRubric, evidence);
          expect(after.overall).toBeLessThanOrEqual(before.overall);
          expect(after.letter >= before.letter).toBe(true);
          before = after;
        }
      }),
      { numRuns: 3000, seed: 3 },
    );
  });
});

const anyEvidence: fc.Arbitrary<GradeEvidence> = fc
  .record({
    goals: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
    ages: fc.array(fc.option(fc.nat({ max: 9_000_000 })), { minLength: 1, maxLength: 6 }),
    rows: fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 3 }), fc.nat({ max: 5 })), { maxLength: 8 }),
    dropped: fc.nat({ max: 3 }),
    undone: fc.nat({ max: 3 }),
    depth: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ goals, ages, rows, dropped, undone, depth }) => ({
    subGoals: goals.map((isMet, at) => ({ id: `g${at}`, isMet })),
    sources: ages.map((age, at) =>
      age === null ? failed(`s${at}`) : source(`s${at}`, { ageSeconds: age, isNamed: at % 2 === 0 }),
    ),
    findings: {
      verified: rows.map((_, at) => `f${at}`),
      dropped: Array.from({ length: dropped }, (_, at) => `d${at}`),
    },
    claims: rows.map(([isKept, , page], at) =>
      claim(`row:${at}`, { isKept, citations: isKept ? [`c${at}`] : [], pages: isKept ? [`page-s${page}`] : [] }),
    ),
    cells: {
      due: Math.max(3, rows.length * 3),
      filled: rows.reduce((sum, [isKept, filled]) => sum + (isKept ? filled : 0), 0),
    },
    lost: [],
    undone: Array.from({ length: undone }, (_, at) => `left ${at}`),
    assessments: [{ name: 'depth', score: depth, why: '', findings: rows.map((_, at) => `f${at}`) }],
    unverified: [],
  }));

type Damage = (evidence: GradeEvidence, at: number) => GradeEvidence;

/** What goes wrong with takes, as it shows in their evidence. */
const DAMAGES: Damage[] = [
  // A source fails: what leaned on its page falls as well.
  (evidence, at) => {
    const lost = evidence.sources[at % evidence.sources.length];
    if (!lost?.page) return evidence;
    const sources = evidence.sources.map((each) => (each === lost ? failed(each.requestId) : each));
    return fell({ ...evidence, sources }, (each) => each.pages?.includes(lost.page ?? '') ?? false);
  },
  // A value of a row is changed: its check drops it.
  (evidence, at) => fell(evidence, (_, index) => index === at % Math.max(1, evidence.claims.length)),
  // A quote is mutated: its finding falls and its row is never composed.
  (evidence, at) => {
    const index = at % Math.max(1, evidence.claims.length);
    if (!evidence.claims[index]?.isKept) return evidence;
    const after = fell(evidence, (_, each) => each === index);
    const name = `f${evidence.claims[index].id.split(':')[1]}`;
    return {
      ...after,
      claims: after.claims.toSpliced(index, 1),
      findings: {
        verified: after.findings.verified.filter((id) => id !== name),
        dropped: [...after.findings.dropped, name],
      },
    };
  },
  // A row is left out without a word: its finding is lost.
  (evidence, at) => {
    const index = at % Math.max(1, evidence.claims.length);
    if (!evidence.claims[index]?.isKept) return evidence;
    const after = fell(evidence, (_, each) => each === index);
    return { ...after, claims: after.claims.toSpliced(index, 1), lost: [...(after.lost ?? []), `f${at}`] };
  },
  (evidence, at) => ({
    ...evidence,
    subGoals: evidence.subGoals.map((goal, index) =>
      index === at % evidence.subGoals.length ? { ...goal, isMet: false } : goal,
    ),
  }),
  (evidence) => ({ ...evidence, undone: [...evidence.undone, `more ${evidence.undone.length}`] }),
  (evidence, at) => ({ ...evidence, unverified: [...evidence.unverified, `c_${at}`] }),
  (evidence, at) =>
    evidence.cells && evidence.cells.filled > 0
      ? { ...evidence, cells: { ...evidence.cells, filled: evidence.cells.filled - 1 - (at % 1) } }
      : evidence,
];

function fell(evidence: GradeEvidence, isHit: (claim: GradedClaim, index: number) => boolean): GradeEvidence {
  const hit = evidence.claims.filter((each, index) => each.isKept && isHit(each, index)).length;
  const claims = evidence.claims.map((each, index) =>
    each.isKept && isHit(each, index) ? { ...each, isKept: false, citations: [], pages: [] } : each,
  );
  const cells = evidence.cells && { ...evidence.cells, filled: Math.max(0, evidence.cells.filled - 3 * hit) };
  return { ...evidence, claims, ...(cells && { cells }) };
}
