/** Places in the browser. A turn ends when it is disposed. */
export interface Lane {
  /** Resolves when it is the turn of this share. Rejects with the signal's reason when it is aborted before. */
  enter: (share: string, signal: AbortSignal) => Promise<Disposable>;
}

interface Waiting {
  start: (turn: Disposable) => void;
}

interface Share {
  running: number;
  waiting: Waiting[];
}

/** Shares take turns, and one never has all places: whoever comes new finds one, however many pages of others wait. */
export function createLane({ places, placesOfOne }: { places: number; placesOfOne: number }): Lane {
  /** In the order of their next turns. */
  const shares = new Map<string, Share>();
  let running = 0;

  return {
    enter(name, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const { promise, resolve, reject } = Promise.withResolvers<Disposable>();
      const share = shares.get(name) ?? { running: 0, waiting: [] };
      shares.set(name, share);
      const waiting: Waiting = { start: resolve };
      share.waiting.push(waiting);
      const leave = (): void => {
        share.waiting = share.waiting.filter((other) => other !== waiting);
        forgetIdle(name, share);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      serve();
      return promise.finally(() => signal.removeEventListener('abort', leave));
    },
  };

  function serve(): void {
    for (let next = findNext(); next !== undefined; next = findNext()) {
      const [name, share] = next;
      const first = share.waiting.shift()!;
      share.running += 1;
      running += 1;
      goToTheBack(name, share);
      first.start({ [Symbol.dispose]: () => leave(name, share) });
    }
  }

  function findNext(): [string, Share] | undefined {
    if (running >= places) return undefined;
    return [...shares].find(([, share]) => share.waiting.length > 0 && share.running < placesOfOne);
  }

  function leave(name: string, share: Share): void {
    share.running -= 1;
    running -= 1;
    goToTheBack(name, share);
    forgetIdle(name, share);
    serve();
  }

  /** Who has a turn or has had one is behind who came meanwhile. */
  function goToTheBack(name: string, share: Share): void {
    shares.delete(name);
    shares.set(name, share);
  }

  function forgetIdle(name: string, share: Share): void {
    if (share.running + share.waiting.length === 0) shares.delete(name);
  }
}
