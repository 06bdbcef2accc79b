import type { JsonObject } from '#contracts/json.ts';
import type { JsonSchema } from './json-schemas.ts';

const PREFIX = '#/components/schemas/';

/**
 * Gives each event of a stream a schema with a name (`take.accepted` → `TakeAcceptedEvent`) and says that `type` tells them apart, so that
 * generated clients have a type for each instead of a number.
 */
export function nameEvents(components: Record<string, JsonSchema>): void {
  for (const union of ['TakeEvent', 'AgUiEvent']) {
    const variants = components[union]?.['oneOf'];
    if (!Array.isArray(variants)) continue;
    const mapping: Record<string, string> = {};
    for (const variant of variants as JsonObject[]) {
      const properties = variant['properties'] as JsonObject;
      const type = String((properties['type'] as JsonObject)['const']);
      const name = `${nameOf(type)}Event`;
      // Generators check an enumeration that has a name, and a constant not at all.
      components[`${name}Type`] = { type: 'string', enum: [type] };
      components[name] = { ...variant, properties: { ...properties, type: { $ref: `${PREFIX}${name}Type` } } };
      mapping[type] = `${PREFIX}${name}`;
    }
    components[union] = {
      ...components[union],
      oneOf: Object.values(mapping).map((ref) => ({ $ref: ref })),
      discriminator: { propertyName: 'type', mapping },
    };
  }
}

/** `take.needs_input` → `TakeNeedsInput`, `RUN_STARTED` → `RunStarted`. */
const nameOf = (type: string): string =>
  type
    .toLowerCase()
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
