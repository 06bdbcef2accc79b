import type { AuthDb } from '../../db/auth-schema.ts';
import { countAttempt } from '../../db/queries/sign-in.ts';
import { widen } from '../sign-in/guessing.ts';

/** Requests of one address to the open endpoints, each of which writes rows. */
const LIMITS = {
  register: { most: 200, windowSeconds: 3_600 },
  authorize: { most: 300, windowSeconds: 300 },
  token: { most: 3_000, windowSeconds: 300 },
};

/** @returns in how many seconds there is room again; undefined where there is */
export async function limitAddress(
  db: AuthDb,
  kind: keyof typeof LIMITS,
  address: string,
): Promise<number | undefined> {
  const { most, windowSeconds } = LIMITS[kind];
  const attempt = await countAttempt(db, [{ subject: `${kind} from ${widen(address)}`, most }], windowSeconds);
  return 'retryAfterSeconds' in attempt ? attempt.retryAfterSeconds : undefined;
}
