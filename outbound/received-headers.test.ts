import { describe, expect, it } from 'vitest';
import { keepReceived, mapReceived } from './received-headers.ts';

describe('keepReceived', () => {
  it('keeps names, order and repetition as they came', () => {
    expect(keepReceived(['ETag', '"a"', 'X-B', '1', 'x-b', '2'])).toEqual([
      ['ETag', '"a"'],
      ['X-B', '1'],
      ['x-b', '2'],
    ]);
  });

  it.each([
    'Set-Cookie',
    'set-cookie2',
    'WWW-Authenticate',
    'Authorization',
    'Authentication-Info',
    'X-CSRF-Token',
    'X-Session-Id',
    'X-Api-Key',
  ])('keeps back what %s says', (name) => expect(keepReceived([name, 'value'])).toEqual([[name, null]]));

  it('keeps back what is very long', () =>
    expect(keepReceived(['content-security-policy', 'x'.repeat(5_000)])).toEqual([['content-security-policy', null]]));
});

it('mapReceived joins what is repeated', () =>
  expect(mapReceived(['Vary', 'accept', 'VARY', 'cookie', 'vary', 'x', 'etag', '"a"'])).toEqual({
    vary: ['accept', 'cookie', 'x'],
    etag: '"a"',
  }));
