import { join } from 'node:path';
import { readParentEnvironment } from './config.ts';
import { type TestCounts, countTests } from './count-tests.ts';
import { endWithMessage } from './start-error.ts';
import { listenForStop } from './listen-for-stop.ts';
import { runBeside, withoutSettings } from './run-beside.ts';
import { startTestServices } from './test-services.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const SUMMARY_REPORTER = './embedded/summary-reporter.ts';

const environment = readParentEnvironment();
const { drain } = listenForStop({ isUnderNpm: environment['npm_lifecycle_event'] !== undefined });

try {
  process.exit(await runTests(process.argv.slice(2)));
} catch (error) {
  endWithMessage(error);
}

/** Runs vitest beside a Postgres and a Temporal of its own; gives the exit code. The last line says how many tests did what. */
async function runTests(args: string[]): Promise<number> {
  await using services = await startTestServices(environment, {
    log: (line) => console.error(`tests: ${line}`),
    isDurable: false,
  });
  const reportFile = join(services.folder, 'report.json');
  // A character per test, why what was left out, and what failed.
  const reporters = ['dot', 'json', SUMMARY_REPORTER].map((reporter) => `--reporter=${reporter}`);
  reporters.push(`--outputFile.json=${reportFile}`);
  const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=unit', '--project=service'];
  const code = await runBeside([VITEST, 'run', ...projects, ...reporters, ...args], {
    environment: { ...withoutSettings(environment), ...services.environment },
    drain,
  });
  const counts = readCounts(reportFile);
  const hasRun = counts.passed + counts.failed > 0;
  if (!hasRun) console.error('No test ran');
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return code !== 0 || !hasRun || counts.failed > 0 ? 1 : 0;
}

function readCounts(reportFile: string): TestCounts {
  try {
    return countTests(reportFile);
  } catch {
    // vitest ended before it had anything to report.
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
