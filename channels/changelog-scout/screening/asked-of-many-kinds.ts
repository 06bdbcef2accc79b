import { KEEP } from './markdown-pages.ts';
import {
  BESIDE_OTHERS,
  FIRST_OF_TWO,
  LONG,
  MIXED_LINES,
  NESTED,
  NOISY,
  OUT_OF_LINE,
  SECOND_OF_TWO,
  SECTIONS_BELOW,
  TIGHT,
} from './pages-of-many-kinds.ts';
import { whatChanged } from './screening-brief.ts';
import type { ScreeningBrief } from './screening-brief.ts';

/** Pages that are set in ways that mislead, and briefs with words that no rule reads. */
export const ASKED_OF_MANY_KINDS: ScreeningBrief[] = [
  whatChanged('Gimbal', MIXED_LINES, 'a release in a plain line between bold ones', {
    newest: ['1.4.0 2026-07-07', '1.3.0 2026-05-07', '1.2.0', '1.1.0 2026-01-07'],
  }),
  whatChanged('Pawl', NOISY, 'anchors, directives and link targets between changes', {
    rows: [
      { version: '2.1.0', date: '2026-06-02', kind: 'fix', quote: 'slip on ice' },
      { version: '2.0.0', date: '2026-03-02', kind: 'deprecation', quote: 'spring of brass' },
    ],
    saysNot: [/compare\/2\.1\.0/, /more\.rst/],
  }),
  whatChanged('Winch', SECTIONS_BELOW, 'sections that are named by versions', {
    rows: [
      { version: '2.5.0', date: null, kind: 'security', quote: 'ropes of strangers' },
      { version: '2.4.0', date: '2026-08-02', kind: 'behaviour-change', quote: 'hand brake' },
    ],
    saysNot: [/"version":"9\.1\.0"/],
  }),
  whatChanged('Toggle', BESIDE_OTHERS, 'releases of others between bold lines', {
    onlyVersions: ['1.4.0', '1.3.0', '1.2.0', '1.1.0'],
    says: [/something that looks like a release was not read/],
    grades: 'B',
  }),
  whatChanged('Bosun', OUT_OF_LINE, 'a release out of line', {
    newest: ['3.2.0 2026-08-02', '3.1.0 2026-05-02'],
    says: [/something that looks like a release was not read/],
    grades: 'B',
  }),
  {
    name: 'what stands on the next page',
    notes: `What changed in Taffrail since January 2026? ${FIRST_OF_TWO.url}`,
    pages: [FIRST_OF_TWO, SECOND_OF_TWO],
    rows: [{ version: '3.9.0', date: '2026-03-01', kind: 'security', quote: 'names of passengers' }],
  },
  {
    name: 'what the first page has is not read on for',
    notes: `What changed in Taffrail since August 2026? ${FIRST_OF_TWO.url}`,
    pages: [FIRST_OF_TWO, SECOND_OF_TWO],
    onlyVersions: ['4.1.0'],
  },
  whatChanged('Tiller', NESTED, 'changes below changes, and below a label', {
    rows: [
      { version: '1.9.0', date: '2026-09-09', kind: 'security', quote: 'Names with blanks' },
      { version: '1.9.0', date: '2026-09-09', kind: 'other', quote: 'blade is longer' },
    ],
  }),
  whatChanged('Oakum', TIGHT, 'releases that follow without a blank line', {
    newest: ['1.8.0 2026-08-08', '1.7.0 2026-04-04'],
  }),
  whatChanged('Chronicle', LONG, 'more changes than a table holds', {
    rows: [{ version: '1.1.0', date: '2023-07-01', kind: 'security', quote: 'ink of strangers' }],
    says: [/400 weightiest of 541 changes/],
  }),
  whatChanged('Kite, newer than 2.x', KEEP, 'newer than a whole line', {
    onlyVersions: ['3.0.0'],
  }),
  {
    name: 'a thing that can be skipped',
    notes: `What changed in Gimbal? The stand can be skipped. ${MIXED_LINES.url}`,
    pages: [MIXED_LINES],
    says: [/“The stand can be skipped”/],
    grades: 'B',
  },
  {
    name: 'whose changes, and no product',
    notes: `Which changes since 1.2 came from outside contributors? ${MIXED_LINES.url}`,
    pages: [MIXED_LINES],
    says: [/“contributors”/, /Read as: https:/],
    grades: 'B',
  },
  {
    name: 'changes for some',
    notes: `Top changes for end users since March 2026: ${NOISY.url}`,
    pages: [NOISY],
    says: [/“for end users”/],
    grades: 'B',
  },
  {
    name: 'a name that signs',
    notes: `What changed since 2.0.0? Thanks a lot, Marta ${NOISY.url}`,
    pages: [NOISY],
    onlyVersions: ['2.1.0'],
    saysNot: [/Marta/],
    grades: 'A',
  },
  {
    name: 'a product before its release notes',
    notes: `Summarise Ratchet release notes, 2.0.0 to 2.1.0. ${NOISY.url}`,
    pages: [NOISY],
    saysNot: [/Not understood/],
    grades: 'A',
  },
  { name: 'a file and no address', notes: 'What changed? It is in CHANGELOG.md', pages: [], asks: ['address'] },
  { name: 'a product by what it owns', notes: "I need Kestrel's changelog", pages: [], asks: ['address'] },
];
