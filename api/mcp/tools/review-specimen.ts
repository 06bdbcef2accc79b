import { z } from 'zod';
import { SPECIMEN_STATUSES } from '#contracts/specimen.ts';
import { WebhookEventName } from '#contracts/webhook.ts';
import type { Reviewed } from '../../../db/queries/review.ts';
import { reviewSpecimen } from '../../review/review-specimen.ts';
import { defineTool } from '../define-tool.ts';
import type { ToolCall } from '../define-tool.ts';
import { sandboxArgument } from './arguments.ts';

const parameters = z.strictObject({
  specimen_id: z.uuid().describe('Of the specimen, as review_queue shows it'),
  decision: z.enum(['approve', 'reject']).describe('approve also hands the specimen to the courier'),
  note: z.string().trim().min(1).max(500).optional().describe('Why, for the audit trail and the owner'),
  ...sandboxArgument('Says what would happen and writes nothing'),
});

const result = z.strictObject({
  sandbox: z.boolean(),
  specimen_id: z.uuid(),
  status: z.enum(SPECIMEN_STATUSES).describe('After the decision, or what it would be'),
  courier: z.strictObject({
    state: z.enum(['handed_over', 'queued', 'not_called', 'simulated']),
    target: z.enum(['https', 'files']).nullable(),
    detail: z.string(),
  }),
  events: z.array(WebhookEventName).describe('Events that were fired, or that would be'),
  audit_id: z.uuid().nullable().describe("The entry in the caller's audit trail; null in sandbox mode"),
});

export const reviewSpecimenTool = defineTool({
  name: 'review_specimen',
  title: 'Review a specimen',
  description:
    'Approves or rejects one queued specimen, for good; an approved one is handed to the downstream courier. Admins only. Use it when the person has decided, having seen the evidence that review_queue shows; call it with sandbox first if there is doubt. Do not decide in their place, and do not call it for a specimen that is not queued: that is a conflict.',
  kind: 'write',
  access: 'admin',
  scope: 'mcp:admin',
  ratePerMinute: 20,
  isDestructive: true,
  isIdempotent: false,
  isOpenWorld: true,
  events: ['specimen.reviewed', 'specimen.published'],
  errors: ['not_found', 'conflict'],
  parameters,
  result,
  run: (call, given) => review(call, given, false),
  rehearse: (call, given) => review(call, given, true),
});

async function review(
  { trx, baseUrl, courierTarget }: ToolCall,
  { specimen_id: specimenId, decision, note }: z.output<typeof parameters>,
  isRehearsal: boolean,
): Promise<z.input<typeof result>> {
  const { status, auditId } = await reviewSpecimen(trx, {
    specimenId,
    decision,
    note: note ?? null,
    baseUrl,
    isRehearsal,
  });
  const isApproved = status === 'approved';
  return {
    sandbox: isRehearsal,
    specimen_id: specimenId,
    status,
    courier: sayCourier(status, isRehearsal, courierTarget),
    // The courier's event follows when the courier has it.
    events: isApproved && isRehearsal ? ['specimen.reviewed', 'specimen.published'] : ['specimen.reviewed'],
    audit_id: auditId,
  };
}

function sayCourier(
  status: (Reviewed & { outcome: 'reviewed' })['status'],
  isRehearsal: boolean,
  target: 'https' | 'files',
): z.input<typeof result>['courier'] {
  if (status === 'rejected')
    return { state: 'not_called', target: null, detail: 'A rejected specimen is not handed over.' };
  if (isRehearsal) return { state: 'simulated', target, detail: 'The specimen would be handed to the courier.' };
  return {
    state: 'queued',
    target,
    detail: 'The courier is on its way; specimen.published follows when it has the specimen.',
  };
}
