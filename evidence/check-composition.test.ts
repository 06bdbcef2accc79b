import { describe, expect, it } from 'vitest';
import type { ComposedSentence } from '#contracts/evidence.ts';
import { checkComposition } from './check-composition.ts';
import { check, compose, GROUND, LOG, row, sentence } from './examples/kestrel-widgets.ts';

describe('checkComposition, the answer', () => {
  it('links only cited pages whose claim was kept, and what a record of an API states for a row', () => {
    const { links, citations } = check(
      [row({ version: '3.0.0', link: 'https://pages.example/77' }), row({ version: 'x' }, { findings: ['offer'] })],
      [],
    );
    expect(links).toEqual([LOG, 'https://pages.example/77']);
    expect(new Set(citations.map(({ page }) => page))).toEqual(new Set(['log']));
  });

  it('links nothing that a page of the web merely mentions', () => {
    const pages = GROUND.pages.map((page) => ({ ...page, origin: 'web' as const }));
    const shown = row({ rank: 1, version: '3.0.0', link: 'https://pages.example/77' });
    const { links, rows } = checkComposition(compose([shown]), { ...GROUND, pages });

    expect(rows).toHaveLength(1);
    expect(links).toEqual([LOG]);
  });

  it('gives the columns without what is internal, and counts cells that should be filled', () => {
    const { table, cells } = check([
      row({ rank: 1, version: '3.0.0', change: '' }),
      row({ rank: 2, version: '8.8.8', change: '' }),
    ]);
    expect(table?.columns[0]).toEqual({ key: 'rank', label: 'Rank', type: 'number' });
    expect(cells).toEqual({ due: 6, filled: 2 });
  });

  it('empties values of the summary that stand nowhere, and counts them', () => {
    const summary = {
      product: 'Kestrel',
      releases: 2,
      why: 'best of 7',
      newest: [
        { version: '3.1.0', date: '2030-05-06' },
        { version: '4.0.0', date: '2030-01-02' },
      ],
      asked: '9.9.9',
      link: 'https://evil.example/',
    };
    const { table, dropped } = check([], [], summary);
    expect(table?.summary).toEqual({
      ...summary,
      newest: [
        { version: '3.1.0', date: '2030-05-06' },
        { version: null, date: '2030-01-02' },
      ],
      link: null,
    });
    expect(dropped.map(({ kind }) => kind)).toEqual(['summary', 'summary']);
  });

  it('leaves no sentence behind that goes on from one which fell', () => {
    const rows = [row({ rank: 1, version: '3.0.0' }), row({ rank: 2, version: '3.0.0' })];
    const of = (text: string, at: number): ComposedSentence => sentence(text, { rows: [at] });
    const line = sentence('\n', { isFactual: false, findings: [] });
    const { output } = check(rows, [
      of('- 3.0.0.', 0),
      of(' The widget is gone.', 0),
      line,
      of('- 9.8.7.', 1),
      of(' The widget is gone.', 1),
    ]);
    expect(output).toBe('- 3.0.0. The widget is gone.\n');
  });

  it('empties values of the summary that name a row which was left out', () => {
    const lost = row({ rank: 1, change: 'Merlin Gears', version: '8.8.8' }, { findings: ['nobody'] });
    const summary = { recommended: 'Merlin Gears', why: 'Merlin Gears is the cheapest', compared: 2 };
    const { table } = check([lost], [], summary);
    expect(table?.rows).toEqual([]);
    expect(table?.summary).toEqual({ recommended: null, why: null, compared: 2 });
  });

  it('keeps a version that the brief states, although its row was left out', () => {
    const lost = row({ rank: 1, version: 'v8.0.0-rc1', change: 'Faster' }, { findings: ['nobody'] });
    const summary = { newest: [{ version: 'v8.0.0-rc1' }] };
    expect(check([lost], [], summary).table).toMatchObject({ rows: [], summary });
  });

  it('has no table where none was composed', () => {
    const { table, cells } = checkComposition({ ...compose([]), table: null }, GROUND);
    expect(table).toBeNull();
    expect(cells).toEqual({ due: 0, filled: 0 });
  });
});
