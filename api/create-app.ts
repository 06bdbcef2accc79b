import { randomUUID } from 'node:crypto';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { AppError } from '#contracts/errors.ts';
import { connectRun } from './ag-ui/connect-run.ts';
import { getHandshake } from './ag-ui/handshake.ts';
import { postRun } from './ag-ui/post-run.ts';
import { cancelTake } from './channels/cancel-take.ts';
import { getDirectory } from './channels/directory.ts';
import { getTake } from './channels/get-take.ts';
import { listTakes } from './channels/list-takes.ts';
import { postTake } from './channels/post-take.ts';
import { takeEvents } from './channels/take-events.ts';
import type { ApiContext } from './context.ts';
import { getHealth, getReadiness } from './health.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { requestLog } from './http/request-log.ts';

/** The HTTP surface: every route there is. */
export function createApp(context: ApiContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use((_request, response, next) => {
    response.set({ 'x-request-id': randomUUID(), 'x-content-type-options': 'nosniff' });
    next();
  });
  app.use(requestLog(context.log));

  const channel = '/api/public/channel/:slug';
  route('/healthz', { get: getHealth });
  route('/readyz', { get: getReadiness(context) });
  route('/api/public/channels', { get: getDirectory(context) });
  route(`${channel}/take`, { post: postTake(context) });
  route(`${channel}/takes`, { get: listTakes(context) });
  route(`${channel}/takes/:takeId`, { get: getTake(context) });
  route(`${channel}/takes/:takeId/events`, { get: takeEvents(context) });
  route(`${channel}/takes/:takeId/cancel`, { post: cancelTake(context) });
  route(`${channel}/agui`, { get: getHandshake(context), post: postRun(context) });
  route(`${channel}/agui/connect`, { post: connectRun(context) });

  app.use(() => {
    throw new AppError('not_found', 'There is nothing at this address. The directory is at /api/public/channels.');
  });
  app.use(createErrorHandler(context.log));
  return app;

  function route(path: string, handlers: { get?: RequestHandler; post?: RequestHandler }): void {
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
