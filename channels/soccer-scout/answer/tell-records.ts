import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { RecordFound } from './found.ts';
import { claim, plural, say } from './pieces.ts';

export interface PlacedRecord {
  record: RecordFound;
  at: number;
  row: ComposedRow;
}

/** More than these are left to the table. */
const MOST_LINES = 8;

/** How many fields or clubs there are, and the nearest of them. */
export function tellRecords(records: PlacedRecord[], kind: RecordFound['kind']): ComposedSentence[] {
  const own = records.filter(({ record }) => record.kind === kind);
  if (own.length === 0) return [];
  const shown = own.slice(0, MOST_LINES);
  const word = plural(
    own.length,
    kind === 'field' ? 'soccer field' : 'club or center',
    kind === 'field' ? 'soccer fields' : 'clubs or centers',
  );
  const rest = own.length > shown.length ? `; the nearest ${shown.length} are listed here and all in the table` : '';
  const rows = own.map(({ at }) => at);
  const links = own.map(({ row }) => row.cells['link'] ?? null);
  const counts = [
    { cell: 'count', rule: 'count' as const, from: links, value: own.length },
    { cell: 'shown', rule: 'count' as const, from: links.slice(0, shown.length), value: shown.length },
  ];
  const isAre = plural(own.length, 'is', 'are');
  return [
    claim(`${own.length} ${word} on the map ${isAre} within the radius${rest}:\n`, { rows, derivations: counts }),
    ...shown.map(tellRecord),
    say('\n'),
  ];
}

function tellRecord({ record, at, row }: PlacedRecord): ComposedSentence {
  const { cells } = row;
  const what = record.kind === 'field' ? 'field' : 'center';
  const name = record.name ?? `${what} without a name${record.reference ? ` (reference ${record.reference})` : ''}`;
  const address = cells['address'] ? `, ${String(cells['address'])}` : '';
  const access = record.access ? `, access: ${record.access}` : '';
  const indoor = record.indoor ? `, indoor: ${record.indoor}` : '';
  const text = `- ${name}, ${String(cells['distanceMiles'])} miles${address}${access}${indoor}: ${String(cells['link'])}\n`;
  return claim(text, { findings: [record.id], rows: [at] });
}
