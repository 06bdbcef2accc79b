import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelPort } from '#contracts/model-port.ts';
import { askLater } from './ask-later.ts';
import type { Answers, OpenQuestion } from './ask-later.ts';

const Word = z.strictObject({ word: z.string() });

async function ask(model: ModelPort, id: string): Promise<string> {
  const answer = await model.ask({
    id: `page:${id}`,
    prompt: { id: 'word', version: 1, text: 'Say a word' },
    documents: [],
    schema: Word,
    maxOutputTokens: 10,
  });
  return answer.kind === 'said' ? answer.value.word : answer.kind;
}

/** Two questions at once, and one that follows from the first. */
const rules = async (model: ModelPort | undefined): Promise<string> => {
  if (!model) return 'by rules';
  const [one, two] = await Promise.all([ask(model, 'one'), ask(model, 'two')]);
  return `${one} ${two} ${await ask(model, one)}`;
};

const asked = async (answers: Answers): Promise<OpenQuestion[]> => {
  const outcome = await askLater(answers, rules);
  return 'questions' in outcome ? outcome.questions : [];
};

describe('askLater', () => {
  it('runs rules without a model where there is none', async () => {
    expect(await askLater(null, rules)).toEqual({ made: 'by rules' });
  });

  it('hands out what is asked, as often as answers lead to further questions', async () => {
    const first = await asked({});
    expect(first.map(({ id }) => id)).toEqual(['page:one', 'page:two']);
    expect(z.fromJSONSchema(first[0]!.schema).safeParse({ word: 'yes' }).success).toBe(true);
    expect(z.fromJSONSchema(first[0]!.schema).safeParse({ other: 1 }).success).toBe(false);

    const answers: Answers = {
      'page:one': { kind: 'said', value: { word: 'mill' } },
      'page:two': { kind: 'refused', detail: 'it declined to answer' },
    };
    expect((await asked(answers)).map(({ id }) => id)).toEqual(['page:mill']);
    const all: Answers = { ...answers, 'page:mill': { kind: 'said', value: { word: 'stone' } } };
    expect(await askLater(all, rules)).toEqual({ made: 'mill refused stone' });
  });

  it('takes an answer of another shape for malformed', async () => {
    const answers: Answers = {
      'page:one': { kind: 'said', value: 7 },
      'page:two': { kind: 'said', value: { word: 'two' } },
    };
    expect((await asked(answers)).map(({ id }) => id)).toEqual(['page:malformed']);
  });

  it('rejects with what the rules throw', async () => {
    await expect(askLater({}, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });
});
