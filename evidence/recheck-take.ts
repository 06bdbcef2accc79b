import type { PlannedStill } from '#contracts/still.ts';
import type { TakeSoFar } from '#contracts/take-so-far.ts';
import { TakeResponse } from '#contracts/take.ts';
import { VERSION } from '#contracts/version.ts';
import { compareJson } from './compare-json.ts';
import type { Difference } from './compare-json.ts';
import { guard } from './recheck/guard.ts';
import type { CheckedAnswer } from './check-composition.ts';
import { findComposed, recheckAnswer } from './recheck/recheck-answer.ts';
import { recheckFound } from './recheck/recheck-found.ts';
import { recheckGathering } from './recheck/recheck-gathering.ts';
import { recheckMembers } from './recheck/recheck-members.ts';
import { recheckPages } from './recheck/recheck-pages.ts';
import type { ReadPageFiles, RemadePage } from './recheck/recheck-pages.ts';
import { listTaken, recheckStills } from './recheck/recheck-stills.ts';
import type { StillTools } from './recheck/recheck-stills.ts';
import { recheckRubric } from './recheck/recheck-rubric.ts';
import { isFormerVersion, loadFormerRules } from './recheck/former-rules.ts';
import { listReruns } from './recheck/rerun-rules.ts';
import type { Rerun } from './recheck/rerun-rules.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import { foldStored, recheckEndedEarly } from './recheck/so-far.ts';
import { extractorOf } from './recheck/stored-take.ts';
import type { StoredTake } from './recheck/stored-take.ts';
import { checkAsks, checkEnd, checkSentences } from './recheck/trace/check-end.ts';
import { checkFirst, checkOrder } from './recheck/trace/check-order.ts';
import { checkStages } from './recheck/trace/check-stages.ts';
import { checkTools } from './recheck/trace/check-tools.ts';
import { EXTRACTOR } from './text-layer/extractors.ts';

export type { Difference } from './compare-json.ts';
export type { StoredTake } from './recheck/stored-take.ts';

/** What the check needs beside the stored take: the kept bytes and texts of its pages, and the channels there are. */
export interface RecheckTools extends StillTools {
  readFiles: ReadPageFiles;
  channels: ReadonlyMap<string, ChannelRules>;
}

export interface Recheck {
  /** Empty: equal. */
  differences: Difference[];
  /** What could not be held against the take: pictures that were taken and not drawn. */
  remarks: string[];
}

/**
 * Computes a stored take again from the bytes of its pages and says where it differs (interface document, part 2, verify). Hashes and text
 * layers are made anew, the channel's own rules are run again, every quote is found again in the new layers, the composition is checked
 * against them, the grade follows by the rubric that is stored with it, and the log has to tell the same. `where` names the member of
 * the export, and the place in it.
 */
export async function recheckTake(
  stored: StoredTake,
  { readFiles, channels, ...stillTools }: RecheckTools,
): Promise<Recheck> {
  const differences: Difference[] = [];
  const remarks: string[] = [];
  const part = (member: string, work: Parameters<typeof guard>[2]): Promise<void> => guard(member, differences, work);
  let remade: ReadonlyMap<string, RemadePage> = new Map();
  let answer: CheckedAnswer | null = null;
  let stills: PlannedStill[] | null = null;
  let rules: ChannelRules | undefined;
  let reruns: Rerun[] = [];
  await part('pages.json', async () => {
    const pages = await recheckPages(stored.pages, readFiles);
    remade = pages.remade;
    return [...pages.differences, ...(isOurs(stored) ? checkExtractors(stored.pages) : [])];
  });
  await part('findings.json', () => recheckMembers(stored));
  await part('pages.json', () => recheckGathering(stored));
  await part('plan.json', () => {
    const slug = slugOf(stored);
    rules = channels.get(slug);
    if (!rules) return [{ where: 'take.json#/channel/id', stored: slug, found: null }];
    reruns = listReruns(stored, rules, remade);
    return [];
  });
  await part('findings.json', () => recheckFound(stored, isOurs(stored) ? rules?.card.freshSeconds : undefined));
  for (const [at, { member, version = VERSION, rerun }] of reruns.entries()) {
    if (version === VERSION) await part(member, rerun);
    else if (isFormerVersion(version)) await part(member, () => rerunFormer(at, version, stored, readFiles));
    else differences.push({ where: `${member} version`, stored: version, found: VERSION });
  }
  let soFar: TakeSoFar | undefined;
  await part('trace.json', () => {
    const { take, trace, plan } = stored;
    if (!take || !rules) return [];
    // A channel keeps its number; its name may have been another one.
    soFar = foldStored(
      trace,
      take,
      isFormerVersion(plan.version) ? { ...rules.card, name: take.channel.name } : rules.card,
    );
    return [];
  });
  await part('take.json', () => {
    const { take } = stored;
    if (!take || !soFar) return [];
    const composed = findComposed(stored);
    const rechecked = composed && recheckAnswer(stored, composed, { remade, soFar });
    answer = rechecked?.answer ?? null;
    stills = rechecked?.stills ?? null;
    const early = take.lifecycle.state === 'finished' ? [] : recheckEndedEarly(take, soFar);
    return [...checkShape(take, stored), ...(rechecked?.differences ?? []), ...early];
  });
  const redrawn: Difference[] = [];
  await guard('take.json#/stills', redrawn, () =>
    stored.take ? recheckStills(stored.take, stills, stillTools, remade) : [],
  );
  differences.push(...redrawn);
  if (redrawn.length === 0) remarks.push(...listTaken(stills ?? [], stored.take?.stills ?? []));
  await part('grade.json', () => (rules && stored.grade ? recheckRubric(stored.grade.rubric, rules) : []));
  for (const check of [checkOrder, checkFirst, checkStages, checkTools, checkSentences, checkAsks, checkEnd])
    await part('trace.json', () => check({ stored, remade, answer }));
  return { differences, remarks };
}

/** Whether the plan was made by this version: another one may have had other limits. */
const isOurs = ({ plan: { version } }: StoredTake): boolean => version === undefined || version === VERSION;

/** A take of this version has its texts by this version's extractor. */
const checkExtractors = (pages: StoredTake['pages']): Difference[] =>
  pages.flatMap((page, at) => compareJson(`pages.json#/${at}/extractor`, extractorOf(page), EXTRACTOR));

function slugOf({ trace: [first], take }: StoredTake): string {
  return first?.type === 'take.accepted' ? first.channel : (take?.channel.id ?? '');
}

/** A response has the members of the interface, a grade exactly when it is finished, and nothing of an answer before. */
function checkShape(take: TakeResponse, { grade, composition }: StoredTake): Difference[] {
  const faults = TakeResponse.safeParse(take).error?.issues ?? [];
  const isFinished = take.lifecycle.state === 'finished';
  return [
    ...faults.map(({ path, message }) => ({
      where: `take.json#/${path.map(String).join('/')}`,
      stored: null,
      found: message,
    })),
    ...compareJson('grade.json', grade !== null, isFinished),
    ...(isFinished && !composition ? [{ where: 'composition.json', stored: null, found: 'what was composed' }] : []),
  ];
}

/** Runs again what an upgrade found half made: its former stages by the rules that they were made by. */
async function rerunFormer(
  at: number,
  version: string,
  stored: StoredTake,
  readFiles: ReadPageFiles,
): Promise<Difference[]> {
  const former = await loadFormerRules(version);
  const rules = former.channels.get(slugOf(stored));
  if (!rules) return [{ where: 'take.json#/channel/id', stored: slugOf(stored), found: null }];
  const { remade } = await former.recheckPages(stored.pages, readFiles);
  return (await former.listReruns(stored, rules, remade)[at]?.rerun()) ?? [];
}
