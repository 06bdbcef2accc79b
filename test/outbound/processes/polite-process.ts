import pino from 'pino';
import { connect } from '../../../db/connect.ts';
import type { FetchRequest } from '../../../outbound/fetch-request.ts';
import { createOutbound } from '../../../outbound/create-outbound.ts';
import { parseNetworks } from '../../../outbound/address-rules.ts';
import { createPostgresRobots, createPostgresTurns } from '../../../workers/share-turns.ts';
import { secret } from '../../support/services.ts';

/** What a test asks of it: requests that go out at once. It answers with the kind of each end. */
export type PoliteOrder = Pick<FetchRequest, 'url' | 'source' | 'maxWaitMs'>[];

const [databaseUrl, crawlDelayMs, source] = process.argv.slice(2);
const db = connect({ url: databaseUrl!, role: 'worker', secret, max: 4 });
const outbound = createOutbound({
  version: '1.2.3',
  contactUrl: 'https://contact.example.com/bot',
  crawlDelayMs: Number(crawlDelayMs),
  allow: parseNetworks('127.0.0.0/8').networks,
  getOwnAddresses: () => [],
  sources: { METERED: JSON.parse(source!) as { minIntervalMs: number; concurrency: number } },
  sharedTurns: createPostgresTurns(db, pino({ level: 'silent' })),
  robotsCache: createPostgresRobots(db),
});

process.on('message', (order: PoliteOrder) => {
  void Promise.all(order.map((request) => outbound.fetchPage(request))).then((ends) =>
    process.send?.(ends.map((end) => (end.kind === 'failure' ? end.detail : end.kind))),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
