import cors from 'cors';
import type { RequestHandler } from 'express';
import { hostHeaderValidation } from '@modelcontextprotocol/express';
import type { BrowserOrigins } from '../http/browser-origins.ts';

const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'accept',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
  'last-event-id',
];
const EXPOSED_HEADERS = ['mcp-session-id', 'mcp-protocol-version', 'www-authenticate', 'retry-after', 'x-request-id'];

/** What is asked of a request before who sent it: Host and Origin, a preflight's answer, and the method. */
export function createGuards(origins: BrowserOrigins): RequestHandler[] {
  return [hostHeaderValidation(origins.hostNames), refuseOrigin(origins), crossOrigin(origins), postAlone];
}

/** The SDK's own check knows host names alone; a page of another scheme or port is another origin. */
function refuseOrigin(origins: BrowserOrigins): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.isAllowed(origin)) return next();
    response.status(403).json(buildRefusal('Pages of this origin may not use the tool server.'));
  };
}

function crossOrigin(origins: BrowserOrigins): RequestHandler {
  return cors({
    origin: (origin, done) => done(null, origin !== undefined && origins.isAllowed(origin)),
    methods: ['POST'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
  });
}

/** No stream to open, no session to end: 400 or 404 would send some clients into a loop of attempts. */
const postAlone: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next();
  response.set('allow', 'POST');
  response.status(405).json(buildRefusal('The tool server answers POST alone; it has no streams and no sessions.'));
};

function buildRefusal(message: string): object {
  return { jsonrpc: '2.0', error: { code: -32000, message }, id: null };
}
