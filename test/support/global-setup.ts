import { migrate } from '../../db/migrate.ts';
import { TEMPLATE, asAdmin, ownerUrl, secret, withDatabase } from './services.ts';

/** Migrates once; each test file clones the outcome. */
export default async function setUp(): Promise<void> {
  const owner = decodeURIComponent(new URL(ownerUrl).username);
  await asAdmin(`create database ${TEMPLATE} owner ${owner}`);
  await migrate({ ownerUrl: withDatabase(ownerUrl, TEMPLATE), secret });
}
