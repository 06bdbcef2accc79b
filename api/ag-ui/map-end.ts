import type { ProtocolVersion } from '#contracts/run-agent-input.ts';
import { TAKE_FAILURES } from '#contracts/errors.ts';
import type { RunOrigin, TakeEndBody } from '#contracts/take-event.ts';
import type { Ask } from '#contracts/take.ts';
import { EventType } from './event-type.ts';
import type { AgUiEvent } from './event-type.ts';

/** The state as it stands at the end, and the one event that ends the run. */
export function mapEnd(
  end: TakeEndBody,
  options: { run: RunOrigin; takeId: string; protocolVersion: ProtocolVersion },
): AgUiEvent[] {
  const { run, takeId } = options;
  const snapshot: AgUiEvent = { type: EventType.STATE_SNAPSHOT, snapshot: { ...run.state, take: end.response } };
  return [snapshot, mapTerminal(end, { run, takeId, protocolVersion: options.protocolVersion })];
}

function mapTerminal(
  end: TakeEndBody,
  { run, takeId, protocolVersion }: { run: RunOrigin; takeId: string; protocolVersion: ProtocolVersion },
): AgUiEvent {
  const { threadId, runId } = run;
  const finished = (outcome: object): AgUiEvent => ({ type: EventType.RUN_FINISHED, threadId, runId, outcome });
  switch (end.type) {
    case 'take.completed':
      return finished({ type: 'success' });
    case 'take.needs_input':
      return finished({ type: 'interrupt', interrupts: end.response.asks.map((ask) => buildInterrupt(takeId, ask)) });
    case 'take.cancelled':
      // Clients before 1.0 know no such outcome, and a stop must not look like a success.
      if (protocolVersion === '1.0') return finished({ type: 'cancelled' });
      return buildRunError(run, {
        code: 'cancelled',
        message: 'The take was cancelled on request.',
        isRetryable: true,
      });
    default: {
      const code = end.code ?? 'internal';
      const isRetryable = code in TAKE_FAILURES && TAKE_FAILURES[code as keyof typeof TAKE_FAILURES].isRetryable;
      return buildRunError(run, { code, message: end.response.lifecycle.recovery.detail, isRetryable });
    }
  }
}

function buildRunError(
  { threadId, runId }: RunOrigin,
  error: { code: string; message: string; isRetryable: boolean },
): AgUiEvent {
  const { code, message, isRetryable } = error;
  return {
    type: EventType.RUN_ERROR,
    message,
    code,
    metadata: { longtake: { threadId, runId, retryable: isRetryable } },
  };
}

/** An ask as the protocol's own question. Its answer comes as `resume` on a new run of the thread. */
function buildInterrupt(takeId: string, { key, ask }: Ask): object {
  return {
    id: interruptId(takeId, key),
    reason: 'input_required',
    message: ask,
    responseSchema: { type: 'object', properties: { answer: { type: 'string' } }, required: ['answer'] },
  };
}

export const interruptId = (takeId: string, askKey: string): string => `${takeId}:${askKey}`;
