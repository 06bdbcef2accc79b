import {
  SECTIONS,
  LISTED,
  NOTES,
  START,
  SITEMAP,
  PROW,
  FEED,
  SEXTANT,
  OUTLINE,
  GROUPED,
  BOLD,
  LINES,
  NAMED_LINES,
  DEBIAN,
  KITES,
  OWLS,
} from './asked-further-pages.ts';
import { whatChanged } from './screening-brief.ts';
import type { ScreeningBrief } from './screening-brief.ts';

const asked = (name: string, notes: string): ScreeningBrief => ({ name, notes, pages: [], asks: ['address'] });

/** Briefs that name no page in other words, pages of other makes, and pages that are found by other pages. */
export const ASKED_FURTHER: ScreeningBrief[] = [
  asked('two products compared, no address', 'Please compare Heron with Owl'),
  asked('before an upgrade, no address', 'before upgrading Heron from 2.3, what do I have to know?'),
  asked('the newest version of a product, no address', "what is Kestrel's newest version"),
  asked('a question about one change, no address', 'did Kestrel drop Node 18'),
  asked('a product first, no address', 'Kestrel 3 breaking changes'),
  asked('words that are no product', 'tell me of our platform team'),
  whatChanged('Spade', SECTIONS, 'sections of XML with names', {
    newest: ['1.2 2026-08-01', '1.1 2026-03-01'],
    rows: [
      { version: '1.2', date: '2026-08-01', kind: 'security', quote: 'escaped' },
      { version: '1.2', date: '2026-08-01', kind: 'fix', quote: 'no longer crashes' },
    ],
  }),
  {
    name: 'a list of releases with notes elsewhere',
    notes: `What changed in Mast? ${LISTED.url}`,
    pages: [LISTED, ...NOTES],
    rows: [{ version: '1.4.0', date: '2026-08-01', kind: 'breaking', quote: 'hoist()' }],
  },
  {
    name: 'a start page whose site has a changelog',
    notes: `What is new in Prow? ${START.url}`,
    pages: [START, SITEMAP, PROW],
    newest: ['2.0.0 2026-07-01'],
    rows: [{ version: '2.0.0', date: '2026-07-01', kind: 'breaking', quote: '--oar' }],
  },
  {
    name: 'a repository without releases',
    notes: 'What changed in https://github.com/gale/sextant lately?',
    pages: [FEED, SEXTANT],
    newest: ['0.9.0 2026-06-01'],
    rows: [{ version: '0.9.0', date: '2026-06-01', kind: 'security', quote: 'angles of strangers' }],
  },
  whatChanged('Loom', OUTLINE, 'headings that a manual counts', {
    newest: ['5.1.2 2026-06-03', '5.1.1 2026-05-02', '5.1.0 2026-04-01'],
  }),
  whatChanged('Reed', GROUPED, 'parts of a product over its changes, a table of files, and what is older', {
    newest: ['3.1.0 2026-08-20', '3.0.0 2026-02-20'],
    rows: [
      { version: '3.1.0', date: '2026-08-20', kind: 'fix', quote: 'crash on empty input' },
      { version: '3.1.0', date: '2026-08-20', kind: 'breaking', quote: 'second argument' },
      { version: '3.0.0', date: '2026-02-20', kind: 'breaking', quote: 'Node 18' },
    ],
    saysNot: [/a3c5e8f1/],
  }),
  whatChanged('Brace, stable releases only', BOLD, 'bold lines that head releases, no betas', {
    onlyVersions: ['1.5.0', '1.4.0'],
    rows: [{ version: '1.5.0', date: '2026-07-07', kind: 'deprecation', quote: 'left screw' }],
  }),
  whatChanged('cleat', LINES, 'a release in each line', {
    newest: ['v1.6.0', 'v1.5.0', 'v1.4.0', 'v1.3.0'],
    rows: [
      { version: 'v1.6.0', date: null, kind: 'breaking', quote: '--brass' },
      { version: 'v1.3.0', date: null, kind: 'security', quote: 'ropes of strangers' },
    ],
  }),
  whatChanged('Davit', NAMED_LINES, 'notes for versions in plain lines', {
    newest: ['2.2.0', '2.1.0'],
    rows: [{ version: '2.2.0', date: null, kind: 'breaking', quote: '--rope' }],
  }),
  whatChanged('capstan 1.2-3', DEBIAN, 'a Debian revision', {
    onlyVersions: ['1.2-3'],
  }),
  {
    name: 'a follow-up that keeps one of two products',
    notes: 'only Owl please',
    prior: { brief: `What changed in Kite ${KITES.url} and Owl ${OWLS.url}?`, output: 'Kite and Owl.', links: [] },
    pages: [KITES, OWLS],
    onlyVersions: ['1.1.0'],
  },
  {
    name: 'a follow-up that wants everything',
    notes: 'And now everything, not only the breaking changes',
    prior: { brief: `Breaking changes in Kite? ${KITES.url}`, output: 'One.', links: [] },
    pages: [KITES],
    onlyVersions: ['3.0.0', '2.0.0'],
  },
  {
    name: 'a follow-up about what is older',
    notes: 'And the older ones?',
    prior: { brief: `What changed in Kite since June 2026? ${KITES.url}`, output: 'One.', links: [] },
    pages: [KITES],
    onlyVersions: ['2.0.0'],
  },
  {
    name: 'a name of a file beside the address',
    notes: `Did Kite change anything about setup.py? ${KITES.url}`,
    pages: [KITES],
    newest: ['3.0.0 2026-09-01', '2.0.0 2026-01-01'],
  },
];
