import type { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import type { Tool } from './define-tool.ts';

const SHOWN_ISSUES = 10;
const SHOWN_KEY_CHARS = 60;

/** Arguments through the tool's schema, or the refusal that names each that is wrong. None at all are an empty object. */
export function parseArguments(
  tool: Tool,
  rawArguments: unknown,
): { value: Record<string, unknown> } | { refusal: AppError } {
  const given = tool.parameters.safeParse(rawArguments === undefined ? {} : rawArguments);
  if (given.success) return { value: given.data };
  const known = Object.keys(tool.parameters.shape);
  const taken = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes no arguments.';
  const wrong = given.error.issues.slice(0, SHOWN_ISSUES).flatMap(sayIssue);
  return { refusal: new AppError('invalid_arguments', `Arguments of ${tool.name}: ${wrong.join('; ')}. ${taken}`) };
}

function sayIssue(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, SHOWN_ISSUES)
      .map((key) => `${JSON.stringify(key.slice(0, SHOWN_KEY_CHARS))} is not known`);
  const path = issue.path.map(String).join('.');
  return [path === '' ? issue.message : `${path}: ${issue.message}`];
}
