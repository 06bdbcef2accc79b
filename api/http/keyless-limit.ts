import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from '#contracts/errors.ts';

const WINDOW_MS = 60_000;
/** Addresses that are counted at the same time; those that have been quiet the longest are forgotten first. */
const ADDRESSES = 10_000;

/** Counts requests without a valid key per address. */
export interface KeylessLimit {
  /** Counts a request. Throws rate_limited when its address has made too many in this minute. */
  count(request: Request): void;
}

export function createKeylessLimit(perMinute: number): KeylessLimit {
  const windows = new LRUCache<string, { startedAt: number; requests: number }>({ max: ADDRESSES });
  return {
    count(request) {
      const address = networkOf(request.ip ?? '');
      const now = performance.now();
      let window = windows.get(address);
      if (!window || now - window.startedAt >= WINDOW_MS) window = { startedAt: now, requests: 0 };
      window.requests += 1;
      windows.set(address, window);
      if (window.requests <= perMinute) return;
      throw new AppError('rate_limited', `An address may make ${perMinute} requests without a valid key a minute.`, {
        retryAfterSeconds: Math.max(1, Math.ceil((window.startedAt + WINDOW_MS - now) / 1_000)),
      });
    },
  };
}

/** An IPv6 customer has a /64 at least: its addresses count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? 0 : 8 - groups.length;
  return [...groups, ...Array.from({ length: rest }, () => '0')].slice(0, 4).join(':');
}
