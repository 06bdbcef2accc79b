import { LLMock } from '@copilotkit/aimock';
import type { Json } from '#contracts/json.ts';
import type { ModelTask } from '#contracts/model-port.ts';
import type { ModelSettings } from '#contracts/model-settings.ts';

/** What a model says to each kind of question: JSON, its text as it stands, an HTTP status, or a promise of one of them. */
export type Say = Partial<Record<ModelTask, (text: string) => Said | Promise<Said>>>;
type Said = { json: Json } | { text: string } | { status: number };

/** A model on loopback that speaks OpenAI's chat completions. */
export interface MockModel extends AsyncDisposable {
  settings: ModelSettings;
  /** Questions that came in, oldest first. */
  asked: { task: ModelTask; text: string }[];
  say(answers: Say): void;
}

const NOTHING: Said = { json: { records: [] } };

const TASKS: [RegExp, ModelTask][] = [
  [/say which words of it name what is asked for/, 'brief'],
  [/You point out passages/, 'page'],
  [/You choose the opening/, 'lead'],
];

/** Where it is told nothing about a kind of question, it names no words of a brief, and declines all others. */
export async function startMockModel(): Promise<MockModel> {
  let answers: Say = {};
  const asked: MockModel['asked'] = [];
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  mock.onMessage(/[^]*/, async ({ messages }) => {
    const textOf = (role: string) =>
      messages.flatMap((one) => (one.role === role ? [String(one.content)] : [])).join('');
    const task = TASKS.find(([words]) => words.test(textOf('system') + textOf('developer')))?.[1];
    if (!task) throw new Error('an unknown prompt');
    asked.push({ task, text: textOf('user') });
    const said =
      (await answers[task]?.(textOf('user'))) ?? (task === 'brief' ? NOTHING : { text: 'I would rather not.' });
    if ('status' in said) return { error: { message: 'words of a third party' }, status: said.status };
    return { content: 'json' in said ? JSON.stringify(said.json) : said.text };
  });
  await mock.start();
  return {
    settings: { name: 'house/mock', apiKey: 'key-of-a-test', baseUrl: `${mock.url}/v1` },
    asked,
    say: (next) => void (answers = next),
    [Symbol.asyncDispose]: () => mock.stop(),
  };
}
