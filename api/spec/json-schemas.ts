import { z } from 'zod';
import type { JsonObject } from '#contracts/json.ts';

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = JsonObject;

const PREFIX = '#/components/schemas/';

export interface Schemas {
  /** The schema of a value, as a reference where it has a name. */
  of(schema: z.ZodType): JsonSchema;
  /** Every named schema that was referred to, by name. */
  components: Record<string, JsonSchema>;
}

/**
 * Turns contracts into JSON Schemas that refer to each other. `input` is what a caller may send, `output` what the service answers: they
 * differ where a field has a default.
 */
export function createSchemas(io: 'input' | 'output'): Schemas {
  const named = z.toJSONSchema(z.globalRegistry, { io, uri: (id) => `${PREFIX}${id}` }).schemas;
  const components: Record<string, JsonSchema> = {};
  return { of, components };

  function of(schema: z.ZodType): JsonSchema {
    const id = z.globalRegistry.get(schema)?.id;
    if (id === undefined) return resolve(z.toJSONSchema(schema, { io }));
    add(id);
    return { $ref: `${PREFIX}${id}` };
  }

  function add(id: string): void {
    if (components[id]) return;
    // Set before it is resolved: a schema may refer to itself.
    components[id] = {};
    components[id] = resolve(named[id]!);
  }

  function resolve(schema: object): JsonSchema {
    // What zod makes is JSON.
    const { $schema: _schema, $id: _id, ...rest } = JSON.parse(JSON.stringify(schema)) as JsonObject;
    return walk(rest) as JsonSchema;
  }

  function walk(value: JsonObject[string]): JsonObject[string] {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    if (typeof value['$ref'] === 'string') return refer(value, value['$ref']);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, member]) => !isNoise(key, member, value))
        .map(([key, member]) => [key, walk(member)]),
    );
  }

  /** A reference without a name of ours is to "any JSON": it refers to itself and says nothing. */
  function refer(value: JsonObject, ref: string): JsonObject {
    const id = ref.startsWith(`${PREFIX}__shared`) ? /\/\$defs\/(.+)$/.exec(ref)?.[1] : ref.slice(PREFIX.length);
    const { $ref: _ref, ...rest } = value;
    if (id === undefined || !named[id]) return rest;
    add(id);
    return { $ref: `${PREFIX}${id}`, ...rest };
  }
}

/** A schema that stands alone: an object at its root, what it refers to among its own definitions. */
export function buildStandAlone(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const schemas = createSchemas(io);
  const root = String(schemas.of(schema)['$ref']).slice(PREFIX.length);
  const { [root]: own, ...others } = schemas.components;
  const text = JSON.stringify({ ...own, ...(Object.keys(others).length > 0 && { $defs: others }) });
  return JSON.parse(text.replaceAll(`"${PREFIX}`, '"#/$defs/')) as JsonSchema;
}

/** What a reader does not need: expressions beside a format, the bounds of a double, that keys are strings. */
function isNoise(key: string, member: JsonObject[string], beside: JsonObject): boolean {
  if (key === 'pattern') return beside['format'] === 'date-time' || beside['format'] === 'uuid';
  if (key === 'minimum' || key === 'maximum') return Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER;
  return key === 'propertyNames' && JSON.stringify(member) === '{"type":"string"}';
}
