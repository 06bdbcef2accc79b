import type { Response } from 'express';

/** Ends an answer with its body. Who is still sending gets the whole of it now: a connection that was closed with something unread would take it away again. */
export function endResponse(response: Response, text: string | Buffer): void {
  const { req: request } = response;
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  response.set('content-length', String(body.length));
  response.write(body);
  if (request.complete) return void response.end();
  // What comes is thrown away, for as long as the server lets a request take.
  response.socket?.setNoDelay(true);
  request.once('close', () => response.end());
  request.resume();
}
