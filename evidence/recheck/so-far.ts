import { buildEndedEarly } from '../ended-early.ts';
import { isEnd } from '#contracts/take-event.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { ChannelIdentity, TakeSoFar } from '#contracts/take-so-far.ts';
import type { TakeResponse, TraceEntry } from '#contracts/take.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { CLOCKS_MS } from './recheck-gathering.ts';
import type { StoredTake } from './stored-take.ts';

/** The response that the log of a channel's take amounts to before its end. */
export function foldStored(trace: StoredTake['trace'], take: TakeResponse, channel: ChannelIdentity): TakeSoFar {
  const soFar = foldTake(
    trace.filter((event) => !isEnd(event)),
    channel,
  );
  const entries = soFar.plan.trace.map((entry) => ({ ...entry, startedAt: startOf(entry, take) }));
  return { ...soFar, plan: { ...soFar.plan, trace: entries } };
}

/** The last stage starts in the transaction that freezes the response: by the clock of the worker there, by that of the database in the log. */
function startOf({ stage, startedAt }: TraceEntry, { plan: { trace } }: TakeResponse): string | null {
  const shown = trace.find((entry) => entry.stage === stage)?.startedAt ?? null;
  const isClose = Math.abs(Date.parse(shown ?? '') - Date.parse(startedAt ?? '')) <= CLOCKS_MS;
  return stage === 'grade' && isClose ? shown : startedAt;
}

/** Whether the response of a take that ended without a grade is what its log amounts to. Why it ended so is known to the end alone. */
export function recheckEndedEarly(take: TakeResponse, soFar: TakeSoFar): Difference[] {
  const { state, recovery } = take.lifecycle;
  const isShown = ({ stage, round }: TraceEntry): boolean =>
    take.plan.trace.some((entry) => entry.stage === stage && entry.round === round);
  // Stages that were left out last are logged together with the end.
  const trace = soFar.plan.trace.filter((entry) => entry.status !== 'skipped' || isShown(entry));
  const { latencyMs: _, ...expected } = buildEndedEarly(
    { ...soFar, plan: { ...soFar.plan, trace } },
    { state, recovery, asks: soFar.asks },
  );
  const { latencyMs: _latency, creditsLeft: _credits, ...shown } = take;
  return compareTake(shown, expected);
}

type Shown = Omit<TakeSoFar, 'latencyMs'>;

/** Members of a response that are the log's and not the answer's. */
const OF_LOG = ['takeNo', 'plan', 'stills'] as const satisfies (keyof Shown)[];

/** A response against what it should be; where the log says otherwise, both are named. */
export function compareTake(take: Shown, expected: Shown): Difference[] {
  const without = (response: Shown): object =>
    Object.fromEntries(Object.entries(response).filter(([key]) => !OF_LOG.some((member) => member === key)));
  return [
    ...compareJson('take.json', without(take), without(expected)),
    ...OF_LOG.flatMap((member) => compareJson(`trace.json and take.json#/${member}`, take[member], expected[member])),
  ];
}
