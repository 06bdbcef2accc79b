import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Worker, bundleWorkflowCode } from '@temporalio/worker';
import { temporalAddress } from '../../test/support/services.ts';
import { createTemporalClient } from '../../test/support/temporal-client.ts';

/** A worker of Temporal's alone, with activities that do nothing. */
export async function startBare() {
  const taskQueue = `bare-${randomUUID()}`;
  const workflowsPath = fileURLToPath(new URL('workflow.ts', import.meta.url));
  const { code } = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
  const connection = await NativeConnection.connect({ address: temporalAddress });
  const worker = await Worker.create({
    connection,
    taskQueue,
    workflowBundle: { code },
    activities: { noop: async () => {} },
    maxConcurrentActivityTaskExecutions: 200,
  });
  const client = createTemporalClient({ address: temporalAddress, namespace: 'default' });
  const running = worker.run();
  return {
    /** Runs a workflow of `bare/workflow.ts` to its end. */
    run: (workflow: 'bare' | 'bareOne') =>
      client.workflow.execute(workflow, { taskQueue, workflowId: `bare:${randomUUID()}`, args: [] }).then(() => {}),
    async [Symbol.asyncDispose]() {
      worker.shutdown();
      await running;
      await connection.close();
      await client.connection.close();
    },
  };
}
