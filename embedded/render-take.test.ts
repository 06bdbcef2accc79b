import { describe, expect, it } from 'vitest';
import type { Table } from '#contracts/table.ts';
import { recoveryFor } from '#contracts/finished-take.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { renderTake } from './render-take.ts';
import { renderTable, wrap } from './render-table.ts';

const buildTake = (overrides: Partial<TakeResponse> = {}): TakeResponse => ({
  channel: { id: 'changelog-scout', number: '43', name: 'Changelog scout' },
  takeNo: 7,
  output: 'One change.',
  grade: 'A',
  overall: 96.4,
  links: ['https://example.org/changelog'],
  table: null,
  stills: [],
  plan: { planner: 'rules', subGoals: [], trace: [] },
  lifecycle: {
    takeId: '7a1cc9d4-5f0c-4c11-8b02-0d2f6a3f5d10',
    state: 'finished',
    recovery: { action: 'none', detail: '' },
    needs: [],
    undone: [],
    held: [],
  },
  asks: [],
  creditsLeft: 12,
  latencyMs: 2_345,
  ...overrides,
});

describe('renderTake', () => {
  it('shows output, links and grade', () => {
    expect(renderTake(buildTake(), { width: 80 })).toBe(
      [
        'Changelog scout (changelog-scout), take 7',
        '',
        'One change.',
        '',
        'Links',
        '  - https://example.org/changelog',
        '',
        'Grade A',
        'finished · 96.4 of 100 · 2.3 s · 12 credits left',
        'Take 7a1cc9d4-5f0c-4c11-8b02-0d2f6a3f5d10',
        '',
      ].join('\n'),
    );
  });

  it('says what stopped a take that failed, and shows no grade', () => {
    const { grade: _grade, overall: _overall, ...ungraded } = buildTake();
    const recovery = { action: 'retry' as const, detail: 'https://example.org answered 503.' };
    const lifecycle = { ...ungraded.lifecycle, state: 'failed' as const, recovery };
    const text = renderTake({ ...ungraded, creditsLeft: null, links: [], lifecycle }, { width: 80 });
    expect(text).toContain('https://example.org answered 503.\nfailed · 2.3 s\n');
    expect(text).not.toContain('Grade');
  });

  it('lists asks, stills, held drafts and what was left undone', () => {
    const still = {
      id: 'cadence',
      url: 'https://h/a.png',
      mediaType: 'image/png',
      width: 1,
      height: 1,
      caption: 'Chart of four releases',
      sha256: 'x',
      source: 's',
    };
    const held = [{ kind: 'clarification', to: 'Acme', subject: 'Freight', body: '…' }];
    const recovery = recoveryFor({ asks: [], undone: ['page 2'] });
    const lifecycle = { ...buildTake().lifecycle, recovery, undone: ['page 2'], held };
    const asks = [{ key: 'url', ask: 'Which page?', blocking: true }];
    const text = renderTake(buildTake({ asks, stills: [still], lifecycle }), { width: 80 });
    for (const line of [
      'Needs an answer\n  - Which page? (nothing goes on without it)',
      'Stills: cadence',
      'Held for approval\n  - to Acme: Freight',
      'Left undone\n  - page 2',
    ])
      expect(text).toContain(line);
    expect(text.match(/page 2/g)).toHaveLength(1);
  });

  it('fits a long take into two pages, what comes first first, and counts the rest', () => {
    const columns: Table['columns'] = [
      { key: 'version', label: 'Version', type: 'text' },
      { key: 'change', label: 'Change', type: 'text' },
    ];
    const numbers = Array.from({ length: 300 }, (_, i) => i + 1);
    const rows = numbers.map((i) => ({ version: `${i}.0.0`, change: `The endpoint number ${i} has been removed.` }));
    const take = buildTake({
      output: numbers.map((i) => `- breaking: The endpoint number ${i} has been removed.`).join('\n'),
      links: numbers.map((i) => `https://example.org/changelog/${i}`),
      table: { columns, rows, summary: {} },
    });
    const lines = renderTake(take, { width: 80 }).split('\n');
    expect(lines.length).toBeLessThanOrEqual(80);
    for (const line of [
      '- breaking: The endpoint number 1 has been removed.',
      '… and 270 more lines',
      '… and 290 more rows',
      '  … and 295 more',
      `All of it: npm run take -- show ${take.lifecycle.takeId} --all`,
    ])
      expect(lines).toContain(line);
    const whole = renderTake(take, { width: 80, isWhole: true });
    expect(whole).toContain('https://example.org/changelog/300');
    expect(whole).not.toContain('… and ');
  });

  it('shows the question of an ask once, wherever it stands', () => {
    const ask = 'Which page should be read?';
    const asks = [{ key: 'url', ask, blocking: true }];
    const lifecycle = {
      ...buildTake().lifecycle,
      state: 'needs_input' as const,
      recovery: { action: 'answer_asks' as const, detail: `Answer in the notes: ${ask}` },
    };
    for (const output of ['', `Nothing was read. ${ask}`])
      expect(renderTake(buildTake({ output, asks, lifecycle }), { width: 80 }).split(ask)).toHaveLength(2);
  });

  it('lets nothing drive the terminal', () => {
    const text = renderTake(buildTake({ output: 'a\u001b[2Jb\u0007c\u202ed\re' }), { width: 80 });
    expect(text).toContain('ab c d e');
  });
});

describe('renderTable', () => {
  const table: Table = {
    columns: [
      { key: 'rank', label: '#', type: 'number' },
      { key: 'date', label: 'Date', type: 'date' },
      { key: 'change', label: 'Change', type: 'text' },
      { key: 'size', label: 'Size', type: 'number', unit: 'in' },
      { key: 'notes', label: 'Notes', type: 'list' },
      { key: 'link', label: 'Link', type: 'link' },
    ],
    rows: [
      {
        rank: 1,
        date: '2026-10-14',
        change: 'The endpoint /v1/readings has been removed; call /v2/readings instead.',
        size: 3.5,
        notes: ['a', 'b'],
        link: 'https://h/x',
      },
      { rank: 2, date: null, change: 'Short.', size: null, notes: [], link: null },
    ],
    summary: {},
  };

  it('puts narrow columns side by side and the rest below its row', () => {
    expect(renderTable(table, { width: 60 })).toEqual([
      '#  Date        Size',
      '─  ──────────  ──────',
      '1  2026-10-14  3.5 in',
      '   Change: The endpoint /v1/readings has been removed; call',
      '     /v2/readings instead.',
      '   Notes: a; b',
      '   Link: https://h/x',
      '2',
      '   Change: Short.',
    ]);
  });

  it('does not repeat a quote that is the change itself, nor a link that all rows share', () => {
    const columns: Table['columns'] = [
      { key: 'change', label: 'Change', type: 'text' },
      { key: 'quote', label: 'Quote', type: 'text' },
      { key: 'link', label: 'Link', type: 'link' },
    ];
    const rows = ['a long sentence, told twice', 'another long sentence'].map((quote) => ({
      change: quote,
      quote,
      link: 'https://h/x',
    }));
    expect(renderTable({ columns, rows, summary: {} }, { width: 60 })).toEqual([
      'Change',
      '───────────────────────────',
      'a long sentence, told twice',
      'another long sentence',
    ]);
  });

  it('leaves out a column without a value, and shows the parts of list members', () => {
    const columns: Table['columns'] = [
      { key: 'vendor', label: 'Vendor', type: 'text' },
      { key: 'fees', label: 'Fees', type: 'money' },
      { key: 'lines', label: 'Lines', type: 'list' },
    ];
    const rows = [{ vendor: 'Acme Bolts', fees: null, lines: [{ item: 'nut', unitPrice: '2.00', packs: null }] }];
    expect(renderTable({ columns, rows, summary: {} }, { width: 60 })).toEqual([
      'Vendor',
      '──────────',
      'Acme Bolts',
      '      Lines:',
      '        - item nut, unit price 2.00',
    ]);
  });

  it('leaves out a quote that says what the change says, and keeps one that says more', () => {
    const columns: Table['columns'] = [
      { key: 'change', label: 'Change', type: 'text' },
      { key: 'quote', label: 'Quote', type: 'text' },
    ];
    const change = 'Removed the endpoint /v1/readings';
    const quotes = ['- **Removed** the endpoint `/v1/readings`.', `${change}, which nobody called since 2024`];
    const rows = quotes.map((quote) => ({ change, quote }));
    const lines = renderTable({ columns, rows, summary: {} }, { width: 80 });
    expect(lines.filter((line) => line.includes('Quote:'))).toEqual([expect.stringContaining('nobody called since')]);
  });

  it('keeps the order of the columns where one does not fit any more', () => {
    const labels = ['Vendor', 'Currency', 'Lines', 'Freight', 'Landed total', 'At least'];
    const columns = labels.map((label, i) => ({ key: `c${i}`, label, type: 'money' as const }));
    const rows = [Object.fromEntries(columns.map(({ key }) => [key, '1234.50']))];
    const text = renderTable({ columns, rows, summary: {} }, { width: 44 }).join('\n');
    expect(labels.map((label) => text.indexOf(label))).toEqual(
      labels.map((label) => text.indexOf(label)).toSorted((a, b) => a - b),
    );
  });

  it('keeps every line of a wide table within the width', () => {
    const columns = Array.from({ length: 12 }, (_, i) => ({
      key: `c${i}`,
      label: `Column ${i}`,
      type: 'text' as const,
    }));
    const rows = [Object.fromEntries(columns.map(({ key }) => [key, 'a value here']))];
    const lines = renderTable({ columns, rows, summary: {} }, { width: 80 });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join(' ').match(/a value here/g)).toHaveLength(12);
  });
});

describe('wrap', () => {
  it('keeps the lines of the text and breaks between words', () => {
    expect(wrap('one two three\n\nfour', 8)).toEqual(['one two', 'three', '', 'four']);
  });

  it('hangs the lines of a list item below its text', () => {
    expect(wrap('- one two three\n10. four five', 11)).toEqual(['- one two', '  three', '10. four', '    five']);
  });

  it('leaves a long address whole', () => {
    expect(wrap('see https://example.org/a/long/address now', 12)).toEqual([
      'see',
      'https://example.org/a/long/address',
      'now',
    ]);
  });
});
