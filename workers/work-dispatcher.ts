import {
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
} from '@temporalio/client';
import type { Client } from '@temporalio/client';
import { TypedSearchAttributes, defineSearchAttributeKey } from '@temporalio/common';
import type { Logger } from 'pino';
import { WORK_WORKFLOWS } from '#contracts/work.ts';
import type { WorkInput } from '#contracts/work.ts';
import type { Db } from '../db/connect.ts';
import { claimWork, finishWork } from '../db/queries/work-outbox.ts';
import type { WorkEntry } from '../db/queries/work-outbox.ts';
import { createOutboxLoop } from './outbox-loop.ts';
import type { OutboxLoop } from './outbox-loop.ts';

const BATCH = 100;
/** Ten thousand events at once wait in the outbox, not in Temporal, which takes need as well. */
const MOST_UNDER_WAY = 32;
const CALL_MS = 4_000;
const OWNER = defineSearchAttributeKey('Owner', 'KEYWORD');
const STATE = defineSearchAttributeKey('State', 'KEYWORD');

export interface WorkDispatcherDeps {
  db: Db;
  client: Client;
  taskQueue: string;
  log: Logger;
}

/** Hands work that follows from what has happened to Temporal, each as a workflow of its own. Starting one twice is harmless. */
export function createWorkDispatcher({ db, client, taskQueue, log }: WorkDispatcherDeps): OutboxLoop {
  return createOutboxLoop<WorkEntry>(
    {
      batch: BATCH,
      mostUnderWay: MOST_UNDER_WAY,
      claim: (limit) => claimWork(db, limit),
      handle: start,
      finish: (ids) => finishWork(db, ids),
    },
    log,
  );

  async function start({ kind, reference, operatorId, owner }: WorkEntry): Promise<void> {
    const { workflow, idPrefix } = WORK_WORKFLOWS[kind];
    const input: WorkInput = { operatorId, reference };
    const call = () =>
      client.workflow.start(workflow, {
        workflowId: `${idPrefix}:${reference}`,
        taskQueue,
        requestEagerStart: true,
        args: [input],
        workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
        workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
        workflowTaskTimeout: '5 seconds',
        staticSummary: `${kind.replaceAll('_', ' ')} for ${owner}`,
        typedSearchAttributes: new TypedSearchAttributes([
          { key: OWNER, value: owner },
          { key: STATE, value: 'running' },
        ]),
      });
    await client.withDeadline(Date.now() + CALL_MS, call).catch((error: unknown) => {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    });
  }
}
