import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Says at the end of a run which tests were left out and why, and then a line for each that failed. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const byReason = new Map<string, number>();
    for (const test of modules.flatMap(({ children }) => [...children.allTests('skipped')])) {
      const reason = reasonOf(test);
      byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of byReason) console.log(`skipped ${count}: ${reason}`);
    for (const module of modules) {
      // A file that cannot be loaded, and a suite whose hook fails, have errors without a failed test.
      for (const { message } of module.errors()) tellFailed(module.relativeModuleId, message);
      for (const suite of module.children.allSuites()) {
        for (const { message } of suite.errors()) tellFailed(`${module.relativeModuleId} > ${suite.fullName}`, message);
      }
      for (const test of module.children.allTests('failed')) {
        tellFailed(`${module.relativeModuleId} > ${test.fullName}`, test.result().errors?.[0]?.message ?? '');
      }
    }
  }
}

function tellFailed(place: string, message: string): void {
  console.log(`failed: ${place}: ${message.split('\n', 1)[0]!.slice(0, 200)}`);
}

/** What the test said when it was skipped; of one that said nothing, where it stands. */
function reasonOf(test: TestCase): string {
  const result = test.result();
  const place = `${test.module.relativeModuleId} > ${test.parent.type === 'suite' ? test.parent.name : test.name}`;
  return result.state === 'skipped' && result.note !== undefined ? `${result.note} (${place})` : place;
}
