import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import type { Ask, TakeResponse } from '#contracts/take.ts';
import { cleanForTerminal as clean, stringifyForTerminal } from '#contracts/terminal-text.ts';
import { findRunning } from './find-running.ts';
import { createProgress } from './progress.ts';
import { renderTake, renderVerification } from './render-take.ts';
import { followTake, rollTake, withKeptKey } from './roll-take.ts';
import { endWithMessage } from './start-error.ts';
import { cancelTake, countEvidence, exportTake, fetchTake, findTake, readPrior, verifyTake } from './take-by-id.ts';
import type { KnownTake } from './take-by-id.ts';

interface Arguments {
  /** A channel's slug, or what is done with a take that is there. */
  verb: string;
  /** The brief, or the id of the take. */
  subject: string;
  /** File of an export. */
  file: string | undefined;
  prior: string | undefined;
  skipRetrieval: boolean;
  isJson: boolean;
  isWhole: boolean;
}

const TAKE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const VERBS: Record<string, (take: KnownTake, wanted: Arguments) => Promise<void>> = {
  show,
  verify,
  export: save,
  cancel,
};

// Whoever reads the answer may leave early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  const wanted = readCommand();
  const { baseUrl, access } = findRunning();
  const act = Object.hasOwn(VERBS, wanted.verb) ? VERBS[wanted.verb]! : undefined;
  await withKeptKey(access, async (key) =>
    act ? act(await findTake(baseUrl, key, wanted.subject), wanted) : roll(wanted, baseUrl, key),
  );
} catch (error) {
  endWithMessage(error);
}

/** Rolls a take, and another with the answers while somebody is there to give them. */
async function roll(wanted: Arguments, baseUrl: string, key: string): Promise<void> {
  const { verb: slug, skipRetrieval } = wanted;
  const prior = wanted.prior === undefined ? undefined : await readPrior(await findTake(baseUrl, key, wanted.prior));
  let request = { notes: wanted.subject, ...(prior && { prior }), ...(skipRetrieval && { skipRetrieval }) };
  for (;;) {
    using progress = createProgress(process.stderr);
    const take = await rollTake({
      baseUrl,
      slug,
      key,
      request,
      onAccepted: (takeId) => sayWhereItGoesOn(takeId, progress.finish),
      onEvent: progress.show,
    });
    progress.finish();
    print(take, wanted);
    const answers = wanted.isJson ? null : await askInPlace(take.asks, process.stdin, process.stderr);
    if (answers === null) return;
    const known = { slug, address: `${baseUrl}/api/public/channel/${slug}/takes/${take.lifecycle.takeId}`, key };
    request = { ...request, notes: answers, prior: await readPrior(known) };
  }
}

async function show(take: KnownTake, wanted: Arguments): Promise<void> {
  using progress = createProgress(process.stderr);
  sayWhereItGoesOn(wanted.subject, progress.finish);
  const { lifecycle } = await fetchTake(take);
  const hasEnded = ['finished', 'needs_input', 'failed', 'cancelled'].includes(lifecycle.state);
  const onEvent = hasEnded ? () => {} : progress.show;
  const ended = await followTake({ ...take, onEvent });
  progress.finish();
  print(ended, wanted);
}

async function verify(take: KnownTake, { isJson }: Arguments): Promise<void> {
  const [found, counted] = [await verifyTake(take), await countEvidence(take)];
  process.stdout.write(
    isJson ? `${stringifyForTerminal({ ...found, checked: counted })}\n` : renderVerification(found, counted),
  );
  if (!found.equal) process.exitCode = 1;
}

async function save(take: KnownTake, { subject, file = `take-${subject}.zip` }: Arguments): Promise<void> {
  writeFileSync(file, await exportTake(take), { mode: 0o600 });
  process.stdout.write(`${resolve(file)}\n`);
  process.stderr.write(`Check it anywhere, without this service: npm run verify -- ${file}\n`);
}

async function cancel(take: KnownTake): Promise<void> {
  await cancelTake(take);
  const { lifecycle } = await fetchTake(take);
  process.stdout.write(`${lifecycle.state === 'cancelled' ? 'cancelled' : `cancelling (${lifecycle.state})`}\n`);
}

function print(take: TakeResponse, { isJson, isWhole }: Arguments): void {
  process.stdout.write(isJson ? `${stringifyForTerminal(take, 2)}\n` : renderTake(take, { width: 80, isWhole }));
  if (take.lifecycle.state === 'failed') process.exitCode = 1;
}

/** Ctrl-C ends the command, not the take. Under npm it may come twice. */
function sayWhereItGoesOn(takeId: string, clearScreen: () => void): void {
  process.removeAllListeners('SIGINT').on('SIGINT', () => {
    clearScreen();
    process.stderr.write(`The take goes on. Come back to it:  npm run take -- show ${takeId}\n`);
    process.stderr.write(`Or stop it, which costs nothing:      npm run take -- cancel ${takeId}\n`);
    process.exit(130);
  });
}

function readCommand(): Arguments {
  const { values, positionals } = readArguments('take', {
    prior: { type: 'string' },
    'skip-retrieval': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const [verb, subject, file, ...more] = positionals;
  const isVerb = Object.hasOwn(VERBS, verb ?? '');
  if (!verb || !subject || more.length > 0 || (file !== undefined && verb !== 'export'))
    throw new UsageError(usageOf('take'));
  const ids = [...(isVerb ? [subject] : []), ...(values.prior === undefined ? [] : [values.prior])];
  const wrong = ids.find((id) => !TAKE_ID.test(id));
  if (wrong !== undefined)
    throw new UsageError(`${JSON.stringify(wrong)} is no id of a take; it is printed below every take`);
  if (isVerb && (values.prior !== undefined || values['skip-retrieval'])) throw new UsageError(usageOf('take'));
  return {
    verb,
    subject,
    file,
    prior: values.prior,
    skipRetrieval: values['skip-retrieval'],
    isJson: values.json,
    isWhole: values.all,
  };
}

interface Keyboard extends NodeJS.ReadableStream {
  isTTY?: boolean;
}

/**
 * Asks whoever sits at the terminal, and gives the answers as the notes of the next take. Null where nobody sits there, nothing is asked, or
 * every answer is left empty. The questions themselves are printed with the take.
 */
export async function askInPlace(asks: Ask[], input: Keyboard, output: NodeJS.WritableStream): Promise<string | null> {
  if (asks.length === 0 || !input.isTTY) return null;
  const lines = createInterface({ input, output });
  // At the prompt nothing runs any more, so Ctrl-C and Ctrl-D simply leave.
  const left = new AbortController();
  lines.once('SIGINT', () => left.abort()).once('close', () => left.abort());
  const answers: string[] = [];
  try {
    output.write(`${asks.length === 1 ? 'Your answer' : 'Your answers'} (empty: leave it):\n`);
    for (const [index, { key }] of asks.entries()) {
      const prompt = asks.length === 1 ? '> ' : `${index + 1}> `;
      const answer = (await lines.question(clean(prompt), { signal: left.signal })).trim();
      if (answer !== '') answers.push(`${key}: ${answer}`);
    }
  } catch (error) {
    if (!left.signal.aborted) throw error;
  } finally {
    lines.close();
  }
  return answers.length === 0 ? null : answers.join('\n');
}
