import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inLanes } from '../../test/load/in-lanes.ts';
import type { Rule } from './rules.ts';
import type { Loss, Told } from './switchboard.ts';

const SWITCHBOARD = fileURLToPath(new URL('switchboard.ts', import.meta.url));
/** A channel that takes longer over a few briefs has lost the rule by which it ends. */
const HANGS_MS = 60_000;

/** What becomes of the loss of each rule, in one channel. */
export async function loseEach(slug: string, rules: Rule[], lanes: number): Promise<Loss[]> {
  const idle: ChildProcess[] = [];
  try {
    return await inLanes(rules, Math.min(lanes, rules.length), async (rule) => {
      const board = idle.pop() ?? (await start(slug));
      board.send(rule);
      const told = (await hear(board, HANGS_MS)) as Told | null;
      if (told && !told.isStained) idle.push(board);
      else board.kill('SIGKILL');
      return told?.loss ?? 'told';
    });
  } finally {
    for (const board of idle) board.kill('SIGKILL');
  }
}

async function start(slug: string): Promise<ChildProcess> {
  const board = fork(SWITCHBOARD, [slug]);
  if ((await hear(board)) === null) throw new Error(`${slug} could not be screened`);
  return board;
}

/** The next message of a process; null where it ends, or says nothing for so long. */
function hear(board: ChildProcess, ms?: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(() => end(null), ms);
    const end = (message: unknown) => {
      clearTimeout(timer);
      board.off('message', end).off('exit', ended);
      resolve(message);
    };
    const ended = () => end(null);
    board.on('message', end).on('exit', ended);
  });
}
