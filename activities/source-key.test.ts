import { describe, expect, it } from 'vitest';
import type { ExchangeHop } from '#contracts/page-exchange.ts';
import { specimenScout } from '../channels/specimen-scout/channel.ts';
import { buildApiUrl, collectSources } from './api-sources.ts';
import { withKey, withoutKey } from './source-key.ts';

const [MET] = specimenScout.sources!;
const described = { ...MET!, name: 'KEYED', key: { in: 'query', name: 'api_key' } as const };
const keyed = (source = described) =>
  collectSources([{ ...specimenScout, sources: [source] }], { keys: { keyed: 'a b&c' } }).get('KEYED')!;

describe('a key of a source', () => {
  it('goes into the query that is sent and into no address that is kept', () => {
    const { url } = withKey(keyed(), 'https://s.example/works?search=a+b');
    expect(url).toBe('https://s.example/works?search=a+b&api_key=a+b%26c');
    const page = { kind: 'page', url, redirects: [url], status: 200, headers: {}, body: new Uint8Array() } as const;
    const kept = withoutKey(keyed(), { ...page, redirects: [url] });
    expect([kept.url, ...kept.redirects]).toEqual(Array(2).fill('https://s.example/works?search=a+b'));
  });

  it('is kept back wherever a source says it again', () => {
    const { url } = withKey(keyed(), 'https://s.example/works');
    const hop = (value: string): ExchangeHop => ({
      method: 'GET',
      url,
      at: '2031-05-06T07:08:09.010Z',
      status: 302,
      headers: [['Location', value]],
    });
    const page = { kind: 'page', url, redirects: [], status: 200, headers: {}, body: new Uint8Array() } as const;
    const { exchange } = withoutKey(keyed(), {
      ...page,
      redirects: [],
      exchange: { hops: [hop(`${url}&page=2`), hop('/?k=a%20b%26c'), hop('/other')] },
    });
    expect(exchange.hops.map((each) => [each.url, each.headers[0]![1]])).toEqual([
      ['https://s.example/works', null],
      ['https://s.example/works', null],
      ['https://s.example/works', '/other'],
    ]);
  });

  it('goes into a header where the source wants it there', () => {
    const source = keyed({ ...described, key: { in: 'header', name: 'apiKey' } as never });
    expect(withKey(source, 'https://s.example/', { accept: 'x' })).toEqual({
      url: 'https://s.example/',
      headers: { accept: 'x', apiKey: 'a b&c' },
    });
  });
});

describe('the sources of channels', () => {
  it('are asked at their own origins, or at those that are set', () => {
    const request = { kind: 'api', id: 'a', subGoal: 'a', source: 'KEYED', method: 'GET', path: '/x' } as const;
    const at = (origins: Record<string, string>) =>
      buildApiUrl(request, collectSources([{ ...specimenScout, sources: [described] }], { origins }));
    expect(at({})).toBe('https://collectionapi.metmuseum.org/x');
    expect(at({ keyed: 'http://127.0.0.1:1' })).toBe('http://127.0.0.1:1/x');
  });

  it('are described once: two channels cannot differ about one', () => {
    const other = { ...specimenScout, sources: [{ ...described, concurrency: 9 }] };
    expect(() => collectSources([{ ...specimenScout, sources: [described] }, other], {})).toThrow(/KEYED differently/);
  });

  it('are all that a request may name', () => {
    const request = { kind: 'api', id: 'a', subGoal: 'a', source: 'NONE', method: 'GET', path: '/x' } as const;
    expect(() => buildApiUrl(request, collectSources([specimenScout], {}))).toThrow(/no channel describes/);
  });
});
