import type { TokenPrincipal } from '../principal.ts';
import type { ToolOutcome } from './call-tool.ts';
import type { Tool } from './define-tool.ts';
import type { ToolRefusal } from './tool-error.ts';

export interface EarlyRefusal {
  tool: Tool;
  refusal: ToolRefusal;
  /** The message with arguments that the protocol takes, so that the refusal can be its answer. */
  message: Record<string, unknown>;
}

/**
 * Calls that can only be refused, before the protocol sees them: without the scope, which is an HTTP status and a challenge, and with arguments that
 * are no object, which the SDK would answer without a row in the log. They go through the pipeline like any call; others are left alone.
 */
export async function refuseEarly(
  message: Record<string, unknown>,
  tools: ReadonlyMap<string, Tool>,
  principal: TokenPrincipal,
  call: (tool: Tool, rawArguments: unknown) => Promise<ToolOutcome>,
): Promise<EarlyRefusal | undefined> {
  const { method, params, id } = message;
  if (method !== 'tools/call' || id === undefined || id === null || !isObject(params)) return undefined;
  const tool = typeof params['name'] === 'string' ? tools.get(params['name']) : undefined;
  if (!tool) return undefined;
  const rawArguments = params['arguments'];
  const isWrong = rawArguments !== undefined && !isObject(rawArguments);
  if (principal.scopes.has(tool.scope) && !isWrong) return undefined;
  const outcome = await call(tool, rawArguments);
  if (outcome.kind === 'result') throw new Error(`${tool.name} was called without its scope`);
  return { tool, refusal: outcome.refusal, message: { ...message, params: { ...params, arguments: {} } } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
