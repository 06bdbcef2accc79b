import type { ChannelCard } from '#contracts/channel-card.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { JsonObject } from '#contracts/json.ts';
import { Problem } from '#contracts/problem.ts';
import { HEADERS } from '../operations/headers.ts';
import type { HeaderName } from '../operations/headers.ts';
import { errorsOf } from '../operations/operation.ts';
import type { Answer, Body, Operation, Parameter } from '../operations/operation.ts';
import type { DraftDocument } from './document.ts';
import { exampleAnswer, exampleBody, exampleEvent, exampleFrame, exampleProblem, exampleTake } from './examples.ts';

/** One operation of an OpenAPI document; what it refers to is added to the document's schemas. */
export function buildOperation(operation: Operation, document: DraftDocument): JsonObject {
  const { name, summary, description, needsKey, body, answers } = operation;
  const parameters = [
    ...document.parametersOf(operation),
    ...operation.parameters.map((parameter) => buildParameter(parameter, document)),
  ];
  return {
    operationId: document.idOf(operation),
    summary,
    description,
    tags: [needsKey ? 'takes' : 'description'],
    security: needsKey ? [{ feedKey: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: document.sent.of(body),
            ...examplesOf(document, (card) => exampleBody(name, card)),
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(answers.map((answer) => [String(answer.status), buildAnswer(name, answer, document)])),
      ...buildErrors(operation, document),
    },
  };
}

function buildParameter({ in: place, name, schema, description }: Parameter, { sent }: DraftDocument): JsonObject {
  return { name, in: place, required: place === 'path', description, schema: sent.of(schema) };
}

function buildAnswer(
  name: string,
  { status, description, bodies, headers }: Answer,
  document: DraftDocument,
): JsonObject {
  return {
    description,
    headers: buildHeaders(headers),
    ...(bodies.length > 0 && {
      content: Object.fromEntries(bodies.map((body) => [body.mediaType, buildMedia(name, status, body, document)])),
    }),
  };
}

function buildMedia(name: string, status: number, { mediaType, schema }: Body, document: DraftDocument): JsonObject {
  const { answered } = document;
  if (mediaType === 'application/json' && schema)
    return { schema: answered.of(schema), ...examplesOf(document, (card) => exampleOf(name, status, card)) };
  // Bytes have no schema.
  if (!mediaType.startsWith('text/')) return {};
  if (mediaType !== 'text/event-stream' || !schema) return { schema: { type: 'string' } };
  // Before 3.2 OpenAPI has no word for the events of a stream; by custom the schema is that of one event.
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: answered.of(schema) };
  const event = { type: 'object', properties: { id: { type: 'string' }, data }, required: ['id', 'data'] };
  return { schema: event, ...examplesOf(document, name === 'follow_take' ? exampleEvent : exampleFrame) };
}

/** The example of a channel; of several, each under its name. */
function examplesOf({ channels }: DraftDocument, build: (card: ChannelCard) => object | undefined): JsonObject {
  const made = channels.flatMap(({ card }): [string, JsonObject][] => {
    // What is built is JSON.
    const example = build(card) as JsonObject | undefined;
    return example ? [[card.slug, example]] : [];
  });
  if (made.length === 0) return {};
  return channels.length === 1
    ? { example: made[0]![1] }
    : { examples: Object.fromEntries(made.map(([slug, value]) => [slug, { value }])) };
}

function exampleOf(name: string, status: number, card: ChannelCard): object | undefined {
  if (status === 202) return exampleTake(card);
  return name === 'roll_take' || name === 'get_take' ? exampleAnswer(card) : undefined;
}

function buildErrors(operation: Operation, { answered }: DraftDocument): JsonObject {
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
