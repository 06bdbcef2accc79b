import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layerOf } from '../../evidence/text-layer/testing.ts';
import { findTestBrowser } from '../support/find-test-browser.ts';
import { thoroughOr } from '../support/sample.ts';
import { buildPage } from './rendered/build-page.ts';
import { compareSentences } from './rendered/compare-sentences.ts';
import { CONSTRUCTS } from './rendered/constructs.ts';
import { readShown } from './rendered/read-shown.ts';

const PAGES = thoroughOr(320, 12);
/** How many pages at least have each construct. */
const EACH = PAGES / 40;
const executablePath = findTestBrowser();

describe.skipIf(executablePath === undefined)('text layers against what Chromium shows', () => {
  it(`have every sentence of ${PAGES} pages, and nothing that is not shown`, async () => {
    await using browser = await chromium.launch({
      executablePath: executablePath!,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 12_000 } });
    const used = new Map<string, number>();
    const lost: string[] = [];
    const kept: string[] = [];
    let sentences = 0;
    for (let seed = 0; seed < PAGES; seed += 1) {
      const { html, names } = buildPage(seed);
      for (const name of names) used.set(name, (used.get(name) ?? 0) + 1);
      const { text } = await layerOf(html, 'text/html');
      const compared = compareSentences(await readShown(page, html), text);
      sentences += compared.sentences;
      lost.push(...compared.lost.map((sentence) => `${seed}: ${sentence}`));
      kept.push(...compared.kept.map((word) => `${seed}: ${word}`));
    }
    expect(Object.keys(CONSTRUCTS).filter((name) => (used.get(name) ?? 0) < EACH)).toEqual([]);
    expect(kept).toEqual([]);
    expect(1 - lost.length / sentences, lost.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.995);
    expect(sentences).toBeGreaterThan(PAGES * 15);
  });
});
