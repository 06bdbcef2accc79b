import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { asOperator } from '../../db/as-operator.ts';
import type { Db } from '../../db/connect.ts';
import { indexDocument, isIndexed, searchArchive } from '../../db/queries/archive-search.ts';
import { addCitations, addPage } from '../../db/queries/pages.ts';
import { countTerms } from '../../evidence/tokenise/count-terms.ts';
import { readQuestion } from '../../evidence/tokenise/read-question.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;
let api: Db;
let worker: Db;
let operators = 0;

beforeAll(async () => {
  database = await openOperatorDatabase();
  ({ api, worker } = database);
});

afterAll(() => database[Symbol.asyncDispose]());

describe('search_archive', () => {
  it('finds the page that says most of what is asked, whatever words it lacks', async () => {
    const ada = await createOperator();
    await index(ada, 'https://a.example/changes', 'Heron 3.0 removes the old parser. Heron 2.9 mends the parser.');
    await index(ada, 'https://b.example/about', 'Heron is a bird that stands in water, and this page is about birds.');
    await index(ada, 'https://c.example/news', 'Nothing about it here.');

    expect(await search(ada, 'Heron', 'what broke with the parser in 3.0')).toEqual([
      'https://a.example/changes',
      'https://b.example/about',
    ]);
  });

  it('finds no page that lacks a word of the name', async () => {
    const ada = await createOperator();
    await index(ada, 'https://a.example/', 'Grey Heron 4 removes the parser.');
    await index(ada, 'https://b.example/', 'Grey Owl 4 removes the parser, the parser, the parser.');

    expect(await search(ada, 'Grey Heron', 'parser 4')).toEqual(['https://a.example/']);
    expect(await search(ada, 'Kestrel', 'parser 4')).toEqual([]);
    expect(await search(ada, 'the', 'parser 4')).toEqual([]);
  });

  it('knows a page by its title and address too', async () => {
    const ada = await createOperator();
    await index(ada, 'https://code.example/birds/heron-db/CHANGELOG.md', '## 3.0\n- The parser is gone');

    expect(await search(ada, 'Heron', 'broke in 3')).toHaveLength(1);
  });

  it('is the same for a page in one piece and in many', async () => {
    const ada = await createOperator();
    const filler = Array.from({ length: 400 }, (_, at) => `Line ${at} of the report says little of note.`).join('\n');
    await index(ada, 'https://long.example/', `${filler}\nHeron drops the parser.\n${filler}`);
    await index(ada, 'https://short.example/', 'Heron is mentioned.');

    expect(await search(ada, 'Heron', 'drops parser')).toEqual(['https://long.example/', 'https://short.example/']);
  });

  it('prefers a page that an earlier take on the same cites', async () => {
    const ada = await createOperator();
    for (const url of ['https://a.example/', 'https://b.example/']) await index(ada, url, `Heron release notes ${url}`);
    const takeId = await database.accept({ operatorId: ada });
    await addCitations(worker, await database.begin(takeId, { operatorId: ada }), [
      { id: 'c', page: hashOf('Heron release notes https://b.example/'), start: 0, end: 1, quote: 'H', role: 'quote' },
    ]);
    await indexDocument(worker, ada, { takeId }, countTerms({ head: 'News of Heron', text: '', language: null }));

    expect(await search(ada, 'Heron', 'news')).toEqual(['https://b.example/', 'https://a.example/']);
  });
});

describe('the index', () => {
  it('holds of an address what it held last', async () => {
    const ada = await createOperator();
    await index(ada, 'https://a.example/', 'Heron 1');
    await index(ada, 'https://a.example/', 'Owl 2');

    expect(await search(ada, 'Heron', '')).toEqual([]);
    expect(await search(ada, 'Owl', '')).toEqual(['https://a.example/']);
    expect(await isIndexed(worker, ada, { url: 'https://a.example/', sha256: hashOf('Owl 2') })).toBe(true);
    expect(await isIndexed(worker, ada, { url: 'https://a.example/', sha256: hashOf('Heron 1') })).toBe(false);
  });

  it('is whole after many takes have written the same pages at once', async () => {
    const ada = await createOperator();
    const texts = ['Heron and Owl', 'Heron and Kestrel', 'Heron alone'];
    await Promise.all(Array.from({ length: 12 }, (_, at) => index(ada, `https://${at % 2}.example/`, texts[at % 3]!)));

    expect(await search(ada, 'Heron', '')).toHaveLength(2);
    expect(await count(ada, 'archived_document')).toBe(2);
    const { rows } = await asOperator(worker, ada, (trx) =>
      sql<{ terms: string[] }>`
        select array_agg(t.term order by t.term) as terms from archived_document d join archived_term t using (operator_id, document_id)
        group by d.document_id`.execute(trx),
    );
    const whole = texts.map(termsOf);
    for (const { terms } of rows) expect(whole).toContainEqual(terms.filter((term) => whole.flat().includes(term)));
  });

  it('forgets a page that is deleted, and counts without it', async () => {
    const ada = await createOperator();
    await index(ada, 'https://a.example/', 'Heron parser');
    await index(ada, 'https://b.example/', 'Heron');
    await index(ada, 'https://c.example/', 'Owl');
    const before = await score(ada, 'Heron', '', 'https://b.example/');
    await asOperator(database.owner, ada, (trx) =>
      sql`delete from page where operator_id = ${ada} and sha256 = ${hashOf('Heron parser')}`.execute(trx),
    );

    expect(await search(ada, 'Heron', 'parser')).toEqual(['https://b.example/']);
    expect(await count(ada, 'archived_document')).toBe(2);
    expect(await score(ada, 'Heron', '', 'https://b.example/')).not.toBe(before);
  });

  it('takes a page of any length and script', async () => {
    const ada = await createOperator();
    await index(
      ada,
      'https://a.example/',
      `${'長い文書です。'.repeat(60_000)} Heron \u0000 \uD800 ${'x'.repeat(5_000)}`,
    );
    await index(ada, 'https://b.example/', 'ヘロンの変更履歴');

    expect(await search(ada, 'ヘロン', '変更')).toEqual(['https://b.example/']);
  });
});

describe('another operator', () => {
  it('finds nothing of what is not its own, and its frequencies do not count', async () => {
    const [ada, bob] = [await createOperator(), await createOperator()];
    await index(ada, 'https://a.example/', 'Heron drops the parser');
    const alone = await score(ada, 'Heron', 'parser', 'https://a.example/');
    for (let at = 0; at < 5; at += 1) await index(bob, `https://${at}.bob.example/`, `Heron ${at}`);

    expect(await search(bob, 'Heron', 'parser')).not.toContain('https://a.example/');
    expect(await score(ada, 'Heron', 'parser', 'https://a.example/')).toBe(alone);
  });

  it('cannot be named by a function that is called for one', async () => {
    const [ada, bob] = [await createOperator(), await createOperator()];
    await index(bob, 'https://b.example/', 'Heron');
    const { words, needed } = readQuestion({ query: '', name: 'Heron' });
    const hits = await searchArchive(worker, ada, { words, needed, limit: 10 });

    expect(hits).toEqual([]);
    expect(await searchArchive(api, bob, { words, needed, limit: 10 })).toEqual([]);
  });

  it('cannot be written to: every function runs as its caller', async () => {
    const { rows } = await sql<{ name: string; isDefiner: boolean }>`
      select proname as name, prosecdef as "isDefiner" from pg_proc
      where proname in ('index_document', 'is_indexed', 'search_archive')`.execute(database.owner);

    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.isDefiner, row.name).toBe(false);
  });
});

const createOperator = (): Promise<string> => database.addOperator(`searcher-${(operators += 1)}@example.com`, 10);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function index(operatorId: string, url: string, text: string): Promise<void> {
  const sha256 = hashOf(text);
  await addPage(worker, operatorId, { sha256, byteLength: text.length, mediaType: 'text/plain', url });
  await indexDocument(worker, operatorId, { url, sha256 }, countTerms({ head: url, text, language: null }));
}

const termsOf = (text: string): string[] =>
  countTerms({ head: '', text, language: null })
    .terms.map(({ term }) => term)
    .toSorted();

async function find(operatorId: string, name: string, query: string) {
  const { words, needed } = readQuestion({ query, name });
  return needed.length === 0 ? [] : searchArchive(worker, operatorId, { words, needed, limit: 10 });
}

const search = async (operatorId: string, name: string, query: string): Promise<string[]> =>
  (await find(operatorId, name, query)).map(({ url }) => url);

const score = async (operatorId: string, name: string, query: string, url: string): Promise<number | undefined> =>
  (await find(operatorId, name, query)).find((hit) => hit.url === url)?.score;

async function count(operatorId: string, table: string): Promise<number> {
  const { rows } = await asOperator(worker, operatorId, (trx) =>
    sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(trx),
  );
  return rows[0]!.n;
}
