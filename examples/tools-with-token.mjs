// Calls a tool with an access token that is there already, with @modelcontextprotocol/client:  node examples/tools-with-token.mjs BASE_URL TOKEN TOOL [ARGUMENTS_AS_JSON]
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const [baseUrl, token, tool = 'describe_tools', given = '{}'] = process.argv.slice(2);
const client = new Client({ name: 'longtake-example', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
const requestInit = { headers: { authorization: `Bearer ${token}` } };
await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { requestInit }));
const answer = await client.callTool({ name: tool, arguments: JSON.parse(given) });
if (answer.isError) process.exitCode = 1;
console.log(JSON.stringify(answer.structuredContent ?? answer.content, null, 2));
await client.close();
