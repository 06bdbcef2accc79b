import type { ScreeningBrief } from './screening-brief.ts';
import { MARKDOWN, PLAIN, screeningPage } from './screening-page.ts';
import type { ScreeningPage } from './screening-page.ts';

const page = (name: string, body: string, mediaType = MARKDOWN): ScreeningPage => screeningPage(name, mediaType, body);

const BELLOWS = page(
  'bellows/changes.md',
  `# Bellows changes

### 1.12.0-beta.2 (2026-11-05)
- try the new valve

### 1.11.3 (2026-10-01)
- **security** fix XSS in the air report
- fix typo

### 1.11.0 (2026-07-15)
- pump() is deprecated in favour of blow()
- less memory while idle

### 1.10.0 (2026-05-02)
- dropped Python 3.8
- new: quiet mode
`,
);
const ANVIL = page(
  'anvil/NEWS.txt',
  `NEWS for anvil

* Version 5.2 (15 Sep 2026)
  - The --cold flag is gone.
  - Hammering no longer crashes on empty input.

* Version 5.1 (3 Apr 2026)
  - New: tongs.
`,
  PLAIN,
);

export const ASKED_AGAIN: ScreeningBrief[] = [
  {
    name: 'still on a version, lower case, no verb',
    notes: `bellows 1.10 -> latest ${BELLOWS.url}`,
    pages: [BELLOWS],
    rows: [{ version: '1.11.3', date: '2026-10-01', kind: 'security', quote: 'XSS' }],
    saysNot: [/quiet mode/],
  },
  {
    name: 'a half of a year',
    notes: `What happened in bellows in the second half of 2026? ${BELLOWS.url}`,
    pages: [BELLOWS],
    rows: [{ version: '1.11.0', date: '2026-07-15', kind: 'deprecation', quote: 'blow()' }],
    saysNot: [/quiet mode/],
  },
  {
    name: 'without betas, performance only',
    notes: `performance improvements in bellows, no betas please: ${BELLOWS.url}`,
    pages: [BELLOWS],
    onlyKinds: ['performance'],
    onlyVersions: ['1.11.0'],
  },
  {
    name: 'up to a version',
    notes: `bellows changes up to and including 1.11.0 ${BELLOWS.url}`,
    pages: [BELLOWS],
    onlyVersions: ['1.11.0', '1.10.0'],
    rows: [{ version: '1.10.0', date: '2026-05-02', kind: 'breaking', quote: 'Python 3.8' }],
  },
  {
    name: 'since a day in figures',
    notes: `anvil changes after 2026-04-03? ${ANVIL.url}`,
    pages: [ANVIL],
    onlyVersions: ['5.2'],
    rows: [
      { version: '5.2', date: '2026-09-15', kind: 'breaking', quote: '--cold' },
      { version: '5.2', date: '2026-09-15', kind: 'fix', quote: 'empty input' },
    ],
  },
  {
    name: 'Italian, a version',
    notes: `Cosa è cambiato in Anvil dalla 5.1? ${ANVIL.url}`,
    pages: [ANVIL],
    onlyVersions: ['5.2'],
  },
  {
    name: 'a range with dashes',
    notes: `Release notes bellows 1.10.0 – 1.11.3, security and breaking ${BELLOWS.url}`,
    pages: [BELLOWS],
    onlyKinds: ['security', 'breaking'],
    rows: [{ version: '1.11.3', date: '2026-10-01', kind: 'security', quote: 'XSS' }],
  },
  {
    name: 'half a year ago in words',
    notes: `We have not touched bellows for six months. What did we miss? ${BELLOWS.url}`,
    pages: [BELLOWS],
    rows: [{ version: '1.11.0', date: '2026-07-15', kind: 'deprecation', quote: 'blow()' }],
    saysNot: [/quiet mode/],
  },
];
