import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

const table = (rows: string[][]): string =>
  `<table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;

describe('columns of a table', () => {
  it('say what kind of change stands in them, for each part of a release', async () => {
    const body = `<h1>History</h1><h2>Suite 7.2</h2><p>Released: 2026-05-02</p>${table([
      ['Module', 'Version', 'New', 'Fixed', 'Breaking'],
      ['Kiln', '4.1', '-', 'The door closes again after a pause.', 'Old plans are refused by the kiln.'],
      ['Glaze', '4.0', 'Colours can be mixed by hand.', '–', 'none'],
      ['Shelf', '4.0', 'unchanged', 'unchanged', 'unchanged'],
    ])}<h2>Suite 7.1</h2><p>Released: 2026-03-02</p>${table([
      ['Module', 'Version', 'Fixed'],
      ['Kiln', '4.0', 'The fan stops in the night.'],
    ])}<h3>Support</h3>${table([
      ['Suite', 'Tools from', 'End of support'],
      ['7.2', '3.5.0', '2028-05-02'],
      ['7.1', '3.4.2', '2028-03-02'],
      ['6.4', '3.4.0', '2027-12-15'],
    ])}`;
    expect(await showPage(body, 'text/html', true)).toEqual([
      '7.2 2026-05-02: fix: The door closes again after a pause. | breaking: Old plans are refused by the kiln. | feature: Colours can be mixed by hand.',
      '7.1 2026-03-02: fix: The fan stops in the night.',
    ]);
  });

  it('say it in a list of releases too, past empty cells', async () => {
    const body =
      '# Moss\n\n| Version | Date | Added | Fixed |\n|---|---|---|---|\n| 2.1 | 2026-05-02 | Boards can be nested | |\n| 2.0 | 2026-03-02 | | Cards no longer jump back |\n';
    expect(await showPage(body, 'text/markdown', true)).toEqual([
      '2.1 2026-05-02: feature: Boards can be nested',
      '2.0 2026-03-02: fix: Cards no longer jump back',
    ]);
  });

  it('are left alone where a cell may be of any of them', async () => {
    const body = `<h2>Suite 7.2</h2><p>Released: 2026-05-02</p>${table([
      ['Module', 'Version', 'New', 'Fixed'],
      ['Kiln', '4.1', '', 'The door closes after a pause.'],
      ['Glaze', '4.0', 'Colours can be mixed by hand.', 'Lids sit well on the jars.'],
    ])}`;
    expect(await showPage(body, 'text/html', true)).toEqual([
      '7.2 2026-05-02: other: Kiln 4.1 The door closes after a pause. | feature: Colours can be mixed by hand. | fix: Lids sit well on the jars.',
    ]);
  });
});
