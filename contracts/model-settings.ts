import { ConfigurationError } from './read-environment.ts';
import type { Environment, EnvironmentProblem } from './read-environment.ts';

/** Providers with a dialect of their own; any other one is spoken to in OpenAI's at the address that is configured. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Those among them that embed. */
export const EMBEDDING_PROVIDERS = ['openai', 'google'] as const;

export const MODEL_VARIABLES = ['LONGTAKE_MODEL', 'LONGTAKE_MODEL_API_KEY', 'LONGTAKE_MODEL_BASE_URL'] as const;
export const EMBEDDING_VARIABLES = [
  'LONGTAKE_EMBEDDING_MODEL',
  'LONGTAKE_EMBEDDING_API_KEY',
  'LONGTAKE_EMBEDDING_BASE_URL',
] as const;

/** A model that a process may ask, and how it is reached. */
export interface ModelSettings {
  /** `provider/model`. */
  name: string;
  apiKey: string | undefined;
  /** With its version path. */
  baseUrl: string | undefined;
}

/** Undefined: no model, rules. Ends in a ConfigurationError for a provider that cannot be reached as it is configured. */
export const buildModelSettings = (
  values: Environment<never, (typeof MODEL_VARIABLES)[number]>,
): ModelSettings | undefined => build(values, MODEL_VARIABLES, MODEL_PROVIDERS);

/** Undefined: the packaged table alone. Ends in a ConfigurationError for a provider that cannot be reached as it is configured. */
export const buildEmbeddingSettings = (
  values: Environment<never, (typeof EMBEDDING_VARIABLES)[number]>,
): ModelSettings | undefined => build(values, EMBEDDING_VARIABLES, EMBEDDING_PROVIDERS);

function build<N extends string>(
  values: Readonly<Partial<Record<N, string | undefined>>>,
  [nameVariable, keyVariable, urlVariable]: readonly [N, N, N],
  ownDialects: readonly string[],
): ModelSettings | undefined {
  const { [nameVariable]: name, [keyVariable]: apiKey, [urlVariable]: baseUrl } = values;
  if (name === undefined) return undefined;
  const problems: EnvironmentProblem[] = [];
  const was = `not set, and ${nameVariable} is ${name}`;
  if (baseUrl === undefined && !ownDialects.includes(providerOf(name))) {
    const mustBe = `set for a provider that is not one of ${ownDialects.join(', ')}`;
    problems.push({ name: urlVariable, mustBe, was });
  } else if (baseUrl === undefined && apiKey === undefined) {
    problems.push({ name: keyVariable, mustBe: `set where ${urlVariable} is not`, was });
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { name, apiKey, baseUrl };
}

export const providerOf = (name: string): string => name.slice(0, name.indexOf('/'));
export const modelOf = (name: string): string => name.slice(name.indexOf('/') + 1);

export const isOwnDialect = (provider: string): provider is ModelProvider =>
  MODEL_PROVIDERS.some((known) => known === provider);
