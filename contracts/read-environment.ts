import type { z } from 'zod';
import { ENVIRONMENT, type VariableName } from './environment.ts';

type Value<N extends VariableName> = z.output<(typeof ENVIRONMENT)[N]['schema']>;
type OptionalValue<N extends VariableName> = (typeof ENVIRONMENT)[N] extends { fallback: string }
  ? Value<N>
  : Value<N> | undefined;
export type Environment<R extends VariableName, O extends VariableName> = { [N in R]: Value<N> } & {
  [N in O]: OptionalValue<N>;
};

export interface EnvironmentProblem {
  name: string;
  mustBe: string;
  /** What it was, ready to be shown. */
  was: string;
}

/** Names every wrong variable at once, what it must be and what it was. Its message is for whoever started the process. */
export class ConfigurationError extends Error {
  readonly problems: EnvironmentProblem[];

  constructor(problems: EnvironmentProblem[]) {
    const lines = problems.map(({ name, mustBe, was }) => `  ${name} must be ${mustBe}; it was ${was}`);
    super([`Wrong configuration (${problems.length}):`, ...lines].join('\n'));
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/**
 * Parses the named variables of an environment. A required one must be set or have a fallback; an optional one that is
 * not set is undefined. Ends in a ConfigurationError that names all that are wrong, `others` that were found elsewhere among them.
 */
export function readEnvironment<const R extends VariableName, const O extends VariableName>(
  source: Record<string, string | undefined>,
  names: { required: readonly R[]; optional: readonly O[] },
  others: readonly EnvironmentProblem[] = [],
): Environment<R, O> {
  const problems: EnvironmentProblem[] = [...others];
  const values: Partial<Record<VariableName, unknown>> = {};
  const required = new Set<VariableName>(names.required);
  for (const name of new Set<VariableName>([...names.required, ...names.optional])) {
    const { schema, mustBe, ...variable } = ENVIRONMENT[name];
    const text = source[name] || ('fallback' in variable ? variable.fallback : undefined);
    if (text === undefined) {
      if (required.has(name)) problems.push({ name, mustBe, was: 'not set' });
      continue;
    }
    const parsed = schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else problems.push({ name, mustBe, was: describeValue(text, 'isSecret' in variable) });
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  // Each value has passed the schema of its own name.
  return values as Environment<R, O>;
}

function describeValue(text: string, isSecret: boolean): string {
  if (isSecret) return 'something else (not shown)';
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}

/** The configuration of a process, or its end with the one message that names every wrong variable. */
export function readOrEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
