import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpecimenDraft } from '#contracts/filing.ts';
import type { LibraryMatch } from '#contracts/specimen.ts';
import { findFiled } from '../../db/queries/file-specimens.ts';
import { findRuns } from '../../db/queries/pipeline-runs.ts';
import { searchLibrary } from '../../db/queries/search-library.ts';
import { findSpecimen, findSpecimens } from '../../db/queries/specimens.ts';
import { buildQuestion } from '../../evidence/library/build-question.ts';
import { buildDimension, buildSpecimen } from '../support/build-specimen.ts';
import { fileSpecimens } from '../support/file-specimens.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

const baseUrl = 'https://longtake.example';
let database: OperatorDatabase;
let operators = 0;

beforeAll(async () => {
  database = await openOperatorDatabase();
});

afterAll(() => database[Symbol.asyncDispose]());

describe('the library', () => {
  it('shows a specimen with its dimensions, and the evidence behind each where it is reviewed', async () => {
    const ada = await addOperator();
    const none = buildDimension({ name: 'width', part: 'seat', inches: null, scalePath: 'none', at: 20 });
    const [filed] = await file(ada, [buildSpecimen({ dimensions: [buildDimension(), none], reasons: ['no_scale'] })]);

    const [listed] = await findSpecimens(database.api, { operatorId: ada, limit: 10, baseUrl });
    expect(listed).toMatchObject({
      specimen_id: filed!.specimenId,
      species: 'chair',
      common_name: null,
      status: 'quarantined',
      quarantine_reasons: ['no_scale'],
      page_url: 'https://museum.example/chair',
      reviewed_at: null,
      dimensions: [
        { name: 'height', inches: 30, uncertainty_inches: 0.29, confidence: 0.9, scale_path: 'stated' },
        { name: 'seat width', inches: null, uncertainty_inches: null, scale_path: 'none' },
      ],
    });
    expect(listed!.dimensions[0]).not.toHaveProperty('evidence');

    const shown = await findSpecimen(database.api, { operatorId: ada, specimenId: filed!.specimenId, baseUrl });
    expect(shown!.dimensions[0]!.evidence).toEqual([
      {
        kind: 'quote',
        quote: '30 in',
        page_sha256: 'a'.repeat(64),
        page_url: 'https://museum.example/chair',
        region: null,
        still_url: null,
        value: 30,
        unit: 'in',
        inches: 30,
        steps: ['30 in is stated to 1 in.'],
      },
    ]);
  });

  it('is listed newest first, by status, page by page, to its owner alone', async () => {
    const [ada, bob] = [await addOperator(), await addOperator()];
    const filed = [];
    for (const name of ['one', 'two', 'three'])
      filed.push(...(await file(ada, [specimen(name, name === 'two' ? { reasons: ['low_confidence'] } : {})])));
    const list = async (more: object = {}) =>
      (await findSpecimens(database.api, { operatorId: ada, limit: 2, baseUrl, ...more })).map(({ item }) => item);

    expect(await list()).toEqual(['three', 'two']);
    const [, last] = await findSpecimens(database.api, { operatorId: ada, limit: 2, baseUrl });
    expect(await list({ after: { at: last!.created_at, id: last!.specimen_id } })).toEqual(['one']);
    expect(await list({ status: 'quarantined' })).toEqual(['two']);
    expect(await findSpecimens(database.api, { operatorId: bob, limit: 2, baseUrl })).toEqual([]);
    const { specimenId } = filed[0]!;
    expect(await findSpecimen(database.api, { operatorId: bob, specimenId, baseUrl })).toBeUndefined();
  });

  it('knows evidence that it holds, and refuses it a second time', async () => {
    const ada = await addOperator();
    const [filed] = await file(ada, [specimen('one')]);
    const evidenceKeys = filed!.evidenceKeys.flat().filter((key) => key !== null);

    expect(await findFiled(database.worker, { operatorId: ada, evidenceKeys })).toEqual(
      new Map(evidenceKeys.map((key) => [key, { specimenId: filed!.specimenId, status: 'pending_review' }])),
    );
    await expect(file(ada, [specimen('one')])).rejects.toMatchObject({ code: 'LT412' });
  });

  it('tells things apart that share their evidence', async () => {
    const ada = await addOperator();
    const both = [specimen('cup'), { ...specimen('cup'), item: 'saucer' }];
    const filed = await file(ada, both);
    expect(new Set(filed.map(({ specimenId }) => specimenId)).size).toBe(2);
  });

  it('lists takes that measure as runs', async () => {
    const ada = await addOperator();
    await file(ada, [specimen('one'), specimen('two')]);
    const [run] = await findRuns(database.api, { operatorId: ada, channels: ['toy-facts'], limit: 10 });
    expect(run).toMatchObject({ channel: 'toy-facts', status: 'queued', step: null, filed: 2, quarantined: 0 });
    expect(await findRuns(database.api, { operatorId: ada, channels: [], limit: 10 })).toEqual([]);
  });
});

describe('search_library', () => {
  it('finds what says most of what is asked, by words and by meaning', async () => {
    const ada = await addOperator();
    await file(ada, [
      specimen('oak chair', { content: 'A chair of oak from a farmhouse in Vermont.' }),
      specimen('silver bowl', { content: 'A shallow bowl, silver, for sugar.' }),
      specimen('automobile model', { content: 'A toy automobile of tin.' }),
    ]);
    expect(await found(ada, 'oak chairs')).toEqual(['oak chair']);
    expect((await found(ada, 'car'))[0]).toBe('automobile model');
    expect(await found(ada, 'zzzzqqq')).toEqual([]);
  });

  it('finds names in spite of slips', async () => {
    const ada = await addOperator();
    await file(ada, [
      specimen('Quercus robur', { species: 'Quercus robur', commonName: 'English oak', content: 'A leaf.' }),
      specimen('Acer campestre', { species: 'Acer campestre', content: 'A leaf of a maple.' }),
    ]);
    expect((await found(ada, 'Qeurcus robor'))[0]).toBe('Quercus robur');
    expect((await found(ada, 'Acer campestris'))[0]).toBe('Acer campestre');
  });

  it('gives each specimen once, by its best passage, with its rank and confidence', async () => {
    const ada = await addOperator();
    const content = Array.from({ length: 400 }, (_, at) => `Line ${at} says that the kettle is made of copper.`);
    await file(ada, [specimen('kettle', { content: content.join('\n') }), specimen('pot')]);

    const matches = await search(ada, 'copper kettle');
    expect(matches.filter(({ species }) => species === 'kettle')).toHaveLength(1);
    expect(matches[0]).toMatchObject({ keyword_rank: expect.any(Number), status: 'pending_review' });
    expect(matches[0]!.confidence).toBeCloseTo(0.9);
    expect(matches[0]!.similarity).toBeGreaterThan(0.2);
    expect(matches[0]!.score).toBeGreaterThan(0.5);
  });

  it('prefers the better measured of two that say the same', async () => {
    const ada = await addOperator();
    const confident = (confidence: number) => ({
      content: 'A brass lamp.',
      dimensions: [buildDimension({ confidence })],
    });
    await file(ada, [specimen('lamp', confident(0.3)), specimen('lamp', { ...confident(0.95), page: page(7) })]);
    const [first, second] = await search(ada, 'brass lamp');
    expect(first!.confidence).toBeGreaterThan(second!.confidence);
  });

  it('finds nothing of another operator', async () => {
    const [ada, bob] = [await addOperator(), await addOperator()];
    await file(ada, [specimen('oak chair')]);
    expect(await found(bob, 'oak chair')).toEqual([]);
  });
});

let pages = 10;
const page = (n: number) => ({ sha256: n.toString(16).padStart(64, '0'), url: null });

function specimen(name: string, overrides: Partial<SpecimenDraft> = {}): SpecimenDraft {
  const known = name === 'one' || name === 'cup';
  return buildSpecimen({
    species: name,
    item: name,
    content: `A thing called ${name}.`,
    page: page(known ? name.length : (pages += 1)),
    ...overrides,
  });
}

const addOperator = (): Promise<string> => database.addOperator(`library-${(operators += 1)}@example.com`, 10);

async function file(operatorId: string, drafts: SpecimenDraft[]) {
  return fileSpecimens(database.worker, { operatorId, takeId: await database.accept({ operatorId }) }, drafts);
}

const search = (operatorId: string, query: string): Promise<LibraryMatch[]> =>
  searchLibrary(database.api, { operatorId, question: buildQuestion(query), limit: 8 });

const found = async (operatorId: string, query: string): Promise<string[]> =>
  (await search(operatorId, query)).map(({ species }) => species);
