// A channel as a chat, with CopilotKit's own components:  npm ci && npm run build, then serve this folder and open
//   index.html?base=http://127.0.0.1:3000&channel=changelog-scout#key=lt_…
// Nothing stands between the page and `POST agui`. The key is in the fragment, which is sent to no server.
import { HttpAgent, runHttpRequest, transformHttpEventStream } from '@ag-ui/client';
import { CopilotChat, CopilotKitProvider, useAgent, useInterrupt } from '@copilotkit/react-core/v2';
import { createRoot } from 'react-dom/client';

const address = new URLSearchParams(location.search);
const key = new URLSearchParams(location.hash.slice(1)).get('key');
const channel = address.get('channel') ?? 'changelog-scout';
// A page that is loaded again is on its thread again.
const knownThread = sessionStorage.getItem('thread');
const threadId = knownThread ?? crypto.randomUUID();
sessionStorage.setItem('thread', threadId);

class ChannelAgent extends HttpAgent {
  /** After a reload: attaches to the thread, and to the take that is still running. A new thread has nothing to attach to. */
  connect(input) {
    if (!knownThread) return super.connect(input);
    return transformHttpEventStream(runHttpRequest(() => fetch(`${this.url}/connect`, this.requestInit(input))));
  }

  /** An answer to a question is a run of its own; CopilotKit sends it under the id of the run that asked. */
  run(input) {
    return super.run(input.resume ? { ...input, runId: crypto.randomUUID() } : input);
  }
}

const agent = new ChannelAgent({
  agentId: channel,
  threadId,
  url: `${address.get('base') ?? 'http://127.0.0.1:3000'}/api/public/channel/${channel}/agui`,
  headers: { authorization: `Bearer ${key}` },
});

/** What a take came to, from the state that the stream ends with. */
function Outcome() {
  const { agent } = useAgent({ agentId: channel });
  const take = agent.state?.take;
  if (!take) return null;
  return (
    <p role="status">
      {take.lifecycle.state}
      {take.grade && `, grade ${take.grade}, ${take.overall} of 100`}
      {take.links?.map((link) => (
        <a key={link} href={link}>
          {' '}
          {link}
        </a>
      ))}
    </p>
  );
}

/** A question of the channel: the answer resumes the run. */
function Ask({ message, resolve }) {
  const send = (event) => {
    event.preventDefault();
    void resolve({ answer: new FormData(event.target).get('answer') });
  };
  return (
    <form onSubmit={send}>
      <label>
        {message} <input name="answer" required />
      </label>
      <button>Answer</button>
    </form>
  );
}

function Channel() {
  useInterrupt({
    agentId: channel,
    render: ({ interrupt, resolve }) => <Ask message={interrupt?.message} resolve={resolve} />,
  });
  return (
    <>
      <Outcome />
      <CopilotChat agentId={channel} threadId={threadId} />
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <CopilotKitProvider selfManagedAgents={{ [channel]: agent }} showDevConsole={false}>
    <Channel />
  </CopilotKitProvider>,
);
