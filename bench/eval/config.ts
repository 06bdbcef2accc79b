import { API_SOURCES } from '#contracts/plan.ts';
import { readEnvironment } from '#contracts/read-environment.ts';

/** Origins of the API sources by name in lower case, as the workers are given them. Ends in a ConfigurationError. */
export function readOrigins(environment = process.env): Record<string, string | undefined> {
  const names = API_SOURCES.map((name) => `LONGTAKE_SOURCE_${name}_URL` as const);
  const values = readEnvironment(environment, { required: [], optional: names });
  return Object.fromEntries(API_SOURCES.map((name) => [name.toLowerCase(), values[`LONGTAKE_SOURCE_${name}_URL`]]));
}
