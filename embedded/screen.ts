import { setTimeout as delay } from 'node:timers/promises';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { channels } from '../channels/index.ts';
import { connect } from '../db/connect.ts';
import type { Db } from '../db/connect.ts';
import { forgetAnswers, listScreenings, screenNow } from '../db/queries/screenings.ts';
import type { ScreeningRow } from '../db/queries/screenings.ts';
import { findRunning } from './find-running.ts';
import { endWithMessage, StartError } from './start-error.ts';

const LOOK_MS = 500;

try {
  const { slugs, only, isAnew, isJson } = readScreenArguments();
  const { access } = findRunning();
  const secret = Buffer.from(access.secret, 'base64');
  await using stack = new AsyncDisposableStack();
  const db = stack.adopt(connect({ url: access.databaseUrl, role: 'owner', secret, max: 1 }), (open) => open.destroy());
  const before = await listScreenings(db, null, 1_000);
  if (isAnew) await forgetAnswers(db, only);
  await screenNow(db, null, only);
  const ended = await waitForAll(db, slugs, new Set(before.filter(isOver).map(({ screeningId }) => screeningId)));
  process.stdout.write(isJson ? `${JSON.stringify(ended)}\n` : ended.map(say).join(''));
  if (ended.some(isUnder)) process.exitCode = 1;
} catch (error) {
  endWithMessage(error);
}

/** Waits until each channel has a screening that had not ended before, and tells how far they are. */
async function waitForAll(db: Db, slugs: readonly string[], known: ReadonlySet<string>): Promise<ScreeningRow[]> {
  let told = '';
  for (;;) {
    const rows = (await listScreenings(db, null, 3)).filter(({ screeningId }) => !known.has(screeningId));
    const ended = slugs.flatMap((slug) => rows.find((row) => row.channel === slug && isOver(row)) ?? []);
    const running = rows.find((row) => !isOver(row));
    const now = running ? `${running.channel}: ${running.judged} of ${running.briefs} briefs` : told;
    if (now !== told) process.stderr.write(`${now}\n`);
    told = now;
    if (ended.length === slugs.length) return ended;
    await delay(LOOK_MS);
  }
}

function readScreenArguments() {
  const { values, positionals } = readArguments('screen', {
    anew: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length > 1) throw new UsageError(usageOf('screen'));
  const screened = [...channels.values()].filter(({ screening }) => screening).map(({ card }) => card.slug);
  const [only = null] = positionals;
  if (only !== null && !screened.includes(only))
    throw new StartError(`There is no screened channel ${only}; there are ${screened.join(', ')}`);
  return { slugs: only === null ? screened : [only], only, isAnew: values.anew, isJson: values.json };
}

function isOver({ endedAt }: ScreeningRow): boolean {
  return endedAt !== null;
}

function isUnder({ score, bar }: ScreeningRow): boolean {
  return (score ?? 0) < bar;
}

function say(row: ScreeningRow): string {
  const { channel, score, bar, met, expected, briefs, failed } = row;
  const head = `${channel}  ${score}  ${isUnder(row) ? 'under' : 'at'} its bar of ${bar}  ${met} of ${expected} expectations of ${briefs} briefs`;
  const lines = (failed ?? []).map(({ brief, expectation, found }) => `  ${brief}: ${expectation}, found ${found}`);
  return `${[head, ...lines].join('\n')}\n`;
}
