import { describe, expect, it } from 'vitest';
import { findUnstated } from './claim-tokens.ts';
import { textForms } from './compare-text.ts';
import { findNearMiss } from './near-miss.ts';
import { normalise } from './normalise.ts';
import { readDays, readMonths } from './read-date.ts';
import { readNumbers } from './read-numbers.ts';
import { indexValues } from './stated-values.ts';
import { cutPassages } from './tokenise/cut-passages.ts';
import { verifyFindings } from './verify-findings.ts';
import { cpuMsOf } from '../test/support/cpu-time.ts';

/** Of CPU; anything that is not linear takes minutes on these. */
const LIMIT_MS = 10_000;

describe('speed', () => {
  it('verifies 5,000 quotes on a page of 10 MiB', async () => {
    const line = (at: number): string =>
      `Entry ${at}: the caf\u00e9 at pier ${at % 97}   opens\tat 10:30 &amp; costs $1,2${at % 90}0.00.`;
    const count = Math.ceil((10 * 1024 * 1024) / line(100_000).length);
    const lines = Array.from({ length: count }, (_, at) => line(at));
    const text = lines.join('\n');
    let start = 0;
    const drafts = lines.flatMap((quote, at) => {
      const place = { page: 'p', start, end: start + quote.length };
      start += quote.length + 1;
      return at % Math.floor(count / 5000) === 0
        ? [
            {
              id: String(at),
              subGoal: 's',
              value: {},
              citations: [{ ...place, quote: quote.replace(/\s+/g, ' '), role: 'quote' as const }],
            },
          ]
        : [];
    });
    const spent = await cpuMsOf(() => expect(verifyFindings(drafts, () => text).dropped).toEqual([]));
    expect(drafts.length).toBeGreaterThanOrEqual(5000);
    expect(spent).toBeLessThan(LIMIT_MS);
  });

  it('cuts 15 million blanks into no passages', async () => {
    expect(await cpuMsOf(() => expect(cutPassages(' '.repeat(15_000_000))).toEqual([]))).toBeLessThan(LIMIT_MS);
  });

  const n = 100_000;
  it.each([
    ['marks out of order', 'e\u0323\u0301\u0327'.repeat(n / 3)],
    ['marks alone', '\u0301\u0323'.repeat(n)],
    ['ampersands', '&'.repeat(n)],
    ['half references', '&#x'.repeat(n)],
    ['blanks', ' '.repeat(n)],
    ['digits', '1'.repeat(n)],
    ['numbers', '1 '.repeat(n)],
    ['numbers with commas', '1,'.repeat(n)],
    ['slashes', '1/'.repeat(n)],
    ['digit and blanks', `1${' '.repeat(n)}`],
    ['opened brackets', '['.repeat(n)],
    ['bracket pairs', '[]('.repeat(n)],
    ['tags', '<a '.repeat(n)],
    ['stars', '*'.repeat(n)],
    ['months', 'may '.repeat(n)],
    ['underscores', '_a'.repeat(n)],
    ['quotation marks', '“'.repeat(n)],
    ['addresses', 'https://a.example/))))'.repeat(n / 20)],
    ['one address', `https://a.example/${'a)'.repeat(2000)}`],
    ['one word', 'a'.repeat(n)],
    ['one sentence', 'the cat sat on the mat and '.repeat(500)],
  ])('stays linear on %s', async (_, hostile) => {
    const spent = await cpuMsOf(() => {
      normalise(hostile);
      textForms(hostile);
      textForms(hostile.slice(0, 20_000));
      readNumbers(hostile.slice(0, 100_000));
      readDays(hostile);
      readMonths(hostile);
      const stated = indexValues({ passages: ['one passage of words'], hasLink: () => false });
      findUnstated(hostile.slice(0, 20_000), stated, () => false);
      findNearMiss(hostile.slice(0, 20_000), [hostile.slice(0, 20_000)]);
    });
    expect(spent).toBeLessThan(LIMIT_MS);
  });
});
