import { HTML, MARKDOWN, PLAIN, screeningPage } from './screening-page.ts';
import type { ScreeningBrief } from './screening-brief.ts';

const JSON_TYPE = 'application/json';

const DOVE = screeningPage(
  'dove/CHANGELOG.md',
  MARKDOWN,
  `# Changelog of Dovecote

## 5.2.0 - 2026-10-14
### Changed
- **Router:** trailing slashes are kept
- **Cache:** entries live for an hour

### Fixed
- **Router:** redirects no longer lose the query
- **Template engine:** blocks in blocks

## 5.1.0 - 2026-07-02
### Added
- **Cache:** warm start
`,
);

const PETREL = screeningPage(
  'petrel/releases.md',
  MARKDOWN,
  `# Petrel

## v3.1.0 (2026-11-02)
* feat(parser): read nested tables
* fix(printer): keep blank lines
* fix(parser,cli): report the column of an error

## v3.0.0 (2026-08-19)
* feat(parser)!: drop the old grammar
* feat(cli): --watch
`,
);

const KNOT = screeningPage(
  'knot/history.html',
  HTML,
  `<!DOCTYPE html><html lang="en"><head><title>Knot ERP release history</title></head><body><main><h1>Knot ERP</h1>
<h2>26.3 (12 October 2026)</h2><table><tr><th>Module</th><th>What changed</th></tr>
<tr><td>Invoicing</td><td>Reminders may be sent by letter.</td></tr><tr><td>Warehouse</td><td>Fixed the count of reserved pieces.</td></tr></table>
<h2>26.2 (6 July 2026)</h2><table><tr><th>Module</th><th>What changed</th></tr>
<tr><td>Invoicing</td><td>Fixed rounding of the third discount.</td></tr><tr><td>Payroll</td><td>Removed the export to tapes.</td></tr></table>
</main></body></html>`,
);

const SHRIKE = screeningPage(
  'shrike/releases.json',
  JSON_TYPE,
  JSON.stringify({
    product: 'Shrike',
    releases: [
      {
        version: '8.1.0',
        date: '2026-10-30',
        changes: [
          { component: 'agent', kind: 'fixed', description: 'Restarts of the agent lost the queue' },
          { component: 'console', kind: 'added', description: 'Dark mode' },
          { component: 'docs', kind: 'changed', description: 'New chapter on backups' },
        ],
      },
      {
        version: '8.0.0',
        date: '2026-09-01',
        changes: [{ component: 'agent', kind: 'removed', description: 'The legacy heartbeat on port 4004' }],
      },
    ],
  }),
);

const AGENT_FIXED = { version: '8.1.0', date: '2026-10-30', kind: 'fix' as const, quote: 'lost the queue' };
const BESIDE_THE_AGENT = [/Dark mode/, /chapter on backups/];

const BRAWL = screeningPage(
  'thornfall/patches.txt',
  PLAIN,
  `THORNFALL PATCH 2.7.1 IS OUT
Tuesday, October 13th, 2026

BRUNO
- Slam stun 1.2s → 0.9s
- Fixed Slam going through doors
MIRELLE
- Veil costs 30 → 35
- Fixed Veil hiding health bars

Rate us in the store!

THORNFALL PATCH 2.7.0
Thursday, September 10th, 2026

BRUNO
- Health 900 → 950
MAPS
- Old Mill opens at night
`,
);

const WREN = screeningPage(
  'wren/whats-new.md',
  MARKDOWN,
  `# What's new in Wren

## 4.6 (2026-11-10)
- [Windows] Fixed the tray icon on two screens
- [macOS] Fixed the menu in full screen
- [All] Search by tag

## 4.5 (2026-09-15)
- [Windows] The installer asks for a folder
- [Linux] Wayland support
`,
);

export const ONE_PART: ScreeningBrief[] = [
  {
    name: 'one part, its name in bold before each change',
    notes: `We use Dovecote for the router alone: what changed since 5.1.0, only the router please. ${DOVE.url}`,
    pages: [DOVE],
    onlyVersions: ['5.2.0'],
    rows: [{ version: '5.2.0', date: '2026-10-14', kind: 'fix', quote: 'lose the query' }],
    says: [/only what stands under “Router”/],
    saysNot: [/live for an hour/, /blocks in blocks/],
  },
  {
    name: 'one part, by the scopes of commits',
    notes: `What changed in Petrel since 3.0.0? Only what touches the parser. ${PETREL.url}`,
    pages: [PETREL],
    onlyVersions: ['v3.1.0'],
    rows: [{ version: 'v3.1.0', date: '2026-11-02', kind: 'fix', quote: 'column of an error' }],
    saysNot: [/keep blank lines/, /Not understood/],
  },
  {
    name: 'one module, in a column of each table',
    notes: `Knot ERP: just the Invoicing module, everything this year. ${KNOT.url}`,
    pages: [KNOT],
    rows: [
      { version: '26.3', date: '2026-10-12', kind: 'other', quote: 'by letter' },
      { version: '26.2', date: '2026-07-06', kind: 'fix', quote: 'third discount' },
    ],
    saysNot: [/reserved pieces/, /export to tapes/],
  },
  {
    name: 'without a component of a list of objects',
    notes: `What is new in Shrike since 8.0.0, without the docs and the console? ${SHRIKE.url}`,
    pages: [SHRIKE],
    onlyVersions: ['8.1.0'],
    rows: [AGENT_FIXED],
    saysNot: BESIDE_THE_AGENT,
  },
  {
    name: 'one component of a list of objects',
    notes: `Shrike, the agent only: what changed? ${SHRIKE.url}`,
    pages: [SHRIKE],
    rows: [AGENT_FIXED, { version: '8.0.0', date: '2026-09-01', kind: 'breaking', quote: 'legacy heartbeat' }],
    saysNot: BESIDE_THE_AGENT,
  },
  {
    name: 'one character of a game',
    notes: `Thornfall since 2.7.0, just the changes to Bruno. ${BRAWL.url}`,
    pages: [BRAWL],
    onlyVersions: ['2.7.1'],
    newest: ['2.7.1 2026-10-13', '2.7.0 2026-09-10'],
    rows: [
      { version: '2.7.1', date: '2026-10-13', kind: 'behaviour-change', quote: '1.2s → 0.9s' },
      { version: '2.7.1', date: '2026-10-13', kind: 'fix', quote: 'through doors' },
    ],
    saysNot: [/Veil/, /Rate us/],
  },
  {
    name: 'one system, in brackets',
    notes: `What changed in Wren since 4.5 on Windows only? ${WREN.url}`,
    pages: [WREN],
    onlyVersions: ['4.6'],
    rows: [{ version: '4.6', date: '2026-11-10', kind: 'fix', quote: 'tray icon' }],
    saysNot: [/full screen/, /Wayland/],
  },
  {
    name: 'a part that no page has',
    notes: `What changed in Wren since 4.5, only the gamepad support? ${WREN.url}`,
    pages: [WREN],
    onlyVersions: ['4.6'],
    grades: 'BC',
    says: [/Not understood.*gamepad/],
  },
];
