import type { StageOutputs } from '#contracts/stage-outputs.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import { buildBrief } from '#contracts/build-brief.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { findPageReads } from '../../db/queries/pages.ts';
import type { PageRead, TakeOf } from '../../db/queries/pages.ts';
import { findCitations, findOutputs } from '../../db/queries/stored-take.ts';
import type { StoredOutput } from '../../db/queries/stored-take.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import type { TakeRow } from '../../db/queries/takes.ts';
import { addressCitations } from '../../evidence/recheck/address-citations.ts';
import type { StoredPage, StoredRound, StoredTake } from '../../evidence/recheck/stored-take.ts';
import type { ApiContext } from '../context.ts';

export interface GatheredTake {
  stored: StoredTake;
  /** The frozen response, byte for byte; undefined while the take runs. */
  frozen: string | undefined;
  /** Outputs of the stages as they were hashed. */
  outputs: StoredOutput[];
}

/** Everything stored of a take, by the members of its export. */
export async function gatherStoredTake(
  { db }: Pick<ApiContext, 'db'>,
  of: TakeOf,
  { takeId, createdAt }: Pick<TakeRow, 'takeId' | 'createdAt'>,
): Promise<GatheredTake> {
  // The end first: what is stored before it is there by then.
  const frozen = await findFrozenResponse(db, of.operatorId, of.takeId);
  const [outputs, reads, citations, trace] = await Promise.all([
    findOutputs(db, of),
    findPageReads(db, of),
    findCitations(db, of),
    findEvents(db, { ...of, limit: 100_000 }),
  ]);
  const pages = reads.map(mapPage);
  const output = readOutputs(outputs);
  const { composition, version, answers, evidence } = output('frame') ?? {};
  const report = output('grade');
  const [accepted] = trace;
  if (accepted?.type !== 'take.accepted') throw new Error('the first event of a take is take.accepted');
  const stored: StoredTake = {
    // Frozen by this product as its response.
    take: frozen === undefined ? null : (JSON.parse(frozen) as TakeResponse),
    citations: addressCitations(citations, pages),
    grade: report && evidence ? { ...report, evidence } : null,
    pages,
    trace,
    plan: { takeId, brief: buildBrief(accepted, createdAt), ...output('plan') },
    findings: { rounds: collectRounds(output), measured: output('measure') ?? null },
    composition: composition
      ? { ...(version !== undefined && { version }), ...(answers && { answers }), ...composition }
      : null,
  };
  return { stored, frozen, outputs };
}

type OutputOf = <S extends StageName>(stage: S, round?: number) => StageOutputs[S] | undefined;

/** Outputs are stored by the stages themselves under these types. */
function readOutputs(outputs: StoredOutput[]): OutputOf {
  const texts = new Map(outputs.map(({ step, text }) => [step, text]));
  return <S extends StageName>(stage: S, round = 1) => {
    const text = texts.get(stepName(stage, round));
    return text === undefined ? undefined : (JSON.parse(text) as StageOutputs[S]);
  };
}

function collectRounds(output: OutputOf): StoredRound[] {
  const rounds: StoredRound[] = [];
  for (let round = 1; ; round += 1) {
    const [crawl = null, recall = null, extract = null] = [
      output('crawl', round),
      output('recall', round),
      output('extract', round),
    ];
    if (!crawl && !recall && !extract) return rounds;
    rounds.push({ crawl, recall, extract });
  }
}

function mapPage({ requestedUrl: _requested, headers: _headers, layerUrl, ...page }: PageRead): StoredPage {
  return layerUrl === page.url ? page : { ...page, layerUrl };
}
