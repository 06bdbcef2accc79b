import { describe, expect, it } from 'vitest';
import type { ChannelColumn, Composition } from '#contracts/composition.ts';
import type { ComposedRow, ComposedSentence, Finding } from '#contracts/evidence.ts';
import { checkComposition } from './check-composition.ts';
import type { CompositionGround } from './check-composition.ts';

const LOG = 'https://pages.example/log';
const SHOP = 'https://shop.example/offer';

const finding = (id: string, page: string, quotes: string[], headings: string[] = []): Finding => ({
  id,
  subGoal: 's',
  value: {},
  citations: [
    ...quotes.map((quote) => ({ quote, role: 'quote' as const })),
    ...headings.map((quote) => ({ quote, role: 'heading' as const })),
  ].map((draft, at) => ({
    ...draft,
    page,
    start: at,
    end: at + 1,
    id: `c_${id}_${at}`,
  })),
});

const FINDINGS = [
  finding(
    'gone',
    'log',
    ['- **Removed** the `square` widget API, which nobody used; see [#77](https://pages.example/77)'],
    ['3.0.0 (Jan 2, 2030)'],
  ),
  finding('added', 'log', ['Added support for triangular widgets'], ['3.1.0 (2030-05-06)']),
  finding('offer', 'shop', ['Ironvale Fixings', '25 brackets at $1,250.00, freight 48.50'], []),
  finding('brief', 'brief', ['What changed in Kestrel Widgets?']),
  finding('wet', 'log', ['Note that the lamp does not burn when it is wet']),
  finding('stamp', 'log', ['published 2030-07-08T09:10:11Z']),
];
const BRIEF = 'What changed in Kestrel Widgets? Mind version 9.9.9';
const TEXTS: Record<string, string> = {
  log: FINDINGS.slice(0, 2)
    .flatMap(({ citations }) => citations.map(({ quote }) => quote))
    .join('\n'),
  shop: 'Ironvale Fixings\n25 brackets at $1,250.00, freight 48.50',
  brief: BRIEF,
};
const GROUND: CompositionGround = {
  findings: FINDINGS,
  pages: [
    { sha256: 'log', url: LOG, links: [{ href: 'https://pages.example/77' }] },
    { sha256: 'shop', url: SHOP, links: [] },
    { sha256: 'brief', url: null, links: [] },
    { sha256: 'unused', url: 'https://unused.example/', links: [{ href: 'https://unused.example/x' }] },
  ],
  textOf: (sha256) => TEXTS[sha256],
  briefText: BRIEF,
};
const COLUMNS: ChannelColumn[] = [
  { key: 'rank', label: 'Rank', type: 'number', isJudged: true },
  { key: 'version', label: 'Version', type: 'text' },
  { key: 'date', label: 'Date', type: 'date', isOptional: true },
  { key: 'change', label: 'Change', type: 'text' },
  { key: 'price', label: 'Price', type: 'money', isOptional: true },
  { key: 'link', label: 'Link', type: 'link', isOptional: true },
];

const row = (cells: ComposedRow['cells'], overrides: Partial<ComposedRow> = {}): ComposedRow => ({
  cells,
  findings: ['gone'],
  derivations: [],
  ...overrides,
});
const sentence = (text: string, overrides: Partial<ComposedSentence> = {}): ComposedSentence => ({
  text,
  isFactual: true,
  findings: ['gone'],
  rows: [],
  derivations: [],
  ...overrides,
});
const compose = (rows: ComposedRow[], sentences: ComposedSentence[] = [], summary = {}): Composition => ({
  sentences,
  table: { columns: COLUMNS, rows, summary },
  asks: [],
  held: [],
  undone: [],
  metSubGoals: [],
  assessments: [],
});
const check = (rows: ComposedRow[], sentences: ComposedSentence[] = [], summary = {}) =>
  checkComposition(compose(rows, sentences, summary), GROUND);

describe('checkComposition, rows', () => {
  it.each([
    ['text of a quote', { change: 'Removed the square widget API' }, {}],
    ['text in another case', { change: 'removed the SQUARE widget api.' }, {}],
    ['text cut with an ellipsis', { change: 'Removed the square widget API, which…' }, {}],
    ['text with its markup', { change: '**Removed** the `square` widget API' }, {}],
    ['a value of a heading', { version: '3.0.0' }, {}],
    ['a version with a v', { version: 'v3.0.0' }, { findings: ['version'] }],
    ['nothing', { version: null, date: null, change: '' }, {}],
    ['a judged rank', { rank: 7 }, {}],
    [
      'a derived date',
      { date: '2030-01-02' },
      { derivations: [{ cell: 'date', rule: 'iso-date' as const, from: ['Jan 2, 2030'], value: '2030-01-02' }] },
    ],
    ['a date as it stands', { date: '2030-05-06' }, { findings: ['added'] }],
    ['a date of a time stamp', { date: '2030-07-08' }, { findings: ['stamp'] }],
    ['an amount written otherwise', { price: '1250.00' }, { findings: ['offer'] }],
    [
      'a derived sum',
      { price: '1298.50' },
      {
        findings: ['offer'],
        derivations: [{ cell: 'price', rule: 'sum' as const, from: ['1250.00', '48.50'], value: '1298.50' }],
      },
    ],
    [
      'a result of a result',
      { price: '31250.00' },
      {
        findings: ['offer'],
        derivations: [
          { cell: 'lines', rule: 'count' as const, from: ['25', '25'], value: 2 },
          { cell: 'price', rule: 'product' as const, from: ['25', '1250.00'], value: '31250.00' },
        ],
      },
    ],
    ['the address of the page', { link: LOG }, {}],
    ['a link of the page', { link: 'https://pages.example/77' }, {}],
    [
      'values in a member without a column',
      { lines: [{ part: 'brackets', qty: 25, price: '1250.00' }] },
      { findings: ['offer'] },
    ],
    [
      'a derived value in such a member',
      { lines: [{ total: '31250.00' }] },
      {
        findings: ['offer'],
        derivations: [{ cell: 'lines[0].total', rule: 'product' as const, from: ['25', '1250.00'], value: '31250.00' }],
      },
    ],
  ])('keeps %s', (_, cells, overrides) => {
    const ground = { ...GROUND, findings: [...FINDINGS, finding('version', 'log', ['Now comes v3.0.0 at last'])] };
    const { rows, dropped } = checkComposition(compose([row(cells, overrides)]), ground);
    expect(dropped).toEqual([]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['text of another finding', { change: 'Added support for triangular widgets' }, {}],
    ['text with a word left out', { change: 'Removed the widget API' }, {}],
    ['text with a word put in', { change: 'Removed the old square widget API' }, {}],
    [
      'pieces of a quote joined without its "not"',
      { change: 'the lamp does burn when it is wet' },
      {
        findings: ['wet'],
        derivations: [
          {
            cell: 'change',
            rule: 'joined' as const,
            from: ['the lamp does', 'burn when it is wet'],
            value: 'the lamp does burn when it is wet',
          },
        ],
      },
    ],
    ['text that turns the meaning round', { change: 'Not removed the square widget API' }, {}],
    ['a cut word', { change: 'quare widget API' }, {}],
    ['a version of another heading', { version: '3.1.0' }, {}],
    ['part of a version', { version: '3.0' }, {}],
    ['a version of the brief', { version: '9.9.9' }, { findings: ['gone', 'brief'] }],
    ['a date in words that is not derived', { date: '2030-01-02' }, {}],
    [
      'a wrongly derived date',
      { date: '2030-01-03' },
      { derivations: [{ cell: 'date', rule: 'iso-date' as const, from: ['Jan 2, 2030'], value: '2030-01-03' }] },
    ],
    [
      'a date derived from text that stands nowhere',
      { date: '2030-01-03' },
      { derivations: [{ cell: 'date', rule: 'iso-date' as const, from: ['Jan 3, 2030'], value: '2030-01-03' }] },
    ],
    [
      'a derivation for another cell',
      { date: '2030-01-02' },
      { derivations: [{ cell: 'version', rule: 'iso-date' as const, from: ['Jan 2, 2030'], value: '2030-01-02' }] },
    ],
    ['an amount that stands nowhere', { price: '1250.01' }, { findings: ['offer'] }],
    ['part of an amount', { price: '250.00' }, { findings: ['offer'] }],
    ['a negative amount of a positive one', { price: '-48.50' }, { findings: ['offer'] }],
    ['a link of another page', { link: SHOP }, {}],
    ['a made-up link', { link: 'https://pages.example/78' }, {}],
    ['a link longer than that of the page', { link: 'https://pages.example/77/../../evil' }, {}],
    ['an address in a judged cell', { rank: 'see https://evil.example/' }, {}],
    ['true', { change: true }, {}],
    [
      'a made-up value in a member without a column',
      { lines: [{ part: 'brackets', qty: 26 }] },
      { findings: ['offer'] },
    ],
    ['no finding', { rank: 1 }, { findings: [] }],
    ['a finding that was dropped', { rank: 1 }, { findings: ['gone', 'nowhere'] }],
  ])('drops a row with %s', (_, cells, overrides) => {
    const { rows, dropped, table } = check([row(cells, overrides)]);
    expect(rows).toEqual([]);
    expect(table?.rows).toEqual([]);
    expect(dropped).toHaveLength(1);
    expect(dropped[0]?.reason).toMatch(/stands in none|words changed|does not hold|no finding|not verified/);
  });
});

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

describe('checkComposition, the answer', () => {
  it('links only cited pages whose claim was kept, and page links that a row shows', () => {
    const { links, citations } = check(
      [row({ version: '3.0.0', link: 'https://pages.example/77' }), row({ version: 'x' }, { findings: ['offer'] })],
      [],
    );
    expect(links).toEqual([LOG, 'https://pages.example/77']);
    expect(new Set(citations.map(({ page }) => page))).toEqual(new Set(['log']));
  });

  it('gives the columns without what is internal, and counts cells that should be filled', () => {
    const { table, cells } = check([
      row({ rank: 1, version: '3.0.0', change: '' }),
      row({ rank: 2, version: '8.8.8', change: '' }),
    ]);
    expect(table?.columns[0]).toEqual({ key: 'rank', label: 'Rank', type: 'number' });
    expect(cells).toEqual({ due: 6, filled: 2 });
  });

  it('empties values of the summary that stand nowhere, and counts them', () => {
    const summary = {
      product: 'Kestrel',
      releases: 2,
      why: 'best of 7',
      newest: [
        { version: '3.1.0', date: '2030-05-06' },
        { version: '4.0.0', date: '2030-01-02' },
      ],
      asked: '9.9.9',
      link: 'https://evil.example/',
    };
    const { table, dropped } = check([], [], summary);
    expect(table?.summary).toEqual({
      ...summary,
      newest: [
        { version: '3.1.0', date: '2030-05-06' },
        { version: null, date: '2030-01-02' },
      ],
      link: null,
    });
    expect(dropped.map(({ kind }) => kind)).toEqual(['summary', 'summary']);
  });

  it('has no table where none was composed', () => {
    const { table, cells } = checkComposition({ ...compose([]), table: null }, GROUND);
    expect(table).toBeNull();
    expect(cells).toEqual({ due: 0, filled: 0 });
  });
});
