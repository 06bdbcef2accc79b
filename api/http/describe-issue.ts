import type { z } from 'zod';

/** What is wrong with a field, in words of ours that follow on its name: "must have at most 200 characters". */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must ${measure(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${measure(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not of the form that is described';
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'is not a member of this request';
    default:
      return 'is not of a form that is described';
  }
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Record<string, string> = {
  url: 'must be an http or https address',
  uuid: 'must be a UUID',
};

function measure(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}`;
  return `be ${bound} ${limit}`;
}
