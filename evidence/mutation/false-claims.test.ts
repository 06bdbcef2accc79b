import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Composition } from '#contracts/composition.ts';
import type { ComposedRow, ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { Block } from '#contracts/page.ts';
import { checkComposition } from '../check-composition.ts';
import { buildTextLayer } from '../text-layer/build-text-layer.ts';
import { verifyFindings } from '../verify-findings.ts';
import { findFixtures } from '../../test/support/find-fixtures.ts';
import { mediaTypeOf } from '../../test/support/media-type-of.ts';
import { createRandom } from './create-random.ts';
import { mutateQuote } from './mutate-quote.ts';
import type { Mutation } from './mutate-quote.ts';
import { OWN_PAGES } from './own-pages.ts';

const NONE = { rows: [], sentences: [], refused: [] };
const FIXTURES = findFixtures('claims on real pages are not tested');
const WANTED = 2000;

describe('claims whose quote is real but does not carry them', () => {
  it('accepts none of 2,000 on pages of our own, and every true one', async () => {
    const layers = await Promise.all(
      OWN_PAGES.map(async ({ body, mediaType, url }) =>
        buildTextLayer({ bytes: new TextEncoder().encode(body), mediaType, url }),
      ),
    );
    expect(judge(layers)).toEqual(NONE);
  });

  it.skipIf(!FIXTURES)('accepts none of 2,000 on real pages, and every true one', async () => {
    const root = join(FIXTURES ?? '', 'changelogs');
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(({ name }) =>
      name.startsWith('input.'),
    );
    const layers = await Promise.all(
      files.map(({ name, parentPath }) =>
        buildTextLayer({
          bytes: readFileSync(join(parentPath, name)),
          mediaType: mediaTypeOf(name) ?? 'text/plain',
          url: null,
        }),
      ),
    );
    expect(judge(layers)).toEqual(NONE);
  });
});

interface Passage {
  page: number;
  start: number;
  end: number;
  quote: string;
}

/** A claim and the passage that it pretends to lean on. */
interface TrialClaim {
  row?: ComposedRow;
  sentence?: ComposedSentence;
}

/** What was accepted of the lies, and refused of the truths. */
function judge(layers: { text: string; blocks: Block[] }[]): Record<'rows' | 'sentences' | 'refused', unknown[]> {
  const random = createRandom(7);
  const pick = (length: number): number => Math.floor(random() * length);
  const passages = layers.flatMap(({ text, blocks }, page) => readPassages(text, blocks, page));
  expect(passages.length).toBeGreaterThan(150);
  const findings = verifyFindings(
    passages.map((passage, at) => ({
      id: String(at),
      subGoal: 's',
      value: {},
      citations: [{ ...passage, page: String(passage.page), role: 'quote' as const }],
    })),
    (page) => layers[Number(page)]?.text,
  ).findings;
  const quoteOf = (finding: Finding): string => finding.citations[0]?.quote ?? '';

  const lies: TrialClaim[] = [];
  for (let tries = 0; lies.length < WANTED && tries < WANTED * 50; tries += 1) {
    const finding = findings[pick(findings.length)];
    const other = findings[pick(findings.length)];
    if (!finding || !other) continue;
    const lie = LIES[tries % LIES.length]?.({
      quote: quoteOf(finding),
      other: quoteOf(other),
      finding: finding.id,
      random,
    });
    if (lie) lies.push(lie);
  }
  expect(lies).toHaveLength(WANTED);
  const told = check(lies, findings, layers);
  const quotes = (ids: string[]): string[] => findings.filter(({ id }) => ids.includes(id)).map(quoteOf);
  const truths = findings.flatMap((finding): TrialClaim[] => [
    {
      row: {
        cells: { text: quoteOf(finding), number: null, link: `https://pages.example/${finding.citations[0]?.page}` },
        findings: [finding.id],
        derivations: [],
      },
    },
    {
      sentence: {
        text: `The page says: ${quoteOf(finding)}`,
        isFactual: true,
        findings: [finding.id],
        rows: [],
        derivations: [],
      },
    },
  ]);
  return {
    rows: told.rows.map(({ cells, findings: ids }) => [cells, quotes(ids)]),
    sentences: told.sentences.map(({ text, findings: ids }) => [text, quotes(ids)]),
    refused: check(truths, findings, layers).dropped,
  };
}

function check(claims: TrialClaim[], findings: Finding[], layers: { text: string }[]) {
  const composition: Composition = {
    sentences: claims.flatMap(({ sentence }) => sentence ?? []),
    table: {
      columns: [
        { key: 'text', label: 'Text', type: 'text' },
        { key: 'number', label: 'Number', type: 'number' },
        { key: 'link', label: 'Link', type: 'link' },
      ],
      rows: claims.flatMap(({ row }) => row ?? []),
      summary: {},
    },
    asks: [],
    held: [],
    undone: [],
    metSubGoals: [],
    assessments: [],
  };
  const pages = layers.map((_, page) => ({
    sha256: String(page),
    url: `https://pages.example/${page}`,
    origin: 'web' as const,
    links: [],
  }));
  return checkComposition(composition, {
    findings,
    pages,
    textOf: (page) => layers[Number(page)]?.text,
    briefText: 'the brief',
  });
}

interface LieDraft {
  quote: string;
  other: string;
  finding: string;
  random: () => number;
}

type Lie = (draft: LieDraft) => TrialClaim | null;

const row = (cells: ComposedRow['cells'], finding: string): TrialClaim => ({
  row: { cells, findings: [finding], derivations: [] },
});
const say = (text: string, finding: string): TrialClaim => ({
  sentence: { text, isFactual: true, findings: [finding], rows: [], derivations: [] },
});

/** Every way to claim what a real quote does not carry. Null: by an independent look the quote does carry it. */
const LIES: Lie[] = [
  ({ quote, other, finding }) => (carries(quote, other) ? null : row({ text: other }, finding)),
  ...(['character', 'word', 'order', 'negation', 'number'] as Mutation[]).map(
    (mutation): Lie =>
      ({ quote, finding, random }) => {
        const mutant = mutateQuote(quote, mutation, random);
        return mutant === null || carries(quote, mutant) ? null : row({ text: mutant }, finding);
      },
  ),
  ({ quote, other, finding }) => fromToken(quote, other, /\d+/g, (token) => row({ number: Number(token) }, finding)),
  ({ quote, other, finding }) =>
    fromToken(quote, other, /\d+/g, (token) => say(`It is about ${token} of them.`, finding)),
  ({ quote, other, finding }) =>
    fromToken(quote, other, /(?<=[a-z] )\p{Lu}\p{Ll}{3,}/gu, (token) =>
      COMMON.has(token) ? null : say(`It was made by ${token}.`, finding),
    ),
  ({ quote, other, finding }) =>
    fromToken(quote, other, /(?<![\p{L}\p{N}])\d+\.\d+\.\d+/gu, (token) => say(`Version ${token} has it.`, finding)),
  ({ finding }) => row({ link: `https://pages.example/9${finding}` }, finding),
  ({ finding }) => say(`See https://elsewhere.example/${finding} for it.`, finding),
  ({ quote, other, finding }) =>
    carries(quote, other) || other.includes('"') || other.includes('\n')
      ? null
      : say(`It says "${other}" there.`, finding),
  ({ quote, finding, random }) => {
    const words = quote.split(' ');
    const middle = words.length >= 12 ? 5 + Math.floor(random() * (words.length - 10)) : -1;
    const isPlain =
      middle > 0 && words.slice(middle - 4, middle + 4).every((word) => /^\p{Ll}{2,}$/u.test(word) && word !== 'not');
    return isPlain ? say(`It says that ${words.toSpliced(middle, 0, 'not').join(' ')}`, finding) : null;
  },
];

const COMMON = new Set(['Page', 'Week', 'Call', 'Stop', 'Version', 'Under']);

function fromToken(
  quote: string,
  other: string,
  pattern: RegExp,
  tell: (token: string) => TrialClaim | null,
): TrialClaim | null {
  const token = other
    .match(pattern)
    ?.find(
      (candidate) => !carries(quote, candidate) && !carries(quote, String(Number(candidate))) && !SPELT.test(quote),
    );
  return token === undefined ? null : tell(token);
}

const SPELT =
  /\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|[½¼¾⅛]|\d\/\d/i;

/** An independent look: letters and digits alone, without markup, case and punctuation. */
function carries(quote: string, claim: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain(quote).includes(plain(claim)) || plain(claim).length === 0;
}

/** Items, paragraphs, rows and values long enough to say something. */
function readPassages(text: string, blocks: Block[], page: number): Passage[] {
  return blocks
    .filter(({ kind }) => ['item', 'paragraph', 'row', 'value'].includes(kind))
    .map(({ start, end }) => ({ page, start, end, quote: text.slice(start, end) }))
    .filter(({ quote }) => quote.trim() === quote && quote.length > 30 && quote.length < 400)
    .slice(0, 400);
}
