import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildOrigin, findCacheFolder, readCommandConfig, readLauncherConfig, readTemporalConfig } from './config.ts';

describe('readLauncherConfig', () => {
  it('needs nothing: everything is embedded', () => {
    expect(readLauncherConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('.longtake'),
      databaseUrl: undefined,
      secret: undefined,
      temporal: undefined,
      namespace: 'default',
      environment: {},
    });
  });

  it('checks what API and worker read as well', () => {
    expect(() => readLauncherConfig({ LONGTAKE_MODEL: 'x', LONGTAKE_SOURCE_NHTSA_URL: 'y', COURIER_URL: 'z' })).toThrow(
      /\(3\):[^]*LONGTAKE_SOURCE_NHTSA_URL[^]*LONGTAKE_MODEL[^]*COURIER_URL/,
    );
  });

  it('asks for no Temporal CLI where there is a Temporal server', () => {
    const environment = { TEMPORAL_CLI_PATH: '/nowhere', TEMPORAL_ADDRESS: 'h:7233' };
    expect(readLauncherConfig(environment).temporal).toEqual({ address: 'h:7233', namespace: 'default' });
  });
});

describe('readCommandConfig', () => {
  it('is content with a wrong PORT, which no command uses', () => {
    expect(readCommandConfig({ PORT: 'x', LONGTAKE_DATA_DIR: '/d' })).toEqual({
      dataDir: '/d',
      secret: undefined,
      databaseUrl: undefined,
      baseUrl: undefined,
    });
  });
});

describe('readTemporalConfig', () => {
  it('needs an address', () => {
    expect(() => readTemporalConfig({})).toThrow('TEMPORAL_ADDRESS must be HOST:PORT; it was not set');
  });
});

describe('findCacheFolder', () => {
  it('follows XDG_CACHE_HOME', () => {
    expect(findCacheFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/longtake');
  });
});

describe('buildOrigin', () => {
  it('puts IPv6 in brackets', () => {
    expect(buildOrigin('::1', 80)).toBe('http://[::1]:80');
  });
});
