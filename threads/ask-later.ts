import { z } from 'zod';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { ModelAnswer, ModelPort, ModelQuestion } from '#contracts/model-port.ts';

/** A question on its way out of a thread: its shape is JSON Schema. */
export type OpenQuestion = Omit<ModelQuestion<unknown>, 'schema'> & { schema: JsonObject };

/** Answers by the ids of their questions. */
export type Answers = Record<string, ModelAnswer<Json>>;

/** What rules made, or the questions that have to be answered before they can. */
export type MadeOrAsked<T> = { made: T } | { questions: OpenQuestion[] };

/**
 * Runs rules that may ask a model without keeping a thread while it thinks: at the first questions without an answer the run is over and they are what it
 * came to. Rules are pure, so the next run with the answers comes to the same place and goes on. `answers` is null where there is no model.
 */
export async function askLater<T>(
  answers: Answers | null,
  rules: (model: ModelPort | undefined) => T | Promise<T>,
): Promise<MadeOrAsked<T>> {
  if (!answers) return { made: await rules(undefined) };
  const { promise: quiet, resolve } = Promise.withResolvers<MadeOrAsked<T>>();
  const questions: OpenQuestion[] = [];
  return Promise.race([makeWith(rules, { ask }), quiet]);

  function ask<A>(question: ModelQuestion<A>): Promise<ModelAnswer<A>> {
    const answer = answers?.[question.id];
    if (answer) return Promise.resolve(shaped(answer, question));
    // Questions that are asked at the same time are all there when nothing but I/O is left to do.
    if (questions.length === 0) setImmediate(() => resolve({ questions }));
    questions.push({ ...question, schema: z.toJSONSchema(question.schema) as JsonObject });
    return new Promise(() => undefined);
  }
}

const makeWith = async <T>(rules: (model: ModelPort) => T | Promise<T>, model: ModelPort): Promise<MadeOrAsked<T>> => ({
  made: await rules(model),
});

function shaped<A>(answer: ModelAnswer<Json>, { schema }: ModelQuestion<A>): ModelAnswer<A> {
  if (answer.kind !== 'said') return answer;
  const { success, data: value } = schema.safeParse(answer.value);
  return success ? { kind: 'said', value } : { kind: 'malformed', detail: 'its answer has another shape' };
}
