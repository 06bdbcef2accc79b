import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildOrigin } from '#contracts/build-origin.ts';
import { EMBEDDING_VARIABLES, type ModelSettings, buildEmbeddingSettings } from '#contracts/model-settings.ts';
import { readEnvironment } from '#contracts/read-environment.ts';
import { TEMPORAL_VARIABLES, type TemporalSettings, buildTemporalSettings } from '#contracts/temporal-settings.ts';

export interface ApiConfig {
  host: string;
  port: number;
  /** Without a slash at its end. */
  baseUrl: string;
  dataDir: string;
  /** Names server and database; a login in it is not used: the API logs in as its own role. */
  databaseUrl: string;
  secret: Uint8Array;
  temporal: TemporalSettings;
  ratePerMinute: number;
  runningTakes: number;
  /** Bytes that the archive of an operator may hold; null: as many as there are. */
  archiveQuotaBytes: number | null;
  outboundAllow: string[];
  isSandbox: boolean;
  /** Origins of front ends that may call the tool server and the OAuth endpoints, beside our own and loopback. */
  allowedOrigins: string[];
  /** Proxies in front: how many, or their networks; undefined where callers connect directly. */
  trustProxy: number | string[] | undefined;
  /** Undefined: approved specimens become files. */
  courierUrl: string | undefined;
  /** For the links of the console. */
  temporalUi: string | undefined;
  /** Undefined: as many as there are cores. */
  threads: number | undefined;
  threadMemoryMb: number;
  /** Tells what a question of the library means; undefined: the packaged table alone. */
  embedding: ModelSettings | undefined;
}

/** What the API needs of the environment. Ends in a ConfigurationError. */
export function readApiConfig(environment = process.env): ApiConfig {
  const values = readEnvironment(environment, {
    required: ['HOST', 'PORT', 'LONGTAKE_DATA_DIR', 'DATABASE_URL', 'LONGTAKE_SECRET', 'TEMPORAL_ADDRESS'],
    optional: [
      'LONGTAKE_BASE_URL',
      'LONGTAKE_RATE_PER_MINUTE',
      'LONGTAKE_RUNNING_TAKES',
      'LONGTAKE_ARCHIVE_QUOTA_MB',
      'LONGTAKE_OUTBOUND_ALLOW',
      'MCP_SANDBOX_MODE',
      'LONGTAKE_ALLOWED_ORIGINS',
      'TRUST_PROXY',
      'COURIER_URL',
      'LONGTAKE_TEMPORAL_UI_URL',
      'LONGTAKE_THREADS',
      'LONGTAKE_THREAD_MEMORY_MB',
      ...EMBEDDING_VARIABLES,
      ...TEMPORAL_VARIABLES,
    ],
  });
  return {
    host: values.HOST,
    port: values.PORT,
    baseUrl: values.LONGTAKE_BASE_URL ?? buildOrigin(values.HOST, values.PORT),
    dataDir: resolve(values.LONGTAKE_DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    secret: values.LONGTAKE_SECRET,
    temporal: buildTemporalSettings(values, (path) => readFileSync(path)),
    ratePerMinute: values.LONGTAKE_RATE_PER_MINUTE,
    runningTakes: values.LONGTAKE_RUNNING_TAKES,
    archiveQuotaBytes: values.LONGTAKE_ARCHIVE_QUOTA_MB,
    outboundAllow: values.LONGTAKE_OUTBOUND_ALLOW,
    isSandbox: values.MCP_SANDBOX_MODE,
    allowedOrigins: values.LONGTAKE_ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    courierUrl: values.COURIER_URL,
    temporalUi: values.LONGTAKE_TEMPORAL_UI_URL,
    threads: values.LONGTAKE_THREADS,
    threadMemoryMb: values.LONGTAKE_THREAD_MEMORY_MB,
    embedding: buildEmbeddingSettings(values),
  };
}
