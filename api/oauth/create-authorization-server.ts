import type { IncomingMessage } from 'node:http';
import cors from 'cors';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type Provider from 'oidc-provider';
import { AppError } from '#contracts/errors.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import type { BrowserOrigins } from '../http/browser-origins.ts';
import { limitAddress } from './limit-address.ts';
import { InvalidClientMetadata, normalizeClient } from './normalize-client.ts';
import { canonicalizeResources, normalizeAuthorizeQuery } from './normalize-request.ts';
import { replayRequest } from './replay-request.ts';
import { buildResource, buildResourceMetadata } from './resource.ts';

export interface AuthorizationServerContext {
  provider: Provider;
  authDb: AuthDb;
  baseUrl: string;
  origins: BrowserOrigins;
}

const METADATA = '/.well-known/oauth-authorization-server';
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const MAX_BODY = '16kb';

/** The endpoints of OAuth 2.1, and in front of the library what real clients need (docs/decisions/0019). */
export function createAuthorizationServer(context: AuthorizationServerContext): Router {
  const { baseUrl } = context;
  const router = express.Router({ caseSensitive: true, strict: true });
  const everybody = cors({ origin: '*', methods: ['GET'], allowedHeaders: ['mcp-protocol-version'] });
  const frontEnds = cors({
    origin: (origin, answer) => answer(null, origin !== undefined && context.origins.isAllowed(origin)),
    methods: ['POST'],
    allowedHeaders: ['authorization', 'content-type', 'mcp-protocol-version'],
    exposedHeaders: ['www-authenticate', 'retry-after'],
  });
  const pass = passOn(context);

  for (const path of [RESOURCE_METADATA, `${RESOURCE_METADATA}/mcp`]) {
    router.options(path, everybody);
    router.get(path, everybody, (_request, response) => {
      response.set('cache-control', 'public, max-age=3600').json(buildResourceMetadata(baseUrl));
    });
  }
  for (const path of [METADATA, `${METADATA}/mcp`]) {
    router.options(path, everybody);
    router.get(path, everybody, (request, response) => pass(request, response, { url: METADATA }));
  }
  for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) router.options(path, frontEnds);
  router.post('/oauth/register', frontEnds, inLimit(context, 'register'), register(context));
  router.post('/oauth/token', frontEnds, inLimit(context, 'token'), token(context));
  router.post('/oauth/revoke', frontEnds, inLimit(context, 'token'), (request, response) => pass(request, response));
  router.get('/oauth/authorize', inLimit(context, 'authorize'), authorize(context));
  router.get('/oauth/authorize/:uid', (request, response) => pass(request, response));
  for (const [path, methods] of Object.entries(METHODS)) router.all(path, refuseMethod(methods));
  return router;
}

const METHODS: Record<string, string> = {
  [RESOURCE_METADATA]: 'GET, HEAD',
  [METADATA]: 'GET, HEAD',
  '/oauth/authorize': 'GET, HEAD',
  '/oauth/register': 'POST',
  '/oauth/token': 'POST',
  '/oauth/revoke': 'POST',
};

const refuseMethod =
  (methods: string): RequestHandler =>
  (_request, response) => {
    response.set('allow', methods);
    throw new AppError('method_not_allowed', `This address answers ${methods}.`);
  };

/** `POST /oauth/register` (RFC 7591). */
function register(context: AuthorizationServerContext): RequestHandler[] {
  const pass = passOn(context);
  const read = express.json({ limit: MAX_BODY, type: () => true });
  return [
    read,
    (request, response) => {
      const given: unknown = request.body;
      response.set('cache-control', 'no-store');
      if (typeof given !== 'object' || given === null || Array.isArray(given))
        return void response
          .status(400)
          .json({ error: 'invalid_client_metadata', error_description: 'send a JSON object' });
      try {
        const body = Buffer.from(JSON.stringify(normalizeClient(given as Record<string, unknown>)));
        return pass(request, response, { replay: { body, mediaType: 'application/json' } });
      } catch (error) {
        if (!(error instanceof InvalidClientMetadata)) throw error;
        return void response.status(400).json({ error: error.code, error_description: error.message });
      }
    },
  ];
}

/** `POST /oauth/token`. */
function token(context: AuthorizationServerContext): RequestHandler[] {
  const pass = passOn(context);
  const read = express.text({ limit: MAX_BODY, type: 'application/x-www-form-urlencoded' });
  const resource = buildResource(context.baseUrl);
  return [
    read,
    (request, response) => {
      if (typeof request.body !== 'string') return pass(request, response);
      const fields = new URLSearchParams(request.body);
      canonicalizeResources(fields, resource);
      const replay = { body: Buffer.from(fields.toString()), mediaType: 'application/x-www-form-urlencoded' };
      return pass(request, response, { replay });
    },
  ];
}

/** `GET /oauth/authorize`. */
function authorize(context: AuthorizationServerContext): RequestHandler {
  const pass = passOn(context);
  const resource = buildResource(context.baseUrl);
  return (request, response) => {
    const { searchParams } = new URL(request.originalUrl, context.baseUrl);
    // The request is kept while the person is asked, and Postgres keeps no NUL.
    if ([...searchParams.values()].some((value) => value.includes('\0')))
      throw new AppError('invalid_request', 'The request has characters that do not belong in one.');
    return pass(request, response, {
      url: `/oauth/authorize?${normalizeAuthorizeQuery(searchParams, resource).toString()}`,
    });
  };
}

interface PassOptions {
  url?: string;
  replay?: { body: Buffer; mediaType: string };
}

/** Hands a request to the library, which is to see no host but the configured one. */
function passOn({ provider, baseUrl }: AuthorizationServerContext) {
  const handle = provider.callback();
  return async (request: Request, response: Response, { url, replay }: PassOptions = {}): Promise<void> => {
    setConfiguredHost(request, baseUrl);
    const target: IncomingMessage = replay ? replayRequest(request, replay.body, replay.mediaType) : request;
    target.url = url ?? request.originalUrl;
    await handle(target, response);
  };
}

/** Redirects and metadata are built from these headers; callers may send what they like in them. */
export function setConfiguredHost(request: IncomingMessage, baseUrl: string): void {
  const { host, protocol } = new URL(baseUrl);
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

function inLimit({ authDb }: AuthorizationServerContext, kind: 'register' | 'authorize' | 'token'): RequestHandler {
  return async (request, response, next) => {
    const retryAfter = await limitAddress(authDb, kind, request.ip ?? '');
    if (retryAfter === undefined) return next();
    response.set({ 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
    response
      .status(429)
      .json({ error: 'temporarily_unavailable', error_description: 'too many requests from this address' });
  };
}
