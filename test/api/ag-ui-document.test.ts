import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HttpAgent } from '@ag-ui/client';
import { HttpAgent as OldHttpAgent } from 'agui-client-0';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgUiEventSchema } from '#contracts/ag-ui-event.ts';
import { channels } from '../../channels/index.ts';
import { EventType } from '../../api/ag-ui/event-type.ts';
import { createClient } from '../support/client.ts';
import { findRecordedStream, withRecordedStream } from '../support/recorded-stream.ts';
import { servePages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';

const document = readFileSync(fileURLToPath(new URL('../../docs/ag-ui.md', import.meta.url)), 'utf8');
const page = readFileSync(fileURLToPath(new URL('../../embedded/demo-changelog.html', import.meta.url)), 'utf8');
const recorded = findRecordedStream(document);

const warnings: unknown[][] = [];
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => void warnings.push(args)));
afterEach(() => {
  vi.restoreAllMocks();
  expect(warnings.splice(0)).toEqual([]);
});

/** The events of a stream by id, each as the contract has it. */
function parseStream(text: string) {
  return text
    .split('\n\n')
    .filter((frame) => frame !== '' && !frame.startsWith(':'))
    .map((frame) => {
      const [, id, data] = /^id: (\d+\.\d+)\ndata: (.+)$/.exec(frame)!;
      return { id: id!, event: AgUiEventSchema.parse(JSON.parse(data!)) };
    });
}

/** Stages that run side by side stand in the order in which they began; here in that of their names. */
const inOrder = (trace: unknown) =>
  (trace as { stage: string; round: number }[]).toSorted((a, b) => a.round - b.round || a.stage.localeCompare(b.stage));

/** What differs from run to run: ids, times, what follows from them, and the order of what runs side by side. */
const alike = (text: string) =>
  parseStream(text)
    .map(({ event }) =>
      JSON.stringify({ ...event, timestamp: 0 }, (key, value: unknown) => (key === 'trace' ? inOrder(value) : value))
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
        .replaceAll(/\b[0-9a-f]{12,64}\b/g, 'HASH')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replaceAll(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC/g, 'TIME')
        .replaceAll(/\\?"(latencyMs|cpuMs|bytes)\\?":\d+/g, '"$1":0'),
    )
    .toSorted();

describe('docs/ag-ui.md', () => {
  it('names every event that a stream can have', () => {
    for (const type of Object.values(EventType)) {
      // The members of a group are written as START, _ARGS, _END.
      const inGroup = /^(TOOL_CALL|TEXT_MESSAGE)_(?!START)(\w+)$/.exec(type);
      expect(document).toContain(inGroup ? `\`_${inGroup[2]}\`` : type);
    }
  });

  it.each([
    ['1.0', HttpAgent],
    ['pre-1.0', OldHttpAgent],
  ])('shows a stream that a client of line %s takes without a warning', async (_line, Agent) => {
    await using replay = await servePages({
      '/agui': (_request, response) => void response.setHeader('content-type', 'text/event-stream').end(recorded),
    });
    const agent = new Agent({ url: `${replay.origin}/agui`, threadId: 'thread-1' });
    await agent.runAgent({ runId: 'run-1' });

    expect(agent.state).toMatchObject({ take: { grade: 'A', lifecycle: { state: 'finished' } } });
    expect(agent.messages.at(-1)).toMatchObject({ content: (agent.state as { take: { output: string } }).take.output });
  });

  it('shows a stream as it is run today (vitest -u records it)', async () => {
    await using pages = await servePages({
      '/releases': (_request, response) =>
        void response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
    });
    await using service = await startService({ channels: [channels.get('changelog-scout')!] });
    const client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug: 'changelog-scout' });
    const content = `What changed in Tidepool since 3.1? ${pages.origin}/releases`;
    const response = await client.fetch('/agui', {
      method: 'POST',
      body: JSON.stringify({
        protocolVersion: '1.0',
        threadId: 'thread-1',
        runId: 'run-1',
        messages: [{ id: 'message-1', role: 'user', content }],
      }),
    });
    const text = (await response.text()).replaceAll(pages.origin, 'https://tidepool.example');
    // What differs in ids and times alone stays as it was recorded.
    const isAlike = alike(recorded).join('\n') === alike(text).join('\n');

    await expect(isAlike ? document : withRecordedStream(document, text)).toMatchFileSnapshot('../../docs/ag-ui.md');
  });
});
