import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '#contracts/errors.ts';
import { VERSION } from '#contracts/version.ts';
import { asOperator } from '../../db/as-operator.ts';
import { closeCall, closeRead, openCall } from '../../db/queries/call-log.ts';
import type { OpenedCall } from '../../db/queries/call-log.ts';
import { canonicalJson } from '../../evidence/export/json-form.ts';
import type { TokenPrincipal } from '../principal.ts';
import type { Tool, ToolContext } from './define-tool.ts';
import { parseArguments } from './parse-arguments.ts';
import { resultSchema } from './result-schema.ts';
import { isDenial, translate } from './tool-error.ts';
import type { ToolRefusal } from './tool-error.ts';

export interface CallRequest {
  principal: TokenPrincipal;
  requestId: string;
  tool: Tool;
  /** As the client sent them. */
  rawArguments: unknown;
}

export type ToolOutcome =
  | { kind: 'result'; result: Record<string, unknown> }
  | { kind: 'refusal'; refusal: ToolRefusal };

interface CallLog {
  log: Logger;
  /** Whether a refusal is one of too many to be written by itself. */
  isCounted: (code: string) => boolean;
}

/**
 * The one way a tool is called: log and limit, parse, role and scope, cache, sandbox, work under row-level security, output through its schema, log.
 * The limit comes first, so that every authenticated call counts, also one that then fails; the effect and its outcome in the log are one transaction.
 */
export async function callTool(
  context: ToolContext,
  { log, isCounted }: CallLog,
  request: CallRequest,
): Promise<ToolOutcome> {
  const { principal, requestId, tool, rawArguments } = request;
  const { operatorId } = principal;
  const startedAt = performance.now();
  const isSandbox = tool.kind === 'write' && (context.isDryRun || asksForSandbox(rawArguments));
  const parsed = parseArguments(tool, rawArguments);
  const call = { operatorId, callId: randomUUID() };
  const cacheKey =
    tool.kind === 'read' && 'value' in parsed ? hash([VERSION, context.isDryRun, tool.name, parsed.value]) : null;
  let isOpen = false;
  try {
    const opened = await openCall(context.db, {
      ...call,
      requestId,
      credentialId: principal.credentialId,
      tool: tool.name,
      argumentsSha256: hash(rawArguments ?? null),
      isSandbox,
      limit: tool.ratePerMinute,
      cacheKey,
    });
    if (opened.retryAfterSeconds !== null)
      return { kind: 'refusal', refusal: overLimit(tool, opened.retryAfterSeconds) };
    isOpen = true;
    if ('refusal' in parsed) throw parsed.refusal;
    authorise(tool, principal, opened);
    const latencyMs = () => Math.round(performance.now() - startedAt);
    const success = () =>
      ({ ...call, outcome: 'succeeded', code: null, reason: null, latencyMs: latencyMs() }) as const;
    if (opened.answer !== null) {
      const result = resultSchema(tool).parse({ ...(JSON.parse(opened.answer) as object), cached: true });
      await closeRead(context.db, { ...success(), isCached: true }, null);
      return { kind: 'result', result };
    }
    const asked = tool.kind === 'read' ? tool.question?.(parsed.value) : undefined;
    const question = asked === undefined ? undefined : await context.readQuestion(asked);
    const result = await asOperator(context.db, operatorId, async (trx) => {
      const work = tool.kind === 'write' && isSandbox ? tool.rehearse : tool.run;
      const given = await work({ ...context, trx, operatorId, email: principal.email, question }, parsed.value);
      const output = resultSchema(tool).parse({ ...given, cached: false });
      const end = { ...success(), isCached: false };
      if (tool.kind === 'read' && cacheKey !== null) {
        const answer = JSON.stringify(output);
        await closeRead(trx, end, { ...opened, cacheKey, answer, seconds: tool.cacheSeconds });
      } else await closeCall(trx, end);
      return output;
    });
    return { kind: 'result', result };
  } catch (error) {
    const refusal = translate(error);
    const line = { requestId, callId: call.callId, tool: tool.name, code: refusal.code };
    if (refusal.code === 'internal' || refusal.code === 'unavailable')
      log.error({ ...line, err: error }, 'tool failed');
    else if (!isCounted(refusal.code)) log.warn(line, refusal.message);
    if (isOpen) {
      const outcome = isDenial(refusal.code) ? 'denied' : 'failed';
      const { code, message: reason } = refusal;
      const closing = { ...call, outcome, code, reason, isCached: false } as const;
      await closeCall(context.db, { ...closing, latencyMs: Math.round(performance.now() - startedAt) }).catch(
        (err: unknown) => log.error({ ...line, err }, 'the end of a call could not be logged'),
      );
    }
    return { kind: 'refusal', refusal };
  }
}

/** The role is the database's at this moment, cached answer or not; what the token carries is the scope. */
function authorise(tool: Tool, { scopes }: TokenPrincipal, { role }: OpenedCall): void {
  if (tool.access === 'admin' && role !== 'admin')
    throw new AppError('forbidden_role', `${tool.name} requires the admin role, which this operator does not have.`);
  if (!scopes.has(tool.scope))
    throw new AppError(
      'insufficient_scope',
      `${tool.name} requires the scope ${tool.scope}, which the token does not have.`,
    );
}

function overLimit(tool: Tool, retryAfterSeconds: number): ToolRefusal {
  const message = `${tool.name} may be called ${tool.ratePerMinute} times a minute; the next call is possible in ${retryAfterSeconds} seconds.`;
  return { code: 'rate_limited', message, retryAfterSeconds };
}

/** Asked of what was sent: a rehearsal with a wrong argument is one all the same. */
function asksForSandbox(rawArguments: unknown): boolean {
  return typeof rawArguments === 'object' && rawArguments !== null && Reflect.get(rawArguments, 'sandbox') === true;
}

function hash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
