/** Turns at a number of places. */
export interface Turns {
  /** Resolves when it is the turn of this share. Rejects with the signal's reason when it is aborted before. */
  take(share: Share, signal?: AbortSignal): Promise<Turn>;
}

/** Ends when it is disposed. */
export interface Turn extends Disposable {
  /** Gives the place to whoever waits and goes on beside it, where one of the spare places is free; else nothing happens. */
  stepAside(): void;
}

type Share = string | symbol;

interface Waiter {
  resolve(turn: Turn): void;
}

/**
 * Shares take turns, each at one place at a time: what a share wants besides waits for its own, and never for that of others longer than one
 * turn each. So a take whose pages all take long holds one thread, however many pages there are, and none that others wait for while one of the
 * `spare` places beside them is free.
 */
export function createTurns(places: number, spare = 0): Turns {
  /** In the order of their next turns. */
  const waiting = new Map<Share, Waiter[]>();
  const active = new Set<Share>();
  /** Those of the active that hold a spare place. */
  const aside = new Set<Share>();
  return { take };

  function take(share: Share, signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
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
      if (active.size - aside.size === places) return;
      if (!first || active.has(share)) continue;
      active.add(share);
      remove(share, first);
      first.resolve(turnOf(share));
    }
  }

  /** Given back twice, it ends once: the place may be another turn's by then. */
  function turnOf(share: Share): Turn {
    let isOver = false;
    return {
      stepAside() {
        if (isOver || aside.size === spare) return;
        aside.add(share);
        serve();
      },
      [Symbol.dispose]() {
        if (isOver) return;
        isOver = true;
        end(share);
      },
    };
  }

  function end(share: Share): void {
    active.delete(share);
    aside.delete(share);
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
