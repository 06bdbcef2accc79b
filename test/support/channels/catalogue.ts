import { readingStub, stubChannel } from '../../../bench/stub-channel.ts';
import type { Channel } from '../../../channels/channel.ts';
import { channels } from '../../../channels/index.ts';
import { sample } from '../sample.ts';
import { damagedScout } from './damaged.ts';
import { ownKeyScout } from './own-key-scout.ts';
import { thriftyScout } from './thrifty-scout.ts';
import { toyChannel } from '../toy-channel.ts';
import { askingToy, dearToy, mappedToy, otherToy, sharedToy, wildToy } from './toys.ts';

/** Every channel whose rules a test may run: threads look them up here by their names. */
const CATALOGUE: Record<string, Channel> = {
  ...Object.fromEntries(channels),
  toyChannel,
  otherToy,
  dearToy,
  sharedToy,
  askingToy,
  mappedToy,
  wildToy,
  thriftyScout,
  ownKeyScout,
  damagedScout,
  stubChannel,
  readingStub,
};

const WHOLE = new WeakMap<Channel, Channel>();

/** A channel of the catalogue that is screened by so many of its briefs, by all of them in `npm run test:thorough`. */
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

/** URL of a registry of these channels; those that are not in the catalogue have a card and no rules. */
export function registryOf(wanted: readonly Channel[]): string {
  const url = new URL('registry.ts', import.meta.url);
  const whole = wanted.map((channel) => WHOLE.get(channel) ?? channel);
  const names = Object.entries(CATALOGUE).flatMap(([name, channel]) => (whole.includes(channel) ? [name] : []));
  url.searchParams.set('of', names.join(' '));
  return url.href;
}

export const channelsNamed = (names: readonly string[]): Channel[] => names.flatMap((name) => CATALOGUE[name] ?? []);
