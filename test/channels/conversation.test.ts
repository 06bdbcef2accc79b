import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeResponse } from '#contracts/take.ts';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import { createClient, readFrames } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const changelog = (product: string, entries: string) => `# ${product} changelog\n\n${entries}`;
const PAGES = {
  '/otter.md': changelog(
    'Otter',
    '## 4.1.0 - 2026-05-04\n\n### Security\n\n- Otter no longer writes session tokens to its debug log\n\n### Added\n\n- A river view for narrow screens\n',
  ),
  '/badger.md': changelog(
    'Badger',
    '## 7.0.0 - 2026-04-02\n\n### Removed\n\n- **Breaking:** the tunnel command of Badger 6 is gone\n\n### Security\n\n- Badger checks certificates of its mirrors\n',
  ),
  '/heron.md': changelog(
    'Heron',
    '## 2.2.0 - 2026-06-01\n\n### Security\n\n- Heron limits the size of uploaded maps\n\n### Fixed\n\n- Wading birds are counted once\n',
  ),
};

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;

beforeAll(async () => {
  service = await startService({ channels: [changelogScout] });
  pages = await servePages(
    Object.fromEntries(
      Object.entries(PAGES).map(([path, text]) => [
        path,
        (_request, response) => void response.writeHead(200, { 'content-type': 'text/markdown' }).end(text),
      ]),
    ),
  );
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug: 'changelog-scout' });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const quotes = ({ table }: TakeResponse): string[] => (table?.rows ?? []).map(({ quote }) => String(quote));

/** A caller hands back the last take, and the briefs so far. */
const priorOf = (brief: string, { output, links }: TakeResponse) => ({ brief, output, links });

describe('a conversation of three takes', () => {
  it('grows without repeating, and narrows', async () => {
    const first = `Compare what changed in Otter ${pages.origin}/otter.md and Badger ${pages.origin}/badger.md`;
    const compared = (await client.take({ notes: first })).body;
    expect(quotes(compared).some((quote) => quote.includes('session tokens'))).toBe(true);
    expect(quotes(compared).some((quote) => quote.includes('tunnel command'))).toBe(true);

    const second = `Add Heron ${pages.origin}/heron.md`;
    const grown = (await client.take({ notes: second, prior: priorOf(first, compared) })).body;
    expect(quotes(grown).some((quote) => quote.includes('uploaded maps'))).toBe(true);
    expect(quotes(grown).filter((quote) => quotes(compared).includes(quote))).toEqual([]);
    expect(grown.output).not.toContain('session tokens');

    const narrowed = (
      await client.take({ notes: 'Only security, please', prior: priorOf(`${first}\n${second}`, grown) })
    ).body;
    expect(narrowed.table?.rows.map(({ kind }) => kind)).toEqual(['security', 'security', 'security']);
    expect(quotes(narrowed).join('\n')).toMatch(/session tokens[^]*certificates|certificates[^]*session tokens/);
    expect(quotes(narrowed).some((quote) => quote.includes('uploaded maps'))).toBe(true);
  });

  it('asks for the address that is missing, and goes on with the answer, over AG-UI', async () => {
    const threadId = randomUUID();
    // Nothing is in the archive of somebody who is new.
    const { key } = await service.mint({ operatorEmail: 'new@example.com' });
    const newcomer = createClient({ baseUrl: service.baseUrl, key, slug: 'changelog-scout' });
    const run = async (body: object): Promise<Record<string, unknown>[]> => {
      const response = await newcomer.fetch('/agui', {
        method: 'POST',
        body: JSON.stringify({ protocolVersion: '1.0', threadId, runId: randomUUID(), ...body }),
      });
      const events: Record<string, unknown>[] = [];
      for await (const { data } of readFrames(response)) events.push(JSON.parse(data) as Record<string, unknown>);
      return events;
    };
    const asked = await run({ messages: [{ id: 'a', role: 'user', content: 'What changed in Heron?' }] });
    const { outcome } = asked.at(-1) as { outcome: { type: string; interrupts: { id: string }[] } };
    expect(outcome.type).toBe('interrupt');
    const resume = outcome.interrupts.map(({ id }) => ({
      interruptId: id,
      status: 'resolved',
      payload: { answer: `${pages.origin}/heron.md` },
    }));
    const answered = await run({ messages: [{ id: 'a', role: 'user', content: 'What changed in Heron?' }], resume });

    expect(answered.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'success' } });
    expect(JSON.stringify(answered.at(-2))).toContain('uploaded maps');
  });
});
