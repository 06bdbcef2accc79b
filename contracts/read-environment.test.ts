import { describe, expect, it } from 'vitest';
import { ENVIRONMENT, type VariableName } from './environment.ts';
import { ConfigurationError, readEnvironment } from './read-environment.ts';

const secret = Buffer.alloc(32, 7).toString('base64');

/** Per variable: values that are taken and what comes out, and values that are refused. */
const CASES: { [N in VariableName]: { taken: [string, unknown][]; refused: string[] } } = {
  LONGTAKE_SCREENING_AT: {
    taken: [
      ['23:59', { hour: 23, minute: 59 }],
      ['none', null],
    ],
    refused: ['3:00', '24:00', '12:60', 'noon'],
  },
  HOST: { taken: [['::1', '::1']], refused: ['two words', 'a/b'] },
  PORT: { taken: [['65535', 65535]], refused: ['0', '65536', 'http', '80.5', '-1', ' '] },
  LONGTAKE_BASE_URL: {
    taken: [['https://a.example/x/', 'https://a.example/x']],
    refused: ['a.example', 'ftp://a.example', 'https://a.example/?q=1', 'https://a.example/#x'],
  },
  LONGTAKE_DATA_DIR: { taken: [['/var/x', '/var/x']], refused: ['  '] },
  DATABASE_URL: {
    taken: [['postgresql://u:p@h/d', 'postgresql://u:p@h/d']],
    refused: ['mysql://u:p@h/d', 'h:5432'],
  },
  LONGTAKE_SECRET: {
    taken: [[secret, Uint8Array.from(Buffer.alloc(32, 7))]],
    refused: [Buffer.alloc(31, 7).toString('base64'), 'not base64!'],
  },
  TEMPORAL_ADDRESS: {
    taken: [
      ['h:7233', 'h:7233'],
      ['[::1]:7233', '[::1]:7233'],
    ],
    refused: ['h', 'http://h:7233', 'h:0', 'h:70000'],
  },
  TEMPORAL_NAMESPACE: { taken: [['n', 'n']], refused: [' '] },
  TEMPORAL_API_KEY: { taken: [['k', 'k']], refused: [' '] },
  TEMPORAL_TLS: { taken: [['false', false]], refused: ['yes'] },
  TEMPORAL_TLS_CLIENT_CERT_PATH: { taken: [['/c', '/c']], refused: [' '] },
  TEMPORAL_TLS_CLIENT_CERT_DATA: { taken: [['pem', 'pem']], refused: [' '] },
  TEMPORAL_TLS_CLIENT_KEY_PATH: { taken: [['/k', '/k']], refused: [' '] },
  TEMPORAL_TLS_CLIENT_KEY_DATA: { taken: [['pem', 'pem']], refused: [' '] },
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: { taken: [['/c', '/c']], refused: [' '] },
  TEMPORAL_TLS_SERVER_CA_CERT_DATA: { taken: [['pem', 'pem']], refused: [' '] },
  TEMPORAL_TLS_SERVER_NAME: { taken: [['t.example', 't.example']], refused: ['t example'] },
  TEMPORAL_CLI_PATH: { taken: [['/bin/temporal', '/bin/temporal']], refused: [' '] },
  LONGTAKE_ALLOWED_ORIGINS: {
    taken: [
      ['', []],
      ['https://a.example/ http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
    ],
    refused: ['*', 'a.example', 'https://a.example/path', 'ftp://a.example', 'null'],
  },
  TRUST_PROXY: {
    taken: [
      ['1', 1],
      ['10.0.0.0/8, ::1/128', ['10.0.0.0/8', '::1/128']],
    ],
    refused: ['0', '21', 'true', 'loopback', ','],
  },
  LONGTAKE_OUTBOUND_ALLOW: {
    taken: [
      ['', []],
      ['127.0.0.0/8, fd00::/8', ['127.0.0.0/8', 'fd00::/8']],
      ['10.0.0.0/8:443 wiki.internal:8080,[fd00::1]:80', ['10.0.0.0/8:443', 'wiki.internal:8080', '[fd00::1]:80']],
    ],
    refused: ['127.0.0.1', '10.0.0.0/33', 'example.org', 'wiki.internal:0', 'wiki.internal:65536', '10.0.0.0/33:80'],
  },
  LONGTAKE_CONTACT_URL: source(),
  LONGTAKE_CONTACT_EMAIL: {
    taken: [['a.b+c@d.example', 'a.b+c@d.example']],
    refused: ['a.b', 'a@b', 'a@b.example (x)', 'mailto:a@b.example'],
  },
  LONGTAKE_CRAWL_DELAY_MS: { taken: [['0', 0]], refused: ['1s', '-1', '600001'] },
  LONGTAKE_THREADS: { taken: [['4', 4]], refused: ['0', '1025', 'all'] },
  LONGTAKE_THREAD_MEMORY_MB: { taken: [['128', 128]], refused: ['127', '1.5', '1g'] },
  LONGTAKE_RETENTION_DAYS: {
    taken: [
      ['0', 0],
      ['90', 90],
    ],
    refused: ['1.5', '-1', '36501', 'ever'],
  },
  LONGTAKE_TAKE_RETENTION_DAYS: { taken: [['365', 365]], refused: ['1.5', '-1', '36501'] },
  LONGTAKE_ARCHIVE_QUOTA_MB: {
    taken: [
      ['0', null],
      ['1', 1_048_576],
    ],
    refused: ['1.5', '-1', '1g', '100000001'],
  },
  LONGTAKE_CHROMIUM_PATH: { taken: [['/usr/bin/chromium', '/usr/bin/chromium']], refused: [' '] },
  LONGTAKE_RATE_PER_MINUTE: { taken: [['1', 1]], refused: ['0', 'many'] },
  LONGTAKE_RUNNING_TAKES: { taken: [['1', 1]], refused: ['0', '1.5'] },
  LONGTAKE_MODEL: { taken: [['openai/gpt-5', 'openai/gpt-5']], refused: ['gpt-5', '/x'] },
  LONGTAKE_MODEL_API_KEY: { taken: [['k', 'k']], refused: [' '] },
  LONGTAKE_MODEL_BASE_URL: source(),
  LONGTAKE_EMBEDDING_MODEL: { taken: [['openai/e', 'openai/e']], refused: ['e', '/x'] },
  LONGTAKE_EMBEDDING_API_KEY: { taken: [['k', 'k']], refused: [' '] },
  LONGTAKE_EMBEDDING_BASE_URL: source(),
  LONGTAKE_TIMESTAMP_URL: source(),
  COURIER_URL: source(),
  COURIER_SECRET: {
    taken: [[`whsec_${'a'.repeat(43)}=`, `whsec_${'a'.repeat(43)}=`]],
    refused: ['whsec_short', 'a'.repeat(43)],
  },
  MCP_SANDBOX_MODE: { taken: [['true', true]], refused: ['1'] },
  LONGTAKE_TEMPORAL_UI_URL: source(),
  LONGTAKE_DEMO_URL: source(),
};

function source(): { taken: [string, unknown][]; refused: string[] } {
  return { taken: [['http://127.0.0.1:8099/x', 'http://127.0.0.1:8099/x']], refused: ['127.0.0.1:8099', 'file:///x'] };
}

describe.each(Object.entries(CASES))('%s', (name, { taken, refused }) => {
  const variable = name as VariableName;
  it.each(taken)('takes %j', (text, value) => {
    const values = readEnvironment({ [variable]: text }, { required: [variable], optional: [] });
    expect(values[variable]).toEqual(value);
  });
  it.each(refused)('refuses %j', (text) => {
    const read = () => readEnvironment({ [variable]: text }, { required: [variable], optional: [] });
    expect(read).toThrow(`${variable} must be ${ENVIRONMENT[variable].mustBe}; it was `);
  });
});

describe('readEnvironment', () => {
  it('names every wrong variable in one message', () => {
    const read = () =>
      readEnvironment(
        { PORT: 'http', LONGTAKE_CRAWL_DELAY_MS: '-5', HOST: 'localhost' },
        { required: ['PORT', 'HOST', 'DATABASE_URL'], optional: ['LONGTAKE_CRAWL_DELAY_MS'] },
      );
    expect(read).toThrow(
      new ConfigurationError([
        { name: 'PORT', mustBe: ENVIRONMENT.PORT.mustBe, was: '"http"' },
        { name: 'DATABASE_URL', mustBe: ENVIRONMENT.DATABASE_URL.mustBe, was: 'not set' },
        { name: 'LONGTAKE_CRAWL_DELAY_MS', mustBe: ENVIRONMENT.LONGTAKE_CRAWL_DELAY_MS.mustBe, was: '"-5"' },
      ]),
    );
  });

  it.each(['LONGTAKE_SECRET', 'DATABASE_URL'] as const)('never shows %s', (name) => {
    const read = () => readEnvironment({ [name]: 'hush hush' }, { required: [name], optional: [] });
    expect(read).toThrow('it was something else (not shown)');
    expect(read).not.toThrow('hush');
  });

  it('counts an empty value as not set', () => {
    const values = readEnvironment(
      { PORT: '', TEMPORAL_API_KEY: '' },
      { required: ['PORT'], optional: ['TEMPORAL_API_KEY'] },
    );
    expect(values).toEqual({ PORT: 3000 });
  });
});

describe('ENVIRONMENT', () => {
  const withFallback = Object.entries(ENVIRONMENT).filter(([, variable]) => 'fallback' in variable);
  it.each(withFallback)('%s takes its own fallback', (name) => {
    const variable = name as VariableName;
    const values = readEnvironment({}, { required: [variable], optional: [] });
    expect(values).toHaveProperty(variable);
  });
});
