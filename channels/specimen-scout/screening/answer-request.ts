import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { GBIF } from './gbif-answers.ts';
import { MUSEUMS } from './museum-answers.ts';
import { TILE } from './tile-picture.ts';

interface Answer {
  body: string | Uint8Array;
  mediaType: string;
  url: string;
}

const PAGES: Record<string, Pick<Answer, 'body' | 'mediaType'>> = {
  'https://museum.example/tile.png': { mediaType: 'image/png', body: TILE },
  'https://museum.example/vase': {
    mediaType: 'text/html',
    body: `<!doctype html><title>Vase</title><h1>Vase</h1><p>A vase of blue glass, blown in one piece by a maker who is not known.</p>
      <p>Height 11 in.; diameter 6 1/4 in.</p><p>Acquired in 1931, shown in room 12 until 1950.</p>`,
  },
  'https://museum.example/records/7.json': {
    mediaType: 'application/json',
    body: JSON.stringify({
      id: 7,
      title: 'Bust of a boy',
      height: '419',
      width: '394',
      units: 'mm',
      depth: '',
      year: 1785,
    }),
  },
};

/** A catalogue that is down for one question. */
const GONE = 'CMA/api/artworks/?q=brass+kettles&limit=3';

/** The world of the screening briefs: two pages, and the catalogues with a few records. */
export function answerRequest(request: SourceRequest): Answer | SourceFailure {
  if (request.kind === 'text') throw new Error('a text is not asked for');
  const url =
    request.kind === 'page'
      ? request.url
      : `${request.source}${request.path}?${new URLSearchParams(request.query).toString()}`;
  if (request.kind === 'page') {
    const page = PAGES[url];
    if (page) return { ...page, url };
    return { requestId: request.id, code: 'http_status', status: 404, detail: `${url} answered 404.` };
  }
  if (url === GONE)
    return { requestId: request.id, code: 'http_status', status: 503, detail: 'The museum answered 503.' };
  const found = { ...MUSEUMS, ...GBIF }[url] ?? emptyAnswer(request.source);
  return {
    body: JSON.stringify(found),
    mediaType: 'application/json',
    url: `https://${request.source.toLowerCase()}.example${request.path}`,
  };
}

function emptyAnswer(source: string): object {
  if (source === 'MET') return { total: 0, objectIDs: null };
  if (source === 'CMA') return { info: { total: 0 }, data: [] };
  if (source === 'VAM') return { info: { record_count: 0 }, records: [] };
  return { matchType: 'NONE', confidence: 100, results: [] };
}
