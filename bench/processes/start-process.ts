import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A part of a measurement in a process of its own, so that its time and memory are its own. */
export interface BenchProcess extends AsyncDisposable {
  /** Asks for one of the things that the process answers (`answerParent`). */
  ask<T>(what: string, given?: object): Promise<T>;
  /** Ends the process with signal 9. */
  kill(): Promise<void>;
}

/** `cores`: it runs on so many of them, counted from the first; absent: on all. */
export function startProcess(file: URL, { cores }: { cores?: number } = {}): BenchProcess {
  const pinned = cores !== undefined && { execPath: 'taskset', execArgv: ['-c', `0-${cores - 1}`, process.execPath] };
  const child = fork(fileURLToPath(file), {
    execArgv: ['--expose-gc'],
    ...pinned,
    serialization: 'advanced',
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  child.on('message', ({ id, answer, error }: { id: number; answer: never; error?: string }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(error));
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('a process of the measurement has ended'));
  });
  return {
    ask(what, given = {}) {
      const id = (last += 1);
      child.send({ id, what, given });
      return new Promise((resolve, reject) => void waiting.set(id, { resolve, reject }));
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
