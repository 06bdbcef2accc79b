import type { ModelAnswer, ModelPort, ModelQuestion, RecordedAnswer } from '#contracts/model-port.ts';

/** A model that says again what it said when the take was rolled. */
export interface ReplayedModel {
  /** Undefined where nothing was asked: then the rules run alone, as they did. */
  port: ModelPort | undefined;
  /** Ids of questions in the order of asking. */
  asked: string[];
}

/**
 * Answers by the id of the question. An answer that no longer has the shape that was asked for is malformed, and a question that was never
 * answered is one too many: either leads to something else than what is stored.
 */
export function replayModel(answers: readonly RecordedAnswer[] | undefined): ReplayedModel {
  const asked: string[] = [];
  if (!answers) return { port: undefined, asked };
  const byId = new Map(answers.map((answer) => [answer.id, answer.answer]));
  return { port: { ask }, asked };

  function ask<T>({ id, schema }: ModelQuestion<T>): Promise<ModelAnswer<T>> {
    asked.push(id);
    const recorded = byId.get(id);
    if (!recorded) return Promise.resolve({ kind: 'down', detail: 'no answer is recorded' });
    if (recorded.kind !== 'said') return Promise.resolve(recorded);
    const { data: value, success } = schema.safeParse(recorded.value);
    return Promise.resolve(
      success ? { kind: 'said', value } : { kind: 'malformed', detail: 'the recorded answer has another shape' },
    );
  }
}
