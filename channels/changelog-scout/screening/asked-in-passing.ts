import type { ScreeningBrief } from './screening-brief.ts';
import { AMSEL, PLAICE, TERN } from './as-customers-write-pages.ts';
/** Briefs as customers write them in passing. */
export const ASKED_IN_PASSING: ScreeningBrief[] = [
  {
    name: 'Spanish, from the version in use',
    notes: `Estamos en Tern 7.2.5, ¿qué hay de nuevo en la última versión? ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
  },
  {
    name: 'shortened kinds with a plus',
    notes: `@here anyone read the tern notes? need sec + breaking since 7.1 thx ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
    onlyKinds: ['security', 'breaking'],
  },
  {
    name: 'two days with dots between',
    notes: `Plaice Cloud changes 2026-10-01..2026-11-30 ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2611.2', '2610.1'],
  },
  {
    name: 'German, before a version',
    notes: `Was war in Amsel vor 2.5.1? ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.5.0'],
  },
  {
    name: 'one version for a meeting, signed',
    notes: `Please summarise Amsel 2.6.0 for the release meeting.\n${AMSEL.url}\n\nKind regards,\nPaula Steinbach\nRelease Manager | Contoso GmbH`,
    pages: [AMSEL],
    onlyVersions: ['2.6.0'],
    saysNot: [/Steinbach/, /Contoso/],
  },
  {
    name: 'whether a default changed',
    notes: `did tern change its default port? ${TERN.url}`,
    pages: [TERN],
    rows: [{ version: '7.1', date: '2026-05-09', kind: 'behaviour-change', quote: 'default port' }],
  },
  {
    name: 'no new features',
    notes: `Amsel since June, no new features please ${AMSEL.url}`,
    pages: [AMSEL],
    saysNot: [/CSV/],
    onlyVersions: ['2.6.0', '2.5.1', '2.5.0'],
  },
  {
    name: 'Italian, between two versions',
    notes: `Tern: modifiche tra la 7.1 e la 7.2.5 ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.1', '7.2', '7.2.5'],
  },
];
