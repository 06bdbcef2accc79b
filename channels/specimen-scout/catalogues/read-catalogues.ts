import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { ApiRequest, SourceRequest } from '#contracts/plan.ts';
import type { ExtractInput } from '../../channel.ts';
import type { Reading } from '../brief/read-brief.ts';
import { recordOf } from '../record.ts';
import { isObject, listOf, readJsonPage } from './json-page.ts';
import { MOST_ITEMS, MOST_RECORDS, get } from './lookups.ts';
import { readRecord } from './museum-records.ts';
import { placesOf } from './read-records.ts';
import { aboutSpecies, byCommonName, readCommonName, readLargest, readMatch, readVernacular } from './species.ts';
import type { Taxon } from './species.ts';

export const CATALOGUES = { met: 'The Met', cma: 'the Cleveland Museum of Art', vam: 'the V&A', gbif: 'GBIF' } as const;

/** What the catalogues told. */
export interface CataloguesRead {
  findings: FindingDraft[];
  more: SourceRequest[];
  /** A sentence for each catalogue that answered with something else than records. */
  faults: string[];
  /** The requests of those answers. */
  spoiled: string[];
  /** Catalogues that answered. */
  answered: string[];
}

/** Reads the answers of the catalogues, and asks for the records that they name. */
export function readCatalogues(input: ExtractInput, { items }: Reading): CataloguesRead {
  const pages = new Map(input.pages.map((page) => [page.requestId, page]));
  const known = new Set([...pages.keys(), ...input.failures.map(({ requestId }) => requestId)]);
  const all = items.slice(0, MOST_ITEMS).map(({ name }, at) => readItem(pages, name, at));
  const more = all.flatMap((each) => each.more).filter(({ id }) => !known.has(id));
  const spoiled = [...pages.values()].filter((page) => sourceOf(page) !== null && readJsonPage(page) === null);
  const answered = [...pages.values()]
    .filter((page) => !spoiled.includes(page))
    .flatMap((page) => sourceOf(page) ?? []);
  return {
    findings: all.flatMap(({ findings }) => findings),
    more: input.roundsLeft > 0 ? more.slice(0, Math.max(0, input.pagesLeft)) : [],
    faults: [...new Set(spoiled.flatMap((page) => sourceOf(page) ?? []))].map(
      (name) => `${name} answered with something else than records.`,
    ),
    spoiled: spoiled.map(({ requestId }) => requestId),
    answered: [...new Set(answered)],
  };
}

/** The catalogue that a request is to, by the request's id; null for other sources. */
export function catalogueOf(requestId: string): string | null {
  const slug = /^(met|cma|vam|gbif)\b/.exec(requestId)?.[1];
  return slug === undefined ? null : CATALOGUES[slug as keyof typeof CATALOGUES];
}

const sourceOf = ({ requestId }: ReadPage): string | null => catalogueOf(requestId);

type Pages = ReadonlyMap<string, ReadPage>;

function readItem(pages: Pages, name: string, at: number): { findings: FindingDraft[]; more: ApiRequest[] } {
  const met = idsOf(pages.get(`met:${at}`), 'objectIDs').map((id) =>
    get(`met:${at}:${id}`, 'MET', `/public/collection/v1/objects/${id}`),
  );
  const vam = idsOf(pages.get(`vam:${at}`), 'records').map((id) =>
    get(`vam:${at}:${id}`, 'VAM', `/v2/museumobject/${id}`),
  );
  const details = (slug: string): ReadPage[] =>
    [...pages.values()].filter(({ requestId }) => requestId.startsWith(`${slug}:${at}:`));
  const lists = [pages.get(`cma:${at}`)].filter((page) => page !== undefined);
  const museum = [...details('met'), ...lists, ...details('vam')].flatMap((page) =>
    recordsOf(page).filter((finding) => isAbout(finding, name)),
  );
  const species = readSpecies(pages, name, at);
  return {
    findings: [...museum.slice(0, MOST_RECORDS * 3), ...species.findings],
    more: [...met, ...vam, ...species.more],
  };
}

function recordsOf(page: ReadPage): FindingDraft[] {
  const json = readJsonPage(page);
  return json ? placesOf(json.root).flatMap(({ path, value }) => readRecord(json, path, value) ?? []) : [];
}

/** Ids of the records that a search names first. */
function idsOf(page: ReadPage | undefined, key: string): string[] {
  const root = page && readJsonPage(page)?.root;
  const ids = listOf(isObject(root) ? root[key] : null).map((each) => (isObject(each) ? each['systemNumber'] : each));
  return ids
    .filter((id) => /^[A-Za-z0-9]{1,20}$/.test(String(id)))
    .map(String)
    .slice(0, MOST_RECORDS);
}

/** Searches find words anywhere in a record; a record of the item has one of its words in its name or kind. */
function isAbout({ value }: FindingDraft, name: string): boolean {
  const record = recordOf(value);
  const told = `${record?.item ?? ''}\n${record?.content.split('\n').slice(0, 3).join('\n') ?? ''}`.toLowerCase();
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => told.includes(word.replace(/(?:es|s)$/, '')));
}

/** What GBIF knows of the name as a species, and its preserved specimens with a stated size. */
function readSpecies(pages: Pages, name: string, at: number): { findings: FindingDraft[]; more: ApiRequest[] } {
  const asked = pages.get(`gbif:${at}`);
  if (!asked) return { findings: [], more: [] };
  const taxon = readMatch(asked) ?? readMatch(pages.get(`gbif-accepted:${at}`));
  if (!taxon) {
    const common = readCommonName(pages.get(`gbif-common:${at}`), name);
    const next =
      common === null
        ? byCommonName(at, name)
        : get(`gbif-accepted:${at}`, 'GBIF', '/v1/species/match', { name: common });
    return { findings: [], more: [next] };
  }
  return { findings: organisms(pages, taxon, at), more: aboutSpecies(at, taxon) };
}

function organisms(pages: Pages, taxon: Taxon, at: number): FindingDraft[] {
  const page = pages.get(`gbif-records:${at}`);
  const json = page && readJsonPage(page);
  if (!json) return [];
  const commonName = readVernacular(pages.get(`gbif-names:${at}`));
  const largest = readLargest(pages.get(`gbif-size:${at}`));
  return placesOf(json.root)
    .flatMap(({ path, value }) => {
      const overrides = { species: taxon.canonicalName, commonName, taxon: taxon.terms, largest };
      return readRecord(json, path, value, overrides) ?? [];
    })
    .filter(({ value }) => (recordOf(value)?.ranges.length ?? 0) > 0)
    .slice(0, MOST_RECORDS);
}
