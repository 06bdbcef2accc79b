import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_OPERATOR } from '#contracts/demo.ts';
import { connect } from '../db/connect.ts';
import { mintKey } from '../db/queries/mint-key.ts';
import { writePrivateFile } from './private-files.ts';

/** The way into a running installation for whoever has its data directory. */
export interface Access {
  dataDir: string;
  databaseUrl: string;
  /** In base64. */
  secret: string;
}

const DEMO_CREDITS = 1_000;

/** The demo operator's station key, which the data directory keeps; minted where there is none. */
export async function keepStationKey(access: Access): Promise<{ key: string; isNew: boolean }> {
  const file = join(access.dataDir, 'station-key');
  if (existsSync(file)) return { key: readFileSync(file, 'utf8').trim(), isNew: false };
  return { key: await renewStationKey(access), isNew: true };
}

/** For a kept key that the installation does not know, as after a change of its database. */
export async function renewStationKey({ dataDir, databaseUrl, secret }: Access): Promise<string> {
  const db = connect({ url: databaseUrl, role: 'owner', secret: Buffer.from(secret, 'base64'), max: 1 });
  try {
    const { key } = await mintKey(db, { operatorEmail: DEMO_OPERATOR, scope: 'station', credits: DEMO_CREDITS });
    writePrivateFile(join(dataDir, 'station-key'), `${key}\n`);
    return key;
  } finally {
    await db.destroy();
  }
}
