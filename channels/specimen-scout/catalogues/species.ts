import type { ReadPage } from '#contracts/page.ts';
import type { ApiRequest } from '#contracts/plan.ts';
import { isObject, listOf, readJsonPage, textOf } from './json-page.ts';
import { get } from './lookups.ts';

/** A species as GBIF knows it, in Darwin Core terms. */
export interface Taxon {
  key: number;
  /** Without authors. */
  canonicalName: string;
  terms: Record<string, string>;
}

/** Matches that are as good as the name: letters may be slips, the rank has to be a species' or a genus'. */
const LEAST_CONFIDENCE = 85;
const RANKS = new Set(['SPECIES', 'SUBSPECIES', 'VARIETY', 'FORM', 'GENUS']);

/** What GBIF's name matching answers; null where the name is no species to it. A synonym leads to the accepted name. */
export function readMatch(page: ReadPage | undefined): Taxon | null {
  const root = page && readJsonPage(page)?.root;
  if (!isObject(root)) return null;
  const isGood =
    root['matchType'] === 'EXACT' || (root['matchType'] === 'FUZZY' && Number(root['confidence']) >= LEAST_CONFIDENCE);
  const rank = textOf(root, 'rank') ?? '';
  const key = Number(root['acceptedUsageKey'] ?? root['usageKey']);
  const canonicalName =
    textOf(root, root['synonym'] === true ? 'species' : 'canonicalName') ?? textOf(root, 'canonicalName');
  if (!isGood || !RANKS.has(rank) || !Number.isInteger(key) || canonicalName === null) return null;
  const scientificName = textOf(root, 'scientificName');
  const terms = {
    scientificName,
    scientificNameAuthorship: scientificName?.replace(textOf(root, 'canonicalName') ?? '', '').trim() || null,
    taxonRank: rank.toLowerCase(),
    taxonomicStatus: textOf(root, 'status')?.toLowerCase() ?? null,
    acceptedNameUsage: root['synonym'] === true ? canonicalName : null,
    kingdom: textOf(root, 'kingdom'),
    phylum: textOf(root, 'phylum'),
    class: textOf(root, 'class'),
    order: textOf(root, 'order'),
    family: textOf(root, 'family'),
    genus: textOf(root, 'genus'),
  };
  const told = Object.entries(terms).filter((entry): entry is [string, string] => entry[1] !== null);
  return { key, canonicalName, terms: Object.fromEntries(told) };
}

/** Where nothing has the name as a scientific one, it may be a common one. */
export const byCommonName = (at: number, name: string): ApiRequest =>
  get(`gbif-common:${at}`, 'GBIF', '/v1/species/search', {
    q: name,
    qField: 'VERNACULAR',
    rank: 'SPECIES',
    limit: '5',
  });

/** The scientific name of the first species that is called so; null where none is. */
export function readCommonName(page: ReadPage | undefined, name: string): string | null {
  const results = listOf((page && (readJsonPage(page)?.root as { results?: unknown }))?.results);
  for (const result of results) {
    const isCalled = listOf(isObject(result) ? result['vernacularNames'] : []).some(
      (each) => singular(textOf(each, 'vernacularName') ?? '') === singular(name),
    );
    if (isCalled) return textOf(result, 'canonicalName');
  }
  return null;
}

const singular = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');

/** What a species is asked for: its common names, its stated size, and records of single organisms. */
export const aboutSpecies = (at: number, { key }: Taxon): ApiRequest[] => [
  get(`gbif-names:${at}`, 'GBIF', `/v1/species/${key}/vernacularNames`, { limit: '100' }),
  get(`gbif-size:${at}`, 'GBIF', `/v1/species/${key}/speciesProfiles`),
  get(`gbif-records:${at}`, 'GBIF', '/v1/occurrence/search', {
    taxonKey: String(key),
    basisOfRecord: 'PRESERVED_SPECIMEN',
    limit: '50',
  }),
];

/** The English common name that GBIF gives, the preferred one first. */
export function readVernacular(page: ReadPage | undefined): string | null {
  const results = listOf((page && (readJsonPage(page)?.root as { results?: unknown }))?.results);
  const english = results.filter((each) => textOf(each, 'language') === 'eng');
  const preferred = english.find((each) => isObject(each) && each['preferred'] === true) ?? english[0];
  return textOf(preferred, 'vernacularName');
}

/** The largest size that a source states for the species. */
export function readLargest(page: ReadPage | undefined): { inches: number; says: string } | null {
  const results = listOf((page && (readJsonPage(page)?.root as { results?: unknown }))?.results);
  const sizes = results.flatMap((each) => {
    const millimetres = isObject(each) ? Number(each['sizeInMillimeter']) : Number.NaN;
    return millimetres > 0 ? [{ millimetres, source: textOf(each, 'source') }] : [];
  });
  const largest = sizes.toSorted((a, b) => b.millimetres - a.millimetres)[0];
  if (!largest) return null;
  const { millimetres, source } = largest;
  return { inches: millimetres / 25.4, says: `up to ${millimetres} mm after ${source ?? 'GBIF'}` };
}
