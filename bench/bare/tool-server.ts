import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { toNodeHandler } from '@modelcontextprotocol/node';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';

/** A tool server of the SDK's alone, whose one tool does one SELECT: no token, no log, no limit, no row-level security. */
export async function startBareToolServer(connectionString: string): Promise<AsyncDisposable & { url: string }> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'bare', version: '1' });
    const schemas = { inputSchema: z.object({}), outputSchema: z.object({ now: z.string() }) };
    server.registerTool('now', schemas, async () => {
      const { rows } = await pool.query<{ now: string }>('select now()::text as now');
      return { content: [{ type: 'text', text: JSON.stringify(rows[0]) }], structuredContent: { ...rows[0]! } };
    });
    return server;
  });
  const app = express();
  app.use(express.json());
  const handle = toNodeHandler(handler);
  app.post('/mcp', (request, response) => handle(request, response, request.body));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
