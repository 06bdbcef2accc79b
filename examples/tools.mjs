// Signs in through the browser and calls tools, with @modelcontextprotocol/sdk:  node examples/tools.mjs BASE_URL TOOL [ARGUMENTS_AS_JSON]
import { createServer } from 'node:http';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const [baseUrl, tool = 'describe_tools', given = '{}'] = process.argv.slice(2);

// The browser comes back here with the code.
const callback = createServer();
const code = new Promise((resolve) => {
  callback.on('request', (request, response) => {
    resolve(new URL(request.url, 'http://127.0.0.1').searchParams.get('code') ?? '');
    response.end('You are signed in. Go back to the terminal.');
  });
});
await new Promise((resolve) => callback.listen(0, '127.0.0.1', resolve));
const redirectUrl = `http://127.0.0.1:${callback.address().port}/callback`;

// Keep what is in here (a file, a keychain), and the next start needs no browser.
const kept = {};
const provider = {
  redirectUrl,
  clientMetadata: { client_name: 'Longtake example', redirect_uris: [redirectUrl], token_endpoint_auth_method: 'none' },
  clientInformation: () => kept.client,
  saveClientInformation: (client) => void (kept.client = client),
  tokens: () => kept.tokens,
  saveTokens: (tokens) => void (kept.tokens = tokens),
  codeVerifier: () => kept.verifier,
  saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
  redirectToAuthorization: (address) => console.error(`Open ${address.href}`),
};

const client = new Client({ name: 'longtake-example', version: '1.0.0' });
const connect = () => new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { authProvider: provider });
let transport = connect();
try {
  await client.connect(transport);
} catch (error) {
  if (!(error instanceof UnauthorizedError)) throw error;
  await transport.finishAuth(await code);
  transport = connect();
  await client.connect(transport);
}
const answer = await client.callTool({ name: tool, arguments: JSON.parse(given) });
// A refusal is an answer too: its text is JSON with a code that says what to do.
if (answer.isError) process.exitCode = 1;
console.log(JSON.stringify(answer.structuredContent ?? answer.content, null, 2));
await client.close();
callback.close();
