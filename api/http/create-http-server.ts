import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import { AppError, ERRORS } from '#contracts/errors.ts';
import { LIMITS } from '#contracts/take.ts';
import { buildProblem } from './problem.ts';

/** A server that slow and oversized requests cannot hold: limits on header size, on the time to send them, and on the time for the body. */
export function createHttpServer(app: Express): Server {
  const server = createServer(
    {
      maxHeaderSize: LIMITS.headerBytes,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      // Longer than proxies keep theirs (60 s as a rule): who closes first must not be the side that a request is on its way to.
      keepAliveTimeout: 65_000,
    },
    app,
  );
  server.maxRequestsPerSocket = 0;
  server.on('clientError', answerClientError);
  return server;
}

/** What the parser refuses never reaches a route: it is answered on the socket. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const known = isLarge
    ? new AppError('headers_too_large', `The request headers must not be larger than ${LIMITS.headerBytes} bytes.`)
    : new AppError('invalid_request', 'The request is not HTTP/1.1 that can be read.');
  const requestId = randomUUID();
  const body = JSON.stringify(buildProblem(known, requestId));
  const { status, title } = ERRORS[known.code];
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json\r\nx-request-id: ${requestId}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
