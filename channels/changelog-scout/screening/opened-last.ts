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

const card = (service: string, change: string): string =>
  `<div class="card"><span>${service}</span><p>${change}</p></div>`;
const SHOALS = screeningPage(
  'shoals/new.html',
  'text/html',
  `<html><head><title>What is new | Shoals</title></head><body><main><h1>What is new</h1>
<section><h2>Release 26.9</h2><p>September 9, 2026</p>${card('Tide Storage', 'Breaking change: keys need a salt.')}${card('Brook Queues', 'Fixed: queues drain after a restart.')}</section>
<section><h2>Release 26.8</h2><p>August 12, 2026</p>${card('Tide Storage', 'New: snapshots by tag.')}${card('Heron Search', 'New: herons are found by name.')}</section>
<section><h2>Release 26.6</h2><p>June 10, 2026</p>${card('Tide Storage', 'New: snapshots by hand.')}</section></main></body></html>`,
);
const MARSH = screeningPage(
  'marsh/notes.html',
  'text/html',
  `<html><head><title>Notes/9.4 - Marsh</title></head><body><h1>Release notes 9.4</h1><p>Marsh Office 9.4 was released on 20 May 2026.</p>
<h2>Scribe <span>[edit]</span></h2><ul><li>Fixed: footnotes vanish in frames.</li></ul>
<h2>Ledger <span>[edit]</span></h2><h3>Tables <span>[edit]</span></h3><ul><li>Fixed: a column of dates lost its order.</li></ul>
<h2>Show <span>[edit]</span></h2><ul><li>New: notes of slides on the phone.</li></ul></body></html>`,
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
    name: 'one of several services on cards',
    notes: `What changed in Tide Storage since July 2026? ${SHOALS.url}`,
    pages: [SHOALS],
    onlyVersions: ['26.9', '26.8'],
    newest: ['26.9 2026-09-09', '26.8 2026-08-12', '26.6 2026-06-10'],
    says: [/only what stands under “Tide Storage”/],
    saysNot: [/herons/, /queues drain/],
  },
  {
    name: 'one application of a suite',
    notes: `Anything new in Ledger of Marsh Office 9.4? ${MARSH.url}`,
    pages: [MARSH],
    rows: [{ version: '9.4', date: '2026-05-20', kind: 'fix', quote: 'column' }],
    saysNot: [/footnotes/, /slides/],
  },
  {
    name: 'the past fortnight',
    notes: `anything at Plaice in the past fortnight? ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2611.2'],
  },
];
