import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbedLibraryInput } from '#contracts/library-embedding.ts';
import type { ModelSettings } from '#contracts/model-settings.ts';
import { createQuestionReader } from '../../api/library/read-question.ts';
import { asOperator } from '../../db/as-operator.ts';
import { findInstallationOperator } from '../../db/queries/screenings.ts';
import { getStaticTable } from '../../evidence/embedding/static-table.ts';
import { createEmbedder } from '../../outbound/embedding/create-embedder.ts';
import { buildDimension, buildSpecimen } from '../support/build-specimen.ts';
import { startEmbeddingProvider } from '../support/embedding-provider.ts';
import type { EmbeddingProvider } from '../support/embedding-provider.ts';
import { eventually } from '../support/eventually.ts';
import { fileFor } from '../support/file-for.ts';
import { postCall } from '../support/mcp-clients.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';

const TABLE = getStaticTable().model;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

let provider: EmbeddingProvider;
let service: TestService;
let ada: Caller;
/** Of every API and worker that starts from now on. */
let config: { embedding: ModelSettings };

beforeEach(async () => {
  provider = await startEmbeddingProvider();
  config = { embedding: settings('house/concepts-64') };
  service = await startService({ isWorkerless: true, api: config, worker: config });
  ada = await buildCaller(service);
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const settings = (name: string) => ({ name, apiKey: 'key-of-a-test', baseUrl: provider.baseUrl });

/** Files things by their names, each with a page of its own. */
let pages = 0;
const file = (caller: Caller, items: readonly string[]) =>
  fileFor(
    service,
    caller,
    items.map((item) =>
      buildSpecimen({
        species: item,
        item,
        content: `A ${item}, 30 in high.`,
        page: { sha256: (pages += 1).toString(16).padStart(64, '0'), url: null },
        dimensions: [buildDimension()],
      }),
    ),
  );

async function search(caller: Caller, query: string): Promise<string[]> {
  const { result } = await postCall(caller, 'search_library', { query });
  if (result?.isError) throw new Error(result.content[0]!.text);
  return (result!.structuredContent!['matches'] as { species: string }[]).map(({ species }) => species);
}

/** Passages by the model that has read them. */
function countByModel({ operatorId }: Caller): Promise<Record<string, number>> {
  return asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<{ model: string; count: number }>`
      select model, count(*)::int as count from chunk_embedding where operator_id = ${operatorId} group by model`.execute(
      trx,
    );
    return Object.fromEntries(rows.map(({ model, count }) => [model, count]));
  });
}

/** Rebuilds now, beside the schedule, and gives what came of it. */
async function rebuild(model = 'house/concepts-64', after?: EmbedLibraryInput['after']) {
  const operatorId = await findInstallationOperator(service.owner);
  const input: EmbedLibraryInput = { operatorId, reference: model, ...(after && { after }) };
  return temporal.workflow.execute('embedLibrary', {
    taskQueue: `deliveries-${service.taskQueue}`,
    workflowId: `embedding-${service.taskQueue}-${(pages += 1)}`,
    args: [input],
  });
}

const passagesRead = (): string[] =>
  provider.answered.flatMap(({ texts }) => texts).filter((text) => text.includes('30 in high'));

describe('a library that a provider reads', () => {
  it('is read from the first minute on by its schedule, and found by what only the provider knows', async () => {
    await file(ada, ['copper kettle', 'wall mirror', 'oak stool']);
    // The provider is asked what the question means, but has read nothing yet: words and the packaged table answer.
    expect(await search(ada, 'kettle of copper')).toContain('copper kettle');
    expect(await search(ada, 'zorblat')).not.toContain('copper kettle');

    await using _ = await service.startWorker();
    await eventually(async () => expect(await countByModel(ada)).toEqual({ [TABLE]: 3, 'house/concepts-64@64': 3 }));
    // Written otherwise, or the answer would be the cached one.
    expect((await search(ada, 'Zorblat'))[0]).toBe('copper kettle');
    expect((await search(ada, 'blivet'))[0]).toBe('wall mirror');
  });

  it('shows nobody what another operator has', async () => {
    const eve = await buildCaller(service);
    await file(ada, ['copper kettle']);
    await file(eve, ['wall mirror']);
    await using _ = await service.startWorker();
    await eventually(async () => {
      expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 1 });
      expect(await countByModel(eve)).toMatchObject({ 'house/concepts-64@64': 1 });
    });
    expect(await search(eve, 'zorblat')).toEqual([]);
    expect(await search(eve, 'blivet')).toEqual(['wall mirror']);
  });

  it('is read on where it grew, and what was read is not asked about again', async () => {
    await file(ada, ['copper kettle', 'wall mirror']);
    await using _ = await service.startWorker();
    await eventually(async () => expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 2 }));
    await file(ada, ['iron kettle']);
    // The newest stands by the packaged table beside those that the provider has read.
    expect(await search(ada, 'iron kettle')).toEqual(expect.arrayContaining(['iron kettle', 'copper kettle']));
    // The schedule comes by at every full minute and may have read it already.
    expect(await rebuild()).toMatchObject({ state: 'embedded', left: 0 });
    expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 3 });
    expect(await rebuild()).toEqual({ state: 'embedded', embedded: 0, left: 0 });
    expect(passagesRead().toSorted()).toEqual(
      ['copper kettle', 'iron kettle', 'wall mirror'].map((item) => `${item}\nA ${item}, 30 in high.`),
    );
  });

  it('is read anew by another model, and loses what it meant to the first only when that is done', async () => {
    await file(ada, ['copper kettle', 'wall mirror']);
    {
      await using _ = await service.startWorker();
      await eventually(async () => expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 2 }));
    }
    config.embedding = settings('house/concepts-1536');
    const api = await service.startApi();
    await using _ = api;
    await using _worker = await service.startWorker();
    const asking = { ...ada, baseUrl: api.baseUrl };
    // Between the two there is the packaged table.
    expect((await search(asking, 'wall mirror'))[0]).toBe('wall mirror');
    expect(await rebuild('house/concepts-64')).toMatchObject({ state: 'other_model' });
    await rebuild('house/concepts-1536');
    await eventually(async () =>
      expect(await countByModel(ada)).toEqual({ [TABLE]: 2, 'house/concepts-1536@1536': 2 }),
    );
    expect((await search(asking, 'Zorblat'))[0]).toBe('copper kettle');
    // An API that still asks the first model is answered by words and table.
    expect((await search(ada, 'wall mirror'))[0]).toBe('wall mirror');
  });

  it('is read in batches, and a worker that ends in the middle leaves the rest to the next', async () => {
    const items = Array.from({ length: 130 }, (_, at) => `bowl ${at}`);
    await file(ada, items);
    const second = Promise.withResolvers<void>();
    provider.hold = (texts) => (texts.some((text) => text.startsWith('bowl 60\n')) ? second.promise : undefined);
    {
      await using _ = await service.startWorker();
      await eventually(async () => expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 48 }));
      provider.fault = () => ({ status: 503 });
      second.resolve();
    }
    provider.hold = () => undefined;
    provider.fault = () => undefined;
    await using _ = await service.startWorker();
    await eventually(async () => expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 130 }));
    const read = passagesRead();
    expect(new Set(read).size).toBe(130);
    // A batch at most may have been answered and not kept.
    expect(read.length).toBeLessThanOrEqual(130 + 48);
  });

  it('is read by a provider that is away at first, and limits its requests, without a batch lost', async () => {
    await file(ada, ['copper kettle']);
    let left = 2;
    provider.fault = () => (left-- > 0 ? { status: left === 1 ? 503 : 429 } : undefined);
    await using _ = await service.startWorker();
    await eventually(async () => expect(await countByModel(ada)).toMatchObject({ 'house/concepts-64@64': 1 }));
  });

  it('is read but for a passage that the provider does not take', async () => {
    await file(ada, ['copper kettle', 'unspeakable thing', 'wall mirror']);
    provider.fault = (texts) => (texts.some((text) => text.includes('unspeakable')) ? { status: 400 } : undefined);
    await using _ = await service.startWorker();
    await eventually(async () => expect(await countByModel(ada)).toEqual({ [TABLE]: 3, 'house/concepts-64@64': 2 }));
    expect(await rebuild()).toEqual({ state: 'embedded', embedded: 0, left: 1 });
    // What it did not take is found by its words.
    expect((await search(ada, 'unspeakable thing'))[0]).toBe('unspeakable thing');
  });

  it.each([
    ['does not take the key', { status: 401 }],
    ['answers with something else', { status: 200, body: { hello: 'world' } }],
    ['answers with too few vectors', { status: 200, body: { data: [], usage: { prompt_tokens: 1 } } }],
  ])('stays as it is where the provider %s', async (_, fault) => {
    await file(ada, ['copper kettle']);
    provider.fault = () => fault;
    await using _worker = await service.startWorker();
    expect(await rebuild()).toMatchObject({ state: 'refused', embedded: 0 });
    expect(await countByModel(ada)).toEqual({ [TABLE]: 1 });
    expect(await search(ada, 'copper kettle')).toEqual(['copper kettle']);
  });
});

describe('a question whose provider is away', () => {
  const read = (embedding: ModelSettings, now?: () => number) =>
    createQuestionReader(createEmbedder(embedding), pino({ level: 'silent' }), now);

  it('is answered by words and the packaged table, and the provider is left alone for a while', async () => {
    await file(ada, ['copper kettle']);
    provider.fault = () => ({ status: 500 });
    expect(await search(ada, 'copper kettle')).toEqual(['copper kettle']);
    expect(await search(ada, 'kettle of copper')).toEqual(['copper kettle']);
    expect(provider.asked).toBe(1);
  });

  it('asks again when that while is over', async () => {
    let now = 0;
    const ask = read(config.embedding, () => now);
    provider.fault = () => ({ status: 500 });
    expect(await ask('kettle')).toMatchObject({ embedding: { model: TABLE }, spare: null });
    provider.fault = () => undefined;
    now = 29_999;
    expect(await ask('kettle')).toMatchObject({ embedding: { model: TABLE }, spare: null });
    now = 30_000;
    expect(await ask('kettle')).toMatchObject({
      embedding: { model: 'house/concepts-64@64' },
      spare: { model: TABLE },
    });
  });

  it.each([
    ['nobody listens', () => ({ ...config.embedding, baseUrl: 'http://127.0.0.1:9/v1' })],
    ['all texts mean the same to it', () => settings('house/concepts-8')],
  ])('is read by the packaged table where %s', async (_, embedding) => {
    const constant = Array.from({ length: 8 }, () => 1);
    provider.fault = (texts) => ({
      status: 200,
      body: { data: texts.map((_text, index) => ({ index, embedding: constant })), usage: { prompt_tokens: 1 } },
    });
    expect(await read(embedding())('kettle')).toMatchObject({ embedding: { model: TABLE }, spare: null });
  });
});
