import { msToTs } from '@temporalio/common/lib/time.js';
import { SEARCH_ATTRIBUTES } from '#contracts/take-workflow.ts';
import type { TemporalConnection } from './connect-temporal.ts';
import { StartError } from './start-error.ts';

/** `IndexedValueType` of the Temporal API. */
const KEYWORD = 2;

/**
 * Registers the search attributes of a take and, where told, how long runs are kept. Ends in a StartError where one of
 * the names is registered with another type: Temporal ignores that without an error, and every take would fail to start.
 */
export async function prepareNamespace(
  { connection, namespace }: TemporalConnection,
  { retentionDays }: { retentionDays?: number } = {},
): Promise<void> {
  await addSearchAttributes(connection, namespace);
  if (retentionDays === undefined) return;
  const workflowExecutionRetentionTtl = msToTs(`${retentionDays} days`);
  await connection.workflowService.updateNamespace({ namespace, config: { workflowExecutionRetentionTtl } });
}

async function addSearchAttributes(connection: TemporalConnection['connection'], namespace: string): Promise<void> {
  const registered = async () =>
    (await connection.operatorService.listSearchAttributes({ namespace })).customAttributes;
  let known = await registered();
  const missing = SEARCH_ATTRIBUTES.filter((name) => known[name] === undefined);
  if (missing.length > 0) {
    const searchAttributes = Object.fromEntries(missing.map((name) => [name, KEYWORD]));
    await connection.operatorService.addSearchAttributes({ namespace, searchAttributes });
    known = await registered();
  }
  const wrong = SEARCH_ATTRIBUTES.filter((name) => Number(known[name]) !== KEYWORD);
  if (wrong.length === 0) return;
  throw new StartError(
    `The Temporal namespace "${namespace}" has the search attributes ${wrong.join(', ')} with another type than Keyword; ` +
      'remove them there (temporal operator search-attribute remove), or set TEMPORAL_NAMESPACE to another namespace',
  );
}
