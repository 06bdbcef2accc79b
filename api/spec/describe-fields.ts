import type { z } from 'zod';
import type { JsonObject } from '#contracts/json.ts';
import { table } from './block.ts';
import type { Block } from './block.ts';
import { createSchemas } from './json-schemas.ts';
import type { JsonSchema } from './json-schemas.ts';

/** The members of a contract, from its definition. */
export function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): Block[] {
  const { components, named } = findNamed(schema, io);
  const required = new Set(Array.isArray(named['required']) ? named['required'] : []);
  const rows = membersOf(named).map(([name, member]) => {
    // What a member refers to may say for itself what it is.
    const referred = components[nameOf(member)] ?? {};
    const notes = describeNotes(member) || describeNotes(referred);
    return [`\`${name}\``, describeType(member), required.has(name) ? 'yes' : 'no', notes];
  });
  return table(['field', 'type', io === 'input' ? 'required' : 'always there', 'notes'], rows);
}

/** The variants of a union by their `type`, each with the members that not all of them have. */
export function describeVariants(schema: z.ZodType, shared: string[]): Block[] {
  const { oneOf } = findNamed(schema, 'output').named;
  const rows = (Array.isArray(oneOf) ? oneOf.map(asSchema) : []).map((variant) => {
    const members = membersOf(variant).filter(([name]) => !shared.includes(name));
    const [, type] = membersOf(variant).find(([name]) => name === 'type') ?? ['', {}];
    const described = members.map(([name, member]) => {
      const notes = describeNotes(member);
      return `\`${name}\` ${describeType(member)}${notes && ` (${notes})`}`;
    });
    return [`\`${String(type['const'])}\``, described.join(' · ')];
  });
  return table(['type', 'members'], rows);
}

function findNamed(
  schema: z.ZodType,
  io: 'input' | 'output',
): { components: Record<string, JsonSchema>; named: JsonSchema } {
  const schemas = createSchemas(io);
  const id = nameOf(schemas.of(schema));
  return { components: schemas.components, named: schemas.components[id] ?? {} };
}

const nameOf = (schema: JsonSchema): string =>
  String(schema['$ref'] ?? '')
    .split('/')
    .at(-1)!;

/** A type in words: `string`, `array of Ask`, `object or null`. */
export function describeType(schema: JsonSchema): string {
  if (schema['$ref'] !== undefined) return nameOf(schema);
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${String(value)}\``).join(' ');
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches))
    return [...new Set(branches.map((branch) => describeType(asSchema(branch))))].join(' or ');
  const { type } = schema;
  if (Array.isArray(type)) return type.join(' or ');
  if (type === 'array') return `array of ${describeType(asSchema(schema['items']))}`;
  const members = type === 'object' ? membersOf(schema) : [];
  if (members.length > 0)
    return `{ ${members.map(([name, member]) => `\`${name}\` ${describeType(member)}`).join(', ')} }`;
  return typeof type === 'string' ? type : 'any JSON';
}

/** What a caller has to know beside the type. */
export function describeNotes(schema: JsonSchema): string {
  const { minLength, maxLength, maxItems, minimum, maximum, format } = schema;
  const limits = [
    maxLength !== undefined &&
      `${minLength === undefined ? 'at most' : `${String(minLength)} to`} ${String(maxLength)} characters`,
    maxItems !== undefined && `at most ${String(maxItems)}`,
    minimum !== undefined && maximum !== undefined && `${String(minimum)} to ${String(maximum)}`,
    schema['default'] !== undefined && `default ${String(schema['default'])}`,
    format !== undefined && `format ${String(format)}`,
  ];
  return [schema['description'], ...limits].filter((note) => typeof note === 'string').join('; ');
}

function membersOf(schema: JsonSchema): [string, JsonSchema][] {
  return Object.entries(asSchema(schema['properties'])).map(([name, member]) => [name, asSchema(member)]);
}

function asSchema(value: JsonObject[string] | undefined): JsonSchema {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}
