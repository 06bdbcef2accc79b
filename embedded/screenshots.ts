import { readParentEnvironment } from './config.ts';
import { endWithMessage } from './start-error.ts';
import { listenForStop } from './listen-for-stop.ts';
import { runBeside, withoutSettings } from './run-beside.ts';
import { startTestServices } from './test-services.ts';

const environment = readParentEnvironment();
const { drain } = listenForStop({ isUnderNpm: environment['npm_lifecycle_event'] !== undefined });

try {
  process.exit(await takeScreenshots(process.argv.slice(2)));
} catch (error) {
  endWithMessage(error);
}

/** Takes the pictures of the docs on an installation of its own, beside a Postgres and a Temporal that go with it; gives the exit code. */
async function takeScreenshots(names: string[]): Promise<number> {
  await using services = await startTestServices(environment, {
    log: (line) => console.error(`screenshots: ${line}`),
    isDurable: false,
  });
  return await runBeside(['test/screenshots/main.ts', ...names], {
    environment: { ...withoutSettings(environment), ...services.environment },
    drain,
  });
}
