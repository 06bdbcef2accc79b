import type { TableSpec } from '#contracts/still.ts';
import { showValue } from '#contracts/still.ts';
import { card } from './card.ts';
import { column, row, rule, text } from './element.ts';
import type { Element } from './element.ts';
import { clip, directionOf } from './plain-text.ts';
import { CELL_SIZE, chooseColumns, GAP } from './table-columns.ts';
import type { ShownColumn } from './table-columns.ts';
import { THEME } from './theme.ts';

/** Graphemes of a cell: more than three lines of the widest column. */
const MOST_OF_CELL = 240;

/** The first rows of a table, as many columns as can be read. */
export function tableCard(spec: TableSpec): Element {
  const { shown, left } = chooseColumns(spec);
  const rest = spec.total - spec.rows.length;
  return card({
    what: 'Table',
    aside: rest > 0 ? `First ${spec.rows.length} of ${spec.total} rows` : countRows(spec.total),
    body: column({}, [
      row({ gap: GAP, paddingBottom: 12, alignItems: 'flex-end' }, shown.map(showLabel)),
      rule({ height: 2, backgroundColor: THEME.ink }),
      ...spec.rows.flatMap((_, index) => [
        ...(index === 0 ? [] : [rule({ backgroundColor: THEME.line })]),
        row(
          { gap: GAP, paddingTop: 14, paddingBottom: 14 },
          shown.map((one) => showCell(one, index)),
        ),
      ]),
    ]),
    facts:
      left.length === 0 ? [] : [[{ name: 'Also in the table', value: left.map((name) => clip(name, 40)).join(', ') }]],
  });
}

function showLabel({ column: { label, unit }, width, isRight }: ShownColumn): Element {
  return text(unit === undefined ? clip(label, 60) : `${clip(label, 60)} (${clip(unit, 20)})`, {
    width,
    flexShrink: 0,
    fontSize: 17,
    fontWeight: 600,
    lineHeight: 1.25,
    color: THEME.muted,
    textAlign: isRight ? 'right' : 'left',
    lines: 3,
  });
}

function showCell({ column: { type }, cells, width, isRight }: ShownColumn, index: number): Element {
  const cell = cells[index] ?? null;
  const words = cell === null ? '–' : clip(cell, MOST_OF_CELL);
  return text(words, {
    width,
    flexShrink: 0,
    fontSize: CELL_SIZE,
    color: cell === null ? THEME.muted : THEME.ink,
    textAlign: isRight ? 'right' : 'left',
    direction: directionOf(words),
    fontFeatureSettings: type === 'text' || type === 'list' ? '"tnum" 0' : '"tnum" 1',
    lines: 3,
  });
}

const countRows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** Rows and values that a caption tells. */
const TOLD_ROWS = 3;

/** What the card shows, in words: its size, and the first rows with the values that are shown of them. */
export function tellTable(spec: TableSpec): string {
  const { shown } = chooseColumns(spec);
  const told = spec.rows.slice(0, TOLD_ROWS).map((cells, index) => {
    const values = shown.flatMap(({ column: { key, label } }) => {
      const value = showValue(cells[key]);
      return value === null ? [] : [`${clip(label, 60)} ${clip(value, 90)}`];
    });
    return `Row ${index + 1}: ${values.join('; ')}.`;
  });
  const rest = spec.rows.length < spec.total ? `, the first ${spec.rows.length} shown` : '';
  return `Table of ${countRows(spec.total)}${rest}. ${told.join(' ')}`;
}
