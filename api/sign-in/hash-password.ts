import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** The second recommendation of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);
/** Each takes a thread of the pool and its memory; sign-ins wait for each other before requests wait for them. */
const inTurn = pLimit(2);

/** The hash in the PHC string form, so that a later change of cost leaves the older ones readable. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, ...COST }));
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const match = FORM.exec(hash);
  if (!match) return false;
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, stored] = match.slice(4).map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer];
  const cost = { memory, passes, parallelism, tagLength: stored.length };
  return timingSafeEqual(stored, await inTurn(() => derive('argon2id', { message: password, nonce, ...cost })));
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
