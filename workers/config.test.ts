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
      crawlDelayMs: 1000,
      retentionDays: 0,
      model: undefined,
      courier: undefined,
      demoUrl: undefined,
    });
  });

  it('points each source at the origin that is set for it', () => {
    const names = [
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
    ];
    const origins = Object.fromEntries(names.map((name) => [`LONGTAKE_SOURCE_${name}_URL`, `http://s/${name}`]));
    expect(readWorkerConfig({ ...environment, ...origins }).sources).toEqual(
      Object.fromEntries(names.map((name) => [name.toLowerCase(), `http://s/${name}`])),
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
