import { describe, expect, it } from 'vitest';
import { parseNetworks } from './address-rules.ts';
import { parseReceiver } from './parse-receiver.ts';

const read = (url: string, allow: string) =>
  parseReceiver(url, { allow: parseNetworks(allow).networks, ownHosts: ['takes.example.org'], maxLength: 2_048 })?.href;

describe('a receiver that is no public one by what is written', () => {
  it.each([
    ['https://localhost/hook', ''],
    ['https://localhost/hook', '10.0.0.0/8'],
    ['https://localhost/hook', 'wiki.internal:443'],
    ['https://localhost:8443/hook', 'localhost:443'],
    ['https://localhost:8443/hook', '127.0.0.0/8:443'],
    ['https://app.localhost/hook', 'fd00::/8'],
    ['https://wiki.internal/hook', ''],
    ['https://wiki.internal/hook', 'localhost:443'],
    ['https://wiki.internal:9443/hook', '10.0.0.0/8:443'],
    ['https://takes.example.org/hook', ''],
    ['https://takes.example.org/hook', 'localhost:443'],
    ['https://10.1.2.3/hook', '127.0.0.0/8'],
  ])('is refused: %s where %j is configured', (url, allow) => {
    expect(read(url, allow)).toBeUndefined();
  });

  it.each([
    ['https://localhost/hook', 'localhost:443'],
    ['https://localhost:8443/hook', 'localhost:8443'],
    ['https://localhost:8443/hook', '127.0.0.0/8'],
    ['https://localhost:8443/hook', '[::1/128]:8443'],
    ['https://wiki.internal/hook', 'wiki.internal:443'],
    ['https://wiki.internal/hook', '10.0.0.0/8'],
    ['https://takes.example.org/hook', '10.0.0.0/8'],
    ['https://10.1.2.3/hook', '10.0.0.0/8:443'],
    ['https://hooks.example.com/hook', 'localhost:443'],
  ])('is taken where configuration names it: %s by %j', (url, allow) => {
    expect(read(url, allow)).toBe(url);
  });
});
