import { STATE_OF_STAGE } from './stage.ts';
import type { TakeState } from './stage.ts';
import { isEnd } from './take-event.ts';
import type { TakeEvent } from './take-event.ts';
import type { Plan, TakeResponse, TraceEntry } from './take.ts';

/** A TakeResponse without the credits, which only the end knows. */
export type TakeSoFar = Omit<TakeResponse, 'creditsLeft'>;

export interface ChannelIdentity {
  slug: string;
  number: number;
  name: string;
}

/**
 * The response that a take's events amount to, from the first event on. A pure function of the log: a running take, a failed one and the
 * snapshots of a stream are all shown by it. A take that has ended is its frozen response instead (`take.completed` and its like).
 */
export function foldTake(events: readonly TakeEvent[], channel: ChannelIdentity): TakeSoFar {
  const accepted = events[0];
  if (accepted?.type !== 'take.accepted') throw new Error('the first event of a take is take.accepted');
  const take: TakeSoFar = {
    channel: { id: channel.slug, number: String(channel.number), name: channel.name },
    takeNo: accepted.takeNo,
    output: '',
    links: [],
    table: null,
    stills: [],
    plan: { planner: 'rules', subGoals: [], trace: [] },
    lifecycle: {
      takeId: accepted.takeId,
      state: 'queued',
      recovery: { action: 'none', detail: '' },
      needs: [],
      undone: [],
      held: [],
    },
    asks: [],
    latencyMs: Math.max(0, Date.parse(events.at(-1)!.at) - Date.parse(accepted.at)),
  };
  for (const event of events) apply(take, event);
  return take;
}

function apply(take: TakeSoFar, event: TakeEvent): void {
  const { trace } = take.plan;
  switch (event.type) {
    case 'plan.made':
      take.plan.planner = event.planner;
      take.plan.subGoals = event.subGoals.map((goal): Plan['subGoals'][number] => ({
        ...goal,
        stage: 'extract',
        status: 'open',
      }));
      return;
    case 'stage.started':
      take.lifecycle.state = STATE_OF_STAGE[event.stage];
      trace.push(traceEntry(event, { status: 'running', attempts: 1, startedAt: event.at }));
      return;
    case 'stage.retried':
      Object.assign(findEntry(trace, event), { attempts: event.attempt });
      return;
    case 'stage.skipped':
      trace.push(traceEntry(event, { status: 'skipped' }));
      return;
    case 'stage.finished':
      Object.assign(findEntry(trace, event), {
        status: 'done',
        attempts: event.attempts,
        latencyMs: event.latencyMs,
        counts: event.counts,
      });
      return;
    case 'sentence.written':
      take.output += event.text;
      return;
    case 'still.drawn':
      take.stills.push(event.still);
      return;
    case 'ask.raised':
      take.asks.push(event.ask);
      take.lifecycle.needs.push(event.ask.key);
      return;
    default:
      if (isEnd(event)) take.lifecycle.state = event.response.lifecycle.state satisfies TakeState;
  }
}

function traceEntry(at: Pick<TraceEntry, 'stage' | 'round'>, known: Partial<TraceEntry>): TraceEntry {
  const empty = { attempts: 0, startedAt: null, latencyMs: null, counts: {}, status: 'running' as const };
  return { stage: at.stage, round: at.round, tool: at.stage, ...empty, ...known };
}

function findEntry(trace: TraceEntry[], at: Pick<TraceEntry, 'stage' | 'round'>): TraceEntry {
  const entry = trace.find(({ stage, round }) => stage === at.stage && round === at.round);
  if (!entry) throw new Error(`${at.stage} of round ${at.round} goes on without a start`);
  return entry;
}
