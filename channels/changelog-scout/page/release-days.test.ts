import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readPage } from './read-page.ts';

/** `version day (number of changes)` of every release. */
async function show(body: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(body);
  const layer = await buildTextLayer({ bytes, mediaType: 'text/plain', url: 'https://pages.example/log' });
  return readPage({ layer }).releases.map(
    ({ version, date, entries }) => `${version} ${date?.iso ?? '-'} (${entries.length})`,
  );
}

describe('the day of a release', () => {
  it.each<[string, string, string[]]>([
    [
      'is not the version that looks like one',
      '## 2020.12.2 (15 December 2020)\n\n- Otter swims\n\n## 2020.11.1 (3 November 2020)\n\n- Heron wades\n',
      ['2020.12.2 2020-12-15 (1)', '2020.11.1 2020-11-03 (1)'],
    ],
    [
      'is in no version where one of them counts within its month',
      '## 2024.5.2\n\n- Otter swims\n\n## 2024.5.1 - May 9\n\n- Otter dives\n\n## 2024.5.0\n\n- Heron wades\n',
      ['2024.5.2 - (1)', '2024.5.1 - (1)', '2024.5.0 - (1)'],
    ],
    [
      'is the version where all of them are days',
      '## 2024.05.22\n\n- Otter swims\n\n## 2024.04.30\n\n- Heron wades\n',
      ['2024.05.22 2024-05-22 (1)', '2024.04.30 2024-04-30 (1)'],
    ],
    [
      'is in eight digits behind the version, where they are a day',
      '1.6.7 - 20190925\n================\n\n- Otter swims\n\n1.6.6 (20191399)\n================\n\n- Heron wades\n',
      ['1.6.7 2019-09-25 (1)', '1.6.6 - (1)'],
    ],
    [
      'is not that of its build',
      '## Firmware 4.2.1 (build 20261005)\n\nRelease date: 14 October 2026\n\n- Otter swims\n\n## Firmware 4.2.0 (build 20260817)\n\nRelease date: 20 August 2026\n\n- Heron wades\n',
      ['4.2.1 2026-10-14 (1)', '4.2.0 2026-08-20 (1)'],
    ],
    ['has a comma behind its month', '## 3.17.1 (October, 20, 2021)\n\n- Otter swims\n', ['3.17.1 2021-10-20 (1)']],
    [
      'is not the year that a file is about',
      '# Changelog - 2010\n\n## 0.12.0 / 2010-12-22\n\n- Otter swims\n\n## 0.11.2 / 2010-10-30\n\n- Heron wades\n',
      ['0.12.0 2010-12-22 (1)', '0.11.2 2010-10-30 (1)'],
    ],
    [
      'stands over the line of the version, with who wrote it',
      'Tuesday, December 30, 2025 / The Otter Group\n  Summary for 1.10.6 otter release\n    General:\n      Otter swims\n        upstream.\n      Otter dives.\n\nThursday Sep. 3, 2024 ada@otter.example\n  Summary for 1.10.5 otter release\n    Heron wades.\n',
      ['1.10.6 2025-12-30 (2)', '1.10.5 2024-09-03 (1)'],
    ],
    [
      'is that of the group of changes that the release ends',
      '2022-09-19  Ada Example  <ada@otter.example>\n\n\t* parser: Read herons.\n\t* Release 5.43.\n\n2022-09-10  Bo Sample  <bo@otter.example>\n\n\t* lexer: Read otters.\n\n2022-07-02  Ada Example  <ada@otter.example>\n\n\t* Release 5.42.\n\n2022-06-30  Ada Example  <ada@otter.example>\n\n\t* parser: Read fish.\n',
      ['5.43 2022-09-19 (1)', '5.42 2022-07-02 (1)'],
    ],
    [
      'is all there is in a log without versions',
      '2022-09-19  Ada Example  <ada@otter.example>\n\n\t* parser: Read herons.\n\n2022-09-10  Bo Sample  bo@otter.example\n\n\t* lexer: Read otters.\n',
      ['2022-09-19 2022-09-19 (1)', '2022-09-10 2022-09-10 (1)'],
    ],
    [
      'stands under the version, over the changes',
      'Otter 2.1\n2026-08-13\n- Otter swims\n- Otter dives\n\nOtter 2.0\n2026-07-31\n- Heron wades\n',
      ['2.1 2026-08-13 (2)', '2.0 2026-07-31 (1)'],
    ],
  ])('%s', async (_name, body, wanted) => expect(await show(body)).toEqual(wanted));
});
