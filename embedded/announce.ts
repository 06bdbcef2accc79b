import { DEMO_OPERATOR } from '#contracts/demo.ts';
import { type LauncherConfig, buildOrigin } from './config.ts';
import type { RunFile } from './run-file.ts';
import { type Access, keepStationKey } from './station-key.ts';

/** A note stands below what it is about: beside it the line would be too long for a terminal. */
const BELOW = `\n${' '.repeat(15)}`;

/** Says where to look. The station key is shown the first time only. */
export async function announce(
  {
    baseUrl,
    consoleLink,
    temporalUi,
    signingKeyId,
  }: Pick<RunFile, 'baseUrl' | 'consoleLink' | 'temporalUi'> & { signingKeyId: string },
  access: Access,
): Promise<void> {
  const { key, isNew } = await keepStationKey(access);
  const places = [
    ['API', `${baseUrl}/api/public/channels`],
    ['Console', `${baseUrl}/console`],
    ...(consoleLink === null ? [] : [['Sign in', `${consoleLink}${BELOW}(once, within 15 minutes)`]]),
    ...(temporalUi === null ? [] : [['Temporal UI', temporalUi]]),
    ['Exports', `signed by key ${signingKeyId}${BELOW}(${baseUrl}/.well-known/jwks.json)`],
    ...(isNew ? [['Station key', `${key}${BELOW}(${DEMO_OPERATOR}; shown this once)`]] : []),
  ];
  console.log(
    ['', 'Longtake is running.', ...places.map(([name, place]) => `  ${name!.padEnd(12)} ${place}`)].join('\n'),
  );
}

/** Commands for the next minutes; they need no network. `takeId` is that of the demo take, where there was one. */
export function sayWhatIsNext({ environment }: Pick<LauncherConfig, 'environment'>, takeId: string | undefined): void {
  const { LONGTAKE_DATA_DIR: dataDir } = environment;
  const run = `${dataDir ? `LONGTAKE_DATA_DIR=${quoteForShell(dataDir)} ` : ''}npm run`;
  const commands = [
    ...(takeId === undefined ? [] : [`${run} take -- verify ${takeId}`]),
    `${run} take -- quote-compare "$(cat examples/two-quotes.txt)"`,
    `${run} take -- --help`,
  ];
  console.log(
    ['', 'Try next, in another terminal (Ctrl-C here ends it all):', ...commands.map((command) => `  ${command}`)].join(
      '\n',
    ),
  );
}

const quoteForShell = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** Where this machine reaches the API, whatever its callers use. */
export function findLocalOrigin({ host, port }: Pick<LauncherConfig, 'host' | 'port'>): string {
  const loopback: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  return buildOrigin(loopback[host] ?? host, port);
}
