import { Connection } from '@temporalio/client';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';
import type { Db } from '../db/connect.ts';
import { isMigrated, isReachable } from '../db/queries/is-migrated.ts';
import type { Readiness } from './context.ts';

/** Probes must not hammer what they probe. */
const KEEP_MS = 1_000;
const TEMPORAL_MS = 2_000;

/** Checks Postgres, its migrations and Temporal; the answer is kept for a second. */
export function createReadiness(
  db: Db,
  settings: TemporalSettings,
  isDraining: () => boolean,
): Readiness & AsyncDisposable {
  const { namespace: _, ...server } = settings;
  const temporal = Connection.lazy({
    ...server,
    interceptors: [],
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 },
  });
  let kept: { at: number; answer: ReturnType<Readiness['check']> } | undefined;
  return { check, [Symbol.asyncDispose]: () => temporal.close() };

  function check(): ReturnType<Readiness['check']> {
    if (!kept || performance.now() - kept.at > KEEP_MS) kept = { at: performance.now(), answer: look() };
    return kept.answer;
  }

  async function look() {
    const [postgres, migrations, temporalCheck] = await Promise.all([
      name(isReachable(db), 'not reachable'),
      name(isMigrated(db), 'not up to date'),
      name(
        temporal.withDeadline(Date.now() + TEMPORAL_MS, () => temporal.healthService.check({})).then(() => true),
        'not reachable',
      ),
    ]);
    const checks = { postgres, migrations, temporal: temporalCheck, ...(isDraining() && { process: 'draining' }) };
    return { isReady: postgres === 'ok' && migrations === 'ok' && !isDraining(), checks };
  }
}

const name = (check: Promise<boolean>, otherwise: string): Promise<string> =>
  check.then((isOk) => (isOk ? 'ok' : otherwise)).catch(() => otherwise);
