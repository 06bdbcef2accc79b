import type { Db } from '../../db/connect.ts';

/** A database as each process role sees it. */
export interface Libraries {
  owner: Db;
  api: Db;
  worker: Db;
}
