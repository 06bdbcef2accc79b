import { AMSEL, PLAICE, TERN } from './as-customers-write-pages.ts';
import type { ScreeningBrief } from './screening-brief.ts';

/** More briefs in the forms and languages in which customers write. */
export const AS_CUSTOMERS_WRITE_TOO: ScreeningBrief[] = [
  {
    name: 'Dutch, security alone',
    notes: `Wat is er in Tern veranderd sinds 7.2? Alleen beveiliging. ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
    onlyKinds: ['security'],
  },
  {
    name: 'a table of products with the version of each',
    notes: `| Product | We have | Changelog |
|---|---|---|
| Tern | 7.2.5 | ${TERN.url} |
| Amsel | 2.5.1 | ${AMSEL.url} |`,
    pages: [TERN, AMSEL],
    onlyVersions: ['7.3', '2.6.0'],
  },
  {
    name: 'from one to another in a sentence of a team',
    notes: `Hi team, before Friday's deploy: tern goes from 7.1 to 7.2.5 on staging. Anything deprecated? ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.2'],
    onlyKinds: ['deprecation'],
  },
  {
    name: 'the release of a month',
    notes: `tl;dr of Amsel's September release? ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.5.1'],
  },
  {
    name: 'between two days',
    notes: `Which Plaice builds shipped between 1 Sept and 31 Oct 2026? ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2610.1', '2609.4'],
  },
  {
    name: 'everything except a kind',
    notes: `Tern - everything except performance since May. ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3', '7.2.5', '7.2', '7.1'],
    saysNot: [/three times faster/],
  },
  {
    name: 'an advisory',
    notes: `is CVE-2026-41111 fixed in plaice? ${PLAICE.url}`,
    pages: [PLAICE],
    rows: [{ version: '2610.1', date: '2026-10-22', kind: 'security', quote: 'CVE-2026-41111' }],
  },
  {
    name: 'Portuguese, since a month',
    notes: `O que mudou no Amsel desde junho de 2026? ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.6.0', '2.5.1', '2.5.0'],
  },
  {
    name: 'a limit that no rule reads',
    notes: `What changed in Tern since 7.2? Only what touches the command line. ${TERN.url}`,
    pages: [TERN],
    says: [/Not understood, so that nothing was left out for it: “Only what touches the command line”/],
    grades: 'B',
  },
];
