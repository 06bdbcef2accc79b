import { ConfigurationError } from '#contracts/read-environment.ts';
import { readSourceSettings } from '#contracts/source.ts';

/** Origins of the API sources by name in lower case, as the workers are given them. Ends in a ConfigurationError. */
export function readOrigins(environment = process.env): Record<string, string | undefined> {
  const { settings, problems } = readSourceSettings(environment);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return settings.origins;
}

/** Folder of cases that are not part of this repository, where there is one. */
export const readFixtures = (environment = process.env): string | undefined =>
  environment['LONGTAKE_FIXTURES'] || undefined;
