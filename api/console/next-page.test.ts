import { describe, expect, it } from 'vitest';
import { readNext } from './next-page.ts';

describe('readNext', () => {
  it.each([
    '/console',
    '/console/account',
    '/console/takes?cursor=a%20b',
    '/console/consent/abc',
    '/oauth/authorize/abc',
  ])('goes on to %s', (given) => expect(readNext(given)).toBe(given));

  it.each([
    undefined,
    '',
    ['/console'],
    'https://evil.example/console',
    '//evil.example/console',
    '/\\evil.example',
    '/console\\@evil.example',
    'javascript:alert(1)',
    '/console/../mcp',
    '/consolez',
    '/api/public/channels',
    `/console/${'a'.repeat(2_000)}`,
    '/console/\n//evil.example',
  ])('goes home for %j', (given) => expect(readNext(given)).toBe('/console'));
});
