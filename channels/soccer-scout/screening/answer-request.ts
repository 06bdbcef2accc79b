import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { distanceMiles } from '../../../evidence/distance-miles.ts';
import { CLUB_PAGES } from './club-pages.ts';
import { FURTHER_PAGES } from './further-pages.ts';
import { MAP_RECORDS } from './map-records.ts';
import { PAGES } from './pages.ts';
import { PLACES } from './places.ts';

interface Answer {
  body: string;
  mediaType: string;
  url: string;
}

const COPYRIGHT =
  'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.';

/** Answers a source request of a screening brief as the real sources would: same members, same ways to fail. */
export function answerRequest(request: Exclude<SourceRequest, { kind: 'text' }>): Answer | SourceFailure {
  if (request.kind === 'page') return answerPage(request.id, request.url);
  if (request.source === 'NOMINATIM') return answerGeocoder(request.id, request.query ?? {});
  return answerMap(request.id, request.form?.['data'] ?? '');
}

const MEDIA_TYPES: Record<string, string> = { md: 'text/markdown', txt: 'text/plain; charset=utf-8' };

function answerPage(requestId: string, url: string): Answer | SourceFailure {
  const body = PAGES[url] ?? CLUB_PAGES[url] ?? FURTHER_PAGES[url];
  if (body === undefined) return { requestId, code: 'http_status', status: 404, detail: `${url} answered 404.` };
  return { body, mediaType: MEDIA_TYPES[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'text/html; charset=utf-8', url };
}

function answerGeocoder(requestId: string, query: Record<string, string>): Answer | SourceFailure {
  const words = query['q'] ?? '';
  if (/stormville/i.test(words))
    return { requestId, code: 'http_status', status: 509, detail: 'The geocoder answered 509.' };
  const url = `https://nominatim.openstreetmap.org/search?${new URLSearchParams(query).toString()}`;
  if (/noticeton/i.test(words))
    return { body: '<html><body><p>Too many requests.</p></body></html>', mediaType: 'text/html', url };
  const found = PLACES.find(({ names }) => names.test(words))?.answer ?? [];
  return {
    body: JSON.stringify(found.map((place, index) => ({ place_id: index + 1, osm_type: 'relation', ...place }))),
    mediaType: 'application/json',
    url,
  };
}

function answerMap(requestId: string, data: string): Answer | SourceFailure {
  const [, metres = '0', lat = '0', lon = '0'] = /\(around:(\d+),([-\d.]+),([-\d.]+)\)/.exec(data) ?? [];
  if (lat.startsWith('30.')) return { requestId, code: 'http_status', status: 504, detail: 'The map answered 504.' };
  const centre = { lat: Number(lat), lon: Number(lon) };
  const elements = MAP_RECORDS.filter((record) => distanceMiles(centre, record) * 1609.344 <= Number(metres)).map(
    ({ type, id, lat: y, lon: x, tags }) => ({
      type,
      id,
      ...(type === 'node' ? { lat: y, lon: x } : { center: { lat: y, lon: x } }),
      tags,
    }),
  );
  const remark = lat.startsWith('35.')
    ? { remark: 'runtime error: Query timed out in "query" at line 1 after 26 seconds.' }
    : {};
  const body = {
    version: 0.6,
    generator: 'Overpass API',
    osm3s: { timestamp_osm_base: '2030-11-20T00:00:00Z', copyright: COPYRIGHT },
    elements,
    ...remark,
  };
  return { body: JSON.stringify(body), mediaType: 'application/json', url: 'https://overpass-api.de/api/interpreter' };
}
