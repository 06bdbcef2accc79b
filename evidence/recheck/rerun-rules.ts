import { staleSources } from '../archive-requests.ts';
import { collectUndone, requestsOf } from '../gathered.ts';
import type { Composition } from '#contracts/composition.ts';
import type { FallenRow, Finding } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { RecordedAnswer } from '#contracts/model-port.ts';
import type { PlanDraft, SourceRequest } from '#contracts/plan.ts';
import type { Gather, StageOutputs } from '#contracts/stage-outputs.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { asStored, composeAnswer } from '../compose-answer.ts';
import { findNextSources } from '../next-sources.ts';
import { measureFindings } from '../measure-findings.ts';
import { verifyFindings } from '../verify-findings.ts';
import { recheckFiled } from './recheck-filed.ts';
import { compareById } from './compare-lists.ts';
import { gathersOf, nullFree, pagesUntil } from './recheck-gathering.ts';
import type { RemadePage } from './recheck-pages.ts';
import { groundOf } from './ground-of.ts';
import { replayModel } from './replay-model.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import { collectedOf } from './stored-take.ts';
import type { StoredPage, StoredTake } from './stored-take.ts';

/** A part of a stored take that a channel's rules made, where it is, whose version they were, and how it differs when they are run again. */
export interface Rerun {
  member: string;
  version: string | undefined;
  rerun(): Promise<Difference[]>;
}

/**
 * The channel's own functions on what is stored, each on the stored outcome of the one before, so that a change is told where it was made.
 * What they rule needs no quote, so nothing else would find it changed.
 */
export function listReruns(stored: StoredTake, rules: ChannelRules, remade: ReadonlyMap<string, RemadePage>): Rerun[] {
  const { draft } = stored.plan;
  if (!draft) return [];
  const { rounds, measured } = stored.findings;
  const context: Context = { stored, rules, remade, draft };
  const last = rounds.findLast(({ extract }) => extract)?.extract;
  return [
    { member: 'plan.json', version: stored.plan.version, rerun: () => rerunPlan(context) },
    ...rounds.flatMap(({ extract }, at) =>
      extract && isWhole(at + 1, stored)
        ? [{ member: 'findings.json', version: extract.version, rerun: () => rerunExtract(context, at) }]
        : [],
    ),
    ...(measured && last
      ? [
          {
            member: 'findings.json',
            version: last.version,
            rerun: () => rerunMeasure(context, last.findings, measured),
          },
        ]
      : []),
    ...(stored.composition
      ? [{ member: 'composition.json', version: stored.composition.version, rerun: () => rerunCompose(context) }]
      : []),
  ];
}

/** Rules cannot be run again on pages that were taken out of the archive; that those are gone is told. */
const isWhole = (round: number, stored: StoredTake): boolean => collectedOf(pagesUntil(round, stored)).size === 0;

interface Context {
  stored: StoredTake;
  rules: ChannelRules;
  remade: ReadonlyMap<string, RemadePage>;
  draft: PlanDraft;
}

const idOf = ({ id }: { id: string }): string => id;

async function rerunPlan({ stored, rules, draft }: Context): Promise<Difference[]> {
  const { answers } = stored.plan;
  const { port, asked } = replayModel(answers);
  const found = await rules.plan(stored.plan.brief, port);
  return [
    ...compareAsked('plan.json#/answers', answers, asked),
    ...compareJson('plan.json#/draft', draft, found),
    ...compareGather('plan.json#/gather', stored.plan.gather, draft.sources),
  ];
}

async function rerunExtract({ stored, rules, remade, draft }: Context, at: number): Promise<Difference[]> {
  const { extract } = stored.findings.rounds[at]!;
  if (!extract) return [];
  const { brief } = stored.plan;
  const round = at + 1;
  const { budget } = rules.card;
  const pages = pagesUntil(round, stored).flatMap((page) => readPage(page, remade));
  const pagesLeft = Math.max(0, budget.pages - pages.filter(({ origin }) => origin !== 'caller').length);
  const all = Math.max(0, budget.rounds - round);
  const { failures, answers, roundsLeft = all } = extract;
  const { port, asked: questions } = replayModel(answers);
  const found = await rules.extract({ brief, plan: draft, round, pages, failures, pagesLeft, roundsLeft }, port);
  const { findings, dropped } = verifyFindings(
    found.findings,
    (sha256) => remade.get(sha256)?.layer.text,
    (sha256) => remade.get(sha256)?.layer.blocks,
  );
  const { wanted, undone } = findNextSources({
    brief,
    extraction: { ...found, more: [...staleSources(stored.findings.rounds[at]?.recall), ...found.more] },
    pages,
    failures,
    requests: requestsOf(gathersOf(stored).slice(0, round)),
    pagesLeft,
    roundsLeft,
  });
  const where = `findings.json#/rounds/${at}/extract`;
  return [
    // None are left either when the time is used up.
    ...(roundsLeft === 0 ? [] : compareJson(`${where}/roundsLeft`, roundsLeft, all)),
    ...compareAsked(`${where}/answers`, answers, questions),
    ...compareById(`${where}/findings`, extract.findings, findings, idOf),
    ...compareJson(`${where}/dropped`, extract.dropped, dropped),
    ...compareJson(`${where}/notes`, extract.notes, found.notes),
    ...compareJson(`${where}/undone`, extract.undone, undone),
    ...(wanted.length > 0
      ? compareGather(`${where}/gather`, extract.gather, wanted)
      : compareJson(`${where}/gather`, extract.gather, null)),
  ];
}

async function rerunMeasure(
  { stored, rules, remade, draft }: Context,
  findings: Finding[],
  measured: StageOutputs['measure'],
): Promise<Difference[]> {
  const pages = pagesUntil(gathersOf(stored).length, stored).flatMap((page) => readPage(page, remade));
  const pictures = new Map([...remade].flatMap(([sha256, { picture }]) => (picture ? [[sha256, picture]] : [])));
  const found = await measureFindings(rules, { brief: stored.plan.brief, plan: draft, findings, pages, pictures });
  return [
    ...compareById('findings.json#/measured/findings', measured.findings, found, idOf),
    ...recheckFiled(measured),
  ];
}

/** The text layer of a page stays the same as long as the bytes do; headers are not exported, and no channel reads them. */
function readPage(page: StoredPage, remade: ReadonlyMap<string, RemadePage>): ReadPage[] {
  const { layerUrl: _, extractor: _by, ...record } = page;
  const { body, layer } = remade.get(page.sha256) ?? {};
  return body === undefined || !layer ? [] : [{ ...record, headers: {}, body, layer }];
}

/** Whether sources were shared out between crawl and recall, each once and as they are. */
function compareGather(
  where: string,
  gather: Gather | null | undefined,
  sources: readonly SourceRequest[],
): Difference[] {
  const recalled = new Set(gather?.recall.map(({ id }) => id));
  return [
    ...compareById(
      `${where}/crawl`,
      gather?.crawl ?? [],
      sources.filter(({ id }) => !recalled.has(id)),
      idOf,
    ),
    ...compareById(
      `${where}/recall`,
      gather?.recall ?? [],
      sources.filter(({ id }) => recalled.has(id)),
      idOf,
    ),
  ];
}

async function rerunCompose({ stored, rules, remade, draft }: Context): Promise<Difference[]> {
  const { rounds, measured } = stored.findings;
  const extract = rounds.at(-1)?.extract;
  if (!extract || !stored.composition) return [];
  const { version: _, answers, ...composition } = stored.composition;
  const { port, asked } = replayModel(answers);
  const input = {
    brief: stored.plan.brief,
    plan: draft,
    findings: [...extract.findings, ...(measured?.findings ?? [])],
    ...(measured?.filed && { filed: measured.filed }),
    notes: extract.notes,
    pages: pagesUntil(gathersOf(stored).length, stored).map(({ layerUrl: _url, extractor: _by, ...page }) => ({
      ...page,
      headers: {},
    })),
    failures: extract.failures,
    undone: [...collectUndone(nullFree(rounds)), ...extract.undone],
  };
  const composeAsTold = async (fallen: readonly FallenRow[]): Promise<Composition> => {
    const made = await rules.compose(input, port);
    return asStored(fallen.length > 0 ? await rules.compose({ ...input, fallen }) : made, fallen);
  };
  // Which rows fall shows on whole pages alone.
  const found = isWhole(gathersOf(stored).length, stored)
    ? (await composeAnswer(rules, input, { ground: groundOf(stored, input.findings, remade), model: port })).composition
    : await composeAsTold(composition.fallen ?? []);
  return [
    ...compareAsked('composition.json#/answers', answers, asked),
    ...compareJson('composition.json', composition, found),
  ];
}

/** Every answer that is kept is one to a question that the rules ask of what is stored, in their order. */
const compareAsked = (where: string, answers: readonly RecordedAnswer[] | undefined, asked: string[]): Difference[] =>
  answers
    ? compareJson(
        where,
        answers.map(({ id }) => id),
        asked,
      )
    : [];
