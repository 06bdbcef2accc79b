import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../../../channels/channel.ts';
import { CASES } from '../catalogue.ts';
import { loadChangelogFixtures } from '../changelog-cases.ts';
import type { EvaluatedCase } from '../evaluated-case.ts';
import { screenedCases } from '../screened-cases.ts';

export interface GradeSet {
  channel: Channel;
  /** What its cases are: written with the rules, forms and trades that the rules were not written for, or real and messy ones of a folder. */
  kind: 'screening' | 'other forms' | 'fixtures';
  cases: EvaluatedCase[];
}

const AS_SCREENED = new Set(['screening', 'as written']);
/** Folders of fixtures below the one that is given; '.' is itself. */
const FOLDERS = ['.', 'messy'];

/** Every case with a known answer that can be rolled without a network. */
export async function loadGradeSets(
  channels: ReadonlyMap<string, Channel>,
  fixtures: string | undefined,
): Promise<GradeSet[]> {
  const sets: GradeSet[] = [];
  for (const [slug, channel] of channels) {
    const own = await loadOwn(slug, channel);
    sets.push(
      { channel, kind: 'screening', cases: own.filter(({ group }) => AS_SCREENED.has(group)) },
      { channel, kind: 'other forms', cases: own.filter(({ group }) => !AS_SCREENED.has(group)) },
    );
    for (const folder of fixtures === undefined ? [] : FOLDERS.map((name) => join(fixtures, name)))
      sets.push({ channel, kind: 'fixtures', cases: await loadFixtures(slug, folder) });
  }
  return sets.filter(({ cases }) => cases.length > 0);
}

async function loadOwn(slug: string, { screening }: Channel): Promise<EvaluatedCase[]> {
  const load = CASES[slug];
  if (load) return load({ set: undefined });
  return screening ? screenedCases(await screening()) : [];
}

/** Registers and maps are asked over the network, so only what carries its own pages is read here. */
async function loadFixtures(slug: string, folder: string): Promise<EvaluatedCase[]> {
  if (slug === 'quote-compare' && existsSync(join(folder, 'quotes'))) return CASES[slug]!({ set: folder });
  if (slug === 'changelog-scout' && existsSync(join(folder, 'changelogs'))) return loadChangelogFixtures(folder);
  return [];
}
