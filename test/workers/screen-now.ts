import { expect } from 'vitest';
import { sql } from 'kysely';
import { channels } from '../../channels/index.ts';
import { asOperator } from '../../db/as-operator.ts';
import { findInstallationOperator, listScreenings, screenNow } from '../../db/queries/screenings.ts';
import type { ScreeningRow } from '../../db/queries/screenings.ts';
import { withFewerBriefs } from '../support/channels/catalogue.ts';
import { eventually } from '../support/eventually.ts';
import type { TestService } from '../support/start-service.ts';

/** A channel with few of its briefs: its rules answer all of them in the tests beside them. */
export const fewer = (slug: string, count: number) => withFewerBriefs(channels.get(slug)!, count);

/** Screens now, and gives the screening of a channel when so many of it have ended, the newest first. */
export async function screen({ owner }: TestService, channel: string, count: number): Promise<ScreeningRow[]> {
  await screenNow(owner, null, channel);
  return eventually(async () => {
    const ended = (await listScreenings(owner, null, 10)).filter((row) => row.channel === channel && row.endedAt);
    expect(ended).toHaveLength(count);
    return ended;
  });
}

/** Rows of the installation's own operator. */
export async function own<T>({ owner }: TestService, query: ReturnType<typeof sql<T>>): Promise<T[]> {
  const operatorId = await findInstallationOperator(owner);
  return asOperator(owner, operatorId, async (trx) => (await query.execute(trx)).rows);
}

/** What an operator was told of screenings that fell short, the oldest first. */
export const eventsOf = ({ owner }: TestService, operatorId: string) =>
  asOperator(owner, operatorId, async (trx) => {
    const { rows } = await sql<{ body: string }>`
      select body from event where type = 'eval.regressed' order by created_at`.execute(trx);
    return rows.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data);
  });
