import { AMSEL, PLAICE, TERN } from './as-customers-write-pages.ts';
import type { ScreeningBrief } from './screening-brief.ts';

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
    name: 'the past fortnight',
    notes: `anything at Plaice in the past fortnight? ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2611.2'],
  },
];
