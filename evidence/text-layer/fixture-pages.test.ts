import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextLayer } from '#contracts/page.ts';
import { findFixtures } from '../../test/support/find-fixtures.ts';
import { buildTextLayer } from './build-text-layer.ts';

const FIXTURES = findFixtures('the text of real pages is not measured');

interface Expected {
  main_text?: string;
  must_contain?: string[];
  must_not_contain?: string[];
  quotes: { quote: string; present: boolean }[];
}

describe.skipIf(!FIXTURES)('the text of real pages', () => {
  it('is the main text, and holds what is on the page and nothing else', async () => {
    const root = join(FIXTURES ?? '', 'pages');
    const cases = await Promise.all(readdirSync(root).map((name) => readCase(join(root, name))));
    expect(cases.length).toBeGreaterThan(0);
    const overlaps = cases.flatMap(({ overlap }) => overlap ?? []);
    expect(Math.min(...overlaps)).toBeGreaterThanOrEqual(0.8);
    expect(overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length).toBeGreaterThanOrEqual(0.95);
    const right = cases.flatMap(({ right }) => right);
    expect(right.filter(Boolean).length / right.length).toBeGreaterThanOrEqual(0.95);
  });
});

async function readCase(folder: string): Promise<{ overlap: number | undefined; right: boolean[] }> {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
  const layer = await buildTextLayer({
    bytes: readFileSync(join(folder, 'page.html')),
    mediaType: 'text/html',
    url: null,
  });
  const holds = (text: string): boolean => squeeze(layer.text).includes(squeeze(text));
  return {
    overlap:
      expected.main_text === undefined
        ? undefined
        : measureOverlap(layer, readFileSync(join(folder, expected.main_text), 'utf8')),
    right: [
      ...(expected.must_contain ?? []).map(holds),
      ...(expected.must_not_contain ?? []).map((text) => !holds(text)),
      ...expected.quotes.map(({ quote, present }) => holds(quote) === present),
    ],
  };
}

/** F1 of the two texts as multisets of words. */
function measureOverlap({ text }: TextLayer, wanted: string): number {
  const [found, gold] = [wordsOf(text), wordsOf(wanted)];
  const left = new Map<string, number>();
  for (const word of gold) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of found) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (found.length + gold.length);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
