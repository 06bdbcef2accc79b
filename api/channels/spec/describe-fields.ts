import type { JsonObject } from '#contracts/json.ts';
import { table } from './block.ts';
import type { Block } from './block.ts';
import type { JsonSchema } from './json-schemas.ts';

/** The members of an object schema as a table: name, type, whether it has to be there or always is, notes. */
export function describeFields(schema: JsonSchema, io: 'input' | 'output'): Block[] {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const rows = membersOf(schema).map(([name, member]) => [
    `\`${name}\``,
    describeType(member),
    required.has(name) ? 'yes' : 'no',
    describeNotes(member),
  ]);
  return table(['field', 'type', io === 'input' ? 'required' : 'always there', 'notes'], rows);
}

/** A type in words: `string`, `array of Ask`, `object or null`. */
export function describeType(schema: JsonSchema): string {
  const ref = schema['$ref'];
  if (typeof ref === 'string') return ref.slice(ref.lastIndexOf('/') + 1);
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${String(value)}\``).join(' ');
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches))
    return [...new Set(branches.map((branch) => describeType(asSchema(branch))))].join(' or ');
  const { type } = schema;
  if (Array.isArray(type)) return type.join(' or ');
  if (type === 'array') return `array of ${describeType(asSchema(schema['items']))}`;
  if (type === 'object' && schema['properties']) {
    return `object: ${membersOf(schema)
      .map(([name, member]) => `\`${name}\` ${describeType(member)}`)
      .join(', ')}`;
  }
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
