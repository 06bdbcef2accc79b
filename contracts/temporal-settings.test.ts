import { describe, expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';
import { TEMPORAL_VARIABLES, buildTemporalSettings } from './temporal-settings.ts';

const read = (environment: Record<string, string>, files: Record<string, string> = {}) =>
  buildTemporalSettings(
    readEnvironment(
      { TEMPORAL_ADDRESS: 'h:7233', ...environment },
      { required: ['TEMPORAL_ADDRESS'], optional: TEMPORAL_VARIABLES },
    ),
    (path) => {
      const text = files[path];
      if (text === undefined) throw new Error('ENOENT');
      return Buffer.from(text);
    },
  );

describe('buildTemporalSettings', () => {
  it('needs no more than an address', () => {
    expect(read({})).toEqual({ address: 'h:7233', namespace: 'default' });
  });

  it('turns TLS on for an API key', () => {
    const settings = { address: 'h:7233', namespace: 'n', apiKey: 'k', tls: true };
    expect(read({ TEMPORAL_API_KEY: 'k', TEMPORAL_NAMESPACE: 'n' })).toEqual(settings);
  });

  it('leaves TLS off where it is said to be off', () => {
    expect(read({ TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false' })).not.toHaveProperty('tls');
  });

  it('reads a client certificate from files and from the environment', () => {
    const environment = { TEMPORAL_TLS_CLIENT_CERT_PATH: '/c', TEMPORAL_TLS_CLIENT_KEY_DATA: 'key' };
    expect(read(environment, { '/c': 'crt' }).tls).toEqual({
      clientCertPair: { crt: Buffer.from('crt'), key: Buffer.from('key') },
    });
  });

  it('carries the CA and the name of the server', () => {
    const environment = { TEMPORAL_TLS_SERVER_CA_CERT_DATA: 'ca', TEMPORAL_TLS_SERVER_NAME: 't.example' };
    expect(read(environment).tls).toEqual({
      serverNameOverride: 't.example',
      serverRootCACertificate: Buffer.from('ca'),
    });
  });

  it('names a file that cannot be read', () => {
    expect(() => read({ TEMPORAL_TLS_SERVER_CA_CERT_PATH: '/gone' })).toThrow(
      'TEMPORAL_TLS_SERVER_CA_CERT_PATH must be the path of a file; it was "/gone", which cannot be read',
    );
  });

  it.each([
    ['TEMPORAL_TLS_CLIENT_CERT_DATA', 'TEMPORAL_TLS_CLIENT_KEY_PATH'],
    ['TEMPORAL_TLS_CLIENT_KEY_DATA', 'TEMPORAL_TLS_CLIENT_CERT_PATH'],
  ])('refuses %s alone', (given, missing) => {
    expect(() => read({ [given]: 'x' })).toThrow(`${missing} must be set`);
  });
});
