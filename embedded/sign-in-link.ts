import { DEMO_OPERATOR } from '#contracts/demo.ts';
import { LINK_MINUTES, buildLinkAddress, buildLinkToken, hashLinkToken } from '#contracts/sign-in-link.ts';
import type { AuthDb } from '../db/auth-schema.ts';
import { connectAuth } from '../db/connect.ts';
import { addOperator, listOperators } from '../db/queries/operators.ts';
import { addSignInLink } from '../db/queries/sign-in.ts';
import type { Access } from './station-key.ts';

/** A new sign-in link. */
export async function mintSignInLink(
  db: AuthDb,
  { operatorId, baseUrl, minutes }: { operatorId: string; baseUrl: string; minutes: number },
): Promise<string> {
  const token = buildLinkToken();
  await addSignInLink(db, { operatorId, hash: hashLinkToken(token), minutes });
  return buildLinkAddress(baseUrl, token);
}

/**
 * The link that a start prints. It signs in the demo operator, which the first start makes as an admin, or the admin who was there first where the demo
 * operator is none any more. Null where there is no admin.
 */
export async function mintConsoleLink(
  access: Pick<Access, 'databaseUrl' | 'secret'>,
  baseUrl: string,
): Promise<string | null> {
  const db = connectAuth({ url: access.databaseUrl, secret: Buffer.from(access.secret, 'base64'), max: 1 });
  try {
    const operator = await findAdmin(db);
    return operator ? await mintSignInLink(db, { operatorId: operator, baseUrl, minutes: LINK_MINUTES.start }) : null;
  } finally {
    await db.destroy();
  }
}

async function findAdmin(db: AuthDb): Promise<string | undefined> {
  await addOperator(db, null, { email: DEMO_OPERATOR, role: 'admin' });
  const admins = (await listOperators(db, null)).filter(
    ({ role, disabledAt }) => role === 'admin' && disabledAt === null,
  );
  const oldest = admins.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())[0];
  return (admins.find(({ email }) => email === DEMO_OPERATOR) ?? oldest)?.operatorId;
}
