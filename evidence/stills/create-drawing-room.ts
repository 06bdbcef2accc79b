import { Worker } from 'node:worker_threads';
import type { DrawnSpec, Drawing } from '#contracts/still.ts';

export type DrawStill = (spec: DrawnSpec) => Promise<Drawing>;

/** Where stills are drawn beside the work of a process. */
export interface DrawingRoom extends AsyncDisposable {
  /** Ends in an error when the drawing fails, takes too long, or has waited too long for its turn. */
  draw: DrawStill;
}

/**
 * Draws in threads of their own: laying out and painting takes a core for tenths of a second, and the process has heartbeats to send
 * meanwhile. Threads start with the first still and end when there has been nothing to draw for a while; a drawing that hangs or kills its
 * thread takes no other with it.
 */
export function createDrawingRoom({
  threads = 1,
  drawMs = 15_000,
  waitMs = 75_000,
  idleMs = 60_000,
}: { threads?: number; drawMs?: number; waitMs?: number; idleMs?: number } = {}): DrawingRoom {
  const queue: Order[] = [];
  const seats = Array.from({ length: threads }, () => createSeat(idleMs));
  return {
    draw(spec) {
      const { promise, resolve, reject } = Promise.withResolvers<Drawing>();
      const order: Order = { spec, resolve, reject, waiting: setTimeout(() => giveUp(order), waitMs) };
      queue.push(order);
      takeTurns();
      return promise;
    },
    async [Symbol.asyncDispose]() {
      while (queue[0]) giveUp(queue[0]);
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };

  function takeTurns(): void {
    for (const seat of seats) {
      if (seat.isBusy()) continue;
      const order = queue.shift();
      if (!order) return;
      clearTimeout(order.waiting);
      seat.draw(order.spec, drawMs).then(order.resolve, order.reject).finally(takeTurns);
    }
  }

  function giveUp(order: Order): void {
    clearTimeout(order.waiting);
    queue.splice(queue.indexOf(order), 1);
    order.reject(new Error('the still has waited too long to be drawn'));
  }
}

interface Order {
  spec: DrawnSpec;
  resolve(drawing: Drawing): void;
  reject(error: unknown): void;
  waiting: NodeJS.Timeout;
}

type Answer = { drawing: Drawing } | { fault: string };

/** A place for one thread at a time. */
function createSeat(idleMs: number) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isDrawing = false;
  return { isBusy: () => isDrawing, draw, close };

  async function draw(spec: DrawnSpec, drawMs: number): Promise<Drawing> {
    isDrawing = true;
    clearTimeout(idle);
    try {
      return await ask(spec, drawMs);
    } catch (error) {
      await close();
      throw error;
    } finally {
      isDrawing = false;
      idle = setTimeout(() => void close(), idleMs).unref();
    }
  }

  async function ask(spec: DrawnSpec, drawMs: number): Promise<Drawing> {
    const own = (thread ??= startThread());
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const slow = setTimeout(() => reject(new Error(`the still was not drawn within ${drawMs} ms`)), drawMs);
    const onExit = (): void => reject(new Error('the thread ended while it drew'));
    own.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      own.postMessage(spec, []);
      const answer = await promise;
      if ('drawing' in answer) return answer.drawing;
      throw new Error(answer.fault);
    } finally {
      clearTimeout(slow);
      own.off('message', resolve).off('error', reject).off('exit', onExit);
    }
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const own = thread;
    thread = undefined;
    await own?.terminate();
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('drawing-thread.ts', import.meta.url));
  // It must not keep a process alive, nor end one by an error that comes while nobody asks.
  thread.unref();
  thread.on('error', () => undefined);
  return thread;
}
