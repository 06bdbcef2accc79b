import { z } from 'zod';
import type { ChannelCard } from '#contracts/channel-card.ts';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { ApiRequest } from '#contracts/plan.ts';
import type { Screening } from '#contracts/screening.ts';
import type { SourceDescription } from '#contracts/source.ts';
import type { Ask } from '#contracts/take.ts';
import { readAnswer } from './answer.ts';
import type { Answer, Cited } from './answer.ts';
import type { CellDraft } from './cell.ts';
import type { Phrases } from './propose/by-language.ts';
import type { AnySlot, Slots } from './slot.ts';

/** What a channel over sources is made of; `defineChannel` does the rest (docs/adding-a-channel.md). */
export interface Parts<Wanted extends JsonObject> {
  card: ChannelCard;
  /** What a brief is read into: lists and values that may be null. */
  wanted: z.ZodType<Wanted>;
  slots: Slots<Wanted>;
  /** The list slot whose values are asked about and answered one by one; absent: the brief is one question. */
  items?: keyof Wanted & string;
  /** Words of the field, parted by blanks, that a brief may use without asking for anything more. */
  words: string;
  sources: readonly SourceDescription[];
  /** First questions to the sources, of one item. */
  ask(wanted: Wanted, item: number): Question[];
  /** How answers are read, by the kind of their question. */
  answers: Readonly<Record<string, AnswerReader<Wanted>>>;
  columns: ChannelColumn[];
  /** Whether a row is within the limits of the brief; what is unknown should pass. Those that fall are counted and told. */
  keep?(cells: JsonObject, wanted: Wanted): boolean;
  /** The order of the rows of one item. Absent: that of the sources. */
  order?(a: JsonObject, b: JsonObject): number;
  /** A row in prose, without a mark before it: names and numbers in it are those of its cells. */
  tell(cells: JsonObject): string;
  /** What it means that no source has anything: `no known vulnerability`. */
  none: string;
  /** Briefs with their answers over recorded sources: `async () => (await import('./screening.ts')).screening`. */
  screening(): Promise<Screening>;
  /** What follows from the reading and the caller should know, as sentences: limits, what is left open. */
  remarks?(wanted: Wanted): string[];
  /** Whether an item is asked for by words of the brief, at sources that are in English. */
  asWritten?(wanted: Wanted, item: number): boolean;
  /** Phrases of briefs that want what the channel does not do, with the sentence that says so. */
  beyond?: readonly (readonly [phrases: Phrases, sentence: string])[];
  /** Questions to the caller that follow from values together. Where one blocks, nothing is asked of a source. */
  asks?(wanted: Wanted): Ask[];
}

/** A call of a source. Kind, item and page name it within the take. */
export interface Question {
  kind: string;
  item: number;
  /** Counts from 1. */
  page?: number;
  source: SourceDescription;
  path: string;
  query?: Record<string, string>;
  /** Body of a POST. */
  json?: JsonObject;
  /** Statuses beside 2xx whose body is an answer. */
  answerStatuses?: number[];
  /** What a detail is about, where an answer leads to several questions of one kind. */
  about?: string;
}

export interface RowDraft {
  /** What the row is about: rows of one item with one key are one row, the first source's cells winning. */
  key: string;
  cells: Record<string, CellDraft>;
}

export interface Told {
  rows: RowDraft[];
  /** Shows that the source has nothing: a count of zero, or the answer as it is where that is empty. */
  none?: Cited | 'empty answer';
  more?: Question[];
  /** How many the source has in all, where it says so. */
  total?: number;
  /** Sentences about what of this answer was left undone. */
  undone?: string[];
  /** Questions to the caller that follow from an answer: several things have the name that was asked about. */
  asks?: Ask[];
}

export interface AnswerContext<Wanted> {
  wanted: Wanted;
  item: number;
  page: number;
  about: string | null;
}

/** Null: the page is not what the source documents. */
export type AnswerReader<Wanted> = (page: ReadPage, context: AnswerContext<Wanted>) => Told | null;

/** Reads answers of one shape. */
export const reads =
  <T, Wanted>(
    schema: z.ZodType<T>,
    read: (answer: Answer<T>, context: AnswerContext<Wanted>) => Told,
  ): AnswerReader<Wanted> =>
  (page, context) => {
    const answer = readAnswer(page, schema);
    return answer && read(answer, context);
  };

/** Reads one thing that was asked for by its id, or the message that there is none such. */
export const readsOne = <T extends object, Wanted>(
  found: z.ZodType<T>,
  notFound: z.ZodType<{ message: string }>,
  toRow: (answer: Answer<unknown>, value: T) => RowDraft,
): AnswerReader<Wanted> =>
  reads<T | { message: string }, Wanted>(z.union([notFound, found]), (answer) => {
    const none = notFound.safeParse(answer.value);
    // Reason: what is no message is the other of the two.
    return none.success
      ? { rows: [], none: answer.cite(answer.value as { message: string }, 'message') }
      : { rows: [toRow(answer, answer.value as T)] };
  });

/** Names a question within its take, and back. */
export const questionId = ({ kind, item, page = 1, about }: Question): string =>
  [kind, item, page, ...(about === undefined ? [] : [about])].join(':');

export function parseQuestionId(id: string): { kind: string; item: number; page: number; about: string | null } {
  const [kind = '', item = '', page = '', ...about] = id.split(':');
  return { kind, item: Number(item), page: Number(page), about: about.length > 0 ? about.join(':') : null };
}

export const toRequest = (question: Question): ApiRequest => ({
  kind: 'api',
  id: questionId(question),
  subGoal: `item-${question.item + 1}`,
  source: question.source.name,
  method: question.json === undefined ? 'GET' : 'POST',
  path: question.path,
  ...(question.query && { query: question.query }),
  ...(question.json && { json: question.json }),
  ...(question.answerStatuses && { answerStatuses: question.answerStatuses }),
});

/** What is asked about: one entry for each value of the slot of items, or one for the brief as a whole. */
export function itemsOf<Wanted extends JsonObject>({ items, slots }: Parts<Wanted>, wanted: Wanted): string[] {
  if (items === undefined) return ['the brief'];
  const values: Json | undefined = wanted[items];
  const described: Record<string, AnySlot> = slots;
  return Array.isArray(values) ? values.map((value) => described[items]?.tell(value) ?? '') : [];
}
