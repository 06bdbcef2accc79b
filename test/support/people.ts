import { randomUUID } from 'node:crypto';
import { LINK_MINUTES, buildLinkAddress, buildLinkToken, hashLinkToken } from '#contracts/sign-in-link.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import { type Role, addOperator } from '../../db/queries/operators.ts';
import { addSignInLink } from '../../db/queries/sign-in.ts';
import { type Page, type TestBrowser, openBrowser } from './browser.ts';

export interface Person {
  operatorId: string;
  email: string;
}

/** Makes an operator of its own. */
export async function buildPerson(
  db: AuthDb,
  { role = 'operator', email }: { role?: Role; email?: string } = {},
): Promise<Person> {
  const address = email ?? `${randomUUID()}@example.com`;
  const { operatorId } = await addOperator(db, null, { email: address, role });
  return { operatorId, email: address };
}

/** The address of a new sign-in link, and its token. */
export async function buildLink(
  db: AuthDb,
  { operatorId }: Person,
  baseUrl: string,
): Promise<{ link: string; token: string }> {
  const token = buildLinkToken();
  await addSignInLink(db, { operatorId, hash: hashLinkToken(token), minutes: LINK_MINUTES.start });
  return { link: buildLinkAddress(baseUrl, token), token };
}

/** A browser in which somebody has signed in by a link. */
export async function signIn(db: AuthDb, person: Person, baseUrl: string): Promise<TestBrowser> {
  const browser = openBrowser(baseUrl);
  const { link } = await buildLink(db, person, baseUrl);
  const done: Page = await browser.submit(await browser.get(link), '/console/sign-in/link');
  if (done.status !== 303) throw new Error(`signing in answered ${done.status}: ${done.text}`);
  return browser;
}

/** Sets a password on the account page. */
export async function setPassword(browser: TestBrowser, password: string): Promise<void> {
  const done = await browser.submit(await browser.get('/console/account'), '/console/account/password', { password });
  if (done.status !== 303) throw new Error(`setting a password answered ${done.status}: ${done.text}`);
}
