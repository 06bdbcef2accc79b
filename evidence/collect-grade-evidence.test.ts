import { describe, expect, it } from 'vitest';
import type { Composition } from '#contracts/composition.ts';
import type { Finding } from '#contracts/evidence.ts';
import { checkComposition } from './check-composition.ts';
import { collectGradeEvidence } from './collect-grade-evidence.ts';
import type { GradedTake } from './collect-grade-evidence.ts';
import { gradeTake } from './grade-take.ts';

const QUOTES = ['Alpha ferries sail at 10:30', 'Bravo ferries sail at 11:45', 'Charlie ferries sail at 12:15'];
const FINDINGS: Finding[] = QUOTES.map((quote, at) => ({
  id: `f${at}`,
  subGoal: at < 2 ? 'early' : 'late',
  value: {},
  citations: [{ page: `p${at}`, start: 0, end: quote.length, quote, role: 'quote', id: `c${at}` }],
}));
const REQUESTS = [0, 1, 2].map((at) => ({ id: `r${at}`, subGoal: at < 2 ? 'early' : 'late' }));
const PAGES = [0, 1, 2].map((at) => ({
  requestId: `r${at}`,
  sha256: `p${at}`,
  url: `https://www.line${at}.example/times`,
  ageSeconds: at,
  origin: 'web' as const,
}));

const compose = (overrides: Partial<Composition> = {}): Composition => ({
  sentences: [{ text: QUOTES[2] ?? '', isFactual: true, findings: ['f2'], rows: [], derivations: [] }],
  table: {
    columns: [
      { key: 'line', label: 'Line', type: 'text' },
      { key: 'at', label: 'Sails at', type: 'text' },
    ],
    rows: FINDINGS.map(({ id, citations }) => ({
      cells: { line: citations[0]?.quote.split(' ')[0] ?? '', at: /\d.*/.exec(citations[0]?.quote ?? '')?.[0] ?? '' },
      findings: [id],
      derivations: [],
    })),
    summary: {},
  },
  asks: [],
  held: [],
  undone: [],
  metSubGoals: ['early', 'late'],
  assessments: [],
  leftOut: [],
  ...overrides,
});

function collect(composition: Composition, overrides: Partial<GradedTake> = {}) {
  const verified = overrides.verified ?? { findings: FINDINGS, dropped: [] };
  const pages = PAGES.map(({ sha256, url }) => ({ sha256, url, origin: 'web' as const, links: [] }));
  const answer = checkComposition(composition, {
    findings: verified.findings,
    pages,
    textOf: () => QUOTES.join('\n'),
    briefText: 'When do they sail?',
  });
  return collectGradeEvidence({
    subGoals: [{ id: 'early' }, { id: 'late' }],
    requests: REQUESTS,
    pages: PAGES,
    failures: [],
    composition,
    answer,
    undone: [],
    ...overrides,
    verified,
  });
}

const RUBRIC = {
  id: 'ferries',
  version: 1,
  checks: (['sub-goals', 'sources', 'claims', 'completeness', 'budget'] as const).map((check) => ({
    check,
    weight: 1,
  })),
};
const overall = (...given: Parameters<typeof collect>): number => gradeTake(RUBRIC, collect(...given)).overall;

describe('collectGradeEvidence', () => {
  it('takes a whole take together', () => {
    const evidence = collect(compose(), { briefText: 'See line0.example' });
    expect(evidence.claims.map(({ id, pages }) => [id, pages])).toEqual([
      ['row:0', ['p0']],
      ['row:1', ['p1']],
      ['row:2', ['p2']],
      ['sentence:0', ['p2']],
    ]);
    expect(evidence.cells).toEqual({ due: 6, filled: 6 });
    expect(evidence.sources.map(({ isNamed }) => isNamed)).toEqual([true, false, false]);
    expect(evidence).toMatchObject({ lost: [], undone: [], unverified: [], findings: { dropped: [] } });
    expect(gradeTake(RUBRIC, evidence)).toMatchObject({ overall: 100, letter: 'A' });
  });

  it('lowers the grade the more of a composition is wrong', () => {
    const whole = compose();
    const rows = whole.table?.rows ?? [];
    const wrong = [0, 1, 2, 3].map((count) =>
      compose({
        table: {
          ...whole.table!,
          rows: rows.map((row, at) => (at < count ? { ...row, cells: { ...row.cells, at: '23:59' } } : row)),
        },
      }),
    );
    const grades = wrong.map((composition) => overall(composition));
    expect(grades).toEqual(grades.toSorted((a, b) => b - a));
    expect(new Set(grades).size).toBe(4);
  });

  it('lowers the grade the more rows are left out without a word', () => {
    const whole = compose({ sentences: [] });
    const grades = [3, 2, 1, 0].map((count) =>
      overall({ ...whole, table: { ...whole.table!, rows: whole.table!.rows.slice(0, count) } }),
    );
    expect(grades).toEqual(grades.toSorted((a, b) => b - a));
    expect(new Set(grades).size).toBe(4);
    expect(collect({ ...whole, table: { ...whole.table!, rows: [] }, leftOut: ['f0'] }).lost).toEqual(['f1', 'f2']);
    const { leftOut: _leftOut, ...silent } = whole;
    expect(collect(silent).lost).toBeUndefined();
  });

  it('lowers the grade the more quotes are not found', () => {
    const grades = [0, 1, 2].map((count) => {
      const findings = FINDINGS.slice(count);
      const composition = compose({ sentences: [] });
      const rows = composition.table!.rows.slice(count);
      return overall(
        { ...composition, table: { ...composition.table!, rows } },
        {
          verified: { findings, dropped: FINDINGS.slice(0, count).map(({ id }) => ({ finding: id, reason: 'gone' })) },
        },
      );
    });
    expect(grades).toEqual(grades.toSorted((a, b) => b - a));
    expect(new Set(grades).size).toBe(3);
  });

  it('counts words of a model that fell as never said, and those of the rules as claims that fell', () => {
    const invented = {
      text: 'Delta ferries sail at 23:59',
      isFactual: true,
      findings: ['f2'],
      rows: [],
      derivations: [],
    };
    const fallen = (sentence: Composition['sentences'][number]) =>
      collect(compose({ sentences: [...compose().sentences, sentence] })).claims.filter(({ isKept }) => !isKept).length;
    expect([fallen(invented), fallen({ ...invented, isModels: true })]).toEqual([1, 0]);
  });

  it('opens a sub-goal again when none of its claims held', () => {
    const composition = compose();
    const rows = composition.table!.rows.map((row) => ({
      ...row,
      cells: { ...row.cells, at: row.findings.includes('f2') ? '23:59' : row.cells.at! },
    }));
    const table = { ...composition.table!, rows };
    expect(collect({ ...composition, sentences: [], table }).subGoals).toEqual([
      { id: 'early', isMet: true },
      { id: 'late', isMet: false },
    ]);
    expect(collect({ ...composition, table }).subGoals[1]?.isMet).toBe(true);
  });

  it('counts a source without page or failure as left by the budget', () => {
    const [first, second] = collect(compose(), {
      pages: PAGES.slice(2),
      failures: [{ requestId: 'r0', code: 'timed_out', detail: '' }],
    }).sources;
    expect(first).toMatchObject({ page: null, failure: 'timed_out', host: null });
    expect(second).toMatchObject({ page: null, failure: 'budget' });
  });

  it('compares what pages say about the same', () => {
    const said = (values: string[]): Finding[] =>
      FINDINGS.map((finding, at) => ({ ...finding, about: 'first boat', says: values[at] ?? '' }));
    expect(
      collect(compose(), { verified: { findings: said(['10:30', '10:30', '10:30']), dropped: [] } }).agreements,
    ).toEqual([{ about: 'first boat', findings: ['f0', 'f1', 'f2'], isAgreed: true }]);
    expect(
      collect(compose(), { verified: { findings: said(['10:30', '11:45']), dropped: [] } }).agreements?.[0]?.isAgreed,
    ).toBe(false);
    expect(collect(compose()).agreements).toBeUndefined();
  });

  it('tells findings that fell and lowers the grade as for a row', () => {
    const dropped = [
      { finding: 'f2', reason: 'the quote does not stand at its place', quote: 'Charlie ferries\nsail at 12:15' },
      { finding: 'f2', reason: 'no quote is left that carries it' },
      { finding: 'f0', reason: 'the heading is not over a quote of the finding', quote: 'Harbour' },
      { finding: 'again', reason: 'another finding has this id' },
    ];
    const fell = compose({ sentences: [], table: { ...compose().table!, rows: compose().table!.rows.slice(0, 2) } });
    const given = { verified: { findings: FINDINGS.slice(0, 2), dropped } };
    expect(collect(fell, given).undone).toEqual([
      '“Charlie ferries sail at 12:15” was left out: its page does not carry it.',
      'Something that was read was left out: its page does not carry it.',
    ]);
    const spoilt = compose();
    spoilt.table!.rows[2]!.cells['at'] = '99:99';
    const one = { verified: { findings: FINDINGS.slice(0, 2), dropped: dropped.slice(0, 3) } };
    expect(overall(fell, one)).toBeLessThanOrEqual(overall(spoilt));
  });

  it('counts a table without rows as cells that are missing', () => {
    const composition = compose({ sentences: [] });
    expect(
      collect({ ...composition, table: { ...composition.table!, rows: [] }, leftOut: ['f0', 'f1', 'f2'] }).cells,
    ).toEqual({ due: 2, filled: 0 });
    expect(collect({ ...composition, table: null }).cells).toBeUndefined();
  });
});
