import type { ChannelColumn, Composition } from '#contracts/composition.ts';
import type { ComposedRow, ComposedSentence, Finding } from '#contracts/evidence.ts';
import { checkComposition } from '../check-composition.ts';
import type { CheckedAnswer, CompositionGround } from '../check-composition.ts';

export const LOG = 'https://pages.example/log';
export const SHOP = 'https://shop.example/offer';

export const finding = (id: string, page: string, quotes: string[], headings: string[] = []): Finding => ({
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

export const FINDINGS = [
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
const BRIEF = 'What changed in Kestrel Widgets? Mind version 9.9.9 and v8.0.0-rc1';
const TEXTS: Record<string, string> = {
  log: FINDINGS.slice(0, 2)
    .flatMap(({ citations }) => citations.map(({ quote }) => quote))
    .join('\n'),
  shop: 'Ironvale Fixings\n25 brackets at $1,250.00, freight 48.50',
  brief: BRIEF,
};
export const GROUND: CompositionGround = {
  findings: FINDINGS,
  pages: [
    { sha256: 'log', url: LOG, origin: 'api', links: [{ href: 'https://pages.example/77' }] },
    { sha256: 'shop', url: SHOP, origin: 'web', links: [] },
    { sha256: 'brief', url: null, origin: 'caller', links: [] },
    { sha256: 'unused', url: 'https://unused.example/', origin: 'web', links: [{ href: 'https://unused.example/x' }] },
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

export const row = (cells: ComposedRow['cells'], overrides: Partial<ComposedRow> = {}): ComposedRow => ({
  cells,
  findings: ['gone'],
  derivations: [],
  ...overrides,
});
export const sentence = (text: string, overrides: Partial<ComposedSentence> = {}): ComposedSentence => ({
  text,
  isFactual: true,
  findings: ['gone'],
  rows: [],
  derivations: [],
  ...overrides,
});
export const compose = (rows: ComposedRow[], sentences: ComposedSentence[] = [], summary = {}): Composition => ({
  sentences,
  table: { columns: COLUMNS, rows, summary },
  asks: [],
  held: [],
  undone: [],
  metSubGoals: [],
  assessments: [],
});
export const check = (rows: ComposedRow[], sentences: ComposedSentence[] = [], summary = {}): CheckedAnswer =>
  checkComposition(compose(rows, sentences, summary), GROUND);
