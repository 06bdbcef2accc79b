import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Expectation } from '#contracts/screening.ts';
import { INSTALLATION_OPERATOR } from '#contracts/screening.ts';
import type { AcceptedRequest } from '#contracts/take-event.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { JsonObject } from '#contracts/json.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';

/** The id of the installation's own operator, which is made where there is none. */
export async function findInstallationOperator(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select installation_operator(${INSTALLATION_OPERATOR}) as id`.execute(db);
  return rows[0]!.id;
}

/** Begins the screening of a channel, or goes on with one that stopped in the middle. @returns its id */
export async function beginScreening(
  db: Db,
  { operatorId, channel, bar, briefs }: { operatorId: string; channel: string; bar: number; briefs: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select begin_screening(${operatorId}, ${channel}, ${bar}, ${briefs}) as id`.execute(db);
  return rows[0]!.id;
}

export interface ScreenedTakeRef {
  operatorId: string;
  screeningId: string;
  brief: string;
  /** From 1. */
  attempt: number;
}

/** Rolls the take of a brief once. @returns the take; undefined where the screening is gone */
export async function rollScreened(
  db: Db,
  ref: ScreenedTakeRef & { takeId: string; channel: string; request: AcceptedRequest },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select roll_screened(${ref.operatorId}, ${ref.screeningId}, ${ref.brief}, ${ref.attempt}, ${ref.takeId}, ${ref.channel},
      ${JSON.stringify({ ...ref.request, meaning: ref.takeId })}) as id`.execute(db);
  return rows[0]!.id ?? undefined;
}

/** The answer that the end of a take froze; undefined while it runs. */
export async function findFrozenResponse(
  db: Db,
  operatorId: string,
  takeId: string,
): Promise<TakeResponse | undefined> {
  const { rows } = await sql<{ response: string | null }>`
    select read_response(${operatorId}, ${takeId}) as response`.execute(db);
  // Frozen by the finish, which writes a TakeResponse.
  return rows[0]?.response ? (JSON.parse(rows[0].response) as TakeResponse) : undefined;
}

/** Keeps what an answer was held against. */
export async function keepHeld(
  db: Db,
  { operatorId, screeningId, brief, attempt }: ScreenedTakeRef,
  held: readonly Expectation[],
): Promise<void> {
  const failed = held.filter(({ isMet }) => !isMet).map(({ expectation, found }) => ({ expectation, found }));
  await asOperator(db, operatorId, (trx) =>
    sql`update screening_take set expected = ${held.length}, met = ${held.length - failed.length}, failed = ${JSON.stringify(failed)}::jsonb
      where screening_id = ${screeningId} and brief = ${brief} and attempt = ${attempt}`.execute(trx),
  );
}

export interface ScreenedAnswerRef {
  operatorId: string;
  channel: string;
  brief: string;
  /** Version of the product. */
  release: string;
  /** SHA-256 of what was asked, hex. */
  askedSha256: string;
}

/** What this release answered to this brief when it was whole; undefined where it never was. */
export async function findScreenedAnswer(db: Db, ref: ScreenedAnswerRef): Promise<JsonObject | undefined> {
  return asOperator(db, ref.operatorId, async (trx) => {
    const { rows } = await sql<{ answer: JsonObject }>`
      select answer from screening_answer where channel = ${ref.channel} and brief = ${ref.brief} and release = ${ref.release}
        and asked_sha256 = ${ref.askedSha256}`.execute(trx);
    return rows[0]?.answer;
  });
}

/** Keeps an answer as that of this release, in place of an earlier release's. */
export async function keepScreenedAnswer(db: Db, ref: ScreenedAnswerRef, answer: JsonObject): Promise<void> {
  const { operatorId, channel, brief, release, askedSha256 } = ref;
  await asOperator(db, operatorId, (trx) =>
    sql`insert into screening_answer (operator_id, channel, brief, release, asked_sha256, answer)
      values (${operatorId}, ${channel}, ${brief}, ${release}, ${askedSha256}, ${JSON.stringify(answer)})
      on conflict (operator_id, channel, brief) do update set release = excluded.release, asked_sha256 = excluded.asked_sha256,
        answer = excluded.answer, kept_at = clock_timestamp()`.execute(trx),
  );
}

/** Forgets what this release answered to the briefs of a channel, or of all (null): the next screening says it anew. */
export async function forgetAnswers(db: Db, channel: string | null): Promise<void> {
  await sql`select forget_answers(${channel})`.execute(db);
}

/** Scores it, and tells the admins of a score under the bar. */
export async function endScreening(
  db: Db,
  { operatorId, screeningId, channel }: { operatorId: string; screeningId: string; channel: ChannelIdentityShown },
): Promise<void> {
  await sql`select end_screening(${operatorId}, ${screeningId}, ${JSON.stringify(channel)})`.execute(db);
}

/** A channel as an event names it. */
type ChannelIdentityShown = { id: string; number: string; name: string };

export interface ScreeningRow {
  screeningId: string;
  channel: string;
  bar: number;
  briefs: number;
  startedAt: Date;
  /** Null while it is under way. */
  endedAt: Date | null;
  score: number | null;
  expected: number | null;
  met: number | null;
  failed: { brief: string; expectation: string; found: string }[] | null;
  /** Briefs that have been held against an answer. */
  judged: number;
}

/** The newest screenings of each channel, newest first, for an admin or, with null, at the command line; LT403 for anybody else. */
export async function listScreenings(
  db: Kysely<Schema> | Transaction<Schema>,
  actor: string | null,
  perChannel: number,
): Promise<ScreeningRow[]> {
  const { rows } = await sql<Record<keyof ScreeningRow, never> & { bar: string; score: string | null }>`
    select screening_id as "screeningId", channel, bar, briefs, started_at as "startedAt", ended_at as "endedAt", score, expected, met, failed, judged
    from list_screenings(${actor}, ${perChannel})`.execute(db);
  return rows.map((row) => ({ ...row, bar: Number(row.bar), score: row.score === null ? null : Number(row.score) }));
}

/** Queues a screening of a channel, or of all; LT403 as above. */
export async function screenNow(
  db: Kysely<Schema> | Transaction<Schema>,
  actor: string | null,
  channel: string | null,
): Promise<void> {
  await sql`select screen_now(${actor}, ${INSTALLATION_OPERATOR}, ${channel})`.execute(db);
}

export interface ScoreRow {
  screeningId: string;
  at: Date;
  score: number;
  bar: number;
  /** Expectations that were not met. */
  failed: number;
}

/** Scores of a channel over time, oldest first, for an admin; LT403 for anybody else. */
export async function findScores(trx: Transaction<Schema>, actor: string, channel: string): Promise<ScoreRow[]> {
  const { rows } = await sql<Omit<ScoreRow, 'score' | 'bar'> & { score: string; bar: string }>`
    select screening_id as "screeningId", at, score, bar, failed from list_scores(${actor}, ${channel})`.execute(trx);
  return rows.map((row) => ({ ...row, score: Number(row.score), bar: Number(row.bar) }));
}
