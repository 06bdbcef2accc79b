import { readEnvironment } from '#contracts/read-environment.ts';

/** What the page command needs of the environment to fetch as the crawl does. */
export interface PageCommandConfig {
  /** Address ranges (CIDR) that may be reached though they are not public. */
  outboundAllow: string[];
  /** Undefined: the project's page. */
  contactUrl: string | undefined;
}

/** Ends in a ConfigurationError. */
export function readPageCommandConfig(environment = process.env): PageCommandConfig {
  const values = readEnvironment(environment, {
    required: [],
    optional: ['LONGTAKE_OUTBOUND_ALLOW', 'LONGTAKE_CONTACT_URL'],
  });
  return { outboundAllow: values.LONGTAKE_OUTBOUND_ALLOW, contactUrl: values.LONGTAKE_CONTACT_URL };
}
