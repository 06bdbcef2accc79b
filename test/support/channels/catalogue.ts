import { existsSync } from 'node:fs';
import type { Channel } from '../../../channels/channel.ts';
import { sample } from '../sample.ts';

/** Modules that channels of tests are exported by; those of the product are found by their slugs. What costs most to load comes last. */
const MODULES = [
  '../toy-channel.ts',
  './toys.ts',
  '../../../bench/stub-channel.ts',
  './thrifty-scout.ts',
  './own-key-scout.ts',
  './stuck-beside-others.ts',
  './damaged.ts',
];

const WHOLE = new WeakMap<Channel, Channel>();

/** A channel that is screened by so many of its briefs, by all of them in `npm run test:thorough`. */
export function withFewerBriefs(channel: Channel, count: number): Channel {
  const fewer: Channel = {
    ...channel,
    async screening() {
      const set = await channel.screening!();
      return { ...set, briefs: [...sample(set.briefs, count)] };
    },
  };
  WHOLE.set(fewer, channel);
  return fewer;
}

/**
 * URL of a registry of these channels. A thread that loads it loads their modules and no others: starting threads is what most tests
 * spend their time on. Channels that are exported nowhere have a card and no rules.
 */
export async function registryOf(wanted: readonly Channel[]): Promise<string> {
  const url = new URL('registry.ts', import.meta.url);
  for (const channel of wanted) {
    const place = await findPlace(WHOLE.get(channel) ?? channel);
    if (place) url.searchParams.append('of', place);
  }
  return url.href;
}

/** Where a channel is exported: `MODULE NAME`, the module as a URL. */
async function findPlace(channel: Channel): Promise<string | undefined> {
  const { slug } = channel.card;
  const own = ['channel', slug].map((name) => `../../../channels/${slug}/${name}.ts`);
  for (const path of [...own, ...MODULES]) {
    const module = new URL(path, import.meta.url);
    if (!existsSync(module)) continue;
    const names = Object.entries((await import(module.href)) as Record<string, unknown>);
    const name = names.find(([, value]) => value === channel)?.[0];
    if (name !== undefined) return `${module.href} ${name}`;
  }
  return undefined;
}
