import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import type { CreateDial } from './dial.ts';
import type { Admission } from './guard.ts';
import type { OutboundLimits } from './limits.ts';

/** Connections of one origin, pinned to the addresses that were admitted when it was made. */
export interface OriginPool {
  pool: Pool;
  addresses: readonly string[];
  /** Connections opened so far: unchanged over a request means that it went out on a kept connection. */
  getOpened: () => number;
}

export interface OriginPools extends AsyncDisposable {
  get: (admission: Admission) => OriginPool;
}

/**
 * Kept connections by origin. One is used again only while each address it may be connected to is among those admitted
 * for the request at hand, so a name that turned bad or moved leaves its old connections behind.
 */
export function createOriginPools(limits: OutboundLimits, createDial: CreateDial): OriginPools {
  const closing = new Set<Promise<void>>();
  const pools = new LRUCache<string, OriginPool>({
    max: MAX_ORIGINS,
    dispose: ({ pool }) => {
      const closed = pool
        .close()
        .catch(() => undefined)
        .finally(() => closing.delete(closed));
      closing.add(closed);
    },
  });

  const open = ({ url, addresses }: Admission): OriginPool => {
    const dial = createDial({ addresses, connectTimeoutMs: limits.connectTimeoutMs });
    let opened = 0;
    const pool = new Pool(url.origin, {
      connect: (options, callback) => {
        opened += 1;
        dial(options, callback);
      },
      connections: limits.maxConnections,
      pipelining: 1,
      allowH2: false,
      maxHeaderSize: limits.maxHeaderBytes,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { pool, addresses, getOpened: () => opened };
  };

  return {
    get: (admission) => {
      const { origin } = admission.url;
      const kept = pools.get(origin);
      if (kept?.addresses.every((address) => admission.addresses.includes(address))) return kept;
      const fresh = open(admission);
      pools.set(origin, fresh);
      return fresh;
    },
    [Symbol.asyncDispose]: async () => {
      const all = [...pools.values()];
      await Promise.all(all.map(({ pool }) => pool.destroy()));
      pools.clear();
      await Promise.all(closing);
    },
  };
}

const MAX_ORIGINS = 200;
