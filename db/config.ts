import { readEnvironment } from '#contracts/read-environment.ts';

export interface DatabaseConfig {
  /** The owner's login. */
  ownerUrl: string;
  secret: Uint8Array;
}

/** What migrations need. Ends in a ConfigurationError. */
export function readDatabaseConfig(environment = process.env): DatabaseConfig {
  const values = readEnvironment(environment, { required: ['DATABASE_URL', 'LONGTAKE_SECRET'], optional: [] });
  return { ownerUrl: values.DATABASE_URL, secret: values.LONGTAKE_SECRET };
}
