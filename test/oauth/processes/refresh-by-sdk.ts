import { text } from 'node:stream/consumers';
import { auth } from '@modelcontextprotocol/sdk/client/auth.js';
import { type StoredClient, createSdkProvider } from '../../support/sdk-oauth-provider.ts';

/** One of several processes of a client: reads what they share, has the SDK renew it, calls the tool server, and says how it went. */
const { serverUrl, store } = JSON.parse(await text(process.stdin)) as { serverUrl: string; store: StoredClient };
const outcome = await auth(createSdkProvider(store), { serverUrl });
const response = await fetch(serverUrl, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${store.tokens?.access_token ?? ''}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
});
process.stdout.write(JSON.stringify({ outcome, status: response.status, refreshToken: store.tokens?.refresh_token }));
