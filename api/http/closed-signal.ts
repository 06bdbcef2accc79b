import type { Response } from 'express';

/** Aborts when the other side is gone. Whoever waits stops waiting; the take goes on. */
export function closedSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  if (response.destroyed) controller.abort();
  return controller.signal;
}
