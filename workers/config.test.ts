import { describe, expect, it } from 'vitest';
import { readWorkerConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://o@h/d',
  LONGTAKE_SECRET: Buffer.alloc(32, 1).toString('base64'),
  TEMPORAL_ADDRESS: 'h:7233',
  LONGTAKE_DATA_DIR: '/data',
};

describe('readWorkerConfig', () => {
  it('falls back to what the interface document says', () => {
    expect(readWorkerConfig(environment)).toMatchObject({
      dataDir: '/data',
      temporal: { address: 'h:7233', namespace: 'default' },
      runningTakes: 20,
      outboundAllow: [],
      contactUrl: undefined,
      contactEmail: undefined,
      crawlDelayMs: 1000,
      retentionDays: 0,
      takeRetentionDays: 0,
      archiveQuotaBytes: 10_737_418_240,
      model: undefined,
      courier: undefined,
      demoUrl: undefined,
    });
  });

  it('points sources at the origins that are set for them, and has their keys', () => {
    const set = {
      LONGTAKE_SOURCE_NHTSA_URL: 'http://s/nhtsa/',
      LONGTAKE_SOURCE_NEW_ONE_URL: 'http://s/new',
      LONGTAKE_SOURCE_NVD_KEY: 'k',
      LONGTAKE_SOURCE_GBIF_URL: '',
    };
    expect(readWorkerConfig({ ...environment, ...set })).toMatchObject({
      sources: { nhtsa: 'http://s/nhtsa', new_one: 'http://s/new' },
      sourceKeys: { nvd: 'k' },
    });
  });

  it('names a source whose address is none, and shows no key', () => {
    const set = { LONGTAKE_SOURCE_NHTSA_URL: 'nhtsa', LONGTAKE_SOURCE_NVD_KEY: ' ' };
    expect(() => readWorkerConfig({ ...environment, ...set })).toThrow(
      /\(2\):[^]*LONGTAKE_SOURCE_NHTSA_URL must be an http[^]*LONGTAKE_SOURCE_NVD_KEY[^]*not shown/,
    );
  });

  it('has a model where one is named', () => {
    const model = { LONGTAKE_MODEL: 'openai/m', LONGTAKE_MODEL_BASE_URL: 'http://127.0.0.1:1/v1' };
    expect(readWorkerConfig({ ...environment, ...model }).model).toEqual({
      name: 'openai/m',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:1/v1',
    });
  });

  it('names what is missing', () => {
    expect(() => readWorkerConfig({})).toThrow(/DATABASE_URL[^]*LONGTAKE_SECRET[^]*TEMPORAL_ADDRESS/);
  });
});
