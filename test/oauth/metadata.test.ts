import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type OAuthClient, createOAuthClient } from '../support/oauth-client.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let client: OAuthClient;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  client = createOAuthClient(service.baseUrl);
});
afterAll(() => service[Symbol.asyncDispose]());

const resource = () => `${service.baseUrl}/mcp`;

describe('metadata', () => {
  it.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])(
    'of the resource is at %s',
    async (path) => {
      const response = await fetch(`${service.baseUrl}${path}`);
      expect(await response.json()).toEqual({
        resource: resource(),
        authorization_servers: [service.baseUrl],
        scopes_supported: ['mcp:read', 'mcp:write', 'mcp:admin'],
        bearer_methods_supported: ['header'],
        resource_name: 'Longtake',
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it.each(['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server/mcp'])(
    'of the server is at %s',
    async (path) => {
      const response = await fetch(`${service.baseUrl}${path}`);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({
        issuer: service.baseUrl,
        authorization_endpoint: `${service.baseUrl}/oauth/authorize`,
        token_endpoint: `${service.baseUrl}/oauth/token`,
        registration_endpoint: `${service.baseUrl}/oauth/register`,
        revocation_endpoint: `${service.baseUrl}/oauth/revoke`,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
        revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
        scopes_supported: ['mcp:read', 'mcp:write', 'mcp:admin', 'offline_access'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
        request_uri_parameter_supported: false,
        protected_resources: [resource()],
        service_documentation: expect.any(String),
      });
    },
  );

  it('names no host that a caller sent', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const { url } = client.request(await client.registered());
    for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource', url]) {
      const page = await openBrowser(service.baseUrl).get(path, headers);
      expect(`${page.text}${page.location}`).not.toContain('evil.example');
    }
  });
});

it.each([
  ['GET', '/oauth/token', 'POST'],
  ['PUT', '/oauth/register', 'POST'],
  ['DELETE', '/oauth/revoke', 'POST'],
  ['POST', '/oauth/authorize', 'GET, HEAD'],
  ['POST', '/.well-known/oauth-protected-resource', 'GET, HEAD'],
  ['POST', '/.well-known/oauth-authorization-server', 'GET, HEAD'],
])('%s %s is answered 405 with the methods that there are', async (method, path, methods) => {
  const response = await fetch(`${service.baseUrl}${path}`, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, methods]);
});
