import { API_SOURCES } from '#contracts/plan.ts';
import type { ApiRequest, ApiSource } from '#contracts/plan.ts';

export type ApiOrigins = Record<ApiSource, string>;

const ORIGINS: ApiOrigins = {
  NHTSA: 'https://api.nhtsa.gov',
  VPIC: 'https://vpic.nhtsa.dot.gov',
  CPSC: 'https://www.saferproducts.gov',
  OPENFDA: 'https://api.fda.gov',
  FSIS: 'https://www.fsis.usda.gov',
  IRES: 'https://www.accessdata.fda.gov',
  NOMINATIM: 'https://nominatim.openstreetmap.org',
  OVERPASS: 'https://overpass-api.de',
  MET: 'https://collectionapi.metmuseum.org',
  CMA: 'https://openaccess-api.clevelandart.org',
  VAM: 'https://api.vam.ac.uk',
  GBIF: 'https://api.gbif.org',
};

/** Origins of the API sources: the real ones where configuration names no other. */
export function buildApiOrigins(configured: Partial<Record<Lowercase<ApiSource>, string | undefined>>): ApiOrigins {
  const chosen = API_SOURCES.map((source) => [
    source,
    configured[source.toLowerCase() as Lowercase<ApiSource>] ?? ORIGINS[source],
  ]);
  return Object.fromEntries(chosen) as ApiOrigins;
}

/**
 * What each source asks of its callers: openFDA allows 240 requests a minute, Nominatim one a second, Overpass two slots, The Met 80 a second; the others
 * state no figure and get a modest one. An answer that can be larger than a page has its own limit: FSIS sends its whole list.
 */
export const API_LIMITS: Record<ApiSource, { minIntervalMs: number; concurrency: number; maxBytes?: number }> = {
  NHTSA: { minIntervalMs: 100, concurrency: 4 },
  VPIC: { minIntervalMs: 100, concurrency: 4 },
  CPSC: { minIntervalMs: 50, concurrency: 4 },
  OPENFDA: { minIntervalMs: 250, concurrency: 4 },
  FSIS: { minIntervalMs: 250, concurrency: 1, maxBytes: 48 * 1024 * 1024 },
  IRES: { minIntervalMs: 250, concurrency: 2 },
  NOMINATIM: { minIntervalMs: 1_000, concurrency: 1 },
  OVERPASS: { minIntervalMs: 1_000, concurrency: 2, maxBytes: 24 * 1024 * 1024 },
  MET: { minIntervalMs: 50, concurrency: 4 },
  CMA: { minIntervalMs: 250, concurrency: 2 },
  VAM: { minIntervalMs: 250, concurrency: 2 },
  GBIF: { minIntervalMs: 100, concurrency: 4 },
};

/** The address of an API request, which also names it in the archive. A POST carries its form in the name, after `#`. */
export function buildApiUrl(request: ApiRequest, origins: ApiOrigins): string {
  const query = new URLSearchParams(request.query).toString();
  const separator = request.path.includes('?') ? '&' : '?';
  return `${origins[request.source]}${request.path}${query && separator + query}`;
}
