import type { ChannelColumn, Composition } from '#contracts/composition.ts';
import type { ComposedRow, FallenRow } from '#contracts/evidence.ts';
import type { ClaimKind } from '#contracts/grade.ts';
import { isCode } from './check-summary.ts';
import type { DroppedFinding } from './verify-findings.ts';

/** A claim that fell, by its place in the composition. */
type Dropped = readonly { kind: ClaimKind; at: number }[];

/** Rows of one composition and of the next are of the same thing where they are made of the same findings. */
export const isSameRow = (one: Pick<ComposedRow, 'findings'>, other: Pick<ComposedRow, 'findings'>): boolean =>
  one.findings.length === other.findings.length && one.findings.every((id) => other.findings.includes(id));

/** What a row is called: its first cell in words, no code and no ruling that its column has words for. */
export function titleOfRow({ cells }: ComposedRow, columns: readonly ChannelColumn[]): string | undefined {
  return columns
    .filter(({ says, type }) => says === undefined && type !== 'link')
    .map(({ key }) => cells[key])
    .find((cell): cell is string => typeof cell === 'string' && /\p{L}/u.test(cell) && !isCode(cell));
}

/** Rows of earlier tries that no row of this one is made anew of and falls again. */
export function fellBefore({ fallen = [], table }: Composition, dropped: Dropped): FallenRow[] {
  const again = dropped.flatMap(({ kind, at }) => (kind === 'row' ? (table?.rows[at] ?? []) : []));
  return fallen.filter((row) => !again.some((one) => isSameRow(one, row)));
}

/** What is named before the rest is counted. */
const NAMED = 12;
const TITLE = 80;

/** What is said in `undone` of the rows that fell, in this composition or in an earlier try at it. */
export function tellFallen(composition: Composition, dropped: Dropped): string[] {
  const { table, fallen = [] } = composition;
  const rows = [...(table?.rows ?? []), ...fallen];
  const fell = dropped.flatMap(({ kind, at }) => (kind === 'row' ? (rows[at] ?? []) : []));
  return toldOf(
    fell.map((row) => nameOf(row, table?.columns ?? [])),
    { more: 'rows', why: 'what was composed of it is not carried by what was read' },
  );
}

/** The same of findings that fell before anything was composed of them, each by the words that it was to stand on. */
export function tellFallenFindings(ids: readonly string[], dropped: readonly DroppedFinding[]): string[] {
  const names = ids.map((id) => {
    const quote = dropped.find((fault) => fault.finding === id && fault.quote?.trim())?.quote;
    return quote === undefined ? 'Something that was read' : inQuotes(quote);
  });
  return toldOf([...new Set(names)], { more: 'findings', why: 'its page does not carry it' });
}

function toldOf(names: readonly string[], { more, why }: { more: string; why: string }): string[] {
  const rest = names.length - NAMED;
  return [
    ...names.slice(0, NAMED).map((name) => `${name} was left out: ${why}.`),
    ...(rest > 0 ? [`${rest} more ${more} were left out: ${why}.`] : []),
  ];
}

function nameOf(row: ComposedRow, columns: readonly ChannelColumn[]): string {
  const code = columns.find(({ type, isJudged }) => type === 'text' && !isJudged)?.key;
  const title = (titleOfRow(row, columns) ?? String((code && row.cells[code]) ?? '')).trim();
  return title === '' ? 'A row of the table' : inQuotes(title);
}

function inQuotes(words: string): string {
  const title = words.replace(/\s+/g, ' ').trim();
  return title.length <= TITLE ? `“${title}”` : `“${title.slice(0, TITLE)} …”`;
}
