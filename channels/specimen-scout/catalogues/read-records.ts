import type { FindingDraft } from '#contracts/evidence.ts';
import { isObject, listOf } from './json-page.ts';
import type { JsonPage } from './json-page.ts';
import { readRecord } from './museum-records.ts';

/** Members under which catalogues hand out their records. */
const LISTS = ['data', 'records', 'results', 'objects', 'items'];
const MOST = 10;

/** The records of a JSON page: the members of its list, the one under `record` or `data`, or the page as a whole. */
export function readRecords(json: JsonPage, asked: string | null): FindingDraft[] {
  return placesOf(json.root)
    .slice(0, MOST)
    .flatMap(
      ({ path, value }) => readRecord(json, path, value, asked === null ? {} : { item: asked, species: asked }) ?? [],
    );
}

export function placesOf(root: unknown): { path: string; value: unknown }[] {
  if (Array.isArray(root)) return root.map((value, at) => ({ path: `$[${at}]`, value }));
  if (!isObject(root)) return [];
  for (const key of ['record', 'data']) if (isObject(root[key])) return [{ path: `$.${key}`, value: root[key] }];
  for (const key of LISTS)
    if (Array.isArray(root[key])) return listOf(root[key]).map((value, at) => ({ path: `$.${key}[${at}]`, value }));
  return [{ path: '$', value: root }];
}
