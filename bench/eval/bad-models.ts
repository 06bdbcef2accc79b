import type { Json } from '#contracts/json.ts';
import type { ModelQuestion } from '#contracts/model-port.ts';
import { SPOILINGS, spoil } from './bad-quote-reader.ts';
import type { Script } from '../../test/support/scripted-model.ts';
import type { SaidRecord } from './recorded/recorded-cases.ts';
import { INVENTED, recordsOfPieces, SPOILT } from './spoilt-records.ts';

/** Ways to read badly: a part is left out, values stand in each other's places, things are said that nobody wrote. */
export const BAD_MODELS: Record<string, Script> = {
  omits: (question) =>
    spoil(question, SPOILINGS.omits) ?? answerOf(question, { records: [], passages: [], sentences: [] }),
  swaps: (question) =>
    spoil(question, SPOILINGS.swaps) ??
    answerOf(question, {
      records: wordsOf(question).map((quote, at) => ({
        slot: slotsOf(question)[at % slotsOf(question).length] ?? '',
        quote,
      })),
      passages: [],
      sentences: [],
    }),
  invents: (question) =>
    spoil(question, SPOILINGS.invents) ??
    answerOf(question, {
      records: slotsOf(question).map((slot) => ({ slot, quote: INVENTED })),
      passages: PASSAGES,
      sentences: [{ text: `${INVENTED} is affected and was recalled on 2024-01-02.`, finding: 1 }],
    }),
};

/** The same of records of a brief; `said` is what a model that reads well says of it, where that was recorded. */
export const spoilRecords =
  (name: keyof typeof SPOILT, said: readonly SaidRecord[] | undefined): Script =>
  (question) => {
    const slots = slotsOf(question);
    const records = SPOILT[name](said ?? recordsOfPieces(question.documents[0]?.text ?? '', slots), slots);
    return { records: records as unknown as Json };
  };

/** Passages in the shapes of the channels that have them read. */
const PASSAGES: Json[] = [
  { quote: INVENTED, name: INVENTED, ages: 'ages 5-9', fee: '$77' },
  { quote: INVENTED, version: '99.0.0', kind: 'security' },
];

interface Said {
  records: Json[];
  passages: Json[];
  sentences: Json[];
}

/** What is said, in the shape that the question wants; a model that knows none of them declines. */
function answerOf(question: ModelQuestion<unknown>, said: Said): ReturnType<Script> {
  const answers: Json[] = [
    { records: said.records },
    { sentences: said.sentences },
    ...said.passages.map((passage) => ({ passages: [passage] })),
    { passages: [] },
  ];
  return answers.find((answer) => question.schema.safeParse(answer).success) ?? { fault: 'refused' };
}

/** Slots as the prompt of a channel of the kit lists them. */
const slotsOf = ({ prompt }: ModelQuestion<unknown>): string[] =>
  [...prompt.text.matchAll(/^- (\w+):/gm)].map(([, slot = '']) => slot);

/** Pairs of neighbouring words; a brief of one word can be read in one way alone. */
const wordsOf = ({ documents }: ModelQuestion<unknown>): string[] =>
  (documents[0]?.text.match(/[\p{L}\d]+ [\p{L}\d]+/gu) ?? []).slice(0, 20);
