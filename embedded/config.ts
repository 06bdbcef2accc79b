import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT } from '#contracts/environment.ts';
import type { VariableName } from '#contracts/environment.ts';
import { buildModelSettings } from '#contracts/model-settings.ts';
import { ConfigurationError, readEnvironment } from '#contracts/read-environment.ts';
import type { EnvironmentProblem } from '#contracts/read-environment.ts';
import { readSourceSettings } from '#contracts/source.ts';
import { TEMPORAL_VARIABLES, buildTemporalSettings } from '#contracts/temporal-settings.ts';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';
import { isUsable } from './temporal-cli.ts';

/** Variables as a child process gets them. */
export type ProcessEnvironment = Record<string, string | undefined>;

export interface LauncherConfig {
  host: string;
  port: number;
  baseUrl: string;
  dataDir: string;
  /** Undefined: embedded. */
  databaseUrl: string | undefined;
  /** In base64, as it was set; undefined: the one that the data directory keeps. */
  secret: string | undefined;
  /** Undefined: embedded. */
  temporal: TemporalSettings | undefined;
  namespace: string;
  environment: ProcessEnvironment;
}

/** Everything that launcher, API and worker read, checked at once. Ends in a ConfigurationError that names all that is wrong. */
export function readLauncherConfig(environment: ProcessEnvironment = process.env): LauncherConfig {
  const values = readAll(environment);
  const { TEMPORAL_ADDRESS } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    baseUrl: values.LONGTAKE_BASE_URL ?? buildOrigin(values.HOST, values.PORT),
    dataDir: resolve(values.LONGTAKE_DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    secret: values.LONGTAKE_SECRET && environment['LONGTAKE_SECRET'],
    temporal:
      TEMPORAL_ADDRESS === undefined
        ? undefined
        : buildTemporalSettings({ ...values, TEMPORAL_ADDRESS }, (path) => readFileSync(path)),
    namespace: values.TEMPORAL_NAMESPACE,
    environment,
  };
}

/** What a command on a running installation needs; address and database where no launcher says them. */
export function readCommandConfig(
  environment: ProcessEnvironment = process.env,
): Pick<LauncherConfig, 'dataDir' | 'secret' | 'databaseUrl'> & { baseUrl: string | undefined } {
  const names = {
    required: ['LONGTAKE_DATA_DIR'],
    optional: ['LONGTAKE_SECRET', 'DATABASE_URL', 'LONGTAKE_BASE_URL'],
  } as const;
  const values = readEnvironment(environment, names);
  return {
    dataDir: resolve(values.LONGTAKE_DATA_DIR),
    secret: values.LONGTAKE_SECRET && environment['LONGTAKE_SECRET'],
    databaseUrl: values.DATABASE_URL,
    baseUrl: values.LONGTAKE_BASE_URL,
  };
}

/** How to reach a Temporal of somebody else's. */
export function readTemporalConfig(environment: ProcessEnvironment = process.env): TemporalSettings {
  const names = { required: ['TEMPORAL_ADDRESS'], optional: TEMPORAL_VARIABLES } as const;
  return buildTemporalSettings(readEnvironment(environment, names), (path) => readFileSync(path));
}

/** What the test run hands on to the tests and to the processes that they start. */
export function readParentEnvironment(): ProcessEnvironment {
  return process.env;
}

/** Where a Temporal CLI that had to be fetched is kept, beyond the life of a clone. */
export function findCacheFolder(environment: ProcessEnvironment): string {
  return join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'longtake');
}

/** Address of something that listens on a host of ours; IPv6 goes in brackets. */
export function buildOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function readAll(environment: ProcessEnvironment) {
  const problems: EnvironmentProblem[] = [];
  const names = {
    required: ['HOST', 'PORT', 'LONGTAKE_DATA_DIR'],
    optional: Object.keys(ENVIRONMENT) as VariableName[],
  } as const;
  const cli = environment['TEMPORAL_CLI_PATH'];
  if (cli && !environment['TEMPORAL_ADDRESS'] && !isUsable(cli)) {
    const was = `${JSON.stringify(cli)}, which is none that runs`;
    problems.push({ name: 'TEMPORAL_CLI_PATH', mustBe: 'the path of a Temporal CLI', was });
  }
  try {
    const values = readEnvironment(environment, names, readSourceSettings(environment).problems);
    buildModelSettings(values);
    if (problems.length === 0) return values;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.push(...error.problems);
  }
  throw new ConfigurationError(problems);
}

/** Folder of the clone, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
