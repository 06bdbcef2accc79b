import {
  AllowedPlaces,
  HostName,
  MailAddress,
  ModelName,
  Origins,
  Port,
  PostgresUrl,
  Quota,
  Secret,
  Switch,
  Text,
  TimeOfDay,
  TrustedProxies,
  WebAddress,
  WebhookSecret,
  WholeNumber,
} from './environment-values.ts';
import type { Variable } from './environment-values.ts';
import { TEMPORAL_ENVIRONMENT } from './temporal-environment.ts';

const hostOrAddress = { schema: HostName, mustBe: 'a host name or an IP address' };
const webAddress = { schema: WebAddress, mustBe: 'an http or https address without query or fragment' };

/**
 * Every environment variable that Longtake reads (interface document, part 3), but for those of outside sources, which follow from the names of
 * the sources (source.ts). An empty value counts as not set. `.env.example` shows the same list.
 */
export const ENVIRONMENT = {
  HOST: {
    ...hostOrAddress,
    meaning: 'Where API, MCP and console listen',
    example: '0.0.0.0',
    fallback: '127.0.0.1',
  },
  PORT: {
    schema: Port,
    meaning: 'Port of API, MCP and console',
    mustBe: 'a port from 1 to 65535',
    example: '8080',
    fallback: '3000',
  },
  LONGTAKE_BASE_URL: {
    ...webAddress,
    meaning: 'Address under which callers reach the API; http://HOST:PORT where it is not set',
    example: 'https://takes.example.org',
  },
  LONGTAKE_DATA_DIR: {
    schema: Text,
    meaning: 'Everything that must survive: Postgres and Temporal files, pages, stills, courier files',
    mustBe: 'the path of a folder',
    example: '/var/lib/longtake',
    fallback: '.longtake',
  },
  DATABASE_URL: {
    schema: PostgresUrl,
    meaning:
      "A Postgres from version 15 on, by its owner's login with CREATEROLE; API and worker by themselves need no login in it; embedded where it is not set",
    mustBe: 'a Postgres address such as postgres://USER:PASSWORD@HOST:5432/DATABASE',
    example: 'postgres://longtake:password@db.example.org:5432/longtake',
    isSecret: true,
  },
  LONGTAKE_SECRET: {
    schema: Secret,
    meaning: 'Role passwords, encryption keys and cookies come from it; made at the first embedded start',
    mustBe: '32 random bytes or more in base64, as "openssl rand -base64 32" prints them',
    example: 'the output of: openssl rand -base64 32',
    isSecret: true,
  },
  ...TEMPORAL_ENVIRONMENT,
  LONGTAKE_OUTBOUND_ALLOW: {
    schema: AllowedPlaces,
    meaning:
      'Places that outbound requests may reach though they are not public; a page leads, by a redirect or its parts, only to what its own address is allowed by',
    mustBe: 'CIDR, CIDR:port or host:port, separated by commas',
    example: '10.0.0.0/8:443,fd00::/8,wiki.internal:8080',
    fallback: '',
  },
  LONGTAKE_CONTACT_URL: {
    ...webAddress,
    meaning: "What the user agent names; the project's page where it is not set",
    example: 'https://example.org/bot',
  },
  LONGTAKE_CONTACT_EMAIL: {
    schema: MailAddress,
    meaning: 'Mail address that the user agent names to sources that ask for one; SEC EDGAR refuses callers without',
    mustBe: 'a mail address',
    example: 'research@example.org',
  },
  LONGTAKE_CRAWL_DELAY_MS: {
    schema: WholeNumber(0, 600_000),
    meaning: 'Delay between two requests to one origin',
    mustBe: 'a whole number of milliseconds from 0 to 600000',
    example: '2000',
    fallback: '1000',
  },
  LONGTAKE_CHROMIUM_PATH: {
    schema: Text,
    meaning: 'Browser for pages that show nothing without script; looked for on PATH where it is not set',
    mustBe: 'the path of a Chromium or Chrome, or none',
    example: '/usr/bin/chromium',
  },
  LONGTAKE_THREADS: {
    schema: WholeNumber(1, 1_024),
    meaning:
      'Threads of a process that work on texts, pages and pictures; as many as there are cores where it is not set',
    mustBe: 'a whole number from 1 to 1024',
    example: '4',
  },
  LONGTAKE_THREAD_MEMORY_MB: {
    schema: WholeNumber(128, 65_536),
    meaning: 'Most memory of one such thread: what needs more ends its thread and fails alone',
    mustBe: 'a whole number of megabytes from 128 to 65536',
    example: '2048',
    fallback: '1024',
  },
  LONGTAKE_RETENTION_DAYS: {
    schema: WholeNumber(0, 36_500),
    meaning: 'Age in days from which archived pages that no take cites are removed; 0 keeps them for ever',
    mustBe: 'a whole number of days from 0 to 36500',
    example: '90',
    fallback: '0',
  },
  LONGTAKE_TAKE_RETENTION_DAYS: {
    schema: WholeNumber(0, 36_500),
    meaning:
      'Age in days from which takes that have ended are removed with their logs, pages, stills and exports, but for those that filed specimens; 0 keeps them for ever',
    mustBe: 'a whole number of days from 0 to 36500',
    example: '365',
    fallback: '0',
  },
  LONGTAKE_ARCHIVE_QUOTA_MB: {
    schema: Quota,
    meaning:
      'What the pages, logs, outputs and stills of one operator may take of the disk: over it no take of that operator is accepted; 0 sets no limit',
    mustBe: 'a whole number of megabytes from 0 to 100000000',
    example: '2048',
    fallback: '10240',
  },
  LONGTAKE_RATE_PER_MINUTE: {
    schema: WholeNumber(1, 1_000_000),
    meaning: 'Requests per key and minute',
    mustBe: 'a whole number from 1 to 1000000',
    example: '600',
    fallback: '120',
  },
  LONGTAKE_RUNNING_TAKES: {
    schema: WholeNumber(1, 100_000),
    meaning: 'Takes of one operator that run at a time; more wait as queued',
    mustBe: 'a whole number from 1 to 100000',
    example: '50',
    fallback: '20',
  },
  LONGTAKE_MODEL: {
    schema: ModelName,
    meaning: 'Model that plans, extracts and composes; rules do it where it is not set',
    mustBe: 'PROVIDER/MODEL',
    example: 'openai/gpt-5',
  },
  LONGTAKE_MODEL_API_KEY: {
    schema: Text,
    meaning: 'API key of the model provider',
    mustBe: 'an API key',
    example: "as the provider's console shows it",
    isSecret: true,
  },
  LONGTAKE_MODEL_BASE_URL: {
    ...webAddress,
    meaning: 'Address of the model provider with its version path; not subject to the outbound guard',
    example: 'http://127.0.0.1:11434/v1',
  },
  LONGTAKE_EMBEDDING_MODEL: {
    schema: ModelName,
    meaning: 'Model that tells what passages of the library mean, beside the packaged table',
    mustBe: 'PROVIDER/MODEL',
    example: 'openai/text-embedding-3-small',
  },
  LONGTAKE_EMBEDDING_API_KEY: {
    schema: Text,
    meaning: 'API key of the embedding provider',
    mustBe: 'an API key',
    example: "as the provider's console shows it",
    isSecret: true,
  },
  LONGTAKE_EMBEDDING_BASE_URL: {
    ...webAddress,
    meaning: 'Address of the embedding provider with its version path; not subject to the outbound guard',
    example: 'http://127.0.0.1:11434/v1',
  },
  COURIER_URL: {
    ...webAddress,
    meaning: 'Where approved specimens are handed to; files in the data directory where it is not set',
    example: 'https://courier.example.org/specimens',
  },
  COURIER_SECRET: {
    schema: WebhookSecret,
    meaning: 'Signs what is handed to COURIER_URL, as a webhook is signed',
    mustBe: 'whsec_ and the base64 of 24 bytes or more',
    example: 'printf "whsec_%s" "$(openssl rand -base64 32)"',
    isSecret: true,
  },
  LONGTAKE_TIMESTAMP_URL: {
    ...webAddress,
    meaning:
      'Authority that stamps what the answer of a take follows from, at its end (RFC 3161); none does where it is not set. One that is not public has to be in LONGTAKE_OUTBOUND_ALLOW',
    example: 'https://freetsa.org/tsr',
  },
  LONGTAKE_SCREENING_AT: {
    schema: TimeOfDay,
    meaning: 'When all channels are screened, every day, in UTC',
    mustBe: 'a time of day such as 03:00, or none',
    example: '01:30',
    fallback: '03:00',
  },
  MCP_SANDBOX_MODE: {
    schema: Switch,
    meaning: 'Makes every write of the tool server a dry run',
    mustBe: 'true or false',
    example: 'true',
    fallback: 'false',
  },
  LONGTAKE_ALLOWED_ORIGINS: {
    schema: Origins,
    meaning: 'Browser origins that may call the tool server and the OAuth endpoints, beside its own and loopback',
    mustBe: 'origins such as https://app.example.org, separated by commas',
    example: 'https://app.example.org,https://inspector.example.org',
    fallback: '',
  },
  TRUST_PROXY: {
    schema: TrustedProxies,
    meaning:
      'Proxies whose X-Forwarded-For counts for the address of a caller: how many stand in front, or their addresses; none where it is not set',
    mustBe: 'a number of proxies from 1 to 20, or address ranges in CIDR form separated by commas',
    example: '1',
  },
  LONGTAKE_TEMPORAL_UI_URL: {
    ...webAddress,
    meaning: 'Address of the Temporal UI, for the links of the console; set by npm start where Temporal is its own',
    example: 'http://127.0.0.1:8233',
  },
  LONGTAKE_DEMO_URL: {
    ...webAddress,
    meaning: 'Set by the launcher: the page of its own that the demo take, and no other, may read',
    example: 'http://127.0.0.1:4000',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof ENVIRONMENT;
