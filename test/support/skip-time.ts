import { randomUUID } from 'node:crypto';
import type { Client, WorkflowHandle } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';

/** Enough for the longest schedule with every retry in it; Temporal's own bound is there against retries without end. */
const SKIPS = 1_000;
const SKIPPING = { enabled: true, maxSessionSkipCount: SKIPS };

/** Starts a workflow in whose time no timer waits: Temporal moves its clock on to the next one whenever nothing of it is under way. */
export async function startSkipping(
  client: Client,
  { workflow, taskQueue, input }: { workflow: string; taskQueue: string; input: unknown },
): Promise<WorkflowHandle> {
  const workflowId = `${workflow}:${randomUUID()}`;
  await client.workflowService.startWorkflowExecution({
    namespace: client.options.namespace,
    requestId: randomUUID(),
    workflowId,
    workflowType: { name: workflow },
    taskQueue: { name: taskQueue },
    input: { payloads: [defaultPayloadConverter.toPayload(input)] },
    timeSkippingConfig: SKIPPING,
  });
  return client.workflow.getHandle(workflowId);
}

/** From here on, no timer of a workflow that runs waits. */
export async function skipTimeOf(client: Client, workflowId: string): Promise<void> {
  await client.workflowService.updateWorkflowExecutionOptions({
    namespace: client.options.namespace,
    workflowExecution: { workflowId },
    workflowExecutionOptions: { timeSkippingConfig: SKIPPING },
    updateMask: { paths: ['time_skipping_config'] },
  });
}
