import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CitationDraft } from '#contracts/evidence.ts';
import { buildTextLayer } from '../text-layer/build-text-layer.ts';
import { GAP_MARK } from '../text-layer/gap-mark.ts';
import { isTellingQuote } from '../is-telling-quote.ts';
import { verifyFindings } from '../verify-findings.ts';
import type { DroppedFinding } from '../verify-findings.ts';
import { findFixtures } from '../../test/support/find-fixtures.ts';
import { mediaTypeOf } from '../../test/support/media-type-of.ts';
import { createRandom } from './create-random.ts';
import { MUTATIONS, mutateQuote } from './mutate-quote.ts';
import { OWN_PAGES } from './own-pages.ts';

const NONE = { accepted: [], refused: [] };
const FIXTURES = findFixtures('quotes of real pages are not tested');

describe('mutated quotes', () => {
  it('accepts none of 10,000 on pages of our own, and every true one', async () => {
    const pages = await Promise.all(
      OWN_PAGES.map(async ({ body, mediaType, url }) => layerText(new TextEncoder().encode(body), mediaType, url)),
    );
    expect(judge(pages, 10_000)).toEqual(NONE);
  });

  it.skipIf(!FIXTURES)('accepts none of 10,000 on real pages, and every true one', async () => {
    const files = readdirSync(FIXTURES ?? '', { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && mediaTypeOf(entry.name) && entry.name !== 'expected.json',
    );
    const pages: string[] = [];
    for (const { name, parentPath } of files) {
      const bytes = readFileSync(join(parentPath, name));
      if (bytes.length < 2_000_000)
        pages.push(await layerText(bytes, mediaTypeOf(name) ?? '', `https://pages.example/${name}`));
    }
    expect(judge(pages, 10_000)).toEqual(NONE);
  });

  it.skipIf(!FIXTURES)('agrees with the answer sheets of the pages about which quotes are there', async () => {
    const root = join(FIXTURES ?? '', 'pages');
    const wrong: string[] = [];
    let count = 0;
    for (const name of readdirSync(root)) {
      const sheet = JSON.parse(readFileSync(join(root, name, 'expected.json'), 'utf8')) as {
        quotes?: { quote: string; present: boolean }[];
      };
      const text = await layerText(
        readFileSync(join(root, name, 'page.html')),
        'text/html',
        `https://pages.example/${name}`,
      );
      for (const { quote, present } of sheet.quotes ?? []) {
        count += 1;
        const drafts = [
          {
            id: 'f',
            subGoal: 's',
            value: {},
            citations: [{ page: 'p', start: -1, end: -1, quote, role: 'quote' as const }],
          },
        ];
        const { findings, dropped } = verifyFindings(drafts, () => text);
        const isRepeated = dropped.some(({ reason }) => reason.endsWith('exactly once')) && findsPlainly(text, quote);
        if ((findings.length === 1 || isRepeated) !== present) wrong.push(`${name}: ${quote}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});

async function layerText(bytes: Uint8Array, mediaType: string, url: string): Promise<string> {
  return (await buildTextLayer({ bytes, mediaType, url })).text;
}

/** Draws quotes, verifies them as they are, then verifies `wanted` mutants that by an independent search are not on the page. */
function judge(pages: string[], wanted: number): { accepted: string[]; refused: DroppedFinding[] } {
  const random = createRandom(20_300_101);
  const readable = pages.filter((text) => text.trim().length > 200);
  expect(readable.length).toBeGreaterThan(3);
  const plain = readable.map(plainForm);
  const drafts: { id: string; subGoal: string; value: Record<string, never>; citations: CitationDraft[] }[] = [];
  const truths: typeof drafts = [];
  const perMutation = new Map<string, number>();
  for (let tries = 0; drafts.length < wanted && tries < wanted * 40; tries += 1) {
    const page = Math.floor(random() * readable.length);
    const range = drawRange(readable[page] ?? '', random);
    if (!range || !isTellingQuote(readable[page] ?? '', range.start, range.end)) continue;
    const quote = (readable[page] ?? '').slice(range.start, range.end);
    // No quote crosses what the layer left out.
    if (quote.includes(GAP_MARK)) continue;
    const mutation = MUTATIONS[tries % MUTATIONS.length] ?? 'word';
    const mutant = mutateQuote(quote, mutation, random);
    if (mutant === null || plain[page]?.includes(plainForm(mutant))) continue;
    const at = random() < 0.5 ? range : { start: -1, end: -1 };
    const common = { subGoal: 's', value: {} };
    drafts.push({
      id: `m${tries}`,
      ...common,
      citations: [{ page: String(page), ...at, quote: mutant, role: 'quote' }],
    });
    truths.push({ id: `t${tries}`, ...common, citations: [{ page: String(page), ...range, quote, role: 'quote' }] });
    perMutation.set(mutation, (perMutation.get(mutation) ?? 0) + 1);
  }
  const textOf = (page: string): string | undefined => readable[Number(page)];
  expect(drafts).toHaveLength(wanted);
  expect(Math.min(...MUTATIONS.map((mutation) => perMutation.get(mutation) ?? 0))).toBeGreaterThan(wanted / 50);
  return {
    accepted: verifyFindings(drafts, textOf).findings.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
    refused: verifyFindings(truths, textOf).dropped,
  };
}

/** A run of whole words: 4 to 24 of them, or 8 to 60 characters of a text without spaces. */
function drawRange(text: string, random: () => number): { start: number; end: number } | null {
  const from = Math.floor(random() * text.length);
  const window = text.slice(from, from + 400);
  const start = window.search(/(?<=[\s。、])[^\s]/u);
  if (start < 0) return null;
  const words = [...window.slice(start).matchAll(/\S+/g)];
  const last = words[3 + Math.floor(random() * Math.max(1, Math.min(20, words.length - 4)))];
  if (!last || start + last.index + last[0].length >= 380) return null;
  return { start: from + start, end: from + start + last.index + last[0].length };
}

/** An independent search: white space, soft hyphens and references away, one spelling of accents. */
function plainForm(text: string): string {
  return text
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .normalize('NFC')
    .replace(/[\s\u00ad]+/g, '');
}

const findsPlainly = (text: string, quote: string): boolean => plainForm(text).includes(plainForm(quote));
