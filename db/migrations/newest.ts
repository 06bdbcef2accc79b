import { migrations } from './index.ts';

/** Name of the newest migration: a process is ready when the database has it. */
export const NEWEST_MIGRATION = Object.keys(migrations).toSorted().at(-1)!;
