import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { channels } from '../../channels/index.ts';
import { readExport } from '../../evidence/export/read-export.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { LENGTH } from '../../evidence/export/zip-layout.ts';
import { createRandom } from '../../evidence/mutation/create-random.ts';
import { changeLeaf, editPage, editPart, leavesOf, openExport, replaceEverywhere } from '../support/tamper-export.ts';
import type { Members } from '../support/tamper-export.ts';
import { sample, thoroughOr } from '../support/sample.ts';
import { ADDRESS, exportLantern, tamper } from './lantern-take.ts';

/** Where a byte is flipped: the whole of the structure is fewer than these, when it is looked at thoroughly. */
const PLACES = thoroughOr(2_000, 100);

let whole: Uint8Array;
let page: string;

beforeAll(async () => {
  ({ whole, page } = await exportLantern());
});

const placesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await verifyExport(bytes, channels))!.differences.map(({ where }) => where);
const tampered = (change: (members: Members) => void): Promise<Uint8Array> => tamper(whole, change);

describe('one flipped byte', () => {
  it('is found in headers, in the directory and the end record, and in the members', () => {
    const random = createRandom(5);
    const data = placesOfMembers(whole);
    const isData = (at: number): boolean => data.some(({ start, end }) => at >= start && at < end);
    const structure = sample(
      [...whole.keys()].filter((at) => !isData(at)),
      PLACES,
    );
    const inData = data.flatMap(({ start, end }) =>
      Array.from({ length: Math.ceil(PLACES / data.length) }, () => start + Math.floor(random() * (end - start))),
    );
    const missed = [...structure, ...inData].filter((at) => {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 1 << Math.floor(random() * 8);
      const read = readExport(damaged);
      return read !== null && read.faults.length === 0;
    });

    expect(structure.length).toBeGreaterThanOrEqual(Math.min(PLACES, 1_000));
    expect(inData.length).toBeGreaterThanOrEqual(PLACES);
    expect(missed).toEqual([]);
  });
});

describe('a change of meaning, all hashes repaired', () => {
  const parts = ['take', 'citations', 'grade', 'pages', 'plan', 'findings', 'composition', 'trace'] as const;

  it.each(parts)('of any value of %s.json is found, and the member named', async (part) => {
    const name = `${part}.json`;
    const value = JSON.parse(Buffer.from(openExport(whole).get(name)!).toString()) as Json;
    const leaves = [...leavesOf(value)];
    const step = Math.ceil(leaves.length / thoroughOr(15, 8));
    const missed: string[] = [];
    let count = 0;
    for (let at = 0; at < leaves.length; at += step) {
      const path = leaves[at]!;
      const bytes = await tampered((all) => editPart(all, part, (root) => changeLeaf(root, path)));
      const places = await placesOf(bytes);
      count += 1;
      if (!places.some((where) => where.includes(part))) missed.push(`${path.join('/')}: ${places.join(', ')}`);
    }
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(4);
  });

  it.each<[what: string, from: string, to: string, where: RegExp]>([
    ['a version', '4.2.0', '4.2.9', /findings\.json/],
    ['a date', '2031-03-04', '2031-03-05', /findings\.json/],
    ['a word of a quote', 'lamp folder', 'lamp drawer', /findings\.json.*(finding|citations)/],
    ['a kind', '"breaking"', '"feature"', /findings\.json/],
    ['an address', ADDRESS, 'https://lanterns.example/other', /grade\.json#\/evidence\/sources\/0\/host/],
    ['the name of the product', 'Lantern', 'Candle', /findings\.json|take\.json|plan\.json/],
    ['a goal', 'Rank', 'Sort', /plan\.json/],
    ['the rubric', '"id":"changelog-scout","version"', '"id":"other","version"', /grade\.json#\/rubric\/id/],
  ])('of %s wherever it stands is found', async (_what, from, to, where) => {
    let hits = 0;
    const bytes = await tampered((all) => (hits = replaceEverywhere(all, from, to)));
    expect(hits).toBeGreaterThan(0);
    expect(await placesOf(bytes)).toContainEqual(expect.stringMatching(where));
  });

  it.each<[what: string, change: (old: string) => string, text: ((old: string) => string) | undefined, where: RegExp]>([
    ['a page', (old) => old.replace('twice', 'often'), undefined, /^text\/[0-9a-f]{64}\.txt layer at \d+$/],
    [
      'a page and its text',
      (old) => old.replace('twice', 'often'),
      (old) => old.replace('twice', 'often'),
      /findings\.json.*finding/,
    ],
    [
      'a heading of a page and its text',
      (old) => old.replace('4.1.3', '4.1.4'),
      (old) => old.replace('4.1.3', '4.1.4'),
      /findings\.json/,
    ],
    [
      'what no quote is of',
      (old) => old.replace('friends', 'relatives'),
      (old) => old.replace('friends', 'relatives'),
      /pages\.json and trace\.json#\/\d+\/result\/(bytes|characters)/,
    ],
    ['nothing that is read', (old) => `${old}\n`, undefined, /trace\.json#\/\d+\/result\/bytes/],
  ])('of %s is found', async (_what, change, text, where) => {
    const bytes = await tampered((all) => editPage(all, page, { page: change, ...(text && { text }) }));
    expect(await placesOf(bytes)).toContainEqual(expect.stringMatching(where));
  });

  it.each<[what: string, where: RegExp, tamper: (all: Members) => void]>([
    ['a member put in', /^notes\.txt$/, (all) => void all.set('notes.txt', Buffer.from('x'))],
    ['a member taken out', /^composition\.json$/, (all) => void all.delete('composition.json')],
    ['a page taken out', /^pages\/[0-9a-f]{64}$/, (all) => void all.delete(`pages/${page}`)],
    ['a text taken out', /^text\/[0-9a-f]{64}\.txt$/, (all) => void all.delete(`text/${page}.txt`)],
    ['a member that is no JSON', /^grade\.json$/, (all) => void all.set('grade.json', Buffer.from('A+'))],
    ['a member of another shape', /^trace\.json$/, (all) => void all.set('trace.json', Buffer.from('{}'))],
    ['a grade taken away', /^grade\.json$/, (all) => void all.set('grade.json', Buffer.from('null'))],
  ])('by %s is found', async (_what, where, tamper) => {
    expect(await placesOf(await tampered(tamper))).toContainEqual(expect.stringMatching(where));
  });
});

/** Where the contents of the members stand in an export. */
function placesOfMembers(bytes: Uint8Array): { start: number; end: number }[] {
  let at = 0;
  return [...openExport(bytes)].map(([name, content]) => {
    const start = at + LENGTH.local + name.length;
    at = start + content.length;
    return { start, end: at };
  });
}
