import type { Request, Response } from 'express';

/** Whether a browser asks, not a program: HTML has to be named. The answer then depends on it, and says so. */
export function prefersHtml(request: Request, response: Response): boolean {
  response.vary('accept');
  return request.accepts(['application/json', 'text/html']) === 'text/html';
}
