import type { Composition } from '#contracts/composition.ts';
import type { Rubric } from '#contracts/grade.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';

export const LANTERN_PAGES = {
  'https://lanterns.example/recalls': {
    body: '<html><head><title>Lanterns</title></head><body><main><h1>Lantern recalls</h1><p>Model L-20 was recalled on March 3, 2031 since its glass cracks &amp; cuts.</p><p>Model L-30 was recalled on April 9, 2031 since its wick glows on.</p></main></body></html>',
    mediaType: 'text/html',
  },
  'https://lamps.example/list.md': {
    body: '# Lamps\n\nModel M-7 was recalled on May 5, 2032 since its cord frays.\n',
    mediaType: 'text/markdown',
  },
};

export const LANTERN_RUBRIC: Rubric = {
  id: 'lanterns',
  version: 2,
  checks: [
    { check: 'claims', weight: 2 },
    { check: 'sources', weight: 1 },
    { check: 'budget', weight: 1 },
  ],
};

const RECALL = /Model ([A-Z]-\d+) was recalled on (\w+ \d+, \d{4}) since [^.]+\./g;

/** A small channel for tests: recalls of lanterns as rows with a judged rank, a derived date and a link. */
export const lanternRules = {
  card: { slug: 'lanterns', number: 12, name: 'Lanterns', budget: { pages: 5, rounds: 2 } },
  rubric: LANTERN_RUBRIC,
  plan: ({ notes }) => ({
    subGoals: [{ id: 'recalls', goal: 'Find the recalls' }],
    sources: (notes.match(/https?:\/\/\S+/g) ?? []).map((url, at) => ({
      id: `r${at}`,
      kind: 'page' as const,
      url,
      subGoal: 'recalls',
    })),
    asks: [{ key: 'room', ask: 'Which room is it for?', blocking: false }],
    reading: { words: notes.split(/\s+/).length },
    noMeasure: 'A recall has no size',
  }),
  extract: ({ pages }) => ({
    findings: pages.flatMap(({ sha256, url, layer: { text } }) =>
      [...text.matchAll(RECALL)].map(({ 0: quote, 1: model = '', 2: written = '', index: start }, at) => ({
        id: `${url}#${at}`,
        subGoal: 'recalls',
        value: { model, written, date: new Date(`${written} UTC`).toISOString().slice(0, 10), link: url },
        citations: [{ page: sha256, start, end: start + quote.length, quote, role: 'quote' as const }],
      })),
    ),
    more: [],
    notes: { pages: pages.length },
  }),
  compose: ({ findings, notes }): Composition => {
    const rows = findings.map(({ id, value }, at) => ({
      cells: { rank: at + 1, model: value['model']!, date: value['date']!, link: value['link']! },
      findings: [id],
      derivations: [{ cell: 'date', rule: 'iso-date' as const, from: [value['written']!], value: value['date']! }],
    }));
    return {
      sentences: [
        { text: 'What was recalled:\n', isFactual: false, findings: [], rows: [], derivations: [] },
        ...rows.map(({ cells }, at) => ({
          text: `${String(cells.model)} on ${String(cells.date)}.\n`,
          isFactual: true,
          findings: [],
          rows: [at],
          derivations: [],
        })),
      ],
      table: {
        columns: [
          { key: 'rank', label: 'Rank', type: 'number', isJudged: true },
          { key: 'model', label: 'Model', type: 'text' },
          { key: 'date', label: 'Date', type: 'date' },
          { key: 'link', label: 'Link', type: 'link' },
        ],
        rows,
        summary: { newest: '2032-05-05', models: rows.length, pages: notes['pages']! },
      },
      asks: [],
      held: [{ kind: 'note', to: 'you', subject: 'Lanterns', body: 'Put them out' }],
      undone: ['Older years were not read'],
      metSubGoals: ['recalls'],
      assessments: [],
      leftOut: [],
    };
  },
} satisfies ChannelRules & { card: { number: number; name: string } };
