import { describe, expect, it } from 'vitest';
import { checkComposition } from './check-composition.ts';
import { check, compose, finding, FINDINGS, GROUND, LOG, row, SHOP } from './examples/kestrel-widgets.ts';

describe('checkComposition, rows', () => {
  it.each([
    ['text of a quote', { change: 'Removed the square widget API' }, {}],
    ['text in another case', { change: 'removed the SQUARE widget api.' }, {}],
    ['text cut with an ellipsis', { change: 'Removed the square widget API, which…' }, {}],
    ['text with its markup', { change: '**Removed** the `square` widget API' }, {}],
    ['a value of a heading', { version: '3.0.0' }, {}],
    ['a version with a v', { version: 'v3.0.0' }, { findings: ['version'] }],
    ['nothing', { version: null, date: null, change: '' }, {}],
    ['a judged rank', { rank: 7 }, {}],
    ['no judged rank', { rank: null, version: '3.0.0' }, {}],
    [
      'a derived date',
      { date: '2030-01-02' },
      { derivations: [{ cell: 'date', rule: 'iso-date' as const, from: ['Jan 2, 2030'], value: '2030-01-02' }] },
    ],
    ['a date as it stands', { date: '2030-05-06' }, { findings: ['added'] }],
    ['a date of a time stamp', { date: '2030-07-08' }, { findings: ['stamp'] }],
    ['an amount written otherwise', { price: '1250.00' }, { findings: ['offer'] }],
    [
      'a derived sum',
      { price: '1298.50' },
      {
        findings: ['offer'],
        derivations: [{ cell: 'price', rule: 'sum' as const, from: ['1250.00', '48.50'], value: '1298.50' }],
      },
    ],
    [
      'a result of a result',
      { price: '31250.00' },
      {
        findings: ['offer'],
        derivations: [
          { cell: 'lines', rule: 'count' as const, from: ['25', '1250.00'], value: 2 },
          { cell: 'price', rule: 'product' as const, from: ['25', '1250.00'], value: '31250.00' },
        ],
      },
    ],
    ['the address of the page', { link: LOG }, {}],
    ['a link of the page', { link: 'https://pages.example/77' }, {}],
    [
      'values in a member without a column',
      { lines: [{ part: 'brackets', qty: 25, price: '1250.00' }] },
      { findings: ['offer'] },
    ],
    [
      'a derived value in such a member',
      { lines: [{ total: '31250.00' }] },
      {
        findings: ['offer'],
        derivations: [{ cell: 'lines[0].total', rule: 'product' as const, from: ['25', '1250.00'], value: '31250.00' }],
      },
    ],
  ])('keeps %s', (_, cells, overrides) => {
    const ground = { ...GROUND, findings: [...FINDINGS, finding('version', 'log', ['Now comes v3.0.0 at last'])] };
    const { rows, dropped } = checkComposition(compose([row(cells, overrides)]), ground);
    expect(dropped).toEqual([]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['text of another finding', { change: 'Added support for triangular widgets' }, {}],
    ['text with a word left out', { change: 'Removed the widget API' }, {}],
    ['text with a word put in', { change: 'Removed the old square widget API' }, {}],
    [
      'pieces of a quote joined without its "not"',
      { change: 'the lamp does burn when it is wet' },
      {
        findings: ['wet'],
        derivations: [
          {
            cell: 'change',
            rule: 'joined' as const,
            from: ['the lamp does', 'burn when it is wet'],
            value: 'the lamp does burn when it is wet',
          },
        ],
      },
    ],
    ['text that turns the meaning round', { change: 'Not removed the square widget API' }, {}],
    ['a cut word', { change: 'quare widget API' }, {}],
    ['a version of another heading', { version: '3.1.0' }, {}],
    ['part of a version', { version: '3.0' }, {}],
    ['a version of the brief', { version: '9.9.9' }, { findings: ['gone', 'brief'] }],
    ['a date in words that is not derived', { date: '2030-01-02' }, {}],
    [
      'a wrongly derived date',
      { date: '2030-01-03' },
      { derivations: [{ cell: 'date', rule: 'iso-date' as const, from: ['Jan 2, 2030'], value: '2030-01-03' }] },
    ],
    [
      'a date derived from text that stands nowhere',
      { date: '2030-01-03' },
      { derivations: [{ cell: 'date', rule: 'iso-date' as const, from: ['Jan 3, 2030'], value: '2030-01-03' }] },
    ],
    [
      'a derivation for another cell',
      { date: '2030-01-02' },
      { derivations: [{ cell: 'version', rule: 'iso-date' as const, from: ['Jan 2, 2030'], value: '2030-01-02' }] },
    ],
    ['an amount that stands nowhere', { price: '1250.01' }, { findings: ['offer'] }],
    ['part of an amount', { price: '250.00' }, { findings: ['offer'] }],
    ['a negative amount of a positive one', { price: '-48.50' }, { findings: ['offer'] }],
    ['a link of another page', { link: SHOP }, {}],
    ['a made-up link', { link: 'https://pages.example/78' }, {}],
    ['a link longer than that of the page', { link: 'https://pages.example/77/../../evil' }, {}],
    ['an address in a judged cell', { rank: 'see https://evil.example/' }, {}],
    ['true', { change: true }, {}],
    [
      'a made-up value in a member without a column',
      { lines: [{ part: 'brackets', qty: 26 }] },
      { findings: ['offer'] },
    ],
    ['no finding', { rank: 1 }, { findings: [] }],
    ['a finding that was dropped', { rank: 1 }, { findings: ['gone', 'nowhere'] }],
  ])('drops a row with %s', (_, cells, overrides) => {
    const { rows, dropped, table } = check([row(cells, overrides)]);
    expect(rows).toEqual([]);
    expect(table?.rows).toEqual([]);
    expect(dropped).toHaveLength(1);
    expect(dropped[0]?.reason).toMatch(/stands in none|words changed|does not hold|no finding|not verified/);
  });
});
