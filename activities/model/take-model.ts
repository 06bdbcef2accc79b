import { MODEL_TOKENS, MODEL_TOOL, countTokens, namePrompt } from '#contracts/model-port.ts';
import type { ModelAnswer, ModelPort, ModelQuestion, RecordedAnswer } from '#contracts/model-port.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import { keyed } from '#contracts/take-event.ts';
import { showAnswer, showQuestion } from '../../evidence/show-answer.ts';
import type { StageContext } from '../run-stage.ts';
import { askWithRetries } from './ask-with-retries.ts';
import { createSlots } from './create-slots.ts';
import { frameDocuments } from './frame-documents.ts';
import type { ProviderModel } from './provider-model.ts';

/** Questions of a stage that are asked at the same time. */
const WIDTH = 2;
/** The longest that one question may take, and that a stage may spend on asking: well within the time of an activity. */
const QUESTION_MS = 45_000;
const STAGE_MS = 80_000;
/** Characters of English to a token are about four, of other scripts fewer; a schema is a few hundred tokens. */
const TOKEN_CHARS = 3.2;
const SCHEMA_TOKENS = 250;

/** The model of a stage, and what it answered. */
export interface TakeModel {
  /** Undefined where none is configured. */
  port: ModelPort | undefined;
  /** Member of the stage's output, once all is asked; nothing where nothing was asked. */
  kept(): { answers?: RecordedAnswer[] };
}

export interface StageAsking {
  stage: StageName;
  /** What earlier stages of the take asked. */
  earlier: readonly RecordedAnswer[];
}

/**
 * Asks on behalf of a stage, within the take's budget of tokens and seconds. Each answer is stored under the id of its question together with
 * the event that tells it, so that another attempt neither asks nor pays again; what an earlier round asked is answered from there. A model
 * that was down once is not waited for again in the same take.
 */
export function openTakeModel(
  model: ProviderModel | undefined,
  context: StageContext,
  { stage, earlier }: StageAsking,
): TakeModel {
  const step = stepName(stage, context.round);
  const slots = createSlots(WIDTH);
  const places: (RecordedAnswer | undefined)[] = [];
  const endsAt = Math.min(context.budgetEndsAt, Date.now() + STAGE_MS);
  const budget = context.channel.card.budget.tokens ?? MODEL_TOKENS;
  let reserved = 0;
  // A made-up world is for the rules: what a model says changes from night to night, and each word of it is paid for.
  const asked = context.world ? undefined : model;
  return { port: asked && { ask: (question) => ask(asked, question) }, kept };

  function answers(): RecordedAnswer[] {
    return places.flatMap((answer) => answer ?? []);
  }

  function kept(): { answers?: RecordedAnswer[] } {
    return places.length === 0 ? {} : { answers: answers() };
  }

  async function ask<T>(provider: ProviderModel, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
    const place = places.push(undefined) - 1;
    const recorded = await slots(() => record(provider, question));
    places[place] = recorded;
    const { answer } = recorded;
    if (answer.kind !== 'said') return answer;
    const { success, data: value } = question.schema.safeParse(answer.value);
    return success ? { kind: 'said', value } : { kind: 'malformed', detail: 'its answer has another shape' };
  }

  /** The answer, in the log and stored by the time this resolves. */
  async function record<T>(provider: ProviderModel, question: ModelQuestion<T>): Promise<RecordedAnswer> {
    const callId = `${step}:${question.id}`;
    const at = { stage, round: context.round, callId } as const;
    const about = { id: question.id, prompt: namePrompt(question.prompt), model: provider.name };
    context.logEvent(
      keyed(`${callId}/called`, { type: 'tool.called', ...at, tool: MODEL_TOOL, args: showQuestion(about) }),
    );
    const made = await context.once(`model:${question.id}`, () => make(provider, question));
    const recorded: RecordedAnswer = { ...about, ...made };
    context.logEvent(keyed(`${callId}/returned`, { type: 'tool.returned', ...at, result: showAnswer(recorded) }));
    await context.flush();
    return recorded;
  }

  async function make<T>(provider: ProviderModel, question: ModelQuestion<T>): Promise<Made> {
    const { prompt, schema, maxOutputTokens } = question;
    const text = frameDocuments(context.takeId, question);
    const estimate = countIn(prompt.text + text) + SCHEMA_TOKENS + maxOutputTokens;
    const said = earlier.find(({ id, prompt: asked }) => id === question.id && asked === namePrompt(prompt));
    if (said?.answer.kind === 'said') return { answer: said.answer, tokens: { input: 0, output: 0 } };
    const fault = findObstacle(estimate);
    if (fault) return { answer: fault, tokens: { input: 0, output: 0 } };
    reserved += estimate;
    await context.flush();
    const leftMs = Math.min(QUESTION_MS, endsAt - Date.now());
    const request = { instructions: prompt.text, prompt: text, schema, maxOutputTokens };
    const { answer, tokens, status } = await askWithRetries(provider, request, { leftMs, signal: context.signal });
    reserved -= estimate;
    if (answer.kind !== 'said')
      context.log.warn({ model: provider.name, question: question.id, fault: answer.kind, status }, answer.detail);
    if (answer.kind === 'said' && tokens.input + tokens.output === 0)
      return { answer, tokens: { input: estimate - maxOutputTokens, output: countIn(JSON.stringify(answer.value)) } };
    return { answer, tokens };
  }

  function findObstacle(estimate: number): Extract<RecordedAnswer['answer'], { detail: string }> | null {
    const before = [...earlier, ...answers()];
    const wasDown = before.map(({ answer }) => answer).find(({ kind }) => kind === 'down');
    if (wasDown && 'detail' in wasDown) return { kind: 'down', detail: wasDown.detail };
    if (countTokens(before) + reserved + estimate > budget)
      return { kind: 'over_budget', detail: `its ${budget} tokens for this take are used up` };
    return endsAt - Date.now() < LEAST_MS ? { kind: 'over_budget', detail: 'the time of this take is used up' } : null;
  }
}

const countIn = (text: string): number => Math.ceil(text.length / TOKEN_CHARS);

/** Less time than this is not worth a request. */
const LEAST_MS = 500;

/** A type and no interface, so that it counts as JSON. */
type Made = { answer: RecordedAnswer['answer']; tokens: { input: number; output: number } };
