import { Router } from 'express';
import type { Request, Response } from 'express';
import { toNodeHandler } from '@modelcontextprotocol/node';
import type { Logger } from 'pino';
import type { AuthDb } from '../../db/auth-schema.ts';
import type { BrowserOrigins } from '../http/browser-origins.ts';
import { createKindCount } from '../http/refusal-count.ts';
import { requestIdOf } from '../http/error-handler.ts';
import type { BodyReader } from '../http/read-body.ts';
import { findToken } from '../oauth/find-token.ts';
import { createAdapter } from './adapter.ts';
import type { Exchange } from './adapter.ts';
import { callTool } from './call-tool.ts';
import { refuseScope, refuseToken } from './challenge.ts';
import type { Tool, ToolContext } from './define-tool.ts';
import { createGuards } from './guards.ts';
import { createOperatorTurns } from './operator-turns.ts';
import { readMessage } from './read-message.ts';
import { refuseEarly } from './refuse-early.ts';
import { TOOLS } from './tools/index.ts';

export interface McpRouteOptions {
  tools: ToolContext;
  /** Without a slash at its end. */
  baseUrl: string;
  origins: BrowserOrigins;
  /** The database as the authorization server sees it. */
  authDb: AuthDb;
  bodies: BodyReader;
  log: Logger;
}

/** The tool server: by Host, Origin and method, by token, one message a request; then the protocol, then the pipeline. */
export function mcpRoutes(options: McpRouteOptions): Router {
  const router = Router();
  router.use(...createGuards(options.origins));
  router.post('/', postMessage(options));
  return router;
}

function postMessage({ tools: context, baseUrl, authDb, bodies, log }: McpRouteOptions) {
  const resource = `${baseUrl}/mcp`;
  const byName = new Map(TOOLS.map((tool) => [tool.name, tool]));
  const isCounted = createKindCount<string>((code, count) => log.info({ code, count }, 'more tool calls were refused'));
  const inTurn = createOperatorTurns();
  const onError = (err: Error) => {
    if (!isCounted('message')) log.warn({ err }, 'a message was refused');
  };
  const adapter = createAdapter({ tools: TOOLS, catalogue: context.catalogue, onError });
  const handle = toNodeHandler(adapter, { onerror: onError });

  return async (request: Request, response: Response): Promise<void> => {
    response.set('cache-control', 'no-store');
    const caller = await findToken(authDb, { authorization: request.headers.authorization, resource });
    if ('refusal' in caller) return refuseToken(response, baseUrl, caller.refusal);
    const { principal, clientId } = caller;
    const message = await readMessage(bodies, request, principal);
    if ('failure' in message) return void response.status(message.failure.status).json(message.failure.body);

    const requestId = requestIdOf(response);
    const call = (tool: Tool, rawArguments: unknown) =>
      inTurn(principal.operatorId, () =>
        callTool(context, { log, isCounted }, { principal, requestId, tool, rawArguments }),
      );
    const early = await refuseEarly(message.value, byName, principal, call);
    if (early?.refusal.code === 'insufficient_scope')
      return refuseScope(response, baseUrl, [...principal.scopes, early.tool.scope], early.refusal.message);
    const exchange: Exchange = {
      requestId,
      call: early ? async () => ({ kind: 'refusal', refusal: early.refusal }) : call,
    };
    // The token stays here: nothing behind this line needs it.
    const auth = { token: '', clientId, scopes: [...principal.scopes], extra: { ...exchange } };
    await handle(Object.assign(request, { auth }), response, early?.message ?? message.value);
  };
}
