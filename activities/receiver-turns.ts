/** Turns at receivers, so that one that hangs holds few places and delays nobody else's deliveries. */
export interface ReceiverTurns {
  /** Runs the task in a turn at the receiver. @returns undefined where it has as many requests, and as many waiting, as it may have */
  take<T extends { isHealthy: boolean }>(receiver: string, task: () => Promise<T>): Promise<T | undefined>;
}

/** Requests to a receiver that answered the last one well; those to one that did not, or is not known yet; and who may wait at a good one. */
const HEALTHY = 8;
const DOUBTFUL = 2;
const WAITING = 32;
const MAX_KNOWN = 10_000;

interface Receiver {
  running: number;
  isHealthy: boolean;
  waiting: (() => void)[];
}

export function createReceiverTurns(): ReceiverTurns {
  const receivers = new Map<string, Receiver>();
  return {
    async take(name, task) {
      const receiver = find(name);
      if (receiver.running >= limitOf(receiver)) {
        if (!receiver.isHealthy || receiver.waiting.length >= WAITING) return undefined;
        await new Promise<void>((resolve) => receiver.waiting.push(resolve));
        // It may have fallen ill while this one waited.
        if (receiver.running >= limitOf(receiver)) return undefined;
      }
      receiver.running += 1;
      try {
        const result = await task();
        receiver.isHealthy = result.isHealthy;
        return result;
      } finally {
        receiver.running -= 1;
        if (receiver.isHealthy) receiver.waiting.shift()?.();
        else for (const wake of receiver.waiting.splice(0)) wake();
      }
    },
  };

  function find(name: string): Receiver {
    const known = receivers.get(name);
    if (known) return known;
    if (receivers.size >= MAX_KNOWN)
      for (const [other, { running, waiting }] of receivers)
        if (running + waiting.length === 0) receivers.delete(other);
    const receiver: Receiver = { running: 0, isHealthy: false, waiting: [] };
    receivers.set(name, receiver);
    return receiver;
  }
}

const limitOf = ({ isHealthy }: Receiver): number => (isHealthy ? HEALTHY : DOUBTFUL);
