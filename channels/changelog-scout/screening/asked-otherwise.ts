import { LANTERN, RST, CALVER, DEB, SITE, GITHUB, MONO, TABLED, DATES_ONLY, TITLED } from './asked-otherwise-pages.ts';
import type { ScreeningBrief } from './screening-brief.ts';
import type { ScreeningPage } from './screening-page.ts';

const brief = (name: string, notes: string, pages: ScreeningPage[], more: Partial<ScreeningBrief>): ScreeningBrief => ({
  name,
  notes,
  pages,
  ...more,
});

export const ASKED_OTHERWISE: ScreeningBrief[] = [
  brief(
    'from a version up',
    `We're on lantern 4.0.0. What do we have to know before going to the latest? ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['4.2.1', '4.2.0', '4.1.0'],
      rows: [{ version: '4.1.0', date: '2026-06-20', kind: 'deprecation', quote: 'lantern.smoke()' }],
    },
  ),
  brief('between two versions, arrows', `lantern 3.9.4 -> 4.1.0 upgrade notes pls ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.1.0', '4.0.0'],
    rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: '`wick` option' }],
  }),
  brief(
    'since the last update in a month',
    `Anything breaking in lantern since we last updated in March? ${LANTERN.url}`,
    [LANTERN],
    {
      onlyKinds: ['breaking'],
      onlyVersions: ['4.0.0'],
      rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: 'Node.js 20' }],
    },
  ),
  brief('only security', `Only security stuff please: ${LANTERN.url}`, [LANTERN], {
    onlyKinds: ['security'],
    onlyVersions: ['4.2.1'],
    rows: [{ version: '4.2.1', date: '2026-10-30', kind: 'security', quote: 'NUL byte' }],
  }),
  brief('the last two releases', `Summarise the two most recent lantern releases. ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.1', '4.2.0'],
    rows: [{ version: '4.2.0', date: '2026-09-12', kind: 'performance', quote: 'twice as fast' }],
  }),
  brief('a major line', `What happened in the 3.x line of lantern? ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['3.9.4', '3.9.0'],
    rows: [{ version: '3.9.0', date: '2025-12-15', kind: 'feature', quote: 'coloured glass' }],
  }),
  brief('a quarter', `lantern changes in Q3 2026, ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.0'],
    rows: [{ version: '4.2.0', date: '2026-09-12', kind: 'feature', quote: 'lantern.dim()' }],
  }),
  brief('not fixes', `What's new in lantern 4.2, leave out bug fixes. ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.1', '4.2.0'],
    onlyKinds: ['security', 'feature', 'performance', 'breaking', 'deprecation', 'behaviour-change', 'other'],
    rows: [{ version: '4.2.0', date: '2026-09-12', kind: 'feature', quote: 'lantern.dim()' }],
  }),
  brief('German, since a version', `Was hat sich bei Lantern seit 4.1 geändert? ${LANTERN.url}`, [LANTERN], {
    onlyVersions: ['4.2.1', '4.2.0'],
    rows: [{ version: '4.2.1', date: '2026-10-30', kind: 'fix', quote: 'oil is empty' }],
  }),
  brief('a zest.releaser log', `plover: what changed after 2.1? ${RST.url}`, [RST], {
    newest: ['2.2.1 2026-08-19', '2.2.0 2026-07-01'],
    rows: [
      { version: '2.2.0', date: '2026-07-01', kind: 'breaking', quote: 'Python 3.9' },
      { version: '2.2.0', date: '2026-07-01', kind: 'feature', quote: 'plover.peck()' },
    ],
    saysNot: [/Nothing changed yet/],
  }),
  brief('calendar versions under the product', `Anything in otter newer than 2026.4? ${CALVER.url}`, [CALVER], {
    rows: [
      { version: '2026.10.2', date: null, kind: 'security', quote: 'pin certificates' },
      { version: '2026.10.0', date: null, kind: 'breaking', quote: 'swim --fast' },
    ],
  }),
  brief('a Debian log', `dunlin package changes this autumn? ${DEB.url}`, [DEB], {
    rows: [{ version: '1.8.2-1', date: '2026-10-08', kind: 'security', quote: 'buffer overflow' }],
    onlyVersions: ['1.8.2-1'],
  }),
  brief('days instead of versions', `what changed on heronry in the last 60 days ${SITE.url}`, [SITE], {
    rows: [{ version: 'October 6, 2026', date: '2026-10-06', kind: 'breaking', quote: 'API v1 was shut down' }],
    saysNot: [/Calendar view/],
  }),
  brief(
    'releases of a code host, no pre-releases',
    `kittiwake: stable releases only since August ${GITHUB.url}`,
    [GITHUB],
    {
      onlyVersions: ['v1.5.3', 'v1.5.2'],
      saysNot: [/nest builder/],
    },
  ),
  brief('one package of a monorepo', `What changed in @puffin/beak? ${MONO.url}`, [MONO], {
    rows: [{ version: '@puffin/beak 3.1.0', date: '2026-10-01', kind: 'feature', quote: 'colour stripes' }],
    saysNot: [/wings fold/],
  }),
  brief('a table of versions', `skua 7.3 to 7.4? ${TABLED.url}`, [TABLED], {
    rows: [{ version: '7.4', date: '2026-10-14', kind: 'security', quote: 'information leak' }],
    onlyVersions: ['7.4', '7.3'],
  }),
  brief(
    'two products at once',
    `Please summarise ${LANTERN.url} since 4.2.0 and ${RST.url} since 2.2.0`,
    [LANTERN, RST],
    {
      onlyVersions: ['4.2.1', '2.2.1'],
      rows: [
        { version: '4.2.1', date: '2026-10-30', kind: 'security', quote: 'NUL byte' },
        { version: '2.2.1', date: '2026-08-19', kind: 'fix', quote: 'nested keys' },
      ],
    },
  ),
  brief('days in bold and prose', `What is new in Tern since September 1? ${DATES_ONLY.url}`, [DATES_ONLY], {
    rows: [
      { version: '2026-11-12', date: '2026-11-12', kind: 'fix', quote: 'the map froze' },
      { version: '2026-09-03', date: '2026-09-03', kind: 'breaking', quote: 'old sync protocol' },
    ],
    saysNot: [/Faster tiles/],
  }),
  brief('plain words and bullets', `wren 12.x - breaking things only ${TITLED.url}`, [TITLED], {
    onlyVersions: ['12.0'],
    onlyKinds: ['breaking'],
    rows: [{ version: '12.0', date: '2026-07-21', kind: 'breaking', quote: 'v11 song format' }],
  }),
  brief(
    'what is installed, in a lock',
    `"lantern": "^3.9.4" in our package.json, should we move? changelog ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['4.2.1', '4.2.0', '4.1.0', '4.0.0'],
      rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: 'Node.js 20' }],
    },
  ),
  brief('exactly one version', `Just 4.1.0 of ${LANTERN.url} please`, [LANTERN], {
    onlyVersions: ['4.1.0'],
    rows: [{ version: '4.1.0', date: '2026-06-20', kind: 'deprecation', quote: 'lantern.vent()' }],
  }),
  brief(
    'Spanish, between two months',
    `¿Qué cambió en Lantern entre marzo y junio de 2026? ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['4.1.0', '4.0.0', '3.9.4'],
      rows: [{ version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: '`wick` option' }],
    },
  ),
  brief('a year back', `Deprecations and removals in lantern over the past year: ${LANTERN.url}`, [LANTERN], {
    onlyKinds: ['deprecation', 'breaking'],
    rows: [
      { version: '4.1.0', date: '2026-06-20', kind: 'deprecation', quote: 'lantern.smoke()' },
      { version: '4.0.0', date: '2026-03-28', kind: 'breaking', quote: '`wick` option' },
    ],
  }),
  brief(
    'French, before a version',
    `Les changements de lantern avant la 4.0, s'il vous plaît : ${LANTERN.url}`,
    [LANTERN],
    {
      onlyVersions: ['3.9.4', '3.9.0'],
      rows: [{ version: '3.9.4', date: '2026-03-02', kind: 'fix', quote: 'flame colour' }],
    },
  ),
  brief('about one thing', `Did anything change about CVE-2026-41010 in dunlin? ${DEB.url}`, [DEB], {
    rows: [{ version: '1.8.2-1', date: '2026-10-08', kind: 'security', quote: 'CVE-2026-41010' }],
  }),
];
