import type { JsonObject } from '#contracts/json.ts';
import type { KeyedRow, ValuedFinding } from './merge-rows.ts';
import type { Reading } from './read-brief.ts';
import type { SourceFault } from './source-faults.ts';

/**
 * What can be said of an item. `none found` is the strong one: every source that was asked has answered, and no word that bears on the item
 * was left unread. `unclear`: nothing was found, but one of the two does not hold. `outside limits`: what was found is not what the brief
 * limits itself to. `not checked`: no source answered, or none carries what was read of
 * its answer.
 */
export type Outcome = 'found' | 'none found' | 'outside limits' | 'unclear' | 'not checked';

export interface ItemVerdict {
  at: number;
  name: string;
  outcome: Outcome;
  found: number;
  /** Rows that an earlier take has told. */
  repeated: number;
  /** Findings that carry that there is nothing, or nothing within the limits. */
  findings: string[];
  /** Sources that answered, as prose calls them. */
  sources: string[];
  /** What stands against a stronger word; empty where nothing does. */
  why: string;
  /** Rows that the limits of the brief leave out. */
  outside: number;
  /** How many rows the sources have beyond those that were read. */
  left: number;
}

interface Evidence<Wanted extends JsonObject> {
  items: readonly string[];
  rows: readonly KeyedRow[];
  known: readonly KeyedRow[];
  /** Rows that the limits of the brief leave out. */
  outside: readonly KeyedRow[];
  valued: readonly ValuedFinding[];
  faults: readonly SourceFault[];
  reading: Reading<Wanted>;
  slot: string | undefined;
  answered: readonly { item: number; source: string }[];
  totals: readonly { item: number; total: number }[];
  /** What was found and has no row that its source carries. */
  fallen: readonly { item: number; key: string }[];
}

export function judgeItems<Wanted extends JsonObject>(evidence: Evidence<Wanted>): ItemVerdict[] {
  return evidence.items.map((name, at): ItemVerdict => {
    const of = <T extends { item: number }>(all: readonly T[]): T[] => all.filter(({ item }) => item === at);
    const found = of(evidence.rows).length;
    const repeated = of(evidence.known).length;
    const outside = of(evidence.outside).length;
    const findings =
      outside > 0
        ? of(evidence.outside).flatMap(({ row }) => row.findings)
        : evidence.valued.flatMap(({ finding, value }) =>
            value.kind === 'none' && value.item === at ? [finding.id] : [],
          );
    const faults = of(evidence.faults);
    const unread = unreadOn(evidence, at);
    const fallen = of(evidence.fallen);
    const isForeign = evidence.reading.foreign?.includes(at) === true && found + repeated === 0;
    const sources = [...new Set(of(evidence.answered).map(({ source }) => source))];
    const why = [
      ...(faults.length > 0
        ? [`${[...new Set(faults.map(({ source }) => source))].join(' and ')} gave no answer.`]
        : []),
      ...(unread.length > 0 ? [`${unread.map((words) => `“${words}”`).join(', ')} of the brief was not read.`] : []),
      ...(fallen.length > 0
        ? [
            `${fallen.map(({ key }) => `“${key}”`).join(', ')} stands in an answer, which does not carry all that was read of it.`,
          ]
        : []),
      ...(isForeign ? ['The sources are in English and were asked for it as written: give its English name.'] : []),
      ...(faults.length === 0 && sources.length === 0 ? ['The brief does not say enough of it to ask.'] : []),
    ].join(' ');
    const total = Math.max(0, ...of(evidence.totals).map((each) => each.total));
    const counts = { found: found + repeated, outside, none: findings.length, answers: sources.length };
    const outcome = ruleOn({
      ...counts,
      fallen: fallen.length,
      doubts: faults.length + unread.length + Number(isForeign),
    });
    const left = found + repeated > 0 ? Math.max(0, total - found - repeated - outside) : 0;
    return { at, name, outcome, found, repeated, findings, sources, why, outside, left };
  });
}

function ruleOn(counts: Record<'found' | 'fallen' | 'outside' | 'none' | 'answers' | 'doubts', number>): Outcome {
  if (counts.found > 0) return 'found';
  if (counts.fallen > 0) return 'not checked';
  if (counts.outside > 0) return 'outside limits';
  if (counts.answers === 0) return 'not checked';
  return counts.doubts > 0 || counts.none === 0 ? 'unclear' : 'none found';
}

/** What was left unread in the clause of an item; of a brief that is one question, all of it. */
function unreadOn<Wanted extends JsonObject>({ reading, slot }: Evidence<Wanted>, at: number): string[] {
  return reading.unread.flatMap(({ words, bears }) =>
    slot === undefined || bears.includes(`${slot}:${at}`) ? [words] : [],
  );
}
