import type { TakeEvent } from '#contracts/take-event.ts';
import { createClient } from '../support/client.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import type { TestService } from '../support/start-service.ts';
import { SCENARIOS } from './scenarios.ts';

/** Rolls the take of a scenario to its end. */
export async function rollScenario(
  name: string,
  { service, pages, key }: { service: TestService; pages: ServedPages; key: string },
): Promise<{ takeId: string; events: TakeEvent[] }> {
  const { notes, skipRetrieval = false, cancelAt } = SCENARIOS[name]!;
  const client = createClient({ baseUrl: service.baseUrl, key });
  const { takeId } = await client.take({ notes: notes(pages), skipRetrieval }, { prefer: 'respond-async' });
  if (cancelAt !== undefined) {
    for (let count = 1; ; count++) {
      const events = await client.events(takeId, { count });
      const last = events.at(-1);
      if (last?.type === 'stage.started' && last.stage === cancelAt) break;
    }
    await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
  }
  return { takeId, events: await client.events(takeId) };
}
