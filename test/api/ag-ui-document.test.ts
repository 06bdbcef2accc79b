import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HttpAgent } from '@ag-ui/client';
import { HttpAgent as OldHttpAgent } from 'agui-client-0';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgUiEventSchema } from '#contracts/ag-ui-event.ts';
import { channels } from '../../channels/index.ts';
import { EventType } from '../../api/ag-ui/event-type.ts';
import { createClient } from '../support/client.ts';
import { readRecordedStream } from '../support/recorded-stream.ts';
import { servePages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';

const document = readFileSync(fileURLToPath(new URL('../../docs/ag-ui.md', import.meta.url)), 'utf8');
const page = readFileSync(fileURLToPath(new URL('../../embedded/demo-changelog.html', import.meta.url)), 'utf8');
const recorded = readRecordedStream();

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

const shapeOf = (text: string) =>
  parseStream(text)
    .map(({ event }) => `${event.type} ${'stepName' in event ? event.stepName : ''}`)
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

  it('shows a stream like one that is run today', async () => {
    await using pages = await servePages({
      '/releases': (_request, response) =>
        void response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
    });
    await using service = await startService({ channels: [channels.get('changelog-scout')!] });
    const client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug: 'changelog-scout' });
    const response = await client.fetch('/agui', {
      method: 'POST',
      body: JSON.stringify({
        protocolVersion: '1.0',
        messages: [{ role: 'user', content: `What changed in Tidepool since 3.1? ${pages.origin}/releases` }],
      }),
    });

    expect(shapeOf(await response.text())).toEqual(shapeOf(recorded));
  });
});
