import { buildBrief } from '../build-brief.ts';
import type { Citation } from '#contracts/evidence.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { addressCitations } from './address-citations.ts';
import type { StoredPage, StoredRound, StoredTake } from './stored-take.ts';

/** What is stored of a take, as the database gives it. */
export interface TakeRecord {
  takeId: string;
  /** ISO 8601. */
  createdAt: string;
  /** The response, byte for byte; undefined while the take runs. */
  frozen: string | undefined;
  /** Outputs of the finished steps: their JSON text as it was hashed, and that hash. */
  outputs: { step: string; text: string; sha256: string }[];
  pages: StoredPage[];
  citations: Citation[];
  trace: TakeEvent[];
}

/** What is stored of a take by the members of its export. */
export function buildStoredTake({
  takeId,
  createdAt,
  frozen,
  outputs,
  pages,
  citations,
  trace,
}: TakeRecord): StoredTake {
  const output = readOutputs(outputs);
  const { composition, version, answers, evidence } = output('frame') ?? {};
  const { timeStamp, ...report } = output('grade') ?? {};
  const [accepted] = trace;
  if (accepted?.type !== 'take.accepted') throw new Error('the first event of a take is take.accepted');
  return {
    // Frozen by this product as its response.
    take: frozen === undefined ? null : (JSON.parse(frozen) as TakeResponse),
    citations: addressCitations(citations, pages),
    grade: 'letter' in report && evidence ? { ...report, evidence } : null,
    pages,
    trace,
    plan: { takeId, brief: buildBrief(accepted, createdAt), ...output('plan') },
    findings: { rounds: collectRounds(output), measured: output('measure') ?? null },
    composition: composition
      ? { ...(version !== undefined && { version }), ...(answers && { answers }), ...composition }
      : null,
    ...(timeStamp && { timeStamp }),
  };
}

type OutputOf = <S extends StageName>(stage: S, round?: number) => StageOutputs[S] | undefined;

/** Outputs are stored by the stages themselves under these types. */
function readOutputs(outputs: TakeRecord['outputs']): OutputOf {
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
