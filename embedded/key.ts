import { parseArgs } from 'node:util';
import { DEMO_OPERATOR } from '#contracts/demo.ts';
import { connect } from '../db/connect.ts';
import { type MintKey, mintKey } from '../db/queries/mint-key.ts';
import { endWithMessage } from './end-with-message.ts';
import { findRunning } from './find-running.ts';
import { StartError } from './start-error.ts';

const USAGE = 'usage: npm run key -- --station | --channel SLUG [--operator EMAIL] [--credits N] [--json]';

try {
  const { isJson, wanted } = readArguments();
  const { baseUrl, access } = findRunning();
  if (wanted.channel !== undefined) await checkChannel(baseUrl, wanted.channel);
  const secret = Buffer.from(access.secret, 'base64');
  await using stack = new AsyncDisposableStack();
  const db = connect({ url: access.databaseUrl, role: 'owner', secret, max: 1 });
  stack.defer(() => db.destroy());
  const minted = await mintKey(db, wanted);
  const name = minted.scope === 'station' ? 'Station key' : `Feed key of ${wanted.channel}`;
  const remark = `${name} for ${minted.operator}, ${minted.creditsLeft} credits. It is not shown again.`;
  process.stdout.write(isJson ? `${JSON.stringify(minted)}\n` : `${minted.key}\n`);
  if (!isJson) process.stderr.write(`${remark}\n`);
} catch (error) {
  endWithMessage(error);
}

function readArguments(): { isJson: boolean; wanted: MintKey } {
  const { values } = parse();
  const { station, channel, operator, credits } = values;
  if ((station === true) === (channel !== undefined)) throw new StartError(USAGE);
  if (!/^\S+@\S+$/.test(operator)) throw new StartError('--operator must be an e-mail address');
  if (credits !== undefined && !/^\d{1,9}$/.test(credits)) throw new StartError('--credits must be a whole number');
  const wanted = {
    operatorEmail: operator,
    scope: station ? ('station' as const) : ('channel' as const),
    ...(channel !== undefined && { channel }),
    ...(credits !== undefined && { credits: Number(credits) }),
  };
  return { isJson: values.json, wanted };
}

function parse() {
  try {
    return parseArgs({
      options: {
        station: { type: 'boolean' },
        channel: { type: 'string' },
        operator: { type: 'string', default: DEMO_OPERATOR },
        credits: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new StartError(USAGE, { cause });
  }
}

/** A key of a channel that does not exist would never work. */
async function checkChannel(baseUrl: string, slug: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/public/channels`).catch((cause: unknown) => {
    throw new StartError(`The API does not answer at ${baseUrl}`, { cause });
  });
  const { channels } = (await answer.json()) as { channels: { slug: string }[] };
  if (channels.some((channel) => channel.slug === slug)) return;
  throw new StartError(`There is no channel ${slug}; there are ${channels.map((channel) => channel.slug).join(', ')}`);
}
