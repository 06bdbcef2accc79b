import type { Difference } from '../compare-json.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import type { ReadPageFiles, recheckPages } from './recheck-pages.ts';
import type { StillTools } from './recheck-stills.ts';
import type { listReruns } from './rerun-rules.ts';
import type { StoredTake } from './stored-take.ts';

/** What is kept of a version when its rules change ("npm run freeze"): its whole recheck, with its channels, text layers and stills. */
export interface FormerRules {
  recheckTake(
    stored: StoredTake,
    tools: StillTools & { readFiles: ReadPageFiles; channels: ReadonlyMap<string, ChannelRules> },
  ): Promise<{ differences: Difference[]; remarks: string[] }>;
  recheckPages: typeof recheckPages;
  listReruns: typeof listReruns;
  drawStill: StillTools['drawStill'];
  channels: ReadonlyMap<string, ChannelRules>;
}

/** Versions whose takes are verified by their own rules, oldest first. */
export const FORMER_VERSIONS: readonly string[] = ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0'];

export const isFormerVersion = (version: string | undefined): version is string =>
  version !== undefined && FORMER_VERSIONS.includes(version);

/** The frozen rules of a former version, loaded when a take asks for them. */
export async function loadFormerRules(version: string): Promise<FormerRules> {
  if (!FORMER_VERSIONS.includes(version)) throw new Error(`no rules are kept of version ${version}`);
  return (await import(new URL(`../former/${version}.mjs`, import.meta.url).href)) as FormerRules;
}
