import { ERRORS } from '#contracts/errors.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { errorsOf } from '../operations/operation.ts';
import type { Operation } from '../operations/operation.ts';
import { heading, table, text } from './block.ts';
import type { Block } from './block.ts';
import { describeNotes, describeType } from './describe-fields.ts';
import { createSchemas } from './json-schemas.ts';

/** Every route in one table, the address of each with `slug` filled in where it is given. */
export function describeRoutes(operations: readonly Operation[], slug?: string): Block[] {
  const rows = operations.map((operation) => [
    operation.method.toUpperCase(),
    `\`${addressOf(operation, slug)}\``,
    operation.needsKey ? 'bearer key' : 'none',
    operation.summary,
  ]);
  return table(['method', 'path', 'auth', 'what it does'], rows);
}

/** A section per route: what it does, what it takes and what it answers. */
export function describeOperations(operations: readonly Operation[], slug?: string): Block[] {
  return operations.flatMap((operation) => describeOperation(operation, slug));
}

/** Every error code that an operation can end in, with its status and whether asking again can help. */
export function describeErrors(operations: readonly Operation[]): Block[] {
  const known = new Set(operations.flatMap(errorsOf));
  const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => known.has(code));
  const rows = codes.map((code) => {
    const { status, title, isRetryable } = ERRORS[code];
    return [String(status), `\`${code}\``, title, isRetryable ? 'yes' : 'no'];
  });
  return table(['status', 'code', 'meaning', 'the same request can succeed later'], rows);
}

function describeOperation(operation: Operation, slug: string | undefined): Block[] {
  const schemas = createSchemas('input');
  const { name, method, summary, description, parameters, body, answers } = operation;
  const parameterRows = parameters.map((parameter) => {
    const schema = schemas.of(parameter.schema);
    const notes = [parameter.description, describeNotes(schema)].filter(Boolean).join('; ');
    return [`\`${parameter.name}\``, parameter.in, describeType(schema), notes];
  });
  const answerRows = answers.map(({ status, description: meaning, bodies, headers }) => [
    String(status),
    bodies.map(({ mediaType }) => `\`${mediaType}\``).join(' or ') || 'no body',
    meaning,
    headers.map((header) => `\`${header}\``).join(' '),
  ]);
  const codes = errorsOf(operation).map((code) => `${ERRORS[code].status} \`${code}\``);
  const sent = body && describeType(schemas.of(body));
  return [
    heading(3, summary),
    text(`\`${method.toUpperCase()} ${addressOf(operation, slug)}\` (\`${name}\`)`),
    text(sent ? `${description} Body: \`${sent}\`.` : description),
    ...table(['parameter', 'in', 'type', 'notes'], parameterRows),
    ...table(['status', 'body', 'meaning', 'headers'], answerRows),
    text(`Errors: ${codes.join(' · ')}`),
  ];
}

const addressOf = ({ path }: Operation, slug: string | undefined): string =>
  `/api/public${slug === undefined ? path : path.replace('{slug}', slug)}`;
