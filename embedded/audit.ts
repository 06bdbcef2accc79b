import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import { connect, connectAuth } from '../db/connect.ts';
import { verifyChains } from '../db/queries/call-log.ts';
import type { BrokenEntry } from '../db/queries/call-log.ts';
import { findOperatorId, listOperators } from '../db/queries/operators.ts';
import { findRunning } from './find-running.ts';
import { endWithMessage, StartError } from './start-error.ts';

interface Checked {
  email: string;
  calls: number;
  broken: BrokenEntry | null;
}

const OPTIONS = { operator: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

try {
  const { email, isJson } = readArguments();
  const { access } = findRunning();
  await using stack = new AsyncDisposableStack();
  const secret = Buffer.from(access.secret, 'base64');
  const options = { url: access.databaseUrl, secret, max: 1 };
  const db = stack.adopt(connect({ ...options, role: 'owner' }), (opened) => opened.destroy());
  const authDb = stack.adopt(connectAuth(options), (opened) => opened.destroy());

  const checked: Checked[] = [];
  for (const operator of await findOperators()) {
    const { calls, broken } = await verifyChains(db, operator.operatorId);
    checked.push({ email: operator.email, calls, broken });
    if (!isJson) process.stderr.write(`${describe(checked.at(-1)!)}\n`);
  }
  const entries = checked.reduce((sum, { calls }) => sum + calls, 0);
  const bad = checked.find(({ broken }) => broken !== null);
  const firstBad = bad?.broken
    ? { seq: bad.broken.seq, callId: bad.broken.callId, reason: sayReason(bad.email, bad.broken) }
    : null;
  const verdict = firstBad ? `does not hold: ${describe(bad!)}` : `${entries} calls hold`;
  process.stdout.write(isJson ? `${JSON.stringify({ ok: firstBad === null, entries, firstBad })}\n` : `${verdict}\n`);
  process.exitCode = firstBad === null ? 0 : 1;

  async function findOperators(): Promise<{ operatorId: string; email: string }[]> {
    if (email === undefined) return listOperators(authDb, null);
    const operatorId = await findOperatorId(authDb, email);
    if (operatorId !== undefined) return [{ operatorId, email }];
    throw new StartError(`There is no operator ${email}; "npm run operator -- list" shows all`);
  }
} catch (error) {
  endWithMessage(error);
}

function describe({ email, calls, broken }: Checked): string {
  return broken === null ? `${email}: ${calls} calls hold` : sayReason(email, broken);
}

function sayReason(email: string, { log, seq, reason }: BrokenEntry): string {
  return `${log} ${seq} of ${email}: ${reason}`;
}

function readArguments(): { email: string | undefined; isJson: boolean } {
  const { values, positionals } = readTyped('audit', OPTIONS);
  if (positionals.length !== 1 || positionals[0] !== 'verify') throw new UsageError(usageOf('audit'));
  return { email: values.operator, isJson: values.json };
}
