import type { z } from 'zod';
import type { JsonObject } from '#contracts/json.ts';
import type { Language } from '../reading/languages.ts';
import type { Span } from '../reading/span.ts';

/** A brief as proposers see it. */
export interface BriefText {
  /** As long as the brief, with blanks where something is about the writer and nothing that is asked for. */
  text: string;
  /** The day that relative dates count from (ISO 8601). */
  acceptedAt: string;
  /** Those of the brief, the strongest first; all where nothing tells. */
  languages: readonly Language[];
}

/**
 * How much speaks for a candidate: `code` its form alone is like no other (a DOI) · `labelled` a label stands before it · `cued` a word
 * of its slot does · `listed` it is an entry of a list · `said` a model named it · `bare` it could be one.
 */
export const WEIGHTS = { code: 6, labelled: 5, cued: 4, listed: 3, said: 2, bare: 1 } as const;
export type Weight = keyof typeof WEIGHTS;

/** A value that words of a brief may stand for. The span is that of the value; `cue` is what speaks for it beside. */
export interface Candidate<T> extends Span {
  value: T;
  weight: Weight;
  cue?: Span;
}

export type Proposer<T> = (brief: BriefText) => Candidate<T>[];

/** One thing that a channel looks for in a brief. */
export interface Slot<T> {
  /** What it is, as a question or a sentence names it: `package`, `least magnitude`. */
  label: string;
  /** What a value has to be, whoever proposes it. */
  type: z.ZodType<T>;
  propose: readonly Proposer<T>[];
  /** Reads words that a model pointed at; absent: it proposes none. */
  read?(words: string): T | null;
  /** The question where a brief has none, without which there is nothing to do. */
  required?: string;
  /** As the answer tells it. */
  tell(value: T): string;
}

type Item<V> = V extends readonly (infer U)[] ? U : Exclude<V, null>;

/** A slot for each member of what is wanted: a list takes `most` values, the others one or null. */
export type Slots<Wanted extends JsonObject> = {
  [K in keyof Wanted]: Slot<Item<Wanted[K]>> &
    (Wanted[K] extends readonly unknown[] ? { most: number } : { most?: undefined });
};

/** A slot as the kit handles it, whatever its type. */
export interface AnySlot {
  label: string;
  type: { safeParse(value: unknown): { success: boolean } };
  propose: readonly Proposer<unknown>[];
  read?(words: string): unknown;
  required?: string;
  most?: number | undefined;
  tell(value: unknown): string;
}
