import type { ApiRequest } from '#contracts/plan.ts';
import type { NamedItem } from '../brief/named-item.ts';

/** Items that catalogues are asked for; records of each that are read; species that are asked for sizes. */
export const MOST_ITEMS = 4;
export const MOST_RECORDS = 3;

/** First questions to the catalogues about each item: what the museums have under its name, and whether it is a species. */
export function firstLookups(items: readonly NamedItem[]): ApiRequest[] {
  return items
    .slice(0, MOST_ITEMS)
    .flatMap(({ name }, at) => [
      get(`met:${at}`, 'MET', '/public/collection/v1/search', { q: name }),
      get(`cma:${at}`, 'CMA', '/api/artworks/', { q: name, limit: String(MOST_RECORDS) }),
      get(`vam:${at}`, 'VAM', '/v2/objects/search', { q: name, page_size: String(MOST_RECORDS) }),
      get(`gbif:${at}`, 'GBIF', '/v1/species/match', { name, verbose: 'true' }),
    ]);
}

export function get(id: string, source: string, path: string, query: Record<string, string> = {}): ApiRequest {
  return { kind: 'api', id, subGoal: 'records', source, method: 'GET', path, query, answerStatuses: [404] };
}
