import type { Request, Response } from 'express';
import { VERSION } from '#contracts/version.ts';
import type { ApiContext } from './context.ts';

/** `GET /healthz`: the process is alive, and how late its event loop and those of the workers are. It asks nobody else. */
export const getHealth = (context: ApiContext) => (_request: Request, response: Response) => {
  response
    .set('cache-control', 'no-store')
    .json({ status: 'ok', version: VERSION, eventLoopDelay: context.vitals.read() });
};

/** `GET /readyz`: what the process depends on, each named. Takes are accepted while Temporal is away, so it does not make it unready. */
export const getReadiness = (context: ApiContext) => async (_request: Request, response: Response) => {
  const { isReady, checks } = await context.readiness.check();
  response
    .set('cache-control', 'no-store')
    .status(isReady ? 200 : 503)
    .json({ status: isReady ? 'ready' : 'not ready', checks });
};
