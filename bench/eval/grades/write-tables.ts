import type { GradedCase } from './judge-grades.ts';
import type { RiskPoint } from './risk-curve.ts';
import { upperBound } from './risk-curve.ts';

const KINDS: GradedCase['kind'][] = ['screening', 'other forms', 'fixtures'];
/** Scores at which the curve is told in words. */
const TOLD = [100, 99, 98, 97, 96, 95, 93, 90, 80, 70, 60, 0];

/** The measured risk as Markdown: by letter, by channel and kind of case for A, and along the curve. */
export function writeTables(graded: readonly GradedCase[], ungraded: number, points: readonly RiskPoint[]): string {
  const above = graded.filter(({ isAbove }) => isAbove).length;
  return [
    `${graded.length} graded takes, and ${ungraded} that ended without a grade. ${above} ${above === 1 ? 'has' : 'have'} a better grade than is honest for the case.`,
    table(
      ['grade', 'takes', 'wrong', 'share', 'at most (95 %)'],
      ['A', 'B', 'C', 'D', 'F'].map((letter) => [letter, ...count(graded.filter(({ grade }) => grade === letter))]),
    ),
    'Grade A, by the kind of case:',
    table(
      ['cases', 'takes', 'wrong', 'share', 'at most (95 %)'],
      KINDS.map((kind) => [kind, ...count(graded.filter((each) => each.grade === 'A' && each.kind === kind))]),
    ),
    'Grade A, by channel:',
    table(
      ['channel', 'takes', 'wrong', 'share', 'at most (95 %)'],
      [...new Set(graded.map(({ slug }) => slug))].map((slug) => [
        slug,
        ...count(graded.filter((each) => each.grade === 'A' && each.slug === slug)),
      ]),
    ),
    'Along the curve:',
    table(
      ['score from', 'coverage', 'takes', 'wrong', 'risk'],
      TOLD.flatMap((least) => {
        const point = points.findLast(({ overall }) => overall >= least);
        if (!point) return [];
        return [[least, percent(point.coverage), point.takes, point.wrong, percent(point.risk)].map(String)];
      }),
    ),
  ].join('\n\n');
}

function count(takes: readonly GradedCase[]): string[] {
  const wrong = takes.filter(({ isWrong }) => isWrong).length;
  const share = takes.length === 0 ? '–' : percent(wrong / takes.length);
  return [
    String(takes.length),
    String(wrong),
    share,
    takes.length === 0 ? '–' : percent(upperBound(wrong, takes.length)),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
