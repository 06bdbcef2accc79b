import { ConfigurationError } from './read-environment.ts';
import type { Environment, EnvironmentProblem } from './read-environment.ts';

/** Providers with a dialect of their own; any other one is spoken to in OpenAI's at the address that is configured. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export const MODEL_VARIABLES = ['LONGTAKE_MODEL', 'LONGTAKE_MODEL_API_KEY', 'LONGTAKE_MODEL_BASE_URL'] as const;

/** The model that a worker may ask. */
export interface ModelSettings {
  /** `provider/model`. */
  name: string;
  apiKey: string | undefined;
  /** With its version path. */
  baseUrl: string | undefined;
}

/** Undefined: no model, rules. Ends in a ConfigurationError for a provider that cannot be reached as it is configured. */
export function buildModelSettings(
  values: Environment<never, (typeof MODEL_VARIABLES)[number]>,
): ModelSettings | undefined {
  const { LONGTAKE_MODEL: name, LONGTAKE_MODEL_API_KEY: apiKey, LONGTAKE_MODEL_BASE_URL: baseUrl } = values;
  if (name === undefined) return undefined;
  const problems: EnvironmentProblem[] = [];
  const known = `one of ${MODEL_PROVIDERS.join(', ')}`;
  if (baseUrl === undefined && !isOwnDialect(providerOf(name))) {
    const mustBe = `set for a provider that is not ${known}`;
    problems.push({ name: 'LONGTAKE_MODEL_BASE_URL', mustBe, was: `not set, and LONGTAKE_MODEL is ${name}` });
  } else if (baseUrl === undefined && apiKey === undefined) {
    const mustBe = `set where LONGTAKE_MODEL_BASE_URL is not`;
    problems.push({ name: 'LONGTAKE_MODEL_API_KEY', mustBe, was: `not set, and LONGTAKE_MODEL is ${name}` });
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { name, apiKey, baseUrl };
}

export const providerOf = (name: string): string => name.slice(0, name.indexOf('/'));
export const modelOf = (name: string): string => name.slice(name.indexOf('/') + 1);

export const isOwnDialect = (provider: string): provider is ModelProvider =>
  MODEL_PROVIDERS.some((known) => known === provider);
