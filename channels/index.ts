import type { Channel } from './channel.ts';
import { changelogScout } from './changelog-scout/channel.ts';
import { cveCheck } from './cve-check/channel.ts';
import { filingScout } from './filing-scout/channel.ts';
import { paperScout } from './paper-scout/channel.ts';
import { quakeWatch } from './quake-watch/channel.ts';
import { quoteCompare } from './quote-compare/quote-compare.ts';
import { recallCheck } from './recall-check/recall-check.ts';
import { soccerScout } from './soccer-scout/channel.ts';
import { specimenScout } from './specimen-scout/channel.ts';
import { trialFinder } from './trial-finder/channel.ts';

/** Every channel there is. Adding one is a folder and a line here. */
const CHANNELS: readonly Channel[] = [
  changelogScout,
  cveCheck,
  filingScout,
  paperScout,
  quakeWatch,
  quoteCompare,
  recallCheck,
  soccerScout,
  specimenScout,
  trialFinder,
];

/** Where threads find them. */
export const registry = import.meta.url;

export const channels: ReadonlyMap<string, Channel> = new Map(CHANNELS.map((channel) => [channel.card.slug, channel]));
