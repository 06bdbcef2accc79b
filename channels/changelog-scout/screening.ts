import type { Screening } from '#contracts/screening.ts';
import REACHING from './screening/reaching.json' with { type: 'json' };
import { AMONG_PEOPLE } from './screening/among-people.ts';
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { LINES_BESIDE } from './screening/lines-beside.ts';
import { ONE_PART } from './screening/one-part-of-it.ts';
import { FROM_THE_PIPELINE } from './screening/from-the-pipeline.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { reachFurther } from '../screening/reaching.ts';
import { ASKED_AGAIN } from './screening/asked-again.ts';
import { ASKED_FURTHER } from './screening/asked-further.ts';
import { ASKED_OF_MANY_KINDS } from './screening/asked-of-many-kinds.ts';
import { ASKED_OTHERWISE } from './screening/asked-otherwise.ts';
import { holdChanges } from './screening/hold-changes.ts';
import { APPENDED, CONVENTIONAL, KEEP, MONOREPO, UNDATED, WORDS } from './screening/markdown-pages.ts';
import { DEBIAN, FEED, JSON_RELEASES, NEWS, NUMBERS, RECIPE, TABLE } from './screening/other-pages.ts';
import { whatChanged } from './screening/screening-brief.ts';
import type { ScreeningBrief } from './screening/screening-brief.ts';
import { TOLD_AT_LENGTH } from './screening/told-at-length.ts';

/** When the briefs count as accepted: the day that their relative dates refer to. */
export const SCREENED_AT = '2026-11-21T12:00:00.000Z';

/** Briefs with known answers, for canaries, nightly screening and tests. */
export const SCREENING: ScreeningBrief[] = [
  whatChanged('Kite', KEEP, 'Keep a Changelog with what is not released, yanked, misdated and lost', {
    newest: ['3.0.0 2026-09-14', '2.2.0 2026-08-02', '2.1.1'],
    undated: 1,
    rows: [
      { version: '3.0.0', date: '2026-09-14', kind: 'security', quote: 'Escape line names' },
      { version: '3.0.0', date: '2026-09-14', kind: 'breaking', quote: 'flyHigh()' },
      { version: '2.2.0', date: '2026-08-02', kind: 'deprecation', quote: 'will be removed in 3.0' },
      { version: '2.1.1', date: null, kind: 'fix', quote: 'Content-Security-Policy' },
    ],
    says: [/Unreleased/, /1 of 3 releases/],
    saysNot: [/not out yet/, /lost in the move/, /2026-02-30/],
  }),
  whatChanged('Loom', UNDATED, 'no dates at all, and a fix that is taken back', {
    newest: ['1.4.1', '1.4.0', '1.3.0'],
    undated: 3,
    rows: [
      { version: '1.4.1', date: null, kind: 'security', quote: 'Revert security fix' },
      { version: '1.4.0', date: null, kind: 'security', quote: 'Security fix for' },
      { version: '1.4.0', date: null, kind: 'performance', quote: 'reuse buffers' },
      { version: '1.3.0', date: null, kind: 'breaking', quote: 'Drop support for Node 14' },
      { version: '1.3.0', date: null, kind: 'deprecation', quote: 'Deprecate' },
    ],
    says: [/taken back in 1\.4\.1/, /dates none of its releases/],
  }),
  whatChanged('Quarry', MONOREPO, 'several products in one file', {
    newest: [
      '@quarry/core@5.1.0 2026-10-20',
      '@quarry/cli@5.1.0 2026-10-20',
      '@quarry/core@5.0.0 2026-09-03',
      '@quarry/cli@5.0.2 2026-09-03',
    ],
    undated: 0,
    rows: [
      { version: '@quarry/core@5.1.0', date: '2026-10-20', kind: 'breaking', quote: 'drop the `sync` option' },
      { version: '@quarry/cli@5.1.0', date: '2026-10-20', kind: 'fix', quote: 'Fix colours' },
      { version: '@quarry/core@5.0.0', date: '2026-09-03', kind: 'breaking', quote: 'modules only' },
    ],
  }),
  whatChanged('Anvil', CONVENTIONAL, 'conventional commits, one change under two headings', {
    newest: ['2.0.1 2026-07-08', '2.0.0 2026-07-01'],
    rows: [
      { version: '2.0.0', date: '2026-07-01', kind: 'breaking', quote: 'forge() returns a promise.' },
      { version: '2.0.0', date: '2026-07-01', kind: 'deprecation', quote: 'warn about quench()' },
      { version: '2.0.1', date: '2026-07-08', kind: 'other', quote: 'update hammer' },
    ],
    says: [/1 breaking change\b/],
  }),
  whatChanged('Tide', WORDS, 'dates in words on lines of their own', {
    newest: ['0.9.2 2026-09-05', '0.9.1 2026-08-14', '0.9.0'],
    undated: 1,
    rows: [{ version: '0.9.2', date: '2026-09-05', kind: 'fix', quote: 'leak in the tide table' }],
  }),
  whatChanged('Weir', APPENDED, 'an older log below the headings, and sections that have nothing to say', {
    newest: ['6.2.0 2026-10-12', '6.1.0 2026-08-03', '6.0.2', '6.0.1', '6.0.0'],
    undated: 3,
    rows: [
      { version: '6.2.0', date: '2026-10-12', kind: 'security', quote: 'line breaks' },
      { version: '6.1.0', date: '2026-08-03', kind: 'breaking', quote: 'oldSluice' },
      { version: '6.0.2', date: null, kind: 'fix', quote: 'no longer crashes' },
      { version: '6.0.0', date: null, kind: 'security', quote: 'keys that are empty' },
    ],
    says: [/1 breaking change\b/],
    saysNot: [/placeholder/, /breaking: None/i],
  }),
  {
    name: 'a quarter without a word before it',
    notes: `Sum up Q3 2026 for Weir, please: ${APPENDED.url}`,
    pages: [APPENDED],
    onlyVersions: ['6.1.0'],
  },
  {
    name: 'versions from before the page begins',
    notes: `What broke in Weir between 4.2 and 6.1.0? ${APPENDED.url}`,
    pages: [APPENDED],
    onlyVersions: ['6.1.0'],
    onlyKinds: ['breaking'],
    says: [/does not go back to where the question begins/],
    grades: 'B',
  },
  {
    name: 'a thing by its name after an answer about something else',
    notes: 'Was oldSluice removed?',
    prior: {
      brief: `What changed in Weir since 6.1.0? ${APPENDED.url}`,
      output: '6.2.0 (2026-10-12)\n- security: Refuse gate names with line breaks\n',
      links: [APPENDED.url],
    },
    pages: [APPENDED],
    rows: [{ version: '6.1.0', date: '2026-08-03', kind: 'breaking', quote: 'oldSluice' }],
    says: [/On oldSluice:/],
  },
  whatChanged('Lathe', NEWS, 'a page of product news in free text', {
    newest: ['4.2.1 2026-10-09', '4.2.0 2026-09-01', '4.1.7 2026-05-20'],
    rows: [
      { version: '4.2.1', date: '2026-10-09', kind: 'security', quote: 'is a security release' },
      { version: '4.2.1', date: '2026-10-09', kind: 'fix', quote: 'a slow start' },
      { version: '4.2.0', date: '2026-09-01', kind: 'feature', quote: 'left-hand threads' },
    ],
    saysNot: [/9\.9\.9/, /49999/],
  }),
  whatChanged('Ferry', FEED, 'a feed of releases whose texts repeat the version', {
    newest: ['v7.1.0 2026-11-03', 'v7.0.3 2026-10-11'],
    rows: [
      { version: 'v7.1.0', date: '2026-11-03', kind: 'security', quote: 'no longer be forged' },
      { version: 'v7.1.0', date: '2026-11-03', kind: 'feature', quote: 'Night timetable' },
      { version: 'v7.0.3', date: '2026-10-11', kind: 'other', quote: 'bump keel' },
    ],
  }),
  whatChanged('Crane', JSON_RELEASES, 'the JSON of a release list, with a draft', {
    newest: ['8.3.0 2026-10-04'],
    rows: [
      { version: '8.3.0', date: '2026-10-04', kind: 'breaking', quote: 'given in newtons' },
      { version: '8.3.0', date: '2026-10-04', kind: 'fix', quote: 'no longer swings' },
    ],
  }),
  whatChanged('Bell', DEBIAN, 'dates below the entries', {
    newest: ['2.6.1-1 2026-05-28', '2.6.0-2 2026-03-02'],
    rows: [
      { version: '2.6.1-1', date: '2026-05-28', kind: 'security', quote: 'CVE-2026-40004' },
      { version: '2.6.1-1', date: '2026-05-28', kind: 'breaking', quote: 'ring-all' },
    ],
    saysNot: [/Ada Example/],
  }),
  whatChanged('Well', NUMBERS, 'dates in numbers that explain each other', {
    newest: ['0.3.1 2026-06-05', '0.3.0 2026-03-23'],
  }),
  whatChanged('the K-200', TABLE, 'a table of versions, one dated by its month', {
    newest: ['2.4.1 2026-03-12', '2.4.0 2026-02-01', '2.3.9'],
    rows: [{ version: '2.3.9', date: '2025-11', kind: 'feature', quote: 'Improved range' }],
  }),
  {
    name: 'days and kinds that narrow',
    notes: `Only security and breaking changes since September 2026: ${KEEP.url}`,
    pages: [KEEP],
    newest: ['3.0.0 2026-09-14', '2.2.0 2026-08-02', '2.1.1'],
    onlyVersions: ['3.0.0'],
    onlyKinds: ['security', 'breaking'],
    says: [/1 release without a date could not be placed/],
  },
  {
    name: 'versions that narrow',
    notes: `We upgrade from 2.1.1 to 2.2.0. What changed? ${KEEP.url}`,
    pages: [KEEP],
    onlyVersions: ['2.2.0'],
  },
  whatChanged('Tide in 2019', WORDS, 'nothing in the time asked for', {
    onlyVersions: [],
    says: [/Nothing stands there from 2019-01-01 to 2019-12-31/],
  }),
  {
    name: 'two products, one of which was read before',
    notes: `Add Lathe ${NEWS.url}`,
    prior: {
      brief: `What changed in Anvil? ${CONVENTIONAL.url}`,
      output: '2.0.1 (2026-07-08) and 2.0.0 (2026-07-01) of Anvil',
      links: [CONVENTIONAL.url],
    },
    pages: [CONVENTIONAL, NEWS],
    onlyVersions: ['4.2.1', '4.2.0', '4.1.7'],
    says: [/not repeated/],
  },
  {
    name: 'notes that narrow what was said before',
    notes: 'Now only security, please',
    prior: {
      brief: `Compare Kite ${KEEP.url} and Lathe ${NEWS.url}`,
      output: '3.0.0, 2.2.0, 4.2.1, 4.2.0',
      links: [KEEP.url, NEWS.url],
    },
    pages: [KEEP, NEWS],
    onlyKinds: ['security'],
    rows: [
      { version: '4.2.1', date: '2026-10-09', kind: 'security', quote: 'CVE-2026-40003' },
      { version: '3.0.0', date: '2026-09-14', kind: 'security', quote: 'Escape line names' },
    ],
  },
  whatChanged('Leek', RECIPE, 'a page that is no changelog', {
    newest: [],
    onlyVersions: [],
    grades: 'DF',
    says: [/lists no releases/, /Leek soup/],
  }),
  { name: 'no address', notes: 'What changed in Kite lately?', pages: [], asks: ['address'] },
  ...ASKED_OTHERWISE,
  ...ASKED_AGAIN,
  ...ASKED_FURTHER,
  ...AS_CUSTOMERS_WRITE,
  ...AS_CUSTOMERS_WRITE_TOO,
  ...OPENED_LAST,
  ...ASKED_IN_PASSING,
  ...TOLD_AT_LENGTH,
  ...FROM_THE_PIPELINE,
  ...ASKED_OF_MANY_KINDS,
  ...ONE_PART,
  ...LINES_BESIDE,
  ...AMONG_PEOPLE,
];

const PAGES = new Map(SCREENING.flatMap(({ pages }) => pages.map((page) => [page.url, page])));

const NAMED: Screening = {
  at: SCREENED_AT,
  briefs: SCREENING.map((brief) => ({
    name: brief.name,
    notes: brief.notes,
    prior: brief.prior ?? null,
    hold: (take) => holdChanges(brief, take),
  })),
  answer(request) {
    const page = request.kind === 'page' ? PAGES.get(request.url) : undefined;
    return page ?? { requestId: request.id, code: 'http_status', status: 404, detail: 'It is not served here.' };
  },
  canary: {
    brief: 'several products in one file',
    expectations: {
      minGrade: 'B',
      mustContain: ['@quarry/core@5.1.0', '2 breaking changes'],
      mustLink: [],
    },
  },
};

/** What nightly screening and the channel's own canary roll. */
export const screening = reachFurther(NAMED, REACHING);
