import type { ChannelCard } from '#contracts/channel-card.ts';
import type { JsonObject } from '#contracts/json.ts';
import { isOfChannel } from '../operations/operation.ts';
import type { Operation } from '../operations/operation.ts';
import { buildOperation } from './build-operation.ts';
import { createDocument, pascalCase } from './document.ts';
import type { DescribedChannel } from './document.ts';
import { nameEvents } from './name-events.ts';
import { typeTakes } from './type-takes.ts';

/** Version of the interface, not of the product (interface document, Versioning). */
export const INTERFACE_VERSION = '1.0.0';

/** The interface of one channel as an OpenAPI 3.1.0 document, made of the contracts, the operations and the card. */
export function buildOpenApi(channel: DescribedChannel, operations: readonly Operation[], baseUrl: string): JsonObject {
  const { card } = channel;
  const document = createDocument([channel], {
    pathOf: ({ path }) => path.replace('{slug}', card.slug),
    // `roll_take_43`; the directory is of no channel and has no number.
    idOf: (operation) => (isOfChannel(operation) ? `${operation.name}_${card.number}` : operation.name),
    parametersOf: () => [],
  });
  const paths = buildPaths(document, operations);
  typeTakes(document);
  nameEvents(document.answered.components);
  return assemble(document, paths, baseUrl, {
    title: card.name,
    summary: card.summary,
    description: `${card.summary}\n\nTakes: ${card.inputs}.\n\nGives: ${card.outputs}.\n\n${priceOf(card)}`,
  });
}

/** All channels in one document: `slug` is a parameter, and the rows of a take are those of its channel. */
export function buildServiceOpenApi(
  channels: readonly DescribedChannel[],
  operations: readonly Operation[],
  baseUrl: string,
): JsonObject {
  const slug: JsonObject = {
    name: 'slug',
    in: 'path',
    required: true,
    description: 'The channel',
    schema: { type: 'string', enum: channels.map(({ card }) => card.slug) },
  };
  const document = createDocument(channels, {
    pathOf: ({ path }) => path,
    idOf: ({ id }) => id,
    parametersOf: (operation) => (isOfChannel(operation) ? [slug] : []),
  });
  const paths = buildPaths(document, operations);
  typeTakes(document);
  nameEvents(document.answered.components);
  const listed = channels.map(({ card }) => `- \`${card.slug}\` (${card.number}): ${card.summary}. ${priceOf(card)}`);
  return assemble(document, paths, baseUrl, {
    title: 'Longtake',
    summary: 'Research channels whose every claim can be checked',
    description: `Every channel has the same operations. The table of a take is that of its channel (${channels
      .map(({ card }) => `\`${pascalCase(card.slug)}Table\``)
      .join(', ')}).\n\n${listed.join('\n')}`,
  });
}

type Document = ReturnType<typeof createDocument>;

function buildPaths(document: Document, operations: readonly Operation[]): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    const path = `/api/public${document.pathOf(operation)}`;
    paths[path] = { ...paths[path], [operation.method]: buildOperation(operation, document) };
  }
  return paths;
}

function assemble(
  { answered, sent }: Document,
  paths: Record<string, JsonObject>,
  baseUrl: string,
  info: { title: string; summary: string; description: string },
): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      ...info,
      version: INTERFACE_VERSION,
      contact: { name: 'Longtake', url: 'https://github.com/longtake/longtake' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl, description: 'This installation' }],
    externalDocs: { description: 'The AG-UI protocol', url: 'https://docs.ag-ui.com' },
    tags: [
      { name: 'description', description: 'What there is and how it is called; no key is needed' },
      { name: 'takes', description: 'Rolling takes, following and checking them' },
    ],
    paths,
    components: {
      schemas: { ...answered.components, ...sent.components },
      securitySchemes: {
        feedKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A feed key of the channel or a station key of its owner, minted in the console',
        },
      },
    },
  };
}

const priceOf = ({ credits }: ChannelCard): string =>
  `A take costs ${credits} ${credits === 1 ? 'credit' : 'credits'}; one that fails, is cancelled or needs input costs nothing.`;
