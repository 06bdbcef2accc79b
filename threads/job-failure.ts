/**
 * A job that has no outcome: it was over its deadline, its thread died (out of memory, mostly), or its own code threw, which is the cause then.
 */
export class JobFailure extends Error {
  readonly reason: 'deadline' | 'died' | 'threw';

  constructor(reason: JobFailure['reason'], options: { cause?: unknown } = {}) {
    super(SAID[reason], options);
    this.name = 'JobFailure';
    this.reason = reason;
  }
}

const SAID = {
  deadline: 'a job was over its deadline',
  died: 'the thread of a job died',
  threw: 'a job threw',
} as const;
