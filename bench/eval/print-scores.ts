import type { ScoredCase } from './score-cases.ts';

/** A line per group: cases, those wholly right, mean score, grave faults, grade A with a fault. */
export function printScores(scored: ScoredCase[], { isListed }: { isListed: boolean }): void {
  const groups = Map.groupBy(scored, ({ group }) => group);
  console.log(`${'group'.padEnd(28)}cases  right   mean  grave  A with a fault  slowest ms`);
  for (const [name, own] of [...groups, ...(groups.size > 1 ? [['all', scored] as const] : [])]) {
    const right = own.filter(({ wrong }) => wrong.length === 0).length;
    const mean = own.reduce((sum, { score }) => sum + score, 0) / own.length;
    const grave = own.filter(({ isGrave }) => isGrave).length;
    const flattered = own.filter(({ grade, wrong }) => grade === 'A' && wrong.length > 0).length;
    const slowest = Math.max(...own.map(({ milliseconds }) => milliseconds));
    const cells = [own.length, right, mean.toFixed(3), grave, flattered, slowest];
    console.log(name.padEnd(28) + cells.map((cell, at) => String(cell).padStart([5, 7, 7, 7, 16, 12][at]!)).join(''));
  }
  if (!isListed) return;
  for (const { group, id, grade, wrong } of scored.filter((one) => one.wrong.length > 0)) {
    console.log(`\n${group}/${id}  grade ${grade ?? 'none'}`);
    for (const { expectation, found, isGrave } of wrong)
      console.log(`  ${isGrave ? '! ' : ''}${expectation}${found ? `: ${found}` : ''}`);
  }
}
