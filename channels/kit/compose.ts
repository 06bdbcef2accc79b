import type { Composition } from '#contracts/composition.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ComposeInput } from '../channel.ts';
import type { Notes } from './extract.ts';
import { fromValue } from './finding-value.ts';
import { itemsOf, parseQuestionId } from './parts.ts';
import type { Parts } from './parts.ts';
import type { Reading } from './read-brief.ts';
import { mergeRows } from './merge-rows.ts';
import type { KeyedRow, ValuedFinding } from './merge-rows.ts';
import { gatherFaults, tellFaults, titlesOf } from './source-faults.ts';
import { judgeItems } from './judge-items.ts';
import type { ItemVerdict } from './judge-items.ts';
import { tellItems } from './tell-items.ts';
import { tellReading, tellUnread } from './tell-reading.ts';

type Input<Wanted extends JsonObject> = ComposeInput<Reading<Wanted>, Notes>;

/** Turns findings into rows and sentences, and says what was not asked, not answered and not read. */
export function compose<Wanted extends JsonObject>(parts: Parts<Wanted>, input: Input<Wanted>): Composition {
  const { findings, plan, notes, brief } = input;
  const { reading } = plan;
  const items = itemsOf(parts, reading.wanted);
  const fell = new Set((input.fallen ?? []).flatMap((row) => row.findings));
  const read = findings.map((finding) => ({ finding, value: fromValue(finding.value) }));
  const valued = read.filter(({ finding }) => !fell.has(finding.id));
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
    fallen: mergeRows(
      parts,
      read.filter(({ finding }) => fell.has(finding.id)),
      items.length,
    ),
  });
  const undone = [
    ...tellFaults(faults),
    ...tellUnread(reading),
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
    sentences: tellItems(parts, { verdicts, rows, reading: tellReading(parts, reading, brief) }),
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
    ...(isMute && {
      nothing: undone.join(' ') || verdicts.map(({ why }) => why).join(' ') || 'None of the sources gave an answer.',
    }),
    metSubGoals: verdicts.flatMap(({ outcome }, at) => (outcome === 'not checked' ? [] : [`item-${at + 1}`])),
    assessments: [
      {
        name: 'coverage',
        score: Math.max(0, Math.round(reading.coverage * (1 - 0.25 * reading.doubts.length) * 1_000) / 1_000),
        why: `${Math.round(reading.coverage * 100)} % of what the brief says was read, ${reading.doubts.length} doubts`,
        findings: [],
      },
    ],
    ...(notes.spoiled.length > 0 && { spoiled: notes.spoiled }),
    leftOut: leftOutOf(read, rows, verdicts),
  };
}

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
