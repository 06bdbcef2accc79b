import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { expect } from 'vitest';
import { seal } from '#contracts/seal.ts';
import type { WebhookEventName } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import type { Schema } from '../../db/schema.ts';
import { eventually } from './eventually.ts';
import { secret } from './services.ts';
import type { TestService } from './start-service.ts';

export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

export interface AttemptRow {
  attempt: number;
  outcome: string;
  status: number | null;
  failure: string | null;
  answer: string | null;
  next_attempt_at: Date | null;
}

/** What an operator of a service does with webhooks, past API and console. */
export async function asSubscriber(service: TestService, email = 'ada@example.com') {
  const { rows } = await sql<{ id: string }>`select operator_id_of(${email}) as id`.execute(service.owner);
  const operatorId = rows[0]!.id;
  const asOwner = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => asOperator(service.owner, operatorId, work);
  return { operatorId, asOwner, subscribe, unsubscribe, record, attemptsOf, endedAttempts };

  async function subscribe(events: WebhookEventName[], url: string): Promise<{ webhookId: string; secret: string }> {
    const webhookId = randomUUID();
    const shown = newSecret();
    const sealed = seal(secret, 'webhook-secret', webhookId, shown);
    await asOwner((trx) =>
      sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
        values (${webhookId}, ${operatorId}, ${url}, ${events}, ${sealed})`.execute(trx),
    );
    return { webhookId, secret: shown };
  }

  async function unsubscribe(webhookId: string): Promise<void> {
    await asOwner((trx) =>
      sql`update webhook_subscription set deleted_at = now() where webhook_id = ${webhookId}`.execute(trx),
    );
  }

  async function record(type: WebhookEventName | 'ping', data: object = {}): Promise<void> {
    await asOwner((trx) => sql`select record_event(${operatorId}, ${type}, ${JSON.stringify(data)})`.execute(trx));
  }

  async function attemptsOf(webhookId: string): Promise<AttemptRow[]> {
    const found = await asOwner((trx) =>
      sql<AttemptRow>`select * from webhook_attempt where webhook_id = ${webhookId} order by at`.execute(trx),
    );
    return found.rows;
  }

  /** Attempts, once so many of them have ended. */
  async function endedAttempts(webhookId: string, count: number): Promise<AttemptRow[]> {
    return eventually(async () => {
      const ended = (await attemptsOf(webhookId)).filter(({ outcome }) => outcome !== 'waiting');
      expect(ended.length).toBeGreaterThanOrEqual(count);
      return ended;
    });
  }
}
