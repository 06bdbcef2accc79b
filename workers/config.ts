import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  EMBEDDING_VARIABLES,
  MODEL_VARIABLES,
  type ModelSettings,
  buildEmbeddingSettings,
  buildModelSettings,
} from '#contracts/model-settings.ts';
import { buildOrigin } from '#contracts/build-origin.ts';
import { COURIER_VARIABLES, buildCourierSettings } from './courier-settings.ts';
import type { CourierSettings } from './courier-settings.ts';
import { readEnvironment } from '#contracts/read-environment.ts';
import { readSourceSettings, type SourceSettings } from '#contracts/source.ts';
import { findChromium } from '../outbound/browser/find-chromium.ts';
import { TEMPORAL_VARIABLES, type TemporalSettings, buildTemporalSettings } from '#contracts/temporal-settings.ts';

export interface WorkerConfig {
  dataDir: string;
  /** Address of the API, without a slash at its end. */
  baseUrl: string;
  /** Names server and database; a login in it is not used: the worker logs in as its own role. */
  databaseUrl: string;
  secret: Uint8Array;
  temporal: TemporalSettings;
  runningTakes: number;
  /** Address ranges (CIDR) that outbound requests may reach though they are not public. */
  outboundAllow: string[];
  /** Undefined: the project's page. */
  contactUrl: string | undefined;
  crawlDelayMs: number;
  /** Age from which pages that no take cites are removed; 0: never. */
  retentionDays: number;
  /** Age from which takes that have ended are removed, with all that is theirs; 0: never. */
  takeRetentionDays: number;
  /** Bytes that the archive of an operator may hold; null: as many as there are. */
  archiveQuotaBytes: number | null;
  /** Browser for pages that need their scripts to be run; undefined: there is none. */
  chromiumPath: string | undefined;
  /** What the user agent names to sources that ask for a mail address. */
  contactEmail: string | undefined;
  /** Origins that stand in for the real ones, by the names of the sources in lower case. */
  sources: SourceSettings['origins'];
  /** Keys of sources that take one, by the same names. */
  sourceKeys: SourceSettings['keys'];
  /** Stamps the evidence of takes (RFC 3161); undefined: none does. */
  timestampUrl?: string | undefined;
  model: ModelSettings | undefined;
  /** Tells what passages of the library mean; undefined: the packaged table alone. */
  embedding: ModelSettings | undefined;
  courier: CourierSettings;
  /** When all channels are screened, in UTC; undefined: never. */
  screeningAt: { hour: number; minute: number } | undefined;
  /** The canaries that the channels bring along are kept. */
  hasOwnCanaries: boolean;
  /** Undefined: as many as there are cores. */
  threads: number | undefined;
  threadMemoryMb: number;
  /** Address of the launcher's own page, which the demo take may read. */
  demoUrl: string | undefined;
}

/** What the workers need of the environment. Ends in a ConfigurationError. */
export function readWorkerConfig(environment = process.env): WorkerConfig {
  const sources = readSourceSettings(environment);
  const names = {
    required: ['HOST', 'PORT', 'LONGTAKE_DATA_DIR', 'DATABASE_URL', 'LONGTAKE_SECRET', 'TEMPORAL_ADDRESS'],
    optional: [
      'LONGTAKE_BASE_URL',
      'LONGTAKE_RUNNING_TAKES',
      'LONGTAKE_OUTBOUND_ALLOW',
      'LONGTAKE_CONTACT_URL',
      'LONGTAKE_CONTACT_EMAIL',
      'LONGTAKE_TIMESTAMP_URL',
      'LONGTAKE_CRAWL_DELAY_MS',
      'LONGTAKE_RETENTION_DAYS',
      'LONGTAKE_TAKE_RETENTION_DAYS',
      'LONGTAKE_ARCHIVE_QUOTA_MB',
      'LONGTAKE_CHROMIUM_PATH',
      'LONGTAKE_THREADS',
      'LONGTAKE_THREAD_MEMORY_MB',
      ...MODEL_VARIABLES,
      ...EMBEDDING_VARIABLES,
      ...COURIER_VARIABLES,
      'LONGTAKE_SCREENING_AT',
      'LONGTAKE_DEMO_URL',
      ...TEMPORAL_VARIABLES,
    ],
  } as const;
  const values = readEnvironment(environment, names, sources.problems);
  return {
    dataDir: resolve(values.LONGTAKE_DATA_DIR),
    baseUrl: values.LONGTAKE_BASE_URL ?? buildOrigin(values.HOST, values.PORT),
    databaseUrl: values.DATABASE_URL,
    secret: values.LONGTAKE_SECRET,
    temporal: buildTemporalSettings(values, (path) => readFileSync(path)),
    runningTakes: values.LONGTAKE_RUNNING_TAKES,
    outboundAllow: values.LONGTAKE_OUTBOUND_ALLOW,
    contactUrl: values.LONGTAKE_CONTACT_URL,
    crawlDelayMs: values.LONGTAKE_CRAWL_DELAY_MS,
    retentionDays: values.LONGTAKE_RETENTION_DAYS,
    takeRetentionDays: values.LONGTAKE_TAKE_RETENTION_DAYS,
    archiveQuotaBytes: values.LONGTAKE_ARCHIVE_QUOTA_MB,
    chromiumPath: findChromium(values.LONGTAKE_CHROMIUM_PATH, environment['PATH']),
    contactEmail: values.LONGTAKE_CONTACT_EMAIL,
    sources: sources.settings.origins,
    sourceKeys: sources.settings.keys,
    timestampUrl: values.LONGTAKE_TIMESTAMP_URL,
    model: buildModelSettings(values),
    embedding: buildEmbeddingSettings(values),
    courier: buildCourierSettings(values),
    screeningAt: values.LONGTAKE_SCREENING_AT ?? undefined,
    hasOwnCanaries: true,
    threads: values.LONGTAKE_THREADS,
    threadMemoryMb: values.LONGTAKE_THREAD_MEMORY_MB,
    demoUrl: values.LONGTAKE_DEMO_URL,
  };
}
