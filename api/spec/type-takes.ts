import type { JsonObject } from '#contracts/json.ts';
import { pascalCase } from './document.ts';
import type { DescribedChannel, DraftDocument } from './document.ts';
import type { JsonSchema } from './json-schemas.ts';

const PREFIX = '#/components/schemas/';

/**
 * Types the takes of a document by their channel. In that of one channel TakeResponse has its table; in that of several TakeResponse is one of
 * `ChangelogScoutTake`, …, told apart by what is in their rows and by `channel.id`.
 */
export function typeTakes({ channels, answered }: DraftDocument): void {
  const { components } = answered;
  const general = components['TakeResponse'];
  const [only, ...others] = channels;
  if (!general || !only) return;
  if (others.length === 0) {
    components['TakeResponse'] = typeTake(general, only, answered);
  } else {
    const names = channels.map(({ card }) => `${pascalCase(card.slug)}Take`);
    for (const [index, channel] of channels.entries()) components[names[index]!] = typeTake(general, channel, answered);
    components['TakeResponse'] = {
      description: 'A take of one of the channels',
      anyOf: names.map((name) => ({ $ref: `${PREFIX}${name}` })),
    };
  }
  // Whose rows are any JSON keep it.
  if (channels.every(({ table }) => table !== undefined)) delete components['Table'];
}

function typeTake(
  general: JsonSchema,
  { card, table }: DescribedChannel,
  answered: DraftDocument['answered'],
): JsonSchema {
  const properties = general['properties'] as JsonObject;
  const named = pascalCase(card.slug);
  // Generators check an enumeration that has a name, and by that tell one take from another.
  answered.components[`${named}Slug`] = { type: 'string', enum: [card.slug] };
  answered.components[`${named}Channel`] = {
    ...(properties['channel'] as JsonObject),
    properties: {
      id: { $ref: `${PREFIX}${named}Slug` },
      number: { type: 'string', const: String(card.number) },
      name: { type: 'string', const: card.name },
    },
  };
  return {
    ...general,
    properties: {
      ...properties,
      channel: { $ref: `${PREFIX}${named}Channel` },
      ...(table && {
        table: { ...(properties['table'] as JsonObject), anyOf: [answered.of(table), { type: 'null' }] },
      }),
    },
  };
}
