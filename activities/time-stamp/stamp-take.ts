import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GradeReport } from '#contracts/grade.ts';
import type { TimeStampOutcome } from '#contracts/time-stamp.ts';
import { findPageReads } from '../../db/queries/pages.ts';
import { findOutputs } from '../../db/queries/stored-take.ts';
import { buildStampRequest, readStampAnswer } from '../../evidence/time-stamp/ask-for-stamp.ts';
import type { Outbound } from '../../outbound/create-outbound.ts';
import type { StageContext } from '../run-stage.ts';
import type { TakeDeps } from '../take-deps.ts';

/** What the end of a take waits for an authority at most, over all attempts. */
const BUDGET_MS = 5_000;
const ATTEMPT_MS = 2_000;
/** Before the second and the third attempt. */
const PAUSES_MS = [200, 600];
/** A token with its chain of certificates has some 6 kB. */
const ANSWER_BYTES = 64 * 1024;
const HEADERS = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' };

export type StampDeps = Pick<TakeDeps, 'db' | 'outbound' | 'timestampUrl'>;
export type StampContext = Pick<StageContext, 'takeId' | 'operatorId' | 'takeLog' | 'acceptedAt' | 'world' | 'signal'> &
  Pick<StageContext, 'think' | 'log'>;

/**
 * Has an authority stamp what the take's answer follows from, where one is configured: a stamp, or why there is none. Nothing that an authority does
 * ends a take. Screenings read a made-up world, whose time proves nothing.
 */
export async function stampTake(
  { db, outbound, timestampUrl }: StampDeps,
  context: StampContext,
  report: GradeReport,
): Promise<TimeStampOutcome | undefined> {
  if (timestampUrl === undefined || context.world) return undefined;
  const { log, signal } = context;
  const [outputs, pages] = await Promise.all([findOutputs(db, context), findPageReads(db, context)]);
  const stamped = await context.think('tell-stamped', {
    takeId: context.takeId,
    createdAt: context.acceptedAt,
    outputs: [...outputs, { step: 'grade', text: JSON.stringify(report), sha256: '' }],
    pages: pages.map(({ sha256, url, at }) => ({ sha256, url, at })),
    trace: context.takeLog.slice(0, 1),
  });
  const outcome = await askForStamp(outbound, { url: timestampUrl, stamped, signal });
  if ('missed' in outcome) log.warn({ reason: outcome.missed }, 'the take has no time stamp');
  return outcome;
}

/** A few attempts within the budget. Rejects only when cancelled. */
export async function askForStamp(
  outbound: Pick<Outbound, 'ask'>,
  { url, stamped, signal }: { url: string; stamped: Uint8Array; signal: AbortSignal },
): Promise<TimeStampOutcome> {
  const endsAt = performance.now() + BUDGET_MS;
  let missed = '';
  for (let attempt = 0; attempt <= PAUSES_MS.length; attempt += 1) {
    if (attempt > 0) await pause(PAUSES_MS[attempt - 1], undefined, { signal });
    const timeoutMs = Math.min(ATTEMPT_MS, endsAt - performance.now());
    if (timeoutMs <= 0) break;
    const nonce = randomBytes(8);
    const body = buildStampRequest(stamped, nonce);
    const sent = { url, headers: HEADERS, body, timeoutMs, maxAnswerBytes: ANSWER_BYTES, signal };
    const outcome = await outbound.ask(sent);
    if (outcome.kind === 'unanswered') missed = `the authority: ${outcome.reason}`;
    else if (outcome.status !== 200) missed = `the authority answered with status ${outcome.status}`;
    else {
      const read = readStampAnswer(outcome.answer, stamped, nonce);
      if ('token' in read) return { token: Buffer.from(read.token).toString('base64') };
      missed = `what the authority sent is no stamp: ${read.fault}`;
    }
  }
  return { missed };
}
