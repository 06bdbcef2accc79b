import { describe, expect, it } from 'vitest';
import { CHECKS } from '#contracts/grade.ts';
import type { CheckName, GradeEvidence, Rubric } from '#contracts/grade.ts';
import { ALL, claim, failed, perfect, rubric, source } from './examples/graded-take.ts';
import { gradeTake } from './grade-take.ts';

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
      'independence',
      { sources: [source('s1', { host: 'ada.github.io' }), source('s2', { host: 'bob.github.io' })] },
      1,
    ],
    [
      'independence',
      { sources: [source('s1', { host: 'a.example' }), source('s2', { host: 'b.example', copyOf: 'page-s1' })] },
      0.5,
    ],
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
    ['a claim that fell', { claims: [claim('row:0'), claim('dropped-sentence:1', { isKept: false })] }, 'B', 89.9],
    ['a quote that fell', { findings: { verified: ['f1'], dropped: ['f2'] } }, 'B', 89.9],
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
    ['an empty table of rows that were found', { claims: [claim('s', { kind: 'sentence' })], lost: ['f1'] }, 'D', 69.9],
    ['neither claim nor sub-goal', { claims: [], subGoals: [{ id: 'g1', isMet: false }] }, 'F', 59.9],
  ] as [string, Partial<GradeEvidence>, string, number][])('caps the grade for %s', (_, overrides, letter, overall) => {
    const report = gradeTake(rubric('budget'), perfect(overrides));
    expect(report).toMatchObject({ letter, overall });
    expect(report.cap).not.toBeNull();
  });

  it.each([
    [0.74, 'B', 89.9],
    [0.75, 'A', 97.5],
  ])('holds %d against what an A needs of a check', (score, letter, overall) => {
    const bound: Rubric = {
      id: 'b',
      version: 1,
      checks: [
        { check: 'budget', weight: 9 },
        { check: 'assessment', of: 'depth', weight: 1, least: 0.75 },
      ],
    };
    const report = gradeTake(bound, perfect({ assessments: [{ name: 'depth', score, why: '', findings: ['f1'] }] }));
    expect(report).toMatchObject({ letter, overall });
    expect(report.cap).toBe(letter === 'A' ? null : 'below what an A needs: assessment:depth');
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
});
