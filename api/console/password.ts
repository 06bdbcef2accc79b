import { auditOwn } from '../../db/queries/audit-own.ts';
import { endOtherSessions, forgetAttempt, hasPassword } from '../../db/queries/sign-in.ts';
import { type Auth, PASSWORD_CHARS } from '../sign-in/create-auth.ts';
import { countGuess } from '../sign-in/guessing.ts';
import { showAccount } from './account.ts';
import type { ConsoleCall } from './call.ts';
import type { PasswordErrors } from './password-form.ts';
import type { ConsoleSession, SessionContext } from './session.ts';

/**
 * `POST /console/account/password`: sets a password and ends the other sessions. The current one is asked for, unless the session came by a
 * sign-in link: that is how a forgotten one is replaced.
 */
export async function postPassword(call: ConsoleCall): Promise<void> {
  const { context, request, response, session } = call;
  const { principal, sessionId, isFromLink } = session;
  const { password, current_password: current } = request.body as Record<string, unknown>;
  const errors: PasswordErrors = {};
  const problem = findProblem(password, principal.email);
  if (problem) errors.password = problem;
  const isSet = await hasPassword(context.authDb, principal.operatorId);
  if (isSet && !isFromLink && !(await isCurrent(context, session, request.ip, current)))
    errors.current = 'This is not your password.';
  if (Object.keys(errors).length > 0) return showAccount(call, errors);
  await setPassword(context.auth, principal.operatorId, String(password));
  await endOtherSessions(context.authDb, principal.operatorId, sessionId);
  const { operatorId } = principal;
  await auditOwn(context.authDb, {
    operatorId,
    action: 'password.changed',
    subject: sessionId,
    detail: { byLink: isFromLink },
  });
  response.redirect(303, '/console/account?password=changed');
}

function findProblem(password: unknown, email: string): string | undefined {
  if (typeof password !== 'string' || password.length < PASSWORD_CHARS.min)
    return `Use ${PASSWORD_CHARS.min} characters or more.`;
  if (password.length > PASSWORD_CHARS.max) return `Use ${PASSWORD_CHARS.max} characters or fewer.`;
  const isEasy = new Set(password).size < 5 || password.toLowerCase().includes(email.toLowerCase());
  return isEasy ? 'This one is easy to guess. Take another.' : undefined;
}

/** Guesses here count like guesses at the door. */
async function isCurrent(
  { auth, authDb }: SessionContext,
  { principal }: ConsoleSession,
  address: string | undefined,
  password: unknown,
): Promise<boolean> {
  const attemptIds = await countGuess(authDb, { email: principal.email, address: address ?? '' });
  const { password: hasher, internalAdapter } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(principal.operatorId);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  const isRight = typeof password === 'string' && !!hash && (await hasher.verify({ hash, password }));
  if (isRight) await forgetAttempt(authDb, attemptIds);
  return isRight;
}

async function setPassword(auth: Auth, operatorId: string, password: string): Promise<void> {
  const { password: hasher, internalAdapter } = await auth.$context;
  const hash = await hasher.hash(password);
  const accounts = await internalAdapter.findAccounts(operatorId);
  if (accounts.some(({ providerId }) => providerId === 'credential')) {
    await internalAdapter.updatePassword(operatorId, hash);
    return;
  }
  const credential = { userId: operatorId, accountId: operatorId, providerId: 'credential', password: hash };
  await internalAdapter.createAccount(credential);
}
