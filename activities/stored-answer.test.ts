import { describe, expect, it } from 'vitest';
import type { PageRead } from '../db/queries/pages.ts';
import { ACCEPT, confirmedHeaders, standsWithoutAsking, validatorsOf } from './stored-answer.ts';

const AT = Date.parse('2031-04-05T06:07:08Z');
const read = (headers: PageRead['headers'], overrides: Partial<PageRead> = {}): PageRead => ({
  requestId: 'r',
  sha256: 'a'.repeat(64),
  origin: 'web',
  requestedUrl: 'https://tides.example/a',
  url: 'https://tides.example/b',
  at: new Date(AT).toISOString(),
  status: 200,
  mediaType: 'text/html',
  headers,
  ageSeconds: 0,
  layerUrl: null,
  extractor: 1,
  ...overrides,
});
const stands = (one: PageRead, afterSeconds: number, freshSeconds = 600, isPost = false) =>
  standsWithoutAsking(one, { atMs: AT + afterSeconds * 1_000, freshSeconds, isPost });

describe('an answer of the archive', () => {
  it('stands as long as the channel has it, whatever longer time its origin gives', () => {
    const lived = read({ 'cache-control': 'max-age=86400' });
    expect([stands(lived, 599), stands(lived, 600), stands(lived, 0, 0)]).toEqual([true, false, false]);
  });

  it('does not stand where its origin wants to be asked', () => {
    expect(stands(read({ 'cache-control': 'no-cache' }), 1)).toBe(false);
    expect(stands(read({ 'cache-control': 'no-store' }), 1)).toBe(false);
  });

  it('to a POST stands by the limit alone, unless it must not be stored', () => {
    expect(stands(read({ 'cache-control': 'no-cache' }), 1, 600, true)).toBe(true);
    expect(stands(read({ 'cache-control': 'no-store' }), 1, 600, true)).toBe(false);
  });

  it('is asked about at the address that gave it, if it may be stored', () => {
    const conditional = { url: 'https://tides.example/b', etag: '"1"' };
    expect(validatorsOf(read({ etag: '"1"' }), AT)).toEqual(conditional);
    expect(validatorsOf(read({ etag: '"1"', 'cache-control': 'no-store' }), AT)).toBeUndefined();
    expect(validatorsOf(read({}), AT)).toBeUndefined();
  });

  it('has the headers of the 304 that confirms it, and none of one about another address', () => {
    const stored = read({ etag: '"1"', 'cache-control': 'max-age=60' });
    const headers = { etag: '"1"', 'cache-control': 'max-age=5' };
    expect(confirmedHeaders(stored, { url: 'https://tides.example/b', headers }, AT)).toEqual(headers);
    expect(confirmedHeaders(stored, { url: 'https://tides.example/a', headers }, AT)).toBeUndefined();
  });
});

describe('what is asked for', () => {
  it('is Markdown before HTML and JSON for a page, and JSON of an API', () => {
    const order = ACCEPT.page.split(',').map((type) => type.split(';')[0]);
    expect(order.slice(0, 2)).toEqual(['text/markdown', 'text/html']);
    expect(ACCEPT.page).toMatch(/application\/json;q=0\.8/);
    expect(ACCEPT.api).toBe('application/json');
  });
});
