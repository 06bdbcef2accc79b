import { parseNetworks } from '../address-rules.ts';
import { createOutbound, type Outbound, type OutboundOptions } from '../create-outbound.ts';

/** A way out for tests: no delay, short limits, and loopback reachable as far as `allow` says. */
export function openOutbound({ allow = '127.0.0.1/32', ...options }: TestOptions = {}): Outbound {
  return createOutbound({
    version: '1.2.3',
    contactUrl: 'https://contact.example.com/bot',
    crawlDelayMs: 0,
    allow: parseNetworks(allow).networks,
    getOwnAddresses: () => [],
    ...options,
    limits: { connectTimeoutMs: 1_000, totalTimeoutMs: 3_000, ...options.limits },
  });
}

interface TestOptions extends Partial<Omit<OutboundOptions, 'allow'>> {
  allow?: string;
}
