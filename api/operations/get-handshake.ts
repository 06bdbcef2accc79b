import type { ChannelCard } from '#contracts/channel-card.ts';
import { Handshake } from '#contracts/handshake.ts';
import { VERSION } from '#contracts/version.ts';
import { EventType } from '../ag-ui/event-type.ts';
import { requireChannel } from '../http/authenticate.ts';
import { holdDocument, sendDocument } from '../http/send-document.ts';
import { NOT_MODIFIED } from './answers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH } from './parameters.ts';

/** `GET agui`: what the stream speaks and where its routes are. No key is needed. */
export const getHandshake: Operation = {
  name: 'agui_handshake',
  id: 'getHandshake',
  method: 'get',
  path: '/channel/{slug}/agui',
  summary: 'Ask what the event stream speaks',
  description: 'Protocol version, transport, events, capabilities and addresses of the channel’s AG-UI surface.',
  needsKey: false,
  parameters: [IF_NONE_MATCH],
  answers: [
    {
      status: 200,
      description: 'The handshake',
      bodies: [{ mediaType: 'application/json', schema: Handshake }],
      headers: ['etag', 'cache-control', 'x-request-id'],
    },
    NOT_MODIFIED,
  ],
  errors: [],
  handle: (context) => (request, response) => {
    const { card } = requireChannel(context, String(request.params.slug));
    const handshake = JSON.stringify(buildHandshake(card, context.baseUrl));
    sendDocument(request, response, holdDocument('application/json; charset=utf-8', handshake));
  },
};

export function buildHandshake(card: ChannelCard, baseUrl: string): Handshake {
  const path = `${baseUrl}/api/public/channel/${card.slug}`;
  const { MESSAGES_SNAPSHOT: _, ...events } = EventType;
  return {
    protocol: 'ag-ui',
    protocolVersion: '1.0',
    transport: { request: 'POST application/json', response: 'text/event-stream', resumable: true },
    events: Object.values(events),
    customEvents: ['channel.ask'],
    capabilities: buildCapabilities(card),
    links: {
      run: `${path}/agui`,
      connect: `${path}/agui/connect`,
      events: `${path}/takes/{takeId}/events`,
      cancel: `${path}/takes/{takeId}/cancel`,
      spec: `${path}/spec`,
    },
  };
}

/** A channel uses tools of its own and shows their calls; those that a front end offers are not called. */
function buildCapabilities({ name, summary, budget }: ChannelCard): Handshake['capabilities'] {
  return {
    identity: { name, type: 'longtake', description: summary, version: VERSION },
    transport: {
      streaming: true,
      websocket: false,
      httpBinary: false,
      pushNotifications: false,
      resumable: true,
    },
    tools: { supported: true, parallelCalls: true, clientProvided: false },
    output: { structuredOutput: true, supportedMimeTypes: ['text/plain', 'application/json'] },
    state: { snapshots: true, deltas: false, memory: true, persistentState: false },
    multiAgent: { supported: false },
    reasoning: { supported: false },
    execution: { codeExecution: false, maxIterations: budget.rounds, maxExecutionTime: budget.seconds * 1_000 },
    humanInTheLoop: {
      supported: true,
      approvals: false,
      interventions: false,
      feedback: false,
      interrupts: true,
      approveWithEdits: false,
    },
  };
}
