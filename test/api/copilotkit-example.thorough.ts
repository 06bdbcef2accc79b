import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startCopilotKit } from '../support/copilotkit.ts';
import { servePages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/copilotkit.mjs', import.meta.url));

it('copilotkit.mjs serves the channel to a CopilotKit front end', async () => {
  await using service = await startService();
  await using pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\nFact: Ice melts.\n' });
  const { key } = await service.mint();
  await using copilot = await startCopilotKit(EXAMPLE, [service.baseUrl, key, 'toy-facts', '0']);
  const info = await (await fetch(`${copilot.runtimeUrl}/info`)).json();
  const agent = await copilot.createAgent('toy-facts', randomUUID());
  agent.addMessage({ id: randomUUID(), role: 'user', content: `Facts of ${pages.origin}/facts` });
  await agent.runAgent();

  expect(info).toMatchObject({ agents: { 'toy-facts': expect.any(Object) as object } });
  expect(agent.messages.at(-1)).toMatchObject({
    role: 'assistant',
    content: 'Fact: Water boils at 100 degrees.\nFact: Ice melts.\n',
  });
  expect(agent.state).toMatchObject({ take: { grade: 'A', lifecycle: { state: 'finished' } } });
});
