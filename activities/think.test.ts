import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import type { Threads } from '../threads/create-threads.ts';
import { JobFailure } from '../threads/job-failure.ts';
import { createThink } from './think.ts';

type Outcome = 'value' | JobFailure['reason'];

/** Threads in which one job after the other comes to these, and a stage that keeps what its jobs came to. */
function open(outcomes: Outcome[], kept = new Map<string, Json>()) {
  const log: string[] = [];
  const run = async () => {
    const outcome = outcomes.shift();
    log.push(`run ${outcome}`);
    if (outcome === 'value') return [];
    throw new JobFailure(outcome!);
  };
  const keep = ({ key, value }: { key: string; value: Json }) => void log.push(`keep ${key} ${String(value)}`);
  const flush = async () => void log.push('flush');
  const stage = { takeId: 't', signal: new AbortController().signal };
  const think = createThink({ run } as unknown as Threads, stage, { kept, keep, flush });
  return { think: () => think('read-questions', [], { key: 'q' }), log, kept };
}

describe('a job of a stage', () => {
  it('is run again when it killed its thread once', async () => {
    const { think, log } = open(['died', 'value']);
    expect(await think()).toEqual([]);
    expect(log).toEqual(['run died', 'keep thread:read-questions:q:1 died', 'flush', 'run value']);
  });

  it('ends for good when it does so a second time, for later attempts too', async () => {
    const { think, kept } = open(['died', 'died']);
    await expect(think()).rejects.toMatchObject({ reason: 'died' });
    const later = open(['value'], kept);
    await expect(later.think()).rejects.toMatchObject({ reason: 'died' });
    expect(later.log).toEqual([]);
  });

  it('has one try left in an attempt after one in which its thread died', async () => {
    const later = open(['died'], new Map([['thread:read-questions:q:1', 'died']]));
    await expect(later.think()).rejects.toMatchObject({ reason: 'died' });
    expect(later.log).toEqual(['run died', 'keep thread:read-questions:q:2 died', 'flush']);
  });

  it('ends for good when it is over its deadline, for later attempts too', async () => {
    const { think, kept, log } = open(['deadline']);
    await expect(think()).rejects.toMatchObject({ reason: 'deadline' });
    expect(log).toEqual(['run deadline', 'keep thread:read-questions:q:1 deadline', 'flush']);
    await expect(open(['value'], kept).think()).rejects.toMatchObject({ reason: 'deadline' });
  });

  it('is nothing to remember when its own code threw', async () => {
    const { think, log } = open(['threw']);
    await expect(think()).rejects.toMatchObject({ reason: 'threw' });
    expect(log).toEqual(['run threw']);
  });
});
