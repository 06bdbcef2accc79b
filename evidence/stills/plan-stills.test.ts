import { describe, expect, it } from 'vitest';
import { RENDERED_TYPE } from '#contracts/page.ts';
import type { StillWanted } from '#contracts/still.ts';
import type { CheckedAnswer } from '../check-composition.ts';
import type { CitedPage } from './plan-passage.ts';
import { planStills } from './plan-stills.ts';

const PAGE = {
  sha256: 'b'.repeat(64),
  url: 'https://lantern.example/changes',
  at: '2031-05-06T07:08:09.010Z',
  mediaType: 'text/html',
};
const cite = (id: string, start: number, quote: string, role: 'quote' | 'heading' = 'quote') => ({
  id,
  page: PAGE.sha256,
  start,
  end: start + quote.length,
  quote,
  role,
});
const buildAnswer = (overrides: Partial<CheckedAnswer> = {}): CheckedAnswer => ({
  rows: [],
  sentences: [],
  output: '',
  table: {
    columns: [{ key: 'name', label: 'Name', type: 'text' }],
    rows: [
      { name: 'Otters', kind: 'field', lat: 44.06, lon: -123.09, hidden: 1 },
      { name: null, kind: 'club', lat: null, lon: null },
      { name: 'Herons', kind: 'field', lat: 44.05, lon: -123.09 },
    ],
    summary: {},
  },
  links: [],
  citations: [
    cite('c3', 60, 'Second quote'),
    cite('c1', 0, '4.2.0', 'heading'),
    cite('c2', 20, 'First quote'),
    cite('c4', 26, 'quote'),
  ],
  claims: [
    { id: 'row:0', kind: 'row', citations: [] },
    { id: 'row:1', kind: 'row', citations: ['c3', 'c1', 'c2', 'c4'] },
  ],
  dropped: [],
  cells: { due: 0, filled: 0 },
  ...overrides,
});
const MAP: StillWanted = {
  kind: 'map',
  centre: { lat: 44.05, lon: -123.09, label: 'Park' },
  radiusMiles: 2,
  findings: ['centre'],
};
const plan = (answer: CheckedAnswer, stills: StillWanted[] = [], known = ['centre'], pages: CitedPage[] = [PAGE]) =>
  planStills({
    composition: { stills },
    answer,
    findings: known.map((id) => ({ id, subGoal: 'g', value: {}, citations: [] })),
    pages,
  });

describe('planStills', () => {
  it('shows the quotes of the first claim that has any, in the order of the page, each once', () => {
    expect(plan(buildAnswer())[0]).toEqual({
      id: 'passage',
      source: PAGE.url,
      spec: {
        kind: 'passage',
        quotes: ['First quote', 'Second quote'],
        more: 0,
        headings: ['4.2.0'],
        url: PAGE.url,
        readAt: PAGE.at,
        sha256: PAGE.sha256,
      },
    });
  });

  it('shows what the prose leads with, whatever the rank of its row', () => {
    const sentence = { isFactual: true, findings: [], rows: [], derivations: [] };
    const claims: CheckedAnswer['claims'] = [
      { id: 'row:0', kind: 'row', citations: ['c3'] },
      { id: 'row:1', kind: 'row', citations: ['c2'] },
      { id: 'sentence:1', kind: 'sentence', citations: ['c2', 'c3'] },
      { id: 'sentence:2', kind: 'sentence', citations: ['c3'] },
    ];
    const quotesOf = (sentences: CheckedAnswer['sentences']) => plan(buildAnswer({ claims, sentences }))[0]?.spec;
    const opening = { ...sentence, text: 'In short: ', isFactual: false };
    const onRow = { ...sentence, text: 'One is grave. ', rows: [1, 0] };
    const onFindings = { ...sentence, text: 'Another is not.' };
    expect(quotesOf([opening, onRow, onFindings])).toMatchObject({ quotes: ['First quote'] });
    expect(quotesOf([opening, onFindings, onRow])).toMatchObject({ quotes: ['First quote'] });
    expect(quotesOf([opening, onFindings])).toMatchObject({ quotes: ['Second quote'] });
  });

  it('shows the first of these quotes in its place where a browser read the page', () => {
    const rendered = { ...PAGE, mediaType: RENDERED_TYPE };
    const [passage, page, table] = plan(buildAnswer(), [], [], [rendered]);
    expect([passage?.id, table?.id]).toEqual(['passage', 'table']);
    expect(page).toEqual({
      id: 'page',
      source: `pages/${PAGE.sha256}`,
      spec: {
        kind: 'page',
        quote: 'First quote',
        headings: ['4.2.0'],
        url: PAGE.url,
        readAt: PAGE.at,
        sha256: PAGE.sha256,
      },
    });
    const whole = 'A word of many. '.repeat(100).trim();
    const long = buildAnswer({
      citations: [cite('c1', 0, whole)],
      claims: [{ id: 'row:0', kind: 'row', citations: ['c1'] }],
    });
    expect(plan(long, [], [], [rendered])[1]?.spec).toMatchObject({ quote: whole, headings: [] });
    expect(plan(buildAnswer(), [], [], [{ ...rendered, url: null }]).map(({ id }) => id)).toEqual(['passage', 'table']);
  });

  it('shows the first eight rows of the table, by its columns', () => {
    const rows = Array.from({ length: 11 }, (_, at) => ({ name: `n${at}`, other: 1 }));
    const table = { ...buildAnswer().table!, rows };
    expect(plan(buildAnswer({ table, claims: [] }))).toEqual([
      {
        id: 'table',
        source: '#/table',
        spec: {
          kind: 'table',
          columns: table.columns,
          rows: rows.slice(0, 8).map(({ name }) => ({ name })),
          total: 11,
        },
      },
    ]);
  });

  it('puts the rows that have a place on a map, by the numbers of their rows', () => {
    const [, , map] = plan(buildAnswer(), [MAP]);
    expect(map).toMatchObject({
      id: 'map',
      source: '#/table',
      spec: {
        points: [
          { row: 1, name: 'Otters', miles: 0.69 },
          { row: 3, name: 'Herons', miles: 0 },
        ],
        unplaced: 1,
      },
    });
    expect(map?.spec).not.toHaveProperty('findings');
  });

  it('numbers the stills of a kind from the second on', () => {
    const cadence: StillWanted = {
      kind: 'cadence',
      product: null,
      releases: [],
      undated: 0,
      total: 0,
      url: null,
      findings: [],
    };
    const ids = plan(buildAnswer({ table: null, claims: [] }), [cadence, cadence, cadence]).map(({ id }) => id);
    expect(ids).toEqual(['cadence', 'cadence-2', 'cadence-3']);
  });

  it('draws nothing that a channel wants of findings that fell, nor cards of an answer without citations and table', () => {
    expect(plan(buildAnswer({ table: null, claims: [], citations: [] }), [MAP], [])).toEqual([]);
  });
});
