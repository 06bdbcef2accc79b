import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { channels } from '../../../channels/index.ts';
import { loadGradeSets } from './grade-sets.ts';
import { judgeGrades } from './judge-grades.ts';
import type { GradedCase } from './judge-grades.ts';
import { drawRisk, riskCurve } from './risk-curve.ts';
import { writeTables } from './write-tables.ts';

const DOCUMENT = fileURLToPath(new URL('../../../docs/grades.md', import.meta.url));
const CURVE = fileURLToPath(new URL('../../../docs/grades/risk-coverage.svg', import.meta.url));
const MEASURED = /(?<=<!-- measured -->\n)[\s\S]*(?=<!-- \/measured -->)/;

/**
 * Rolls every case whose answer is known and tells how often a take of each grade is wrong. With `isWritten` the tables of docs/grades.md and its
 * curve are made anew from it. The exit code is 1 where a bar is missed.
 */
export async function measureGrades({
  fixtures,
  isWritten,
  isListed,
}: {
  fixtures: string | undefined;
  isWritten: boolean;
  isListed: boolean;
}): Promise<void> {
  if (fixtures === undefined) console.error('LONGTAKE_FIXTURES is not set: real and messy cases are left out');
  const { graded, ungraded } = await judgeGrades(await loadGradeSets(channels, fixtures));
  const points = riskCurve(graded);
  const tables = writeTables(graded, ungraded, points);
  console.log(tables);
  const bars = holdBars(graded);
  for (const { what, share, most } of bars)
    console.log(
      `\n${share <= most ? 'held' : 'MISSED'}: ${what}: ${(share * 100).toFixed(2)} %, at most ${most * 100} %`,
    );
  if (bars.some(({ share, most }) => share > most)) process.exitCode = 1;
  if (isListed)
    for (const { slug, name, grade, overall, why, isAbove } of graded.filter((each) => each.isWrong || each.isAbove))
      console.log(`${grade} ${overall} ${slug} ${name}${isAbove ? ' (grade above the best)' : ''}: ${why}`);
  if (!isWritten) return;
  writeFileSync(CURVE, `${drawRisk(points)}\n`);
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(MEASURED, () => `\n${tables}\n`),
  );
}

/** What an A promises, and what no grade may do. */
function holdBars(graded: readonly GradedCase[]): { what: string; share: number; most: number }[] {
  const best = graded.filter(({ grade }) => grade === 'A');
  const shareOf = (some: readonly GradedCase[], is: (each: GradedCase) => boolean): number =>
    some.filter(is).length / Math.max(1, some.length);
  return [
    { what: 'grade A and wrong', share: shareOf(best, ({ isWrong }) => isWrong), most: 0.01 },
    { what: 'a grade better than is honest', share: shareOf(graded, ({ isAbove }) => isAbove), most: 0.01 },
  ];
}
