import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { AppError } from '#contracts/errors.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import { countAttempt } from '../../db/queries/sign-in.ts';

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords within the window (interface document, part 4, Operators and signing in). */
const MOST = { account: 5, address: 20 };

/**
 * Counts a try at a password before it is looked at, so that tries at once are counted too; the caller forgets those that were right. Whether
 * the account exists makes no difference. Ends in rate_limited.
 * @returns what forgetAttempt takes
 */
export async function countGuess(
  db: AuthDb,
  { email, address }: { email: string; address: string },
): Promise<string[]> {
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  const limits = [
    { subject: `password of ${account}`, most: MOST.account },
    { subject: `password from ${widen(address)}`, most: MOST.address },
  ];
  const attempt = await countAttempt(db, limits, WINDOW_SECONDS);
  if ('attemptIds' in attempt) return attempt.attemptIds;
  throw new AppError('rate_limited', 'Too many wrong passwords. Wait a while, or use a sign-in link.', {
    retryAfterSeconds: attempt.retryAfterSeconds,
  });
}

/** Whoever has one IPv6 address has the 2^64 beside it. */
export function widen(address: string): string {
  if (!ipaddr.isValid(address)) return 'nowhere';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
