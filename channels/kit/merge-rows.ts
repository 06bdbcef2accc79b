import type { ComposedRow, Finding } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { FindingValue } from './finding-value.ts';
import type { Parts } from './parts.ts';

export interface KeyedRow {
  item: number;
  key: string;
  row: ComposedRow;
}

export interface ValuedFinding {
  finding: Finding;
  value: FindingValue;
}

/** Rows of one item with one key are one: what the first source leaves empty another fills. */
export function mergeRows<Wanted extends JsonObject>(
  { order, columns }: Parts<Wanted>,
  valued: readonly ValuedFinding[],
  items: number,
): KeyedRow[] {
  // In the order in which the database keeps the members of an object: links of a row stay in their order.
  const ordered = columns.toSorted((a, b) => a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
  const empty = Object.fromEntries(ordered.map(({ key, type }) => [key, type === 'list' ? [] : null]));
  const rows = new Map<string, KeyedRow>();
  for (const { finding, value } of valued) {
    if (value.kind !== 'row') continue;
    const { item, key, cells, derivations } = value;
    const known = rows.get(`${item} ${key}`);
    if (!known) {
      rows.set(`${item} ${key}`, {
        item,
        key,
        row: { cells: { ...empty, ...cells }, findings: [finding.id], derivations: [...derivations] },
      });
      continue;
    }
    const { row } = known;
    row.findings.push(finding.id);
    for (const [name, cell] of Object.entries(cells)) {
      if (cell === null || !isBlank(row.cells[name])) continue;
      row.cells[name] = cell;
      row.derivations.push(...derivations.filter((derivation) => derivation.cell === name));
    }
  }
  const all = [...rows.values()];
  return Array.from({ length: items }, (_, item) => {
    const own = all.filter((row) => row.item === item);
    return order ? own.toSorted((a, b) => order(a.row.cells, b.row.cells)) : own;
  }).flat();
}

const isBlank = (cell: Json | undefined): boolean =>
  cell === null || cell === undefined || (Array.isArray(cell) && cell.length === 0);
