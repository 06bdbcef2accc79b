import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MODEL_VARIABLES, type ModelSettings, buildModelSettings } from '#contracts/model-settings.ts';
import { buildOrigin } from '#contracts/build-origin.ts';
import { COURIER_VARIABLES, buildCourierSettings } from '#contracts/courier-settings.ts';
import type { CourierSettings } from '#contracts/courier-settings.ts';
import { readEnvironment } from '#contracts/read-environment.ts';
import { findChromium } from '../outbound/browser/find-chromium.ts';
import { TEMPORAL_VARIABLES, type TemporalSettings, buildTemporalSettings } from '#contracts/temporal-settings.ts';

export interface WorkerConfig {
  dataDir: string;
  /** Address of the API, without a slash at its end. */
  baseUrl: string;
  /** The owner's login: names server and database. The worker itself logs in as its own role. */
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
  /** Browser for pages that need their scripts to be run; undefined: there is none. */
  chromiumPath: string | undefined;
  /** Origins that stand in for the real ones, without a slash at the end; undefined: the real one. */
  sources: Record<SourceName, string | undefined>;
  model: ModelSettings | undefined;
  courier: CourierSettings;
  /** Undefined: as many as there are cores. */
  threads: number | undefined;
  threadMemoryMb: number;
  /** Address of the launcher's own page, which the demo take may read. */
  demoUrl: string | undefined;
}

const SOURCES = [
  'NHTSA',
  'VPIC',
  'CPSC',
  'OPENFDA',
  'FSIS',
  'IRES',
  'NOMINATIM',
  'OVERPASS',
  'MET',
  'CMA',
  'VAM',
  'GBIF',
] as const;
type SourceName = Lowercase<(typeof SOURCES)[number]>;

/** What the workers need of the environment. Ends in a ConfigurationError. */
export function readWorkerConfig(environment = process.env): WorkerConfig {
  const values = readEnvironment(environment, {
    required: ['HOST', 'PORT', 'LONGTAKE_DATA_DIR', 'DATABASE_URL', 'LONGTAKE_SECRET', 'TEMPORAL_ADDRESS'],
    optional: [
      'LONGTAKE_BASE_URL',
      'LONGTAKE_RUNNING_TAKES',
      'LONGTAKE_OUTBOUND_ALLOW',
      'LONGTAKE_CONTACT_URL',
      'LONGTAKE_CRAWL_DELAY_MS',
      'LONGTAKE_RETENTION_DAYS',
      'LONGTAKE_CHROMIUM_PATH',
      'LONGTAKE_THREADS',
      'LONGTAKE_THREAD_MEMORY_MB',
      ...MODEL_VARIABLES,
      ...COURIER_VARIABLES,
      'LONGTAKE_DEMO_URL',
      ...SOURCES.map((name) => `LONGTAKE_SOURCE_${name}_URL` as const),
      ...TEMPORAL_VARIABLES,
    ],
  });
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
    chromiumPath: findChromium(values.LONGTAKE_CHROMIUM_PATH, environment['PATH']),
    sources: {
      nhtsa: values.LONGTAKE_SOURCE_NHTSA_URL,
      vpic: values.LONGTAKE_SOURCE_VPIC_URL,
      cpsc: values.LONGTAKE_SOURCE_CPSC_URL,
      openfda: values.LONGTAKE_SOURCE_OPENFDA_URL,
      fsis: values.LONGTAKE_SOURCE_FSIS_URL,
      ires: values.LONGTAKE_SOURCE_IRES_URL,
      nominatim: values.LONGTAKE_SOURCE_NOMINATIM_URL,
      overpass: values.LONGTAKE_SOURCE_OVERPASS_URL,
      met: values.LONGTAKE_SOURCE_MET_URL,
      cma: values.LONGTAKE_SOURCE_CMA_URL,
      vam: values.LONGTAKE_SOURCE_VAM_URL,
      gbif: values.LONGTAKE_SOURCE_GBIF_URL,
    },
    model: buildModelSettings(values),
    courier: buildCourierSettings(values),
    threads: values.LONGTAKE_THREADS,
    threadMemoryMb: values.LONGTAKE_THREAD_MEMORY_MB,
    demoUrl: values.LONGTAKE_DEMO_URL,
  };
}
