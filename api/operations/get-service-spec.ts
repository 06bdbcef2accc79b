import { z } from 'zod';
import { holdDocument, sendDocument } from '../http/send-document.ts';
import { buildServiceOpenApi } from '../spec/build-openapi.ts';
import { NOT_MODIFIED } from './answers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH } from './parameters.ts';

/** `GET /api/public/openapi.json`: every channel in one OpenAPI document. No key is needed. */
export const getServiceSpec: Operation = {
  name: 'service_spec',
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
    NOT_MODIFIED,
  ],
  errors: [],
  handle: (context, operations) => {
    const document = buildServiceOpenApi([...context.channels.values()], operations, context.baseUrl);
    const held = holdDocument('application/json; charset=utf-8', JSON.stringify(document));
    return (request, response) => sendDocument(request, response, held);
  },
};
