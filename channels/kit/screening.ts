import type { JsonObject } from '#contracts/json.ts';
import type { ChannelCanary, Expectation, Screening } from '#contracts/screening.ts';
import type { Prior, TakeResponse } from '#contracts/take.ts';
import { asksFor, endsAs, equals, hasCells, holds, isGraded, rowsOf, speaks } from '../screening/expectation.ts';
import { recordedWorld } from './recorded-world.ts';
import type { RecordedAnswer } from './recorded-world.ts';

/** A brief with its answer over recorded sources. */
export interface KitBrief {
  name: string;
  notes: string;
  prior?: Prior;
  /** Every row in its order; what is left out of one is not looked at. */
  rows: JsonObject[];
  /** What came of each item, in order. */
  outcomes?: string[];
  /** Of the line that says how the brief was read. */
  read?: RegExp;
  says?: RegExp[];
  saysNot?: RegExp[];
  /** Each is in one of the sentences of `lifecycle.undone`, and there are no more of them than these. */
  undone?: RegExp[];
  asks?: string[];
  ends?: 'needs_input' | 'failed';
  grade?: string;
  /** Words of the brief that no request may hold. */
  stays?: string[];
}

interface RecordedScreening {
  /** When the briefs count as accepted (ISO 8601, UTC). */
  at: string;
  briefs: readonly KitBrief[];
  /** Answers by the names of their requests (`nameRequest`), written for the purpose. */
  recorded: Readonly<Record<string, RecordedAnswer>>;
  /** How each source says that it has nothing. */
  nothing: Readonly<Record<string, RecordedAnswer>>;
  canary: ChannelCanary;
}

/** The screening of a channel of the kit. */
export function screenBy({ at, briefs, recorded, nothing, canary }: RecordedScreening): Screening {
  const answer = recordedWorld(recorded, nothing);
  return {
    at,
    briefs: briefs.map((brief) => ({
      name: brief.name,
      notes: brief.notes,
      prior: brief.prior ?? null,
      hold: (take) => hold(brief, take),
    })),
    answer,
    canary,
  };
}

function hold(brief: KitBrief, take: TakeResponse): Expectation[] {
  const rows = rowsOf(take);
  const { undone } = take.lifecycle;
  const outcomes = Array.isArray(take.table?.summary['items'])
    ? take.table.summary['items'].map((item) =>
        typeof item === 'object' && item && 'outcome' in item ? item['outcome'] : null,
      )
    : [];
  return [
    endsAs(brief.ends ?? 'finished', take),
    asksFor(brief.asks ?? [], take),
    equals('number of rows', brief.rows.length, rows.length),
    ...brief.rows.map((wanted, at) => hasCells(`row ${at + 1}`, wanted, rows[at])),
    ...(brief.outcomes ? [equals('what came of each item', brief.outcomes, outcomes)] : []),
    ...(brief.read
      ? speaks(take.output.split('\n').find((line) => line.startsWith('Read as: ')) ?? '', [brief.read])
      : []),
    ...speaks(
      `${take.output}\n${take.lifecycle.recovery.detail}\n${take.asks.map(({ ask }) => ask).join('\n')}`,
      brief.says,
      brief.saysNot,
    ),
    ...(brief.ends ? [] : [holds('what is left undone', isTold(brief.undone ?? [], undone), undone)]),
    ...(brief.grade ? [isGraded(brief.grade, take)] : []),
  ];
}

const isTold = (patterns: readonly RegExp[], told: readonly string[]): boolean =>
  patterns.every((pattern) => told.some((sentence) => pattern.test(sentence))) &&
  told.every((sentence) => patterns.some((pattern) => pattern.test(sentence)));
