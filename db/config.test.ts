import { describe, expect, it } from 'vitest';
import { readDatabaseConfig } from './config.ts';

describe('readDatabaseConfig', () => {
  it('gives the owner and the secret', () => {
    const secret = Buffer.alloc(33, 1);
    const config = readDatabaseConfig({ DATABASE_URL: 'postgres://o@h/d', LONGTAKE_SECRET: secret.toString('base64') });
    expect(config).toEqual({ ownerUrl: 'postgres://o@h/d', secret: Uint8Array.from(secret) });
  });

  it('names both where none is set', () => {
    expect(() => readDatabaseConfig({})).toThrow(/DATABASE_URL[^]*LONGTAKE_SECRET/);
  });
});
