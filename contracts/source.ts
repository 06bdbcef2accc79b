import type { z } from 'zod';
import { Text, WebAddress } from './environment-values.ts';
import type { EnvironmentProblem } from './read-environment.ts';

/**
 * An API that a channel asks: where it is, what it asks of its callers, and how it knows them. It stands with the channel that uses it; two
 * channels that share one share its description. `LONGTAKE_SOURCE_<NAME>_URL` puts another origin in its place.
 */
export interface SourceDescription {
  /** Capitals, digits and `_`: how requests and the variables of the environment name it. */
  name: string;
  /** As prose calls it. */
  title: string;
  /** Without a slash at its end. */
  origin: string;
  /** Shortest time between two requests, by the source's own terms; a modest one where it states none. */
  minIntervalMs: number;
  concurrency: number;
  /** For answers that can be larger than a page. */
  maxBytes?: number;
  /** Where a key of the installation (`LONGTAKE_SOURCE_<NAME>_KEY`) goes. It is sent and never stored: no address that is kept has it. */
  key?: {
    in: 'header' | 'query';
    name: string;
    /** Shortest time between two requests of a caller who has one. */
    minIntervalMs?: number;
  };
  /** It wants a mail address (`LONGTAKE_CONTACT_EMAIL`) in the user agent. */
  wantsMail?: true;
}

/** What an installation sets of its sources, by their names in lower case. */
export interface SourceSettings {
  /** Origins that stand in for the real ones, without a slash at the end. */
  origins: Record<string, string | undefined>;
  keys: Record<string, string>;
}

const VARIABLE = /^LONGTAKE_SOURCE_([A-Z][A-Z0-9_]*)_(URL|KEY)$/;

/** Reads `LONGTAKE_SOURCE_<NAME>_URL` and `LONGTAKE_SOURCE_<NAME>_KEY` of whatever sources are named. */
export function readSourceSettings(environment: Record<string, string | undefined>): {
  settings: SourceSettings;
  problems: EnvironmentProblem[];
} {
  const settings: SourceSettings = { origins: {}, keys: {} };
  const problems: EnvironmentProblem[] = [];
  for (const [name, text] of Object.entries(environment)) {
    const [, source, kind] = VARIABLE.exec(name) ?? [];
    if (source === undefined || !text) continue;
    const { schema, mustBe } = kind === 'URL' ? ORIGIN : KEY;
    const parsed = schema.safeParse(text);
    const known = kind === 'URL' ? settings.origins : settings.keys;
    if (parsed.success) known[source.toLowerCase()] = parsed.data;
    else problems.push({ name, mustBe, was: kind === 'URL' ? JSON.stringify(text) : 'something else (not shown)' });
  }
  return { settings, problems };
}

const ORIGIN: { schema: z.ZodType<string>; mustBe: string } = {
  schema: WebAddress,
  mustBe: 'an http or https address without query or fragment',
};
const KEY: { schema: z.ZodType<string>; mustBe: string } = { schema: Text, mustBe: 'a key of the source' };
