import { namePrompt } from '#contracts/model-port.ts';
import type { ModelAnswer, ModelPort, ModelQuestion, RecordedAnswer } from '#contracts/model-port.ts';
import type { Json } from '#contracts/json.ts';
import type { Channel } from '../../channels/channel.ts';

/** What a scripted model says to a question: a value, or a fault of it. */
export type Script = (question: ModelQuestion<unknown>) => Json | { fault: 'refused' | 'malformed' | 'down' };

export interface ScriptedModel {
  port: ModelPort;
  /** In the order of asking. */
  asked: ModelQuestion<unknown>[];
  answers: RecordedAnswer[];
}

/** A model that answers by a script. What does not fit the shape of the question is malformed, as it is with a real one. */
export function scriptModel(script: Script): ScriptedModel {
  const asked: ModelQuestion<unknown>[] = [];
  const answers: RecordedAnswer[] = [];
  return { port: { ask }, asked, answers };

  function ask<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
    asked.push(question);
    const said = script(question);
    const answer = answerOf(question, said);
    answers.push({
      id: question.id,
      prompt: namePrompt(question.prompt),
      model: 'test/scripted',
      answer: answer.kind === 'said' ? { kind: 'said', value: said } : answer,
      tokens: { input: 10, output: 10 },
    });
    return Promise.resolve(answer);
  }
}

function answerOf<T>({ schema }: ModelQuestion<T>, said: ReturnType<Script>): ModelAnswer<T> {
  if (said !== null && typeof said === 'object' && 'fault' in said)
    return { kind: said.fault as 'down', detail: 'as the script says' };
  const { success, data: value } = schema.safeParse(said);
  return success ? { kind: 'said', value } : { kind: 'malformed', detail: 'its answer has another shape' };
}

/** The channel with the model at its side. */
export const bindModel = (channel: Channel, port: ModelPort): Channel => ({
  ...channel,
  plan: (brief) => channel.plan(brief, port),
  extract: (input) => channel.extract(input, port),
  compose: (input) => channel.compose(input, port),
});
