import type { Composition } from '#contracts/composition.ts';
import type { ComposedSentence } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ComposeInput } from '../channel.ts';
import type { Notes } from './extract.ts';
import { fromValue } from './finding-value.ts';
import { itemsOf, parseQuestionId } from './parts.ts';
import type { Parts } from './parts.ts';
import type { Reading } from './read-brief.ts';
import { mergeRows } from './merge-rows.ts';
import type { KeyedRow, ValuedFinding } from './merge-rows.ts';
import { plain } from './plain.ts';
import { gatherFaults, tellFaults, titlesOf } from './source-faults.ts';
import { judgeItems } from './judge-items.ts';
import type { ItemVerdict, Outcome } from './judge-items.ts';
import { tellReading, tellUnread } from './tell-reading.ts';

/** Rows of one item that the answer tells; the table has all of them. */
const TOLD_ROWS = 12;

type Input<Wanted extends JsonObject> = ComposeInput<Reading<Wanted>, Notes>;

/** Turns findings into rows and sentences, and says what was not asked, not answered and not read. */
export function compose<Wanted extends JsonObject>(parts: Parts<Wanted>, input: Input<Wanted>): Composition {
  const { findings, plan, notes, brief } = input;
  const { reading } = plan;
  const items = itemsOf(parts, reading.wanted);
  const valued = findings.map((finding) => ({ finding, value: fromValue(finding.value) }));
  const all = mergeRows(parts, valued, items.length);
  const merged = all.filter(({ row }) => parts.keep?.(row.cells, reading.wanted) ?? true);
  const isKnown = (row: KeyedRow): boolean =>
    !reading.isNarrowed && Boolean(brief.prior?.output) && (brief.prior?.output.includes(row.key) ?? false);
  const rows = merged.filter((row) => !isKnown(row));
  const known = merged.filter(isKnown);
  const titles = titlesOf(parts, reading.wanted, items.length);
  const faults = gatherFaults(parts, input, items);
  const verdicts = judgeItems({
    items,
    rows,
    known,
    outside: all.filter((row) => !merged.includes(row)),
    valued,
    faults,
    reading,
    slot: parts.items,
    answered: notes.answered.map((id) => ({
      item: parseQuestionId(id).item,
      source: titles.get(parseQuestionId(id).kind) ?? '',
    })),
    totals: notes.totals,
  });
  const undone = [
    ...tellUnread(reading),
    ...tellFaults(faults),
    ...notes.undone,
    ...verdicts.flatMap(({ name, outside }) =>
      outside > 0 ? [`${outside} of ${name} were found outside the limits of the brief and left out.`] : [],
    ),
    ...(notes.unasked > 0
      ? [`${notes.unasked} further pages of answers were left unread: the budget was used up.`]
      : []),
  ];
  const isMute = rows.length === 0 && known.length === 0 && verdicts.every(({ outcome }) => outcome === 'not checked');
  return {
    sentences: [
      ...tellReading(parts, reading, brief),
      ...verdicts.flatMap((verdict) => tellItem(parts, verdict, rows)),
    ],
    table: {
      columns: parts.columns,
      rows: rows.map(({ row }) => row),
      summary: {
        items: verdicts.map(({ name, outcome, found }) => ({ item: name, outcome, found })),
        unread: reading.unread.length,
      },
    },
    asks: notes.asks,
    held: [],
    undone,
    ...(isMute && { nothing: undone.join(' ') || 'None of the sources gave an answer.' }),
    metSubGoals: verdicts.flatMap(({ outcome }, at) => (outcome === 'not checked' ? [] : [`item-${at + 1}`])),
    assessments: [
      {
        name: 'coverage',
        score: Math.max(0, Math.round(reading.coverage * (1 - 0.25 * reading.doubts.length) * 1_000) / 1_000),
        why: `${Math.round(reading.coverage * 100)} % of what the brief says was read, ${reading.doubts.length} doubts`,
        findings: [],
      },
    ],
    leftOut: leftOutOf(valued, rows, verdicts),
  };
}

function tellItem<Wanted extends JsonObject>(
  parts: Parts<Wanted>,
  { name, outcome, at, findings, sources, why, repeated, left }: ItemVerdict,
  rows: readonly KeyedRow[],
): ComposedSentence[] {
  const own = rows.flatMap(({ item, row }, index) => (item === at ? [{ row, index }] : []));
  const asked = sources.length > 0 ? ` (asked: ${sources.join(', ')})` : '';
  if (own.length > 0) {
    const told = own.slice(0, TOLD_ROWS).map(({ row, index }) => ({
      ...plain(`- ${parts.tell(row.cells)}\n`),
      isFactual: true,
      rows: [index],
    }));
    const more = own.length - told.length;
    return [
      plain(`**${title(name)}**: ${own.length} found${asked}.\n`),
      ...told,
      ...(more > 0 ? [plain(`${more} more are in the table.\n`)] : []),
      ...(left > 0 ? [plain(`${left} more are in the source and were not asked for.\n`)] : []),
      ...(why ? [plain(`${why}\n`)] : []),
      plain('\n'),
    ];
  }
  if (repeated > 0) return [plain(`**${title(name)}**: nothing new; ${repeated} were told before${asked}.\n\n`)];
  if (outcome === 'not checked') return [plain(`**${title(name)}**: not checked. ${why}\n\n`)];
  const [said, then] = TOLD[outcome] ?? [parts.none, ''];
  const claim = { ...plain(said), isFactual: findings.length > 0, findings: [...findings] };
  return [plain(`**${title(name)}**: `), claim, plain(`${then}${asked}.${why && ` ${why}`}\n\n`)];
}

/** What is said of an item without rows, and how it goes on. */
const TOLD: Partial<Record<Outcome, [string, string]>> = {
  unclear: ['nothing was found', ', which is no all-clear'],
  'outside limits': ['nothing within the limits of the brief', ''],
};

const title = (name: string): string => name.replace(/\s+/g, ' ').replaceAll('*', '');

function leftOutOf(
  valued: readonly ValuedFinding[],
  rows: readonly KeyedRow[],
  verdicts: readonly ItemVerdict[],
): string[] {
  const used = new Set([
    ...rows.flatMap(({ row }) => row.findings),
    ...verdicts.flatMap(({ outcome, findings }) => (outcome === 'not checked' ? [] : findings)),
  ]);
  return valued.map(({ finding }) => finding.id).filter((id) => !used.has(id));
}
