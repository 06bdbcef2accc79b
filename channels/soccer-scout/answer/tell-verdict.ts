import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import { claim, plural } from './pieces.ts';

interface Placed {
  at: number;
  row: ComposedRow;
}

export interface Counted {
  programmes: readonly (Placed & { fit: 'yes' | 'unknown' | 'no' })[];
  records: readonly (Placed & { kind: 'field' | 'club' })[];
  hasAge: boolean;
  /** Something was found besides of which no row holds. */
  hasFallen: boolean;
}

/** The first line: how many programs fit, and how many fields and clubs there are. Nothing where there is none of them. */
export function tellVerdict({ programmes, records, hasAge, hasFallen }: Counted): ComposedSentence[] {
  const fitting = programmes.filter(({ fit }) => fit === 'yes');
  const named = hasAge ? fitting : programmes;
  const all: { rows: readonly Placed[]; one: string; many: string }[] = [
    {
      rows: named,
      one: hasAge ? 'program that fits the age' : 'program',
      many: hasAge ? 'programs that fit the age' : 'programs',
    },
    { rows: records.filter(({ kind }) => kind === 'field'), one: 'soccer field', many: 'soccer fields' },
    { rows: records.filter(({ kind }) => kind === 'club'), one: 'club or center', many: 'clubs or centers' },
  ];
  const groups = all.filter(({ rows }) => rows.length > 0);
  const isNone = hasAge && programmes.length > 0 && fitting.length === 0 && !hasFallen;
  const none = isNone ? ['no program that surely fits the age'] : [];
  const words = [...none, ...groups.map(({ rows, one, many }) => `${rows.length} ${plural(rows.length, one, many)}`)];
  if (groups.length === 0) return [];
  const counted = groups.flatMap(({ rows }) => rows);
  const text = `${words.join(', ')}.\n`;
  return [
    claim(text.charAt(0).toUpperCase() + text.slice(1), {
      rows: counted.map(({ at }) => at),
      derivations: groups.map(({ rows, many }) => ({
        cell: many,
        rule: 'count',
        from: rows.map(({ row }) => row.cells['link'] ?? null),
        value: rows.length,
      })),
    }),
  ];
}
