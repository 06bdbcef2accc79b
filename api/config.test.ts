import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApiConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://o@h/d',
  LONGTAKE_SECRET: Buffer.alloc(32, 1).toString('base64'),
  TEMPORAL_ADDRESS: 'h:7233',
};

describe('readApiConfig', () => {
  it('falls back to what the interface document says', () => {
    expect(readApiConfig(environment)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('.longtake'),
      databaseUrl: 'postgres://o@h/d',
      secret: new Uint8Array(32).fill(1),
      temporal: { address: 'h:7233', namespace: 'default' },
      ratePerMinute: 120,
      runningTakes: 20,
      archiveQuotaBytes: 10_737_418_240,
      outboundAllow: [],
      isSandbox: false,
      allowedOrigins: [],
      trustProxy: undefined,
      courierUrl: undefined,
      temporalUi: undefined,
      threads: undefined,
      threadMemoryMb: 1_024,
      embedding: undefined,
    });
  });

  it('takes origins with or without a slash, and proxies by number or network', () => {
    const set = {
      LONGTAKE_ALLOWED_ORIGINS: 'https://a.example/, http://b.example:8080',
      TRUST_PROXY: '10.0.0.0/8, ::1/128',
    };
    expect(readApiConfig({ ...environment, ...set })).toMatchObject({
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      trustProxy: ['10.0.0.0/8', '::1/128'],
    });
    expect(readApiConfig({ ...environment, TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it.each([
    ['LONGTAKE_ALLOWED_ORIGINS', 'https://a.example/path'],
    ['LONGTAKE_ALLOWED_ORIGINS', '*'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', ','],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readApiConfig({ ...environment, [name]: value })).toThrow(name);
  });

  it('puts an IPv6 host in brackets', () => {
    expect(readApiConfig({ ...environment, HOST: '::1' }).baseUrl).toBe('http://[::1]:3000');
  });

  it('names what is missing', () => {
    expect(() => readApiConfig({ PORT: 'x' })).toThrow(/PORT[^]*DATABASE_URL[^]*LONGTAKE_SECRET[^]*TEMPORAL_ADDRESS/);
  });
});
