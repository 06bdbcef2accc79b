import type { EndState, StageName } from './stage.ts';
import type { Prior, Ask, TakeResponse } from './take.ts';
import type { Json, JsonObject } from './json.ts';

/** The AG-UI run that a take serves, with what the front end sent along. */
export interface RunOrigin {
  threadId: string;
  runId: string;
  /** Id of the user message that is the brief. */
  messageId: string;
  parentRunId?: string;
  /** State of the front end; kept and handed back beside `take`. */
  state: JsonObject;
  /** Names of front-end tools that were offered; no channel calls them. */
  tools: string[];
  context: { description: string; value: string }[];
  /** Interrupts that this run answers. */
  resumed: string[];
}

/** What was asked for: the first event of every take holds it whole. */
export interface AcceptedRequest {
  notes: string;
  prior: Prior | null;
  skipRetrieval: boolean;
  run: RunOrigin | null;
}

/** What a take logs, by type (DESIGN.md, The event log). `seq` and `at` are added when it is stored. */
export type TakeEventBody =
  | ({ type: 'take.accepted'; takeId: string; takeNo: number; channel: string } & AcceptedRequest)
  | { type: 'take.cancel_requested' }
  | { type: 'plan.made'; planner: 'rules' | 'model'; subGoals: { id: string; goal: string }[]; sources: string[] }
  | { type: 'stage.started'; stage: StageName; round: number }
  | { type: 'stage.retried'; stage: StageName; round: number; attempt: number }
  | { type: 'stage.skipped'; stage: StageName; round: number; reason: string }
  | {
      type: 'stage.finished';
      stage: StageName;
      round: number;
      attempts: number;
      latencyMs: number;
      counts: Record<string, number>;
    }
  | { type: 'tool.called'; stage: StageName; round: number; callId: string; tool: string; args: JsonObject }
  | { type: 'tool.returned'; stage: StageName; round: number; callId: string; result: JsonObject }
  | { type: 'sentence.written'; index: number; text: string }
  | { type: 'ask.raised'; ask: Ask }
  | TakeEndBody;

/** The last event of every take. `response` is the frozen body of the answer. */
export interface TakeEndBody {
  type: 'take.completed' | 'take.failed' | 'take.cancelled' | 'take.needs_input';
  grade: string | null;
  overall: number | null;
  /** Count of sourced links. */
  links: number;
  /** Code of contracts/errors.ts when it failed. */
  code: string | null;
  response: TakeResponse;
}

export const END_EVENT_OF = {
  finished: 'take.completed',
  failed: 'take.failed',
  cancelled: 'take.cancelled',
  needs_input: 'take.needs_input',
} as const satisfies Record<EndState, TakeEndBody['type']>;

const END_TYPES: ReadonlySet<string> = new Set(Object.values(END_EVENT_OF));

/** Whether an event is the last of its take. */
export const isEnd = (event: { type: string }): event is TakeEndBody => END_TYPES.has(event.type);

/** A stored event. `seq` counts from 1 without gaps within its take; `at` is ISO 8601 with milliseconds, UTC. */
export type TakeEvent = TakeEventBody & { seq: number; at: string };

/** An event to be stored under a key: a second one with the same key in the same take is dropped. */
export interface KeyedEvent {
  key: string;
  type: TakeEventBody['type'];
  payload: { [name: string]: Json | undefined } | object;
}

/** Gives an event its key; the payload is the event without its type. */
export function keyed(key: string, { type, ...payload }: TakeEventBody): KeyedEvent {
  return { key, type, payload };
}
