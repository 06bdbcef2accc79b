import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { AppError } from '#contracts/errors.ts';
import { createConsole } from './console/create-console.ts';
import type { ApiContext } from './context.ts';
import { getKeys, JWKS_PATH } from './evidence/get-keys.ts';
import { getCanaryWorld } from './get-canary-world.ts';
import { getHealth, getReadiness } from './health.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { requestLog } from './http/request-log.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { createAuthorizationServer } from './oauth/create-authorization-server.ts';
import { getWelcome } from './welcome.ts';
import { OPERATIONS } from './operations/operations.ts';
import type { Operation } from './operations/operation.ts';

/** The HTTP surface: every route there is. */
export function createApp(context: ApiContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  // Otherwise anybody could name the address that limits count for.
  app.set('trust proxy', context.trustProxy ?? false);
  app.use((_request, response, next) => {
    response.set({ 'x-request-id': randomUUID(), 'x-content-type-options': 'nosniff' });
    next();
  });
  app.use(requestLog(context.log));
  app.use('/api/public', crossOrigin);

  app.use('/console', createConsole(context));
  app.use(createAuthorizationServer(context));
  app.use('/mcp', mcpRoutes(context));
  route('/', { get: getWelcome });
  route('/canary/:slug', { get: getCanaryWorld(context) });
  app.use(JWKS_PATH, crossOrigin);
  route(JWKS_PATH, { get: getKeys(context) });
  route('/healthz', { get: getHealth(context) });
  route('/readyz', { get: getReadiness(context) });
  for (const [path, handlers] of groupByPath(context)) route(path, handlers);

  app.use(() => {
    throw new AppError('not_found', 'There is nothing at this address. The directory is at /api/public/channels.');
  });
  app.use(createErrorHandler(context.log));
  return app;

  function route(path: string, handlers: Handlers): void {
    const methods = [...(handlers.get ? ['GET', 'HEAD'] : []), ...(handlers.post ? ['POST'] : [])];
    const at = app.route(path);
    if (handlers.get) at.get(handlers.get);
    if (handlers.post) at.post(handlers.post);
    at.all((_request, response) => {
      response.set('allow', methods.join(', '));
      throw new AppError('method_not_allowed', `This address answers ${methods.join(', ')}.`);
    });
  }
}

interface Handlers {
  get?: RequestHandler;
  post?: RequestHandler;
}

/** The operations as routes: one address has the handlers of all its methods. */
function groupByPath(context: ApiContext): Map<string, Handlers> {
  const routes = new Map<string, Handlers>();
  for (const operation of OPERATIONS) {
    const address = `/api/public${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const handler = guard(context, operation, operation.handle(context, OPERATIONS));
    routes.set(address, { ...routes.get(address), [operation.method]: handler });
  }
  return routes;
}

/** What holds for every operation before it looks at a request: keyless ones are counted, and parameters that it does not know are told. */
function guard(context: ApiContext, { needsKey, parameters }: Operation, handler: RequestHandler): RequestHandler {
  const known = new Set(parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])));
  return (request, response, next) => {
    if (!needsKey) context.keyless.count(request);
    const unknown = Object.keys(request.query).filter((name) => !known.has(name));
    if (unknown.length > 0) throw unknownParameters(unknown);
    return handler(request, response, next);
  };
}

function unknownParameters(names: string[]): AppError {
  return new AppError('invalid_request', 'The request has parameters that this address does not know; see errors.', {
    errors: names
      .slice(0, 20)
      .map((name) => ({ path: name.slice(0, 100), message: 'is not a parameter of this address' })),
  });
}
