import { setTimeout as delay } from 'node:timers/promises';

/** Turns at receivers, so that one that hangs holds few places and delays nobody else's deliveries. */
export interface ReceiverTurns {
  /** Runs the task in a turn at the receiver; who gets none is told when to ask again. */
  take<T extends TurnEnd>(receiver: ReceiverName, task: () => Promise<T>): Promise<Turn<T>>;
}

export interface ReceiverName {
  /** Whose receiver it is: the places of a worker are not one operator's. */
  owner: string;
  id: string;
}

export interface TurnEnd {
  /** Whether the receiver took what it was sent; undefined where nothing was sent. */
  isWell: boolean | undefined;
}

export type Turn<T> = { kind: 'had'; value: T } | { kind: 'refused'; retryInMs: number };

type Health = 'new' | 'quick' | 'slow' | 'ill';

/**
 * Turns at one receiver at once, at all such receivers of an owner, and of everybody: of two hundred places of a worker, what hangs never holds all, nor
 * do receivers of one owner that are quick until they hang.
 */
const LIMITS: Record<Health, { atOnce: number; ofOwner: number; inAll: number }> = {
  new: { atOnce: 2, ofOwner: 20, inAll: 200 },
  quick: { atOnce: 8, ofOwner: 40, inAll: 200 },
  slow: { atOnce: 4, ofOwner: 20, inAll: 60 },
  ill: { atOnce: 2, ofOwner: 20, inAll: 60 },
};
/** Who waits for a turn at a quick receiver has a place of the worker meanwhile. */
const WAITING = { atOnce: 32, ofOwner: 40 };
/** A turn that takes longer is a slow one; nobody waits longer for one. */
const QUICK_MS = 2_000;
/** Until a receiver has had one. */
const FIRST_TURN_MS = 1_000;
const RETRY_MS = { least: 500, most: 10 * 60_000 };
const MAX_KNOWN = 10_000;

type Counts = Record<Health | 'waiting', number>;

interface Receiver {
  owner: string;
  health: Health;
  /** When each turn under way began, the oldest first. */
  running: Set<{ at: number }>;
  /** Length of the last turn. */
  turnMs: number;
  waiting: Set<() => void>;
  /** When the last of those that were sent away comes to its turn. */
  promisedAt: number;
}

/** `now`: milliseconds of a clock that never goes back. `waitMs`: the longest wait in a place. */
export function createReceiverTurns(now = () => performance.now(), waitMs = QUICK_MS): ReceiverTurns {
  const receivers = new Map<string, Receiver>();
  const inAll = buildCounts();
  const ofOwners = new Map<string, Counts>();
  return {
    async take(name, task) {
      const receiver = find(name);
      if (!hasRoom(receiver)) {
        if (!mayWait(receiver)) return refuse(receiver);
        await wait(receiver);
        // It may have fallen ill while this one waited, or its turns go on.
        if (!hasRoom(receiver)) return refuse(receiver);
      }
      const turn = { at: now() };
      // It counts as what its receiver was when it began.
      const { health } = receiver;
      receiver.running.add(turn);
      count(receiver, health, 1);
      try {
        const value = await task();
        learn(receiver, value.isWell, now() - turn.at);
        return { kind: 'had', value };
      } finally {
        receiver.running.delete(turn);
        count(receiver, health, -1);
        wakeNext(receiver);
      }
    },
  };

  function hasRoom({ owner, health, running }: Receiver): boolean {
    const limit = LIMITS[health];
    const ofOwner = ofOwners.get(owner)?.[health] ?? 0;
    return running.size < limit.atOnce && ofOwner < limit.ofOwner && inAll[health] < limit.inAll;
  }

  function mayWait({ owner, health, waiting }: Receiver): boolean {
    return health === 'quick' && waiting.size < WAITING.atOnce && (ofOwners.get(owner)?.waiting ?? 0) < WAITING.ofOwner;
  }

  async function wait(receiver: Receiver): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const over = new AbortController();
    receiver.waiting.add(resolve);
    count(receiver, 'waiting', 1);
    try {
      await Promise.race([promise, delay(waitMs, undefined, { signal: over.signal, ref: false })]);
    } finally {
      over.abort();
      receiver.waiting.delete(resolve);
      count(receiver, 'waiting', -1);
    }
  }

  /** One for the turn that ended; all of them where there are none to wait for any more. */
  function wakeNext({ health, waiting }: Receiver): void {
    for (const wake of waiting) {
      waiting.delete(wake);
      wake();
      if (health === 'quick') return;
    }
  }

  function learn(receiver: Receiver, isWell: boolean | undefined, turnMs: number): void {
    if (isWell === undefined) return;
    const before = receiver.health;
    receiver.health = !isWell ? 'ill' : turnMs > QUICK_MS ? 'slow' : 'quick';
    receiver.turnMs = turnMs;
    if (receiver.health !== before) receiver.promisedAt = 0;
  }

  /** Those that are sent away come back one after the other, as the turns before theirs end: asking costs nearly as much as sending. */
  function refuse(receiver: Receiver): { kind: 'refused'; retryInMs: number } {
    const at = now();
    const [oldest] = receiver.running;
    const turnMs = Math.max(receiver.turnMs, oldest ? at - oldest.at : 0);
    receiver.promisedAt = Math.max(at, receiver.promisedAt) + turnMs / LIMITS[receiver.health].atOnce;
    const retryInMs = Math.round(Math.min(RETRY_MS.most, Math.max(RETRY_MS.least, receiver.promisedAt - at)));
    return { kind: 'refused', retryInMs };
  }

  function count({ owner }: Receiver, what: keyof Counts, by: number): void {
    inAll[what] += by;
    const counts = ofOwners.get(owner) ?? buildCounts();
    counts[what] += by;
    if (Object.values(counts).some((held) => held > 0)) ofOwners.set(owner, counts);
    else ofOwners.delete(owner);
  }

  function find({ owner, id }: ReceiverName): Receiver {
    const known = receivers.get(id);
    if (known) return known;
    if (receivers.size >= MAX_KNOWN)
      for (const [other, { running, waiting }] of receivers)
        if (running.size + waiting.size === 0) receivers.delete(other);
    const receiver: Receiver = {
      owner,
      health: 'new',
      running: new Set(),
      turnMs: FIRST_TURN_MS,
      waiting: new Set(),
      promisedAt: 0,
    };
    receivers.set(id, receiver);
    return receiver;
  }
}

const buildCounts = (): Counts => ({ new: 0, quick: 0, slow: 0, ill: 0, waiting: 0 });
