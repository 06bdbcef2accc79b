import { createHash } from 'node:crypto';
import type { JsonObject } from '#contracts/json.ts';
import { MODEL_TASKS } from '#contracts/model-port.ts';
import type { RecordedAnswer } from '#contracts/model-port.ts';
import { canonicalJson } from './export/json-form.ts';

/** What the log shows of a question to a model: no text of it. */
export function showQuestion({ id, prompt, model }: Pick<RecordedAnswer, 'id' | 'prompt' | 'model'>): JsonObject {
  const task = MODEL_TASKS.find((name) => id === name || id.startsWith(`${name}:`));
  return { task: task ?? id, prompt, model };
}

/** What the log shows of the answer: its kind, the hash of its canonical JSON (RFC 8785) or what was wrong, and the tokens that it took. */
export function showAnswer({ answer, tokens }: Pick<RecordedAnswer, 'answer' | 'tokens'>): JsonObject {
  const { input, output } = tokens;
  const shown = { kind: answer.kind, inputTokens: input, outputTokens: output };
  if (answer.kind !== 'said') return { ...shown, detail: answer.detail };
  return { ...shown, sha256: createHash('sha256').update(canonicalJson(answer.value)).digest('hex') };
}
