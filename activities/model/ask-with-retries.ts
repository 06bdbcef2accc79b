import { setTimeout as delay } from 'node:timers/promises';
import type { Json } from '#contracts/json.ts';
import type { ModelAnswer } from '#contracts/model-port.ts';
import { mapFault } from './map-fault.ts';
import type { GenerateRequest, ProviderModel, Tokens } from './provider-model.ts';

/** Requests for one question, the first one included; the first wait between them; the longest that a provider may ask for. */
const TRIES = 3;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

export interface Asked {
  answer: ModelAnswer<Json>;
  tokens: Tokens;
  /** HTTP status where the fault had one; for the log. */
  status?: number | undefined;
}

export interface AskOptions {
  /** Milliseconds that all tries may take together. */
  leftMs: number;
  /** Aborts when the take is cancelled or the worker stops: then this rejects with its reason. */
  signal: AbortSignal;
}

/** Asks until there is an answer, the fault is none that passes, or the time is up. */
export async function askWithRetries(
  model: ProviderModel,
  request: Omit<GenerateRequest, 'signal'>,
  { leftMs, signal }: AskOptions,
): Promise<Asked> {
  const endsAt = performance.now() + leftMs;
  const within = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(leftMs))]);
  const tokens = { input: 0, output: 0 };
  for (let attempt = 1; ; attempt++) {
    try {
      const { value, tokens: used } = await model.generate({ ...request, signal: within });
      return { answer: { kind: 'said', value }, tokens: add(tokens, used) };
    } catch (error) {
      signal.throwIfAborted();
      const fault = await mapFault(within.aborted ? TIMED_OUT : error);
      const { kind, detail, isTransient, retryAfterMs, status } = fault;
      add(tokens, fault.tokens);
      const waitMs = retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
      const isWorthIt = waitMs <= LONGEST_WAIT_MS && performance.now() + waitMs < endsAt;
      if (!isTransient || attempt === TRIES || !isWorthIt) return { answer: { kind, detail }, tokens, status };
      await delay(waitMs, undefined, { signal });
    }
  }
}

const TIMED_OUT = new DOMException('the time of the question is up', 'TimeoutError');

function add(sum: Tokens, used: Tokens | undefined): Tokens {
  sum.input += used?.input ?? 0;
  sum.output += used?.output ?? 0;
  return sum;
}
