import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '#contracts/grade.ts';
import type { CheckName, GradedClaim, GradedSource, GradeEvidence, Rubric } from '#contracts/grade.ts';
import { gradeTake } from './grade-take.ts';

const rubric = (...checks: CheckName[]): Rubric => ({
  id: 'test',
  version: 1,
  checks: checks.map((check) => ({ check, weight: 1, ...(check === 'assessment' && { of: 'depth' }) })),
});
const ALL = rubric(...CHECKS);

const source = (requestId: string, overrides: Partial<GradedSource> = {}): GradedSource => ({
  requestId,
  subGoal: 'g1',
  page: `page-${requestId}`,
  failure: null,
  host: `${requestId}.example`,
  origin: 'web',
  isNamed: true,
  ageSeconds: 0,
  ...overrides,
});
const claim = (id: string, overrides: Partial<GradedClaim> = {}): GradedClaim => ({
  id,
  kind: 'row',
  isKept: true,
  citations: [`c_${id}`],
  pages: ['page-s1', 'page-s2'],
  ...overrides,
});

const perfect = (overrides: Partial<GradeEvidence> = {}): GradeEvidence => ({
  subGoals: [
    { id: 'g1', isMet: true },
    { id: 'g2', isMet: true },
  ],
  sources: [source('s1'), source('s2')],
  findings: { verified: ['f1', 'f2'], dropped: [] },
  claims: [claim('row:0'), claim('row:1'), claim('sentence:0', { kind: 'sentence' })],
  cells: { due: 6, filled: 6 },
  lost: [],
  agreements: [{ about: 'a', findings: ['f1', 'f2'], isAgreed: true }],
  undone: [],
  assessments: [{ name: 'depth', score: 1, why: 'deep', findings: ['f1'] }],
  unverified: [],
  ...overrides,
});
const failed = (requestId: string): GradedSource =>
  source(requestId, { page: null, failure: 'timed_out', host: null, origin: null, isNamed: false });

describe('gradeTake', () => {
  it('gives a whole take 100 and an A', () => {
    const report = gradeTake(ALL, perfect());
    expect(report).toMatchObject({ overall: 100, letter: 'A', cap: null, rubric: ALL });
    expect(report.checks.map(({ score }) => score)).toEqual(CHECKS.map(() => 1));
  });

  it.each([
    [
      'sub-goals',
      {
        subGoals: [
          { id: 'g1', isMet: true },
          { id: 'g2', isMet: false },
        ],
      },
      0.5,
    ],
    ['sources', { sources: [source('s1'), source('s2'), source('s3'), failed('s4')] }, 0.75],
    ['sources', { sources: [source('brief', { host: null, origin: 'caller' }), source('s1'), failed('s2')] }, 0.5],
    ['claims', { claims: [claim('row:0'), claim('dropped-row:1', { isKept: false })] }, 0.5],
    ['claims', { claims: [claim('row:0')], findings: { verified: ['f1'], dropped: ['f2'] } }, 0.5],
    ['claims', { claims: [claim('row:0')], lost: ['f2', 'f3', 'f4'] }, 0.25],
    ['completeness', { cells: { due: 8, filled: 6 } }, 0.75],
    ['budget', { undone: ['one page was left unread'] }, 0.5],
    ['budget', { undone: ['one', 'two'] }, 0.25],
    ['assessment', { assessments: [{ name: 'depth', score: 0.8, why: '', findings: ['f1', 'gone'] }] }, 0.4],
    ['assessment', { assessments: [] }, 0],
    [
      'independence',
      { sources: [source('s1', { host: 'a.one.example' }), source('s2', { host: 'b.one.example' })] },
      0.5,
    ],
    ['independence', { sources: [source('s1', { host: 'one.co.uk' }), source('s2', { host: 'two.co.uk' })] }, 1],
    ['independence', { sources: [source('s1'), source('s9')] }, 0.5],
    [
      'first-party',
      {
        sources: [source('s1', { isNamed: false }), source('s2', { origin: 'api', isNamed: false })],
        claims: [claim('a', { pages: ['page-s1'] }), claim('b', { pages: ['page-s2'] })],
      },
      0.5,
    ],
    ['freshness', { sources: [source('s1', { ageSeconds: 30 * 86_400 })] }, 0.5],
    ['freshness', { sources: [source('s1'), failed('s2')] }, 0.5],
    [
      'contradictions',
      {
        agreements: [
          { about: 'a', findings: ['f1', 'f2'], isAgreed: true },
          { about: 'b', findings: ['f1', 'f2'], isAgreed: false },
        ],
      },
      0.5,
    ],
  ] as [CheckName, Partial<GradeEvidence>, number][])('scores %s', (check, overrides, score) => {
    expect(gradeTake(rubric(check), perfect(overrides)).checks[0]?.score).toBe(score);
  });

  it.each([
    ['sources', { sources: [] }],
    ['freshness', { sources: [] }],
    ['contradictions', { agreements: [] }],
  ] as [CheckName, Partial<GradeEvidence>][])('leaves %s out where it has nothing to look at', (check, overrides) => {
    const { checks, overall } = gradeTake(rubric('budget', check), perfect(overrides));
    expect(checks.map(({ name }) => name)).toEqual(['budget']);
    expect(overall).toBe(100);
  });

  it('reads a table-less take by its sentences', () => {
    const { cells: _cells, ...rest } = perfect();
    expect(gradeTake(rubric('completeness'), rest).checks[0]?.score).toBe(1);
    expect(gradeTake(rubric('completeness'), { ...rest, claims: [] }).checks[0]?.score).toBe(0);
  });

  it.each([
    ['an unverified citation', { unverified: ['c_1'] }, 'D', 69.9],
    ['one of four sources unread', { sources: [source('s1'), source('s2'), source('s3'), failed('s4')] }, 'B', 89.9],
    ['half of the sources unread', { sources: [source('s1'), failed('s2')] }, 'C', 79.9],
    ['no claim that holds', { claims: [] }, 'D', 69.9],
    ['no sub-goal met', { subGoals: [{ id: 'g1', isMet: false }] }, 'D', 69.9],
    [
      'an empty table and an open sub-goal',
      {
        claims: [claim('s', { kind: 'sentence' })],
        subGoals: [
          { id: 'g1', isMet: true },
          { id: 'g2', isMet: false },
        ],
      },
      'D',
      69.9,
    ],
    ['neither claim nor sub-goal', { claims: [], subGoals: [{ id: 'g1', isMet: false }] }, 'F', 59.9],
  ] as [string, Partial<GradeEvidence>, string, number][])('caps the grade for %s', (_, overrides, letter, overall) => {
    const report = gradeTake(rubric('budget'), perfect(overrides));
    expect(report).toMatchObject({ letter, overall });
    expect(report.cap).not.toBeNull();
  });

  it('gives nothing useful no C whatever the rubric weighs', () => {
    const nothing = perfect({ claims: [], subGoals: [{ id: 'g1', isMet: false }], cells: { due: 3, filled: 0 } });
    for (const check of CHECKS) expect(['D', 'F']).toContain(gradeTake(rubric(check), nothing).letter);
  });

  it.each([
    [90, 'A'],
    [89.9, 'B'],
    [80, 'B'],
    [79.9, 'C'],
    [70, 'C'],
    [69.9, 'D'],
    [60, 'D'],
    [59.9, 'F'],
    [0, 'F'],
  ])('names %d %s', (overall, letter) => {
    const report = gradeTake(rubric('completeness'), perfect({ cells: { due: 1000, filled: overall * 10 } }));
    expect(report).toMatchObject({ overall, letter });
  });

  it('weighs checks by their weights', () => {
    const weighed: Rubric = {
      id: 'w',
      version: 2,
      checks: [
        { check: 'completeness', weight: 3 },
        { check: 'budget', weight: 1 },
      ],
    };
    expect(gradeTake(weighed, perfect({ cells: { due: 2, filled: 1 } })).overall).toBe(62.5);
  });

  it('computes an old grade again from the rubric in its report', () => {
    const old = gradeTake({ ...ALL, version: 0 }, perfect({ undone: ['x'] }));
    expect(gradeTake(structuredClone(old.rubric), perfect({ undone: ['x'] }))).toEqual(old);
  });

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
