import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { ruleChanges } from '../kinds/rule-changes.ts';
import { partsOf } from '../select/parts-of.ts';
import { readPage } from './read-page.ts';

/** `version day: changes` of every release. */
async function show(body: string, mediaType = 'text/markdown'): Promise<string[]> {
  const bytes = new TextEncoder().encode(body);
  const layer = await buildTextLayer({ bytes, mediaType, url: 'https://pages.example/log' });
  return readPage({ layer }).releases.map((release) => {
    const changes = ruleChanges(layer.text, release).map(({ span }) => layer.text.slice(span.start, span.end));
    return `${release.version} ${release.date?.iso ?? '-'}: ${changes.join(' | ')}`;
  });
}

describe('where a release begins and ends', () => {
  it.each<[string, string, string[]]>([
    [
      'a guide of the same level behind the last release is none of it',
      '## 3.0 (2026-05-02)\n\n- Herons fly\n\n## 2.9 (2026-04-01)\n\n- Otters dive\n\n## Migrating from 2.x\n\n- Call `fly()`\n',
      ['3.0 2026-05-02: Herons fly', '2.9 2026-04-01: Otters dive'],
    ],
    [
      'an answer to a question and a notice that names a release again are none',
      '=== Heron Map ===\nTested up to: 7.0\n\n== FAQ ==\n\n= Does it run with version 4 of Otter? =\n\nYes.\n\n== Changelog ==\n\n= 2.1.0 - 2026-05-02 =\n* Herons fly\n\n= 2.0.0 - 2026-04-01 =\n* Otters dive\n\n== Upgrade Notice ==\n\n= 2.1.0 =\nPlease update today.\n',
      ['2.1.0 2026-05-02: Herons fly', '2.0.0 2026-04-01: Otters dive'],
    ],
    [
      'a key of YAML below what changed dates its release',
      "releases:\n  1.4.0:\n    changes:\n      bugfixes:\n      - heron_fly - lands again.\n    release_date: '2026-05-02'\n  1.3.0:\n    changes:\n      minor_changes:\n      - otter_dive - dives deeper.\n    release_date: '2026-04-01'\n",
      ['1.4.0 2026-05-02: heron_fly - lands again.', '1.3.0 2026-04-01: otter_dive - dives deeper.'],
    ],
    [
      'whoever packaged a release is no product',
      '* Mon Nov 16 2026 Ada Weir <ada@pkg.example> - 4.3.0-1\n- New upstream release 4.3.0\n- Herons fly higher\n\n* Tue Oct 06 2026 Bo Tarn <bo@pkg.example> - 4.2.1-2\n- Fix a crash of otters\n\n* Mon Jul 27 2026 Cy Lund <cy@pkg.example> - 4.2.1-1\n- Update to 4.2.1\n',
      [
        '4.3.0-1 2026-11-16: New upstream release 4.3.0 | Herons fly higher',
        '4.2.1-2 2026-10-06: Fix a crash of otters',
        '4.2.1-1 2026-07-27: Update to 4.2.1',
      ],
    ],
    [
      'the day on which the roll-out began, and none on which it ends',
      '## 3.0\n\nRolled out 2026-05-02 (by stages, all done by 2026-05-20)\n\n- Herons fly\n\n## 2.9\n\nRolled out 2026-04-01\n\n- Otters dive\n',
      ['3.0 2026-05-02: Herons fly', '2.9 2026-04-01: Otters dive'],
    ],
    [
      'what every release has at its own level is a section',
      '## v1.2\n\n## Parser\n\n* Reads reeds quickly\n\n## v1.1\n\n## Parser\n\n* Reads sedges quickly\n',
      ['v1.2 -: Reads reeds quickly', 'v1.1 -: Reads sedges quickly'],
    ],
    [
      'badges stand over the day',
      '## v1.2\n\n*Latest*\nreleased this 28 Oct 2026\n\n* Reads reeds\n\n## v1.1-rc.1\n\n*October 1, 2026 (pre-release)*\n\n* Reads sedges\n',
      ['v1.2 2026-10-28: Reads reeds', 'v1.1-rc.1 2026-10-01: Reads sedges'],
    ],
    [
      'a version that is a day came out on the day that the page tells',
      '## Version 2026-09-10\n\nReleased September 29, 2026\n\n- Reads reeds\n\n## Version 2026-05-20\n\n- Reads sedges\n',
      ['2026-09-10 2026-09-29: Reads reeds', '2026-05-20 2026-05-20: Reads sedges'],
    ],
    [
      'packages that take turns are named with their versions',
      '## parser-v7.1.0 (2026-10-22)\n\n- Reads reeds\n\n## printer-v3.0.0 (2026-10-05)\n\n- Prints reeds\n\n## parser-v7.0.4 (2026-09-01)\n\n- Reads sedges\n\n## linter-v0.9.0 (2026-08-13)\n\n- Lints reeds\n',
      [
        'parser-v7.1.0 2026-10-22: Reads reeds',
        'printer-v3.0.0 2026-10-05: Prints reeds',
        'parser-v7.0.4 2026-09-01: Reads sedges',
        'linter-v0.9.0 2026-08-13: Lints reeds',
      ],
    ],
    [
      'a release that is planned for a day is not out',
      '## 7.0 (planned for March 2027)\n\n- Herons fly\n\n## 6.9 (2026-11-02)\n\n- Otters dive\n',
      ['6.9 2026-11-02: Otters dive'],
    ],
    [
      'lines that begin with picture signs are changes of their own, and a bold line ends the list above it',
      '## 2.1\n\n✨ Herons fly\n🔒 Reeds are kept\n\n## 2.0\n**New**\n- Otters dive\n**Fixes**\n- Sedges stand again\n',
      ['2.1 -: ✨ Herons fly | 🔒 Reeds are kept', '2.0 -: Otters dive | Sedges stand again'],
    ],
    [
      'a change that skips something was not withdrawn',
      '**3.0.1** _(2026-08-08)_\nFixed: the importer skipped blank rows\n\n**3.0.0** _(2026-07-01)_\nAdded: streaming import\n',
      ['3.0.1 2026-08-08: Fixed: the importer skipped blank rows', '3.0.0 2026-07-01: Added: streaming import'],
    ],
  ])('%s', async (_, body, releases) => expect(await show(body)).toEqual(releases));

  it('reads lists in lists in the cells of a table', async () => {
    const row = (version: string, day: string, list: string): string =>
      `<tr><td>${version}</td><td>${day}</td><td><ul>${list}</ul></td></tr>`;
    const rows = [
      row('5.3.0', '21 Oct 2026', '<li>Playback<ul><li>Herons are heard.</li><li>Otters are seen.</li></ul></li>'),
      row('5.2.0', '30 Jun 2026', '<li>Sedges are counted on the way home.</li>'),
      row('5.1.0', '2 Feb 2026', '<li>Reeds are counted on the way there, too.</li><li>Reeds can be named.</li>'),
    ];
    const page = `<html><body><h1>History</h1><table><tr><th>Version</th><th>Date</th><th>News</th></tr>${rows.join('')}</table></body></html>`;
    expect(await show(page, 'text/html')).toEqual([
      '5.3.0 2026-10-21: Herons are heard. | Otters are seen.',
      '5.2.0 2026-06-30: Sedges are counted on the way home.',
      '5.1.0 2026-02-02: Reeds are counted on the way there, too. | Reeds can be named.',
    ]);
  });

  it('reads rows that a version spans', async () => {
    const rows = [
      '<tr><td rowspan="3">2.10.4</td><td rowspan="3">2026-10-05</td><td>Security</td><td>Reeds are kept to their owners</td></tr>',
      '<tr><td>Fix</td><td>Sedges survive a winter</td></tr><tr><td>New</td><td>Herons are counted</td></tr>',
      '<tr><td rowspan="2">2.10.3</td><td rowspan="2">2026-07-19</td><td>Fix</td><td>Otters keep their time</td></tr>',
      '<tr><td>Deprecated</td><td>Rafts will go away in 3.0</td></tr>',
    ];
    const page = `<html><body><h1>History</h1><table><thead><tr><th>Firmware</th><th>Released</th><th>Type</th><th>Description</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
    expect(await show(page, 'text/html')).toEqual([
      '2.10.4 2026-10-05: Reeds are kept to their owners | Sedges survive a winter | Herons are counted',
      '2.10.3 2026-07-19: Otters keep their time | Rafts will go away in 3.0',
    ]);
  });
});

describe('several lines of releases on one page', () => {
  it('are told apart by the headings over them', async () => {
    const body =
      '# Otter watch\n\n## Collar\n\n### 4.1 - 2026-05-02\n\n- Beeps under water\n\n## Reader\n\n### 9.0 - 2026-04-01\n\n- Shows the depth\n';
    const bytes = new TextEncoder().encode(body);
    const layer = await buildTextLayer({ bytes, mediaType: 'text/markdown', url: 'https://pages.example/log' });
    const parts = readPage({ layer }).releases.flatMap((release) =>
      ruleChanges(layer.text, release).map((change) => partsOf(layer.text, change)),
    );
    expect(parts).toEqual([['Collar'], ['Reader']]);
  });
});
