import type { ChannelCard } from '#contracts/channel-card.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { JsonObject } from '#contracts/json.ts';
import { Problem } from '#contracts/problem.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { HEADERS } from '../../operations/headers.ts';
import type { HeaderName } from '../../operations/headers.ts';
import type { Answer, Body, Operation, Parameter } from '../../operations/operation.ts';
import { errorsOf, isOfChannel, listOperations } from '../../operations/operations.ts';
import type { OperationName } from '../../operations/operations.ts';
import { exampleAnswer, exampleBody, exampleEvent, exampleFrame, exampleProblem, exampleTake } from './examples.ts';
import { createSchemas } from './json-schemas.ts';
import type { Schemas } from './json-schemas.ts';

/** Version of the interface, not of the product (interface document, Versioning). */
export const INTERFACE_VERSION = '1.0.0';

interface Made {
  card: ChannelCard;
  sent: Schemas;
  answered: Schemas;
}

/** The interface of a channel as an OpenAPI 3.1.0 document, made of the contracts, the operations and the card. */
export function buildOpenApi(card: ChannelCard, baseUrl: string): JsonObject {
  const made: Made = { card, sent: createSchemas('input'), answered: createSchemas('output') };
  const paths: Record<string, JsonObject> = {};
  for (const [name, operation] of listOperations()) {
    const path = `/api/public${operation.path.replace('{slug}', card.slug)}`;
    paths[path] = { ...paths[path], [operation.method]: buildOperation(name, operation, made) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: card.name,
      version: INTERFACE_VERSION,
      summary: card.summary,
      description: `${card.summary}\n\nTakes: ${card.inputs}.\n\nGives: ${card.outputs}.\n\nA take costs ${card.credits} credits; one that fails, is cancelled or needs input costs nothing.`,
    },
    servers: [{ url: baseUrl }],
    externalDocs: { description: 'The AG-UI protocol', url: 'https://docs.ag-ui.com' },
    paths,
    components: {
      schemas: { ...made.answered.components, ...made.sent.components },
      securitySchemes: {
        feedKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A feed key of this channel or a station key of its owner, minted in the console',
        },
      },
    },
  };
}

function buildOperation(name: OperationName, operation: Operation, made: Made): JsonObject {
  const { summary, description, needsKey, parameters, body, answers } = operation;
  const example = exampleBody(name, made.card);
  return {
    operationId: operationId(name, operation, made.card),
    summary,
    description,
    tags: [needsKey ? 'takes' : 'description'],
    security: needsKey ? [{ feedKey: [] }] : [],
    ...(parameters.length > 0 && { parameters: parameters.map((parameter) => buildParameter(parameter, made)) }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: made.sent.of(body), ...(example && { example }) } },
      },
    }),
    responses: {
      ...Object.fromEntries(answers.map((answer) => [String(answer.status), buildAnswer(name, answer, made)])),
      ...buildErrors(operation, made),
    },
  };
}

/** `roll_take_43`; the directory is of no channel and has no number. */
export const operationId = (name: OperationName, operation: Operation, card: ChannelCard): string =>
  isOfChannel(operation) ? `${name}_${card.number}` : name;

function buildParameter({ in: place, name, schema, description }: Parameter, { sent }: Made): JsonObject {
  return { name, in: place, required: place === 'path', description, schema: sent.of(schema) };
}

function buildAnswer(name: OperationName, { status, description, bodies, headers }: Answer, made: Made): JsonObject {
  return {
    description,
    headers: buildHeaders(headers),
    ...(bodies.length > 0 && {
      content: Object.fromEntries(bodies.map((body) => [body.mediaType, buildMedia(name, status, body, made)])),
    }),
  };
}

function buildMedia(name: OperationName, status: number, { mediaType, schema }: Body, made: Made): JsonObject {
  if (mediaType === 'application/json' && schema) {
    const example = exampleOf(name, status, made.card);
    return { schema: made.answered.of(schema), ...(example && { example: example as object as JsonObject }) };
  }
  // Bytes have no schema.
  if (!mediaType.startsWith('text/')) return {};
  if (mediaType !== 'text/event-stream' || !schema) return { schema: { type: 'string' } };
  // Before 3.2 OpenAPI has no word for the events of a stream; by custom the schema is that of one event.
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: made.answered.of(schema) };
  const event = { type: 'object', properties: { id: { type: 'string' }, data }, required: ['id', 'data'] };
  return { schema: event, example: name === 'follow_take' ? exampleEvent(made.card) : exampleFrame(made.card) };
}

function exampleOf(name: OperationName, status: number, card: ChannelCard): TakeResponse | undefined {
  if (status === 202) return exampleTake(card);
  return name === 'roll_take' || name === 'get_take' ? exampleAnswer(card) : undefined;
}

function buildErrors(operation: Operation, { answered }: Made): JsonObject {
  const byStatus = Object.groupBy(errorsOf(operation), (code) => String(ERRORS[code].status));
  // The AG-UI clients parse nothing else.
  const mediaType = isAgUiStream(operation) ? 'application/json' : 'application/problem+json';
  const schema = answered.of(Problem);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('\n\n'),
        headers: buildHeaders(['x-request-id', 'cache-control', ...codes.flatMap(headersOf)]),
        content: {
          [mediaType]: {
            schema,
            examples: Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code) }])),
          },
        },
      },
    ]),
  );
}

const isAgUiStream = ({ method, path }: Operation): boolean => method === 'post' && /\/agui(\/|$)/.test(path);

function headersOf(code: ErrorCode): HeaderName[] {
  if (code === 'unauthorized') return ['www-authenticate'];
  if (code === 'method_not_allowed') return ['allow'];
  if (code === 'rate_limited') return ['retry-after', 'ratelimit', 'ratelimit-policy'];
  return code === 'unavailable' ? ['retry-after'] : [];
}

function buildHeaders(names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => {
      const { description, ...schema } = HEADERS[name];
      return [name, { description, schema: { ...schema } }];
    }),
  );
}
