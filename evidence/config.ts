import { readEnvironment } from '#contracts/read-environment.ts';

/** What the page command needs of the environment to fetch as the crawl does. */
export interface PageCommandConfig {
  /** Address ranges (CIDR) that may be reached though they are not public. */
  outboundAllow: string[];
  /** Undefined: the project's page. */
  contactUrl: string | undefined;
  /** Path of the browser that is configured, or `none`; undefined: it is looked for on the search path. */
  chromiumPath: string | undefined;
  searchPath: string | undefined;
}

/** Ends in a ConfigurationError. */
export function readPageCommandConfig(environment = process.env): PageCommandConfig {
  const values = readEnvironment(environment, {
    required: [],
    optional: ['LONGTAKE_OUTBOUND_ALLOW', 'LONGTAKE_CONTACT_URL', 'LONGTAKE_CHROMIUM_PATH'],
  });
  return {
    outboundAllow: values.LONGTAKE_OUTBOUND_ALLOW,
    contactUrl: values.LONGTAKE_CONTACT_URL,
    chromiumPath: values.LONGTAKE_CHROMIUM_PATH,
    searchPath: environment['PATH'],
  };
}
