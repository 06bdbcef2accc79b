// Runs a channel as an AG-UI agent and prints what it says:  node examples/ag-ui.mjs BASE_URL KEY CHANNEL "BRIEF" ["ANSWER"]
import { randomUUID } from 'node:crypto';
import { HttpAgent } from '@ag-ui/client';

const [baseUrl, key, channel, brief, answer] = process.argv.slice(2);
const agent = new HttpAgent({
  url: `${baseUrl}/api/public/channel/${channel}/agui`,
  headers: { authorization: `Bearer ${key}` },
  initialMessages: [{ id: randomUUID(), role: 'user', content: brief }],
});

agent.subscribe({
  onStepStartedEvent: ({ event }) => console.error(event.stepName),
  onTextMessageContentEvent: ({ event }) => void process.stdout.write(event.delta),
  onCustomEvent: ({ event }) => console.error('asks:', event.value.ask),
  onRunErrorEvent: ({ event }) => console.error('failed:', event.message),
});
await agent.runAgent();

// A run that needs something ends with its questions; the answers go with the next run of the same thread.
if (agent.pendingInterrupts.length > 0 && answer) {
  const resume = agent.pendingInterrupts.map(({ id }) => ({
    interruptId: id,
    status: 'resolved',
    payload: { answer },
  }));
  await agent.runAgent({ resume });
}
console.log(`Grade ${agent.state.take.grade ?? 'none'}`);
for (const link of agent.state.take.links) console.log(link);
