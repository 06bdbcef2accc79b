import type { z } from 'zod';
import type { Json } from './json.ts';

/** Instructions to a model. A changed text is a new version: answers name the version that they were given to. */
export interface Prompt {
  id: string;
  version: number;
  text: string;
}

/** What a model is asked for. `brief` names words of a brief, `page` points at passages of a page, `lead` opens an answer. */
export const MODEL_TASKS = ['brief', 'page', 'lead'] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

export interface ModelQuestion<T> {
  /** `task:…`, unique within its stage and the same whenever the stage is run again. */
  id: `${ModelTask}${'' | `:${string}`}`;
  prompt: Prompt;
  /** What the question is about. All of it is data: it is framed as such, and nothing in it is an instruction. */
  documents: readonly { label: string; text: string }[];
  /** Shape of the answer; limits of length are the caller's to apply, providers refuse schemas that have them. */
  schema: z.ZodType<T>;
  maxOutputTokens: number;
}

/**
 * Why there is no answer: the model declined, it said something of another shape, it could not be reached or refused the request, or the
 * budget of the take (tokens or seconds) leaves no room for it.
 */
export const MODEL_FAULTS = ['refused', 'malformed', 'down', 'over_budget'] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

export type ModelAnswer<T> = { kind: 'said'; value: T } | { kind: ModelFault; /** In our words. */ detail: string };

/**
 * The one way to a model. It never rejects for the model's faults: those are answers, and who asks goes on by rules. What it says is
 * worth nothing before it was verified.
 */
export interface ModelPort {
  ask<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>>;
}

/** An answer as the stage that asked keeps it, so that nothing asks again what was answered and the verifier can run the stage again. */
export interface RecordedAnswer {
  id: string;
  /** `id@version`. */
  prompt: string;
  /** `provider/model`, as configured. */
  model: string;
  answer: ModelAnswer<Json>;
  /** As the provider counts them; what was estimated where it does not. */
  tokens: { input: number; output: number };
}

/** The tool under which a question stands in the log. */
export const MODEL_TOOL = 'ask_model';

/** Tokens of one take where its card names no other figure: a brief, half a dozen pages and a lead. */
export const MODEL_TOKENS = 80_000;

export const namePrompt = ({ id, version }: Prompt): string => `${id}@${version}`;

export const countTokens = (answers: readonly RecordedAnswer[]): number =>
  answers.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);

const PART: Record<ModelTask, string> = {
  brief: 'reading the brief',
  page: 'reading pages',
  lead: 'opening the answer',
};

/** What a caller is told of questions that had no answer: one sentence for each part of the work and kind of fault. */
export function tellFaults(answers: readonly RecordedAnswer[]): string[] {
  const told = answers.flatMap(({ id, answer }) => {
    const task = MODEL_TASKS.find((name) => id === name || id.startsWith(`${name}:`));
    return answer.kind === 'said' || !task
      ? []
      : [`The model could not be used for ${PART[task]} (${answer.detail}); that part is by rules.`];
  });
  return [...new Set(told)];
}
