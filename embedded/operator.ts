import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import { LINK_MINUTES } from '#contracts/sign-in-link.ts';
import type { AuthDb } from '../db/auth-schema.ts';
import { connectAuth } from '../db/connect.ts';
import { getRefusal } from '../db/errors.ts';
import {
  type Role,
  addOperator,
  changeRole,
  disableOperator,
  enableOperator,
  findOperator,
  findOperatorId,
  grantCredits,
  listOperators,
} from '../db/queries/operators.ts';
import { findRunning } from './find-running.ts';
import { removeOwnKey, storeOwnKey } from './own-key.ts';
import { mintSignInLink } from './sign-in-link.ts';
import { endWithMessage, StartError } from './start-error.ts';

interface Command {
  verb: string;
  email: string;
  /** Of `role`: that role. Of `own-key`: the channel. */
  object: string | undefined;
  isAdmin: boolean;
  credits: number;
  isRemoval: boolean;
}

/** What a command answers: with --json the object, else the line. */
interface Outcome {
  json: unknown;
  text: string;
  /** Beside a text that is to be copied; goes to stderr. */
  remark?: string;
}

interface Installation {
  db: AuthDb;
  baseUrl: string;
  databaseUrl: string;
  secret: Uint8Array;
}

const OPTIONS = {
  admin: { type: 'boolean', default: false },
  credits: { type: 'string' },
  remove: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

try {
  const { isJson, command } = readArguments();
  const { baseUrl, access } = findRunning();
  await using stack = new AsyncDisposableStack();
  const secret = Buffer.from(access.secret, 'base64');
  const db = stack.adopt(connectAuth({ url: access.databaseUrl, secret, max: 1 }), (opened) => opened.destroy());
  const { json, text, remark } = await run(command, { db, baseUrl, secret, databaseUrl: access.databaseUrl });
  process.stdout.write(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`);
  if (!isJson && remark) process.stderr.write(`${remark}\n`);
} catch (error) {
  endWithMessage(error);
}

async function run(command: Command, installation: Installation): Promise<Outcome> {
  const { verb, email } = command;
  const { db } = installation;
  if (verb === 'list') return list(db);
  if (verb === 'add') return add(command, installation);
  const operatorId = await findOperatorId(db, email);
  if (operatorId === undefined)
    throw new StartError(`There is no operator ${email}; "npm run operator -- list" shows all`);
  if (verb === 'link') return link(operatorId, email, installation);
  if (verb === 'own-key') return ownKey(command, operatorId, installation);
  if (verb === 'role') await keepingAnAdmin(email, changeRole(db, null, operatorId, command.object as Role));
  if (verb === 'disable') await keepingAnAdmin(email, disableOperator(db, null, operatorId));
  if (verb === 'enable') await enableOperator(db, null, operatorId);
  const operator = await findOperator(db, operatorId);
  const { role, isDisabled } = operator!;
  const json = { operatorId, email, role, disabled: isDisabled };
  return { json, text: `${email} is ${nameRole(role)}${isDisabled ? ', disabled' : ''}` };
}

async function keepingAnAdmin(email: string, change: Promise<boolean>): Promise<void> {
  await change.catch((error: unknown) => {
    if (getRefusal(error) !== 'last_admin') throw error;
    throw new StartError(`${email} is the only admin; make another one first: "npm run operator -- role EMAIL admin"`);
  });
}

async function add({ email, isAdmin, credits }: Command, installation: Installation): Promise<Outcome> {
  const { db } = installation;
  const role = isAdmin ? 'admin' : 'operator';
  const { operatorId, isNew } = await addOperator(db, null, { email, role });
  if (!isNew)
    throw new StartError(
      `There is an operator ${email} already; "npm run operator -- link ${email}" makes a sign-in link`,
    );
  if (credits > 0)
    await grantCredits(db, null, operatorId, { operation: 'added', amount: credits, reason: 'granted when added' });
  const { json, ...rest } = await link(operatorId, email, installation);
  return { ...rest, json: { operatorId, email, role, link: json.link } };
}

async function link(
  operatorId: string,
  email: string,
  { db, baseUrl }: Installation,
): Promise<Outcome & { json: { email: string; link: string } }> {
  const operator = await findOperator(db, operatorId);
  if (operator?.isDisabled)
    throw new StartError(`${email} is disabled; "npm run operator -- enable ${email}" brings it back`);
  const address = await mintSignInLink(db, { operatorId, baseUrl, minutes: LINK_MINUTES.sent });
  return { json: { email, link: address }, text: address, remark: `Signs in ${email}, once and within 24 hours.` };
}

async function ownKey(
  { email, object: channel = '', isRemoval }: Command,
  operatorId: string,
  installation: Installation,
): Promise<Outcome> {
  const work = isRemoval ? removeOwnKey : storeOwnKey;
  await work(installation, { operatorId, channel });
  const json = { email, channel, stored: !isRemoval };
  return {
    json,
    text: `${email} has ${isRemoval ? 'no' : 'an'} own key for ${channel}${isRemoval ? ' any more' : ''}`,
  };
}

async function list(db: AuthDb): Promise<Outcome> {
  const operators = (await listOperators(db, null)).map(
    ({ operatorId, email, role, disabledAt, createdAt, credits }) => ({
      operatorId,
      email,
      role,
      disabled: disabledAt !== null,
      credits,
      createdAt,
    }),
  );
  const width = Math.max(0, ...operators.map(({ email }) => email.length));
  const lines = operators.map(
    ({ email, role, disabled, credits }) =>
      `${email.padEnd(width)}  ${role.padEnd(8)}  ${String(credits).padStart(9)} credits${disabled ? '  disabled' : ''}`,
  );
  return { json: operators, text: lines.join('\n') };
}

function nameRole(role: Role): string {
  return role === 'admin' ? 'an admin' : 'an operator';
}

function readArguments(): { isJson: boolean; command: Command } {
  const { values, positionals } = readTyped('operator', OPTIONS);
  const [verb = '', email = '', object, ...rest] = positionals;
  const wanted = { list: 1, add: 2, link: 2, disable: 2, enable: 2, role: 3, 'own-key': 3 }[verb];
  if (wanted !== positionals.length || rest.length > 0) throw new UsageError(usageOf('operator'));
  if (verb !== 'add' && (values.admin || values.credits !== undefined)) throw new UsageError(usageOf('operator'));
  if (verb !== 'own-key' && values.remove) throw new UsageError(usageOf('operator'));
  if (verb !== 'list' && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UsageError(`${JSON.stringify(email)} is no e-mail address`);
  if (verb === 'role' && object !== 'admin' && object !== 'operator')
    throw new UsageError('the role must be admin or operator');
  const { credits = '0' } = values;
  if (!/^\d{1,9}$/.test(credits)) throw new UsageError('--credits must be a whole number');
  const { admin: isAdmin, remove: isRemoval, json: isJson } = values;
  return {
    isJson,
    command: { verb, email: email.toLowerCase(), object, isAdmin, isRemoval, credits: Number(credits) },
  };
}
