import type { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { describeIssue } from '../http/describe-issue.ts';
import type { Tool } from './define-tool.ts';

const SHOWN_ISSUES = 10;
const SHOWN_KEY_CHARS = 60;

/** Arguments through the tool's schema, or the refusal that names each that is wrong, in the words of the HTTP API. None at all are an empty object. */
export function parseArguments(
  tool: Tool,
  rawArguments: unknown,
): { value: Record<string, unknown> } | { refusal: AppError } {
  const given = tool.parameters.safeParse(rawArguments === undefined ? {} : rawArguments, { error: describeIssue });
  if (given.success) return { value: given.data };
  const known = Object.keys(tool.parameters.shape);
  const taken = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes no arguments.';
  const wrong = firstOfEach(given.error.issues).slice(0, SHOWN_ISSUES).flatMap(sayIssue);
  return { refusal: new AppError('invalid_arguments', `Arguments of ${tool.name}: ${wrong.join('; ')}. ${taken}`) };
}

/** What else is wrong with a value of the wrong type says nothing: a list that should be text has no two characters. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const named = new Set<string>();
  return issues.filter(({ path }) => {
    const place = JSON.stringify(path);
    return !named.has(place) && named.add(place);
  });
}

function sayIssue(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, SHOWN_ISSUES)
      .map((key) => `${JSON.stringify(key.slice(0, SHOWN_KEY_CHARS))} is not known`);
  const path = issue.path.map(String).join('.');
  return [path === '' ? issue.message : `${path} ${issue.message}`];
}
