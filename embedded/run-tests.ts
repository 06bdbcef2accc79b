import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ProcessEnvironment, readParentEnvironment } from './config.ts';
import { type TestCounts, countTests } from './count-tests.ts';
import { endWithMessage } from './end-with-message.ts';
import { listenForStop } from './listen-for-stop.ts';
import { ROOT } from './root.ts';
import { startTestServices } from './test-services.ts';

const environment = readParentEnvironment();
const { drain } = listenForStop({ isUnderNpm: environment['npm_lifecycle_event'] !== undefined });

try {
  process.exit(await runTests(process.argv.slice(2)));
} catch (error) {
  endWithMessage(error);
}

/** Runs vitest beside a Postgres and a Temporal of its own; gives the exit code. The last line says how many tests did what. */
async function runTests(args: string[]): Promise<number> {
  await using services = await startTestServices(environment, (line) => console.error(`tests: ${line}`));
  const reportFile = join(services.folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=unit', '--project=service'];
  const code = await runVitest(['run', ...projects, ...reporters, ...args], {
    ...withoutSettings(environment),
    ...services.environment,
  });
  const counts = readCounts(reportFile);
  const hasRun = counts.passed + counts.failed > 0;
  if (!hasRun) console.error('No test ran');
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return code !== 0 || !hasRun || counts.failed > 0 ? 1 : 0;
}

function runVitest(args: string[], env: ProcessEnvironment): Promise<number> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, ...args], { cwd: ROOT, stdio: 'inherit', env });
  const stop = () => child.kill('SIGTERM');
  if (drain.aborted) stop();
  drain.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Whatever the outer environment points an installation at is not for the tests. */
function withoutSettings(outer: ProcessEnvironment): ProcessEnvironment {
  const isOurs = /^(HOST|PORT|DATABASE_URL|COURIER_URL|MCP_SANDBOX_MODE|TEMPORAL_.*|LONGTAKE_(?!FIXTURES$).*)$/;
  return Object.fromEntries(Object.entries(outer).filter(([name]) => !isOurs.test(name)));
}

function readCounts(reportFile: string): TestCounts {
  try {
    return countTests(reportFile);
  } catch {
    // vitest ended before it had anything to report.
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
