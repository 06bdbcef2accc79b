import type { ChannelRules } from '#contracts/channel-rules.ts';
import { VERSION } from '#contracts/version.ts';
import { recheckTake } from './recheck-take.ts';
import type { Recheck, RecheckTools } from './recheck-take.ts';
import { isFormerVersion, loadFormerRules } from './recheck/former-rules.ts';
import type { StoredTake } from './recheck/stored-take.ts';
import { versionsOf } from './recheck/versions-of.ts';
import { FIRST_EXTRACTOR } from './text-layer/extractors.ts';

export interface Verification extends Recheck {
  /** Versions of code and rubric, other than the present ones, by whose own rules it was checked: "0.2.0", "rubric changelog-scout 1". */
  under: string[];
}

/**
 * Checks a stored take by the rules that made it: those of this version (`recheckTake`), or the frozen ones of the former version that it was
 * rolled by. What came out equal under a former version says so.
 */
export async function verifyTake(stored: StoredTake, tools: RecheckTools): Promise<Verification> {
  const versions = versionsOf(stored);
  const [version, ...others] = versions;
  const rubric = (channels: ReadonlyMap<string, ChannelRules>): string[] => formerRubricOf(stored, channels);
  if (!isFormerVersion(version) || others.length > 0) {
    const former = versions.filter((each) => each !== VERSION);
    return { ...(await recheckTake(stored, tools)), under: [...former, ...rubric(tools.channels)] };
  }
  const rules = await loadFormerRules(version);
  const { readFiles, readStill } = tools;
  const { channels, drawStill } = rules;
  const recheck = await rules.recheckTake(asStoredBy(version, stored), { readFiles, readStill, drawStill, channels });
  return { ...recheck, under: [version, ...rubric(channels)] };
}

/** Versions that knew one extractor and did not name it. A database that was upgraded names it for their pages, too. */
const ONE_EXTRACTOR: ReadonlySet<string> = new Set(['0.1.0', '0.2.0']);

function asStoredBy(version: string, stored: StoredTake): StoredTake {
  if (!ONE_EXTRACTOR.has(version)) return stored;
  const pages = stored.pages.map((page) => {
    const { extractor, ...rest } = page;
    return extractor === FIRST_EXTRACTOR ? rest : page;
  });
  return { ...stored, pages };
}

/** The rubric of a grade that is not the channel's newest one. */
function formerRubricOf({ grade, take }: StoredTake, channels: ReadonlyMap<string, ChannelRules>): string[] {
  const rubric = channels.get(take?.channel?.id ?? '')?.rubric;
  const stored = grade?.rubric;
  if (!stored || !rubric || (stored.id === rubric.id && stored.version === rubric.version)) return [];
  return [`rubric ${stored.id} ${stored.version}`];
}
