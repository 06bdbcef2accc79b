// Serves a channel to CopilotKit front ends:  npm install @copilotkit/runtime && node copilotkit.mjs BASE_URL KEY CHANNEL PORT
// In React: <CopilotKitProvider runtimeUrl="http://127.0.0.1:PORT/api/copilotkit"> with <CopilotChat agentId="CHANNEL" />
import { createServer } from 'node:http';
import { HttpAgent } from '@ag-ui/client';
import { CopilotRuntime } from '@copilotkit/runtime/v2';
import { createCopilotNodeListener } from '@copilotkit/runtime/v2/node';

const [baseUrl, key, channel, port] = process.argv.slice(2);

// The key stays on this server; the browser never sees it.
const agent = new HttpAgent({
  url: `${baseUrl}/api/public/channel/${channel}/agui`,
  headers: { authorization: `Bearer ${key}` },
});
const runtime = new CopilotRuntime({ agents: { [channel]: agent } });

const server = createServer(createCopilotNodeListener({ runtime, basePath: '/api/copilotkit', cors: true }));
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/api/copilotkit`));
