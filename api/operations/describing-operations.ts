import { z } from 'zod';
import { Directory } from '#contracts/directory.ts';
import { Handshake } from '#contracts/handshake.ts';
import type { Answer, Operation } from './operation.ts';
import { FORMAT, IF_NONE_MATCH } from './parameters.ts';

const notModified: Answer = {
  status: 304,
  description: 'What `If-None-Match` names still holds',
  bodies: [],
  headers: ['etag', 'cache-control', 'x-request-id'],
};

/** What a channel is and speaks. No key is needed. */
export const DESCRIBING_OPERATIONS = {
  list_channels: {
    id: 'listChannels',
    method: 'get',
    path: '/channels',
    summary: 'List every channel',
    description: 'The directory: every channel with what it takes, gives and costs, and counts of them.',
    needsKey: false,
    parameters: [IF_NONE_MATCH],
    answers: [
      {
        status: 200,
        description: 'The directory; a browser, which prefers HTML, gets a page',
        bodies: [{ mediaType: 'application/json', schema: Directory }],
        headers: ['etag', 'cache-control', 'vary', 'x-request-id'],
      },
      notModified,
    ],
    errors: [],
  },
  service_spec: {
    id: 'getServiceSpec',
    method: 'get',
    path: '/openapi.json',
    summary: 'Get the interface of all channels',
    description:
      'OpenAPI 3.1.0 of every channel in one document: `slug` is a parameter, the rows of a take are typed by channel. What generators of clients read.',
    needsKey: false,
    parameters: [IF_NONE_MATCH],
    answers: [
      {
        status: 200,
        description: 'The document',
        bodies: [{ mediaType: 'application/json', schema: z.looseObject({}) }],
        headers: ['etag', 'cache-control', 'x-request-id'],
      },
      notModified,
    ],
    errors: [],
  },
  channel_spec: {
    id: 'getSpec',
    method: 'get',
    path: '/channel/{slug}/spec',
    summary: 'Get this interface document',
    description: 'The channel’s interface in the format that is asked for.',
    needsKey: false,
    parameters: [FORMAT, IF_NONE_MATCH],
    answers: [
      {
        status: 200,
        description: 'The document; a browser that names no format, and prefers HTML, gets a page',
        bodies: [{ mediaType: 'application/json', schema: z.looseObject({}) }, { mediaType: 'text/markdown' }],
        headers: ['etag', 'cache-control', 'vary', 'x-request-id'],
      },
      notModified,
    ],
    errors: ['invalid_request'],
  },
  agui_handshake: {
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
      notModified,
    ],
    errors: [],
  },
} as const satisfies Record<string, Operation>;
