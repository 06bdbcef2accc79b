import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { channels } from '../../channels/index.ts';
import { createClient } from './client.ts';
import { writeRecordedStream } from './recorded-stream.ts';
import { servePages } from './serve-pages.ts';
import { startService } from './start-service.ts';

// Runs a channel over a page of our making and puts the stream into docs/ag-ui.md as it came, but for the address of the page. With the
// services of a test run in the environment (test/support/services.ts):  node test/support/record-stream.ts
const page = readFileSync(fileURLToPath(new URL('../../embedded/demo-changelog.html', import.meta.url)), 'utf8');
await using pages = await servePages({
  '/releases': (_request, response) => void response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
});
await using service = await startService({ channels: [channels.get('changelog-scout')!] });
const { key } = await service.mint();
const client = createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' });

const response = await client.fetch('/agui', {
  method: 'POST',
  headers: { accept: 'text/event-stream' },
  body: JSON.stringify({
    protocolVersion: '1.0',
    threadId: 'thread-1',
    runId: 'run-1',
    messages: [
      { id: 'message-1', role: 'user', content: `What changed in Tidepool since 3.1? ${pages.origin}/releases` },
    ],
  }),
});
const text = await response.text();
writeRecordedStream(text.replaceAll(pages.origin, 'https://tidepool.example'));
console.log(`${text.split('\n\n').length - 1} frames`);
process.exitCode = 0;
