import { BENCHES } from '../bench/catalogue.ts';
import { readParentEnvironment } from './config.ts';
import { endWithMessage } from './start-error.ts';
import { listenForStop } from './listen-for-stop.ts';
import { runBeside, withoutSettings } from './run-beside.ts';
import { startTestServices } from './test-services.ts';

const BENCH = 'bench/main.ts';

const environment = readParentEnvironment();
const { drain } = listenForStop({ isUnderNpm: environment['npm_lifecycle_event'] !== undefined });

try {
  process.exit(await runBench(process.argv.slice(2)));
} catch (error) {
  endWithMessage(error);
}

/** Runs one measurement, beside a Postgres and a Temporal of its own where it needs them; gives the exit code. */
async function runBench(args: string[]): Promise<number> {
  const outer = withoutSettings(environment);
  const known = args.find((arg) => Object.hasOwn(BENCHES, arg));
  if (known === undefined || BENCHES[known]!.isAlone) return runBeside([BENCH, ...args], { environment: outer, drain });
  await using services = await startTestServices(environment, {
    log: (line) => console.error(`bench: ${line}`),
    isDurable: true,
  });
  return await runBeside([BENCH, ...args], { environment: { ...outer, ...services.environment }, drain });
}
