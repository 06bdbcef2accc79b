import { describe, expect, it } from 'vitest';
import { isStorable, judgeCacheEntry, mayStand, renewCacheEntry, type CacheEntry } from './http-cache.ts';

const AT = Date.parse('2030-01-02T03:04:05Z');
const ACCEPT = 'text/html';
const DAY_S = 86_400;

function buildEntry(headers: Record<string, string>, overrides: Partial<CacheEntry> = {}): CacheEntry {
  const entry = {
    url: 'https://www.example.com/page',
    accept: ACCEPT,
    status: 200,
    headers: { date: new Date(AT).toUTCString(), ...headers },
    at: AT,
    ...overrides,
  };
  return JSON.parse(JSON.stringify(entry)) as CacheEntry;
}

function httpDate(secondsFromAnswer: number): string {
  return new Date(AT + secondsFromAnswer * 1000).toUTCString();
}

const isFreshAfter = (entry: CacheEntry, seconds: number) =>
  judgeCacheEntry(entry, ACCEPT, AT + seconds * 1000).isFresh;

describe('isStorable', () => {
  const cases: [status: number, cacheControl: string, storable: boolean][] = [
    [200, '', true],
    [200, 'max-age=60', true],
    [200, 'private, max-age=60', true],
    [200, 'no-cache', true],
    [200, 'no-store', false],
    [200, 'No-Store, Max-Age=60', false],
    [404, '', true],
    [500, '', false],
    [429, 'max-age=60', false],
  ];
  it.each(cases)('an answer %d with %j: %s', (status, cacheControl, storable) => {
    expect(isStorable(buildEntry(cacheControl ? { 'cache-control': cacheControl } : {}, { status }))).toBe(storable);
  });
});

describe('judgeCacheEntry', () => {
  const cases: [name: string, headers: Record<string, string>, freshForSeconds: number][] = [
    ['max-age', { 'cache-control': 'max-age=60' }, 60],
    ['max-age in capitals', { 'cache-control': 'Max-Age=60' }, 60],
    ['max-age and must-revalidate', { 'cache-control': 'max-age=60, must-revalidate' }, 60],
    ['max-age before expires', { 'cache-control': 'max-age=60', expires: httpDate(600) }, 60],
    ['a shared lifetime is not ours', { 'cache-control': 'max-age=60, s-maxage=600' }, 60],
    ['max-age less the age on arrival', { 'cache-control': 'max-age=60', age: '20' }, 40],
    ['max-age less the age by date', { 'cache-control': 'max-age=60', date: httpDate(-20) }, 40],
    ['an age that is no number', { 'cache-control': 'max-age=60', age: '-1000' }, 60],
    ['expires', { expires: httpDate(60) }, 60],
    ['a tenth of the time since the last change', { 'last-modified': httpDate(-600) }, 60],
    ['a day at most where it is guessed', { 'last-modified': httpDate(-1000 * DAY_S) }, DAY_S],
    ['as long as is said where it is said', { 'cache-control': `max-age=${30 * DAY_S}` }, 30 * DAY_S],
  ];
  it.each(cases)('%s', (_name, headers, freshForSeconds) => {
    const entry = buildEntry(headers);
    expect([isFreshAfter(entry, 0), isFreshAfter(entry, freshForSeconds - 1)]).toEqual([true, true]);
    expect(isFreshAfter(entry, freshForSeconds + 1)).toBe(false);
  });

  it.each([
    [{}],
    [{ 'cache-control': 'no-cache' }],
    [{ 'cache-control': 'max-age=0' }],
    [{ 'cache-control': 'no-store, max-age=60' }],
    [{ expires: '0' }],
    [{ pragma: 'no-cache', 'last-modified': httpDate(-6000) }],
    [{ 'cache-control': 'max-age=60', vary: '*' }],
    [{ 'cache-control': 'stale-while-revalidate=600, max-age=0' }],
  ])('is never fresh with %j', (headers: Record<string, string>) => {
    expect(isFreshAfter(buildEntry(headers), 0)).toBe(false);
  });

  it('tells the age and the validators', () => {
    const entry = buildEntry({ etag: 'W/"v1"', 'last-modified': httpDate(-60), age: '5' });
    expect(judgeCacheEntry(entry, ACCEPT, AT + 10_000)).toEqual({
      isFresh: false,
      ageSeconds: 15,
      conditional: { url: 'https://www.example.com/page', etag: 'W/"v1"', lastModified: httpDate(-60) },
    });
  });

  it('has no validators where the answer gave none, or varies by what is asked now', () => {
    expect(judgeCacheEntry(buildEntry({}), ACCEPT, AT).conditional).toBeUndefined();
    const varying = buildEntry({ etag: '"v1"', vary: 'Accept', 'cache-control': 'max-age=60' });
    expect(judgeCacheEntry(varying, ACCEPT, AT)).toMatchObject({ isFresh: true, conditional: { etag: '"v1"' } });
    expect(judgeCacheEntry(varying, 'application/json', AT)).toMatchObject({ isFresh: false, conditional: undefined });
  });
});

describe('mayStand', () => {
  const cases: [name: string, headers: Record<string, string>, afterSeconds: number, stands: boolean][] = [
    ['an origin that says nothing', {}, 600, true],
    ['a lifetime that goes on', { 'cache-control': 'max-age=700' }, 600, true],
    ['a lifetime that is over', { 'cache-control': 'max-age=60' }, 600, true],
    ['a lifetime that is over and must-revalidate', { 'cache-control': 'max-age=60, Must-Revalidate' }, 600, false],
    ['a lifetime that goes on and must-revalidate', { 'cache-control': 'max-age=700, must-revalidate' }, 600, true],
    ['an expiry that has passed', { expires: httpDate(60) }, 600, true],
    ['no-store', { 'cache-control': 'no-store' }, 0, false],
    ['no-cache', { 'cache-control': 'private, No-Cache' }, 0, false],
    ['pragma', { pragma: 'no-cache' }, 0, false],
    ['pragma beside a lifetime, which wins', { pragma: 'no-cache', 'cache-control': 'max-age=60' }, 0, true],
    ['a lifetime of nothing', { 'cache-control': 'max-age=0' }, 0, false],
    ['an expiry that is none', { expires: '0' }, 0, false],
    ['an answer that varies by everything', { vary: '*' }, 0, false],
    ['an answer that varies by what was asked the same', { vary: 'Accept, Accept-Encoding' }, 600, true],
  ];
  it.each(cases)('%s', (_name, headers, afterSeconds, stands) => {
    expect(mayStand(buildEntry(headers), ACCEPT, AT + afterSeconds * 1000)).toBe(stands);
  });

  it('does not stand for a request that it varies by', () => {
    expect(mayStand(buildEntry({ vary: 'Accept' }), 'application/json', AT)).toBe(false);
  });
});

describe('renewCacheEntry', () => {
  const entry = buildEntry({ etag: '"v1"', 'cache-control': 'max-age=60', age: '30', 'content-type': 'text/html' });
  const later = AT + 1000 * DAY_S;

  it('gives the stored answer the freshness that the 304 brings', () => {
    const headers = {
      etag: '"v1"',
      'cache-control': 'max-age=600',
      date: new Date(later).toUTCString(),
      'content-type': 'text/x',
    };
    const renewed = renewCacheEntry(entry, headers, later);
    expect(renewed).toMatchObject({ at: later, status: 200, headers: { 'content-type': 'text/html', etag: '"v1"' } });
    expect(renewed && judgeCacheEntry(renewed, ACCEPT, later + 599_000).isFresh).toBe(true);
    expect(renewed && judgeCacheEntry(renewed, ACCEPT, later + 601_000).isFresh).toBe(false);
  });

  it('keeps what the 304 does not say, the age aside', () => {
    const renewed = renewCacheEntry(entry, { date: new Date(later).toUTCString() }, later);
    expect(renewed && judgeCacheEntry(renewed, ACCEPT, later + 59_000)).toMatchObject({
      isFresh: true,
      ageSeconds: 59,
    });
  });

  it('takes a weak validator for the same', () => {
    expect(renewCacheEntry(entry, { etag: 'W/"v1"' }, later)).toBeDefined();
  });

  it('refuses a 304 that names another answer', () => {
    expect(renewCacheEntry(entry, { etag: '"v2"' }, later)).toBeUndefined();
  });
});
