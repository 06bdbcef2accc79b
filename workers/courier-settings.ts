import { ConfigurationError } from '#contracts/read-environment.ts';
import type { Environment } from '#contracts/read-environment.ts';

export const COURIER_VARIABLES = ['COURIER_URL', 'COURIER_SECRET'] as const;

/** Where approved specimens are handed to, https; undefined: files in the data directory. */
export type CourierSettings = { url: string; secret: string } | undefined;

/** Ends in a ConfigurationError where an address has no secret to sign with, or is not https. */
export function buildCourierSettings(values: Environment<never, (typeof COURIER_VARIABLES)[number]>): CourierSettings {
  const { COURIER_URL: url, COURIER_SECRET: secret } = values;
  if (url === undefined) return undefined;
  if (!url.startsWith('https:'))
    throw new ConfigurationError([{ name: 'COURIER_URL', mustBe: 'an https address', was: url }]);
  if (secret === undefined)
    throw new ConfigurationError([{ name: 'COURIER_SECRET', mustBe: 'set where COURIER_URL is', was: 'not set' }]);
  return { url, secret };
}
