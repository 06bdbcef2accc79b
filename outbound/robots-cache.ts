import { LRUCache } from 'lru-cache';

/** What an origin's robots.txt said when it was last asked. Plain JSON, so that a row of a table can hold it. */
export interface RobotsRecord {
  /** Scheme, host and port, as `URL.origin` writes them. */
  origin: string;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
  /** The file, at most 500 KiB; empty where there is none. */
  text: string;
}

/** Where robots.txt files are kept between fetches, up to 24 h. Two processes may put the same origin; the last one wins. */
export interface RobotsCache {
  get: (origin: string) => Promise<RobotsRecord | undefined>;
  put: (record: RobotsRecord) => Promise<void>;
}

export function createMemoryRobotsCache(): RobotsCache {
  const records = new LRUCache<string, RobotsRecord>({
    max: 5_000,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ text }) => text.length * 2 + 200,
  });
  return {
    get: async (origin) => records.get(origin),
    put: async (record) => {
      records.set(record.origin, record);
    },
  };
}
