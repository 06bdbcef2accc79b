import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { takeWorkflowId } from '#contracts/take-workflow.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { servePages } from '../support/serve-pages.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import { rollScenario } from './roll-scenario.ts';
import { PAGES, SCENARIOS } from './scenarios.ts';

/**
 * Records the history of each scenario that has none yet, under the name given: `node test/workflows/record-histories.ts VERSION` beside the test
 * services. A recording that is there is never written again: it stands for takes that run under that version.
 */
const [version] = process.argv.slice(2);
if (!version) throw new Error('usage: node test/workflows/record-histories.ts VERSION');

await using service = await startService();
await using pages = await servePages({
  '/facts': PAGES['/facts'],
  '/first': (_, response) => void response.end(PAGES['/first'](pages.origin)),
});
const { key } = await service.mint();
const client = createTemporalClient({ address: temporalAddress, namespace: 'default' });
for (const name of Object.keys(SCENARIOS)) {
  const file = new URL(`histories/${version}-${name}.json`, import.meta.url);
  if (existsSync(file)) continue;
  const { takeId } = await rollScenario(name, { service, pages, key });
  const handle = client.workflow.getHandle(takeWorkflowId(takeId));
  // Failed and cancelled ones end so.
  await handle.result().catch(() => {});
  await writeFile(
    file,
    historyToJSON(await handle.fetchHistory()).replaceAll(fileURLToPath(new URL('../../', import.meta.url)), '/'),
  );
  console.log(`${version}-${name}: ${takeId}`);
}
await client.connection.close();
