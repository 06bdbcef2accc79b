import { AMSEL, PLAICE, TERN } from './as-customers-write-pages.ts';
import type { ScreeningBrief } from './screening-brief.ts';
import { MARKDOWN, screeningPage } from './screening-page.ts';

const ROOKERY = screeningPage(
  'rookery/CHANGES.md',
  MARKDOWN,
  `# Rookery

## 4.3 - 2026-10-08
- Security: names of nests no longer lead out of their path

## 4.2 - 2026-07-02
If you come from an earlier version, recalibrate every scale before the first weighing.
- Weighs twice as fast

## 4.1 - 2026-06-05
- Fixed: scales that tip over

## 4.0 - 2026-02-12
- Scales
`,
);

/** Further briefs in the forms and languages in which customers write. */
export const OPENED_LAST: ScreeningBrief[] = [
  {
    name: 'Italian, no fixes wanted',
    notes: `Cosa c'è di nuovo in Amsel 2.6? Non mi servono le correzioni di bug. ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.6.0'],
    rows: [{ version: '2.6.0', date: '2026-11-03', kind: 'feature', quote: 'CSV' }],
    saysNot: [/Absturz/],
  },
  {
    name: 'two kinds in a quarter of this year',
    notes: `perf + deprecations only pls, tern, this year's Q3: ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.2'],
    onlyKinds: ['performance', 'deprecation'],
    rows: [{ version: '7.2', date: '2026-08-30', kind: 'performance', quote: 'three times faster' }],
  },
  {
    name: 'what goes away from a build on',
    notes: `upgrading plaice from build 2609.4 (3 Sep). is anything we call going away? we use /v1/catch ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2611.2'],
    rows: [{ version: '2611.2', date: '2026-11-18', kind: 'breaking', quote: '/v1/catch' }],
  },
  {
    name: 'what is left after two conditions',
    notes: `I don't care about anything before 7.2, and 7.2.5 we've already got, so what's left in Tern? ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
  },
  {
    name: 'German, changes about Windows',
    notes: `Tern: welche Änderungen betreffen Windows? ${TERN.url}`,
    pages: [TERN],
    rows: [{ version: '7.2.5', date: '2026-10-02', kind: 'fix', quote: 'Windows' }],
    says: [/Windows/],
  },
  {
    name: 'what has to be done, beside one kind',
    notes: `Security fixes of Rookery from 4.0 to 4.3 only. And do we have to recalibrate? ${ROOKERY.url}`,
    pages: [ROOKERY],
    rows: [
      { version: '4.3', date: '2026-10-08', kind: 'security', quote: 'path' },
      { version: '4.2', date: '2026-07-02', kind: 'other', quote: 'recalibrate' },
    ],
    says: [/^On recalibrate:/, /changes of 4\.2 \(2026-07-02\) to 4\.3/],
    saysNot: [/twice/],
  },
  {
    name: 'since a version of which only the season is known',
    notes: `Rookery since the version we got last summer ${ROOKERY.url}`,
    pages: [ROOKERY],
    onlyVersions: ['4.3', '4.2'],
    grades: 'B',
    says: [/Which of 4\.2, 4\.1 is in use/],
  },
  {
    name: 'the past fortnight',
    notes: `anything at Plaice in the past fortnight? ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2611.2'],
  },
];
