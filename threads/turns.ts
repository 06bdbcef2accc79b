/** Turns at a number of places. A turn ends when it is disposed. */
export interface Turns {
  /** Resolves when it is the turn of this share. Rejects with the signal's reason when it is aborted before. */
  take(share: Share, signal?: AbortSignal): Promise<Disposable>;
}

type Share = string | symbol;

interface Waiter {
  resolve(turn: Disposable): void;
}

/**
 * Shares take turns, each at one place at a time: what a share wants besides waits for its own, and never for that of others longer than one
 * turn each. So a take whose pages all take long holds one thread, however many pages there are.
 */
export function createTurns(places: number): Turns {
  /** In the order of their next turns. */
  const waiting = new Map<Share, Waiter[]>();
  const active = new Set<Share>();
  return { take };

  function take(share: Share, signal?: AbortSignal): Promise<Disposable> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const { promise, resolve, reject } = Promise.withResolvers<Disposable>();
    const waiter: Waiter = { resolve };
    waiting.set(share, [...(waiting.get(share) ?? []), waiter]);
    const leave = (): void => {
      remove(share, waiter);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', leave, { once: true });
    serve();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  function serve(): void {
    for (const [share, [first]] of waiting) {
      if (active.size === places) return;
      if (!first || active.has(share)) continue;
      active.add(share);
      remove(share, first);
      first.resolve(turnOf(share));
    }
  }

  /** Given back twice, it ends once: the place may be another turn's by then. */
  function turnOf(share: Share): Disposable {
    let isOver = false;
    return {
      [Symbol.dispose]() {
        if (isOver) return;
        isOver = true;
        end(share);
      },
    };
  }

  function end(share: Share): void {
    active.delete(share);
    // Whoever had a turn goes to the back.
    const rest = waiting.get(share);
    if (rest && waiting.delete(share)) waiting.set(share, rest);
    serve();
  }

  function remove(share: Share, waiter: Waiter): void {
    const rest = (waiting.get(share) ?? []).filter((other) => other !== waiter);
    if (rest.length > 0) waiting.set(share, rest);
    else waiting.delete(share);
  }
}
