import {
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/client';
import type { Client } from '@temporalio/client';
import { TypedSearchAttributes, defineSearchAttributeKey } from '@temporalio/common';
import type { ChannelCard } from '#contracts/channel-card.ts';
import { TAKE_WORKFLOW, takeWorkflowId } from '#contracts/take-workflow.ts';
import type { TakeWorkflowInput } from '#contracts/take-workflow.ts';

const CALL_MS = 4_000;
/** Of Temporal's five priorities; a workflow's activities have its own. */
const LAST = 5;
const CHANNEL = defineSearchAttributeKey('Channel', 'KEYWORD');
const OWNER = defineSearchAttributeKey('Owner', 'KEYWORD');
const STATE = defineSearchAttributeKey('State', 'KEYWORD');

export interface TakeStart {
  takeId: string;
  operatorId: string;
  /** E-mail address of the operator, for the people who look at Temporal. */
  owner: string;
  card: ChannelCard;
  taskQueue: string;
  /** It waits behind the takes that somebody asked for. */
  isScreened?: boolean;
}

/** Starts the workflow of a take. Starting it twice is harmless: there is one execution per take, and none after it has closed. */
export async function startTake(
  client: Client,
  { takeId, operatorId, owner, card, taskQueue, isScreened = false }: TakeStart,
): Promise<void> {
  const input: TakeWorkflowInput = { takeId, operatorId, maxRounds: card.budget.rounds };
  const start = () =>
    client.workflow.start(TAKE_WORKFLOW, {
      workflowId: takeWorkflowId(takeId),
      taskQueue,
      requestEagerStart: true,
      ...(isScreened && { priority: { priorityKey: LAST } }),
      args: [input],
      workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
      workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
      // A worker that dies in the middle of a workflow task holds the take up no longer than this.
      workflowTaskTimeout: '5 seconds',
      staticSummary: `${card.name} for ${owner}`,
      typedSearchAttributes: new TypedSearchAttributes([
        { key: CHANNEL, value: card.slug },
        { key: OWNER, value: owner },
        { key: STATE, value: 'running' },
      ]),
    });
  await client.withDeadline(Date.now() + CALL_MS, start).catch((error: unknown) => {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  });
}

/** Cancels the workflow of a take. @returns false when Temporal does not know it, or it has closed */
export async function cancelTake(client: Client, takeId: string): Promise<boolean> {
  const cancel = () => client.workflow.getHandle(takeWorkflowId(takeId)).cancel();
  try {
    await client.withDeadline(Date.now() + CALL_MS, cancel);
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}

/** What Temporal knows of a take: `running`, the way it closed in capitals, or nothing. */
export async function findTakeStatus(client: Client, takeId: string): Promise<string | undefined> {
  const describe = () => client.workflow.getHandle(takeWorkflowId(takeId)).describe();
  try {
    const { status } = await client.withDeadline(Date.now() + CALL_MS, describe);
    return status.name === 'RUNNING' ? 'running' : status.name;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  }
}
