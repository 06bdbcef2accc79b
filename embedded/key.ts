import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import { DEMO_OPERATOR } from '#contracts/demo.ts';
import { connect } from '../db/connect.ts';
import type { Db } from '../db/connect.ts';
import { listKeys, revokeAnyKey } from '../db/queries/all-keys.ts';
import { type MintKey, mintKey } from '../db/queries/mint-key.ts';
import { checkChannel } from './check-channel.ts';
import { findRunning } from './find-running.ts';
import { endWithMessage, StartError } from './start-error.ts';

/** What a command answers: with --json the object, else the text; a remark goes to stderr. */
interface Outcome {
  json: unknown;
  text: string;
  remark?: string;
}

const OPTIONS = {
  station: { type: 'boolean' },
  channel: { type: 'string' },
  operator: { type: 'string', default: DEMO_OPERATOR },
  credits: { type: 'string' },
  list: { type: 'boolean' },
  revoke: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

try {
  const { isJson, run } = readArguments();
  const { baseUrl, access } = findRunning();
  const secret = Buffer.from(access.secret, 'base64');
  await using stack = new AsyncDisposableStack();
  const db = connect({ url: access.databaseUrl, role: 'owner', secret, max: 1 });
  stack.defer(() => db.destroy());
  const { json, text, remark } = await run(db, baseUrl);
  process.stdout.write(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`);
  if (!isJson && remark) process.stderr.write(`${remark}\n`);
} catch (error) {
  endWithMessage(error);
}

async function mint(db: Db, baseUrl: string, wanted: MintKey): Promise<Outcome> {
  // A key of a channel that does not exist would never work.
  if (wanted.channel !== undefined) await checkChannel(baseUrl, wanted.channel);
  const minted = await mintKey(db, wanted);
  const name = minted.scope === 'station' ? 'Station key' : `Feed key of ${wanted.channel}`;
  const remark = `${name} for ${minted.operator}, ${minted.creditsLeft} credits. It is not shown again.`;
  return { json: minted, text: minted.key, remark };
}

async function list(db: Db): Promise<Outcome> {
  const keys = await listKeys(db);
  const lines = keys.map(({ id, operator, scope, channel, hint, createdAt, revokedAt }) => {
    const state = revokedAt ? `revoked ${revokedAt.slice(0, 10)}` : 'in force';
    return [id, `…${hint}`, channel ?? scope, operator, createdAt.slice(0, 10), state].join('  ');
  });
  return { json: keys, text: lines.join('\n') || 'There are no keys.' };
}

async function revoke(db: Db, id: string): Promise<Outcome> {
  const revoked = await revokeAnyKey(db, id);
  if (!revoked) throw new StartError(`There is no key ${id}; "npm run key -- --list" shows all`);
  const { operator, wasInForce } = revoked;
  const text = wasInForce
    ? `The key ${id} of ${operator} is revoked`
    : `The key ${id} of ${operator} was revoked before`;
  return { json: { id, operator, revoked: true }, text };
}

function readArguments(): { isJson: boolean; run: (db: Db, baseUrl: string) => Promise<Outcome> } {
  const { values, positionals } = readTyped('key', OPTIONS);
  const { station, channel, operator, credits, list: isList, revoke: id, json: isJson } = values;
  const asked = [station === true, channel !== undefined, isList === true, id !== undefined].filter(Boolean);
  if (asked.length !== 1 || positionals.length > 0) throw new UsageError(usageOf('key'));
  if (isList) return { isJson, run: list };
  if (id !== undefined) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      throw new UsageError('--revoke takes the id of a key');
    return { isJson, run: (db) => revoke(db, id) };
  }
  if (!/^\S+@\S+$/.test(operator)) throw new UsageError('--operator must be an e-mail address');
  if (credits !== undefined && !/^\d{1,9}$/.test(credits)) throw new UsageError('--credits must be a whole number');
  const wanted = {
    operatorEmail: operator,
    scope: station ? ('station' as const) : ('channel' as const),
    ...(channel !== undefined && { channel }),
    ...(credits !== undefined && { credits: Number(credits) }),
  };
  return { isJson, run: (db, baseUrl) => mint(db, baseUrl, wanted) };
}
