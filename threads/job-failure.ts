/**
 * A job that has no outcome: it was over its deadline, or its thread died (out of memory, mostly). What a job throws is not this: that reaches the
 * caller as it is.
 */
export class JobFailure extends Error {
  readonly reason: 'deadline' | 'died';

  constructor(reason: JobFailure['reason'], options: { cause?: unknown } = {}) {
    super(reason === 'deadline' ? 'a job was over its deadline' : 'the thread of a job died', options);
    this.name = 'JobFailure';
    this.reason = reason;
  }
}
