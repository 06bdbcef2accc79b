import type { Transaction } from 'kysely';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import type { CommandName } from '#contracts/read-arguments.ts';
import { asOperator } from '../db/as-operator.ts';
import { connect, connectAuth } from '../db/connect.ts';
import type { Db } from '../db/connect.ts';
import { listOperators } from '../db/queries/operators.ts';
import type { Schema } from '../db/schema.ts';
import { findRunning } from './find-running.ts';
import { endWithMessage, StartError } from './start-error.ts';

interface Owner {
  operatorId: string;
  email: string;
}

/** The running installation, and those whose things a command is about: one operator, or all. */
export interface Owned {
  db: Db;
  secret: Uint8Array;
  baseUrl: string;
  owners: readonly Owner[];
  /** As given; undefined for all operators. */
  email: string | undefined;
}

/** What a command answers: with --json the object, else the text; a remark goes to stderr. */
export interface Outcome {
  json: unknown;
  text: string;
  remark?: string;
}

export interface Verb {
  /** What stands behind it. */
  argument?: 'id' | 'file';
  run(owned: Owned, argument: string): Promise<Outcome>;
}

/** A command about what operators have, `VERB [ARGUMENT] [--operator EMAIL] [--json]`, on the running installation. Ends the process where it fails. */
export async function runOwnCommand(command: CommandName, verbs: Record<string, Verb>): Promise<void> {
  try {
    const { verb, argument, email, isJson } = readOwnArguments(command, verbs);
    const { baseUrl, access } = findRunning();
    await using stack = new AsyncDisposableStack();
    const secret = Buffer.from(access.secret, 'base64');
    const options = { url: access.databaseUrl, secret, max: 1 };
    const db = stack.adopt(connect({ ...options, role: 'owner' }), (opened) => opened.destroy());
    const authDb = stack.adopt(connectAuth(options), (opened) => opened.destroy());
    const all = await listOperators(authDb, null);
    const owners = email === undefined ? all : all.filter((operator) => operator.email === email);
    if (email !== undefined && owners.length === 0)
      throw new StartError(`There is no operator ${email}; "npm run operator -- list" shows all`);
    const { json, text, remark } = await verb.run({ db, secret, baseUrl, owners, email }, argument);
    process.stdout.write(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`);
    if (!isJson && remark) process.stderr.write(`${remark}\n`);
  } catch (error) {
    endWithMessage(error);
  }
}

/** What each of the operators has, under their own row-level security. */
export async function collectOwned<T>(
  { db, owners }: Owned,
  find: (trx: Transaction<Schema>, owner: Owner) => Promise<readonly T[]>,
): Promise<(T & { operator: string })[]> {
  const found: (T & { operator: string })[] = [];
  for (const owner of owners) {
    const rows = await asOperator(db, owner.operatorId, (trx) => find(trx, owner));
    found.push(...rows.map((row) => ({ operator: owner.email, ...row })));
  }
  return found;
}

/** Does something with the thing of one of the operators, whoever has it. @returns whose it was; undefined where it was done for none */
export async function changeOwned(
  { db, owners }: Owned,
  change: (trx: Transaction<Schema>, operatorId: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const { operatorId, email } of owners)
    if (await asOperator(db, operatorId, (trx) => change(trx, operatorId))) return email;
  return undefined;
}

function readOwnArguments(command: CommandName, verbs: Record<string, Verb>) {
  const { values, positionals } = readArguments(command, {
    operator: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [name = '', argument = ''] = positionals;
  const email = values.operator?.toLowerCase();
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || positionals.length !== (verb.argument ? 2 : 1)) throw new UsageError(usageOf(command));
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UsageError('--operator must be an e-mail address');
  if (verb.argument === 'id' && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(argument))
    throw new UsageError(`${name} takes an id, not ${JSON.stringify(argument)}`);
  return { verb, argument: verb.argument === 'id' ? argument.toLowerCase() : argument, email, isJson: values.json };
}
