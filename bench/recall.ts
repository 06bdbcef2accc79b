import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { connect } from '../db/connect.ts';
import type { Db } from '../db/connect.ts';
import { indexDocument, searchArchive } from '../db/queries/archive-search.ts';
import { mintKey } from '../db/queries/mint-key.ts';
import { addPage } from '../db/queries/pages.ts';
import { countTerms } from '../evidence/tokenise/count-terms.ts';
import { readQuestion } from '../evidence/tokenise/read-question.ts';
import { createTestDatabase, secret } from '../test/support/services.ts';
import { percentile, round } from './percentile.ts';
import { PAGES, QUERIES } from './recall/labelled-set.ts';
import type { LabelledQuery } from './recall/labelled-set.ts';

const MANY_PAGES = 500;
const PASSAGES_OF_A_PAGE = 10;
const TOP = 10;

/**
 * Search over an archive: how well the pages of a small labelled set are ranked (nDCG and recall at 10, graded; questions in eleven languages), and how
 * long a question and the indexing of a page take in an archive of 5,000 passages of one operator beside one of the same size of another.
 */
export async function measureRecall() {
  await using database = await createTestDatabase();
  const [owner, worker] = (['owner', 'worker'] as const).map((role) =>
    connect({ url: database.url, role, secret, max: 2 }),
  ) as [Db, Db];
  try {
    const small = await createOperator(owner, 'small@example.com');
    for (const { id, title, text } of PAGES) await index(worker, small, { url: `https://${id}.example/`, title, text });
    const ranked = [];
    for (const query of QUERIES) ranked.push({ query, found: (await ask(worker, small, query)).map(idOf) });

    const [large, other] = [
      await createOperator(owner, 'large@example.com'),
      await createOperator(owner, 'other@example.com'),
    ];
    const indexMs: number[] = [];
    const countMs: number[] = [];
    let kilobytes = 0;
    for (let at = 0; at < MANY_PAGES; at += 1) {
      for (const operator of [large, other]) {
        const page = { url: `https://${at}.example/`, title: `Report ${at} of Heron`, text: writePage(at) };
        const spent = await index(worker, operator, page);
        indexMs.push(spent.indexMs);
        countMs.push(spent.countMs);
        kilobytes = page.text.length / 1_024;
      }
    }
    const askMs: number[] = [];
    for (const query of [...QUERIES, ...QUERIES, ...QUERIES]) {
      const startedAt = performance.now();
      await ask(worker, large, { ...query, name: 'Heron' });
      askMs.push(performance.now() - startedAt);
    }
    return {
      pages: PAGES.length,
      questions: QUERIES.length,
      ndcg10: round(mean(ranked.map(({ query, found }) => ndcg(query, found))), 3),
      recall10: round(mean(ranked.map(({ query, found }) => recall(query, found))), 3),
      missedFirst: ranked.flatMap(({ query, found }) => (query.relevant[found[0] ?? ''] === 2 ? [] : [query.query])),
      passages: MANY_PAGES * PASSAGES_OF_A_PAGE,
      askMs: { p50: round(percentile(askMs, 0.5)), p95: round(percentile(askMs, 0.95)) },
      indexPageMs: {
        kilobytes: round(kilobytes),
        count: round(percentile(countMs, 0.5)),
        store: round(percentile(indexMs, 0.5)),
        storeP95: round(percentile(indexMs, 0.95)),
      },
    };
  } finally {
    await Promise.all([owner.destroy(), worker.destroy()]);
  }
}

async function createOperator(owner: Db, operatorEmail: string): Promise<string> {
  await mintKey(owner, { operatorEmail, scope: 'station', credits: 1 });
  const { rows } = await sql<{ id: string }>`select operator_id_of(${operatorEmail}) as id`.execute(owner);
  return rows[0]!.id;
}

async function index(
  db: Db,
  operatorId: string,
  { url, title, text }: { url: string; title: string; text: string },
): Promise<{ countMs: number; indexMs: number }> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  await addPage(db, operatorId, { sha256, byteLength: text.length, mediaType: 'text/plain', url });
  const startedAt = performance.now();
  const counted = countTerms({ head: `${title} ${url}`, text, language: null });
  const countedAt = performance.now();
  await indexDocument(db, operatorId, { url, sha256 }, counted);
  return { countMs: countedAt - startedAt, indexMs: performance.now() - countedAt };
}

const ask = (db: Db, operatorId: string, { query, name = '' }: Pick<LabelledQuery, 'query' | 'name'>) =>
  searchArchive(db, operatorId, { ...readQuestion({ query, name }), limit: TOP });

const idOf = ({ url }: { url: string }): string => new URL(url).hostname.replace(/\.example$/, '');

function ndcg({ relevant }: LabelledQuery, found: string[]): number {
  const gain = (grades: number[]): number =>
    grades.slice(0, TOP).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  return gain(found.map((id) => relevant[id] ?? 0)) / gain(Object.values(relevant).toSorted((a, b) => b - a));
}

function recall({ relevant }: LabelledQuery, found: string[]): number {
  const wanted = Object.keys(relevant);
  return wanted.filter((id) => found.includes(id)).length / wanted.length;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const WORDS = PAGES.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /^[a-z]{3,}$/.test(word));

/** A page of ten passages in the words of the labelled set and some of its own. No two are alike. */
function writePage(at: number): string {
  const word = (n: number): string =>
    n % 7 === 0 ? `w${(at * 31 + n * 17) % 9_000}` : WORDS[(at * 131 + n * 197) % WORDS.length]!;
  const line = (n: number): string => Array.from({ length: 12 }, (_, k) => word(n * 12 + k)).join(' ');
  const passage = (n: number): string => Array.from({ length: 13 }, (_, k) => line(n * 13 + k)).join('\n');
  const text = Array.from({ length: PASSAGES_OF_A_PAGE + 1 }, (_, n) => passage(n)).join('\n');
  return `Report ${at}\n${text}`.slice(0, 1_100 * PASSAGES_OF_A_PAGE);
}
