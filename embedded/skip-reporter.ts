import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Says at the end of a run which tests were left out, and why. */
export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const byReason = new Map<string, number>();
    for (const test of modules.flatMap(({ children }) => [...children.allTests('skipped')])) {
      const reason = reasonOf(test);
      byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of byReason) console.log(`skipped ${count}: ${reason}`);
  }
}

/** What the test said when it was skipped; of one that said nothing, where it stands. */
function reasonOf(test: TestCase): string {
  const result = test.result();
  const place = `${test.module.relativeModuleId} > ${test.parent.type === 'suite' ? test.parent.name : test.name}`;
  return result.state === 'skipped' && result.note !== undefined ? `${result.note} (${place})` : place;
}
