import type { ChannelRules } from '#contracts/channel-rules.ts';
import type { Channel } from '../channels/channel.ts';

/** What a job has beside its input: the channels of the registry that the pool was created with. */
export interface JobTools {
  /** Throws where the registry has no such channel. */
  findRules(slug: string): ChannelRules;
  channels: ReadonlyMap<string, ChannelRules>;
}

/**
 * A kind of work that is done in a thread. Input and output are copied by structured clone; bytes of the input that are named in `transfer` are
 * handed over. It holds on to nothing between two inputs that another thread would need.
 */
export type Job<I, O> = (input: I, tools: JobTools) => O | Promise<O>;

/** What a job came to: its value, or what it threw. A thread that dies answers nothing. */
export type JobAnswer = { value: unknown } | { thrown: unknown };

/** Told by a thread when a job begins. */
export interface RunningThread {
  /** Number of the job. */
  begun: number;
  /** Of Node, as the pool knows the thread. */
  threadId: number;
  /** What the thread had used of the cores by then, in microseconds. */
  used: number;
  /** Of the operating system, under which it has a priority of its own; null where that cannot be raised again once it is lowered. */
  task: number | null;
}

/** What a pool gives each thread. */
export interface ThreadStart {
  /** URL of the registry module. */
  registry: string;
  /** Others work already: it may take its time and read examples first, so that no job waits for patterns to be compiled. */
  hasOthers: boolean;
}

/** What a registry module exports: `channels/index.ts`, or another one in its place. */
export interface ChannelRegistry {
  channels: ReadonlyMap<string, Channel>;
}
