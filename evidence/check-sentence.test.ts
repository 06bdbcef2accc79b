import { describe, expect, it } from 'vitest';
import type { ComposedSentence } from '#contracts/evidence.ts';
import { check, LOG, row, sentence } from './examples/kestrel-widgets.ts';

describe('checkComposition, sentences', () => {
  it.each([
    ['names and numbers of its findings', 'Version 3.0.0 of Jan 2, 2030 removed the square widget API.', {}],
    ['a date written otherwise', 'It was released on 2030-01-02.', {}],
    ['a passage in quotation marks', 'It says “removed the square widget API”.', {}],
    ['code', 'The `square` widget is gone.', {}],
    ['an address with punctuation', 'See (https://pages.example/77), please.', {}],
    ['an address in Markdown', 'See [the issue](https://pages.example/77).', {}],
    ['a name of the brief that it cites', 'Kestrel Widgets lost its square API.', { findings: ['gone', 'brief'] }],
    ['cells of its rows', 'Ranked 1: 3.0.0.', { findings: [], rows: [0] }],
    [
      'a derived count',
      'There are 2 releases.',
      {
        findings: ['gone', 'added'],
        derivations: [{ cell: 'n', rule: 'count' as const, from: ['3.0.0', '3.1.0'], value: 2 }],
      },
    ],
    [
      'a derived count in words',
      'There are two releases.',
      {
        findings: ['gone', 'added'],
        derivations: [{ cell: 'n', rule: 'count' as const, from: ['3.0.0', '3.1.0'], value: 2 }],
      },
    ],
    ['a grouped amount', 'The brackets cost $1,250.00.', { findings: ['offer'] }],
    ['a possessive name', 'Ironvale’s freight is 48.5.', { findings: ['offer'] }],
    ['a month', 'It came in January 2030.', {}],
  ])('keeps %s', (_, text, overrides) => {
    const { output, dropped } = check([row({ rank: 1, version: '3.0.0' })], [sentence(text, overrides)]);
    expect(dropped).toEqual([]);
    expect(output).toBe(text);
  });

  it.each([
    ['a number', 'It removed 4 APIs.', {}, '4'],
    ['a number in words', 'It removed four APIs.', {}, 'four'],
    ['a version of another release', 'Version 3.1.0 removed it.', {}, '3.1.0'],
    ['a date', 'It came on 2030-01-03.', {}, '2030-01-03'],
    ['a date in words', 'It came on 3 January 2030.', {}, '3 January 2030'],
    ['a month', 'It came in February 2030.', {}, 'February 2030'],
    ['a name', 'It was removed by Acme.', {}, 'Acme'],
    ['a name at the start', 'Acme removed it.', {}, 'Acme'],
    ['a name of the brief that it does not cite', 'It is gone from Kestrel.', {}, 'Kestrel'],
    ['an abbreviation', 'The SDK is gone.', {}, 'SDK'],
    ['an ordinary word as a name', 'It was removed by Unit.', {}, 'Unit'],
    ['an identifier', 'See CVE-2030-1234.', {}, 'CVE-2030-1234'],
    ['a number of the brief', 'Mind 9.9.9.', { findings: ['gone', 'brief'] }, '9.9.9'],
    ['an address', 'See https://evil.example/77.', {}, 'https://evil.example/77.'],
    ['a longer address', 'See https://pages.example/77x', {}, 'https://pages.example/77x'],
    ['a passage that was changed', 'It says "removed the round widget API".', {}, '"removed the round widget API"'],
    ['a mail address', 'Ask joe@pages.example', {}, 'joe@pages.example'],
    ['an amount grouped otherwise', 'The freight is 4,850.', { findings: ['offer'] }, '4,850'],
  ])('drops a sentence with %s that stands nowhere', (_, text, overrides, token) => {
    const { sentences, dropped } = check([], [sentence(text, overrides)]);
    expect(sentences).toEqual([]);
    expect(dropped).toEqual([{ kind: 'sentence', at: 0, reason: `"${token}" stands in none of its findings or rows` }]);
  });

  it('drops a sentence on a dropped row and counts the other rows anew', () => {
    const rows = [row({ version: '8.8.8' }), row({ version: '3.0.0' })];
    const on = (at: number): ComposedSentence => sentence('It is gone.', { findings: [], rows: [at] });
    const { sentences, dropped, claims } = check(rows, [on(0), on(1)]);
    expect(sentences.map((kept) => kept.rows)).toEqual([[0]]);
    expect(dropped.map(({ kind, at }) => [kind, at])).toEqual([
      ['row', 0],
      ['sentence', 0],
    ]);
    expect(claims.map(({ id }) => id)).toEqual(['row:0', 'sentence:0']);
  });

  it('drops a factual sentence without findings, and one with a wrong derivation', () => {
    const wrong = sentence('It is gone.', { derivations: [{ cell: 'n', rule: 'count', from: ['3.0.0'], value: 2 }] });
    const { dropped } = check([], [sentence('It is gone.', { findings: [] }), wrong]);
    expect(dropped.map(({ reason }) => reason)).toEqual([
      'no finding carries it',
      'derivation of n by count does not hold',
    ]);
  });

  it('keeps connecting pieces as they are, but for strange addresses', () => {
    const piece = (text: string): ComposedSentence => sentence(text, { isFactual: false, findings: [] });
    const { output, dropped } = check(
      [],
      [piece('\n\nAcme, 5 things:\n'), piece('see https://evil.example/'), piece(`see ${LOG}`)],
    );
    expect(output).toBe(`\n\nAcme, 5 things:\nsee ${LOG}`);
    expect(dropped).toEqual([
      { kind: 'sentence', at: 1, reason: 'the address https://evil.example/ is on no page of the take' },
    ]);
  });
});
