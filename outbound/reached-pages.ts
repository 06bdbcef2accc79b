import { LRUCache } from 'lru-cache';
import type { AllowedPlace } from './address-rules.ts';

const PAGES = 10_000;
const KEPT_MS = 3_600_000;

/**
 * By which configured places pages were reached when they were read: what their parts may reach as well. A name is not looked up again for it, as whoever
 * owns the name would then say where its page came from. A page that was once public, or is not known, opens nothing.
 */
export interface ReachedPages {
  add(url: string, places: readonly AllowedPlace[]): void;
  placesOf(url: string): readonly AllowedPlace[];
}

export function createReachedPages(): ReachedPages {
  const pages = new LRUCache<string, readonly AllowedPlace[]>({ max: PAGES, ttl: KEPT_MS });
  return {
    add: (url, places) => void (places.length === 0 || !pages.has(url) ? pages.set(url, places) : undefined),
    placesOf: (url) => pages.get(url) ?? [],
  };
}
