import type { Request, Response } from 'express';
import { requireChannel } from '../http/authenticate.ts';
import type { ApiContext } from '../context.ts';
import { EventType } from './event-type.ts';

/** `GET agui`: what the stream speaks and where its routes are. No key is needed. */
export const getHandshake = (context: ApiContext) => (request: Request, response: Response) => {
  const { card } = requireChannel(context, String(request.params.slug));
  const path = `${context.baseUrl}/api/public/channel/${card.slug}`;
  const { MESSAGES_SNAPSHOT: _, ...events } = EventType;
  response.set('cache-control', 'public, max-age=60');
  response.json({
    protocol: 'ag-ui',
    protocolVersion: '1.0',
    transport: { request: 'POST application/json', response: 'text/event-stream', resumable: true },
    events: Object.values(events),
    customEvents: ['channel.ask'],
    capabilities: {
      identity: { name: card.name, description: card.summary, type: 'longtake' },
      transport: { streaming: true, resumable: true },
      tools: { supported: false },
      state: { snapshots: true, deltas: false },
      humanInTheLoop: { supported: true, interrupts: true },
    },
    links: {
      run: `${path}/agui`,
      connect: `${path}/agui/connect`,
      events: `${path}/takes/{takeId}/events`,
      cancel: `${path}/takes/{takeId}/cancel`,
      spec: `${path}/spec`,
    },
  });
};
