import { readFileSync, readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { Channel } from '../channels/channel.ts';
import { registryOf } from '../test/support/channels/catalogue.ts';
import { stuckToy } from '../test/support/channels/stuck-beside-others.ts';
import { primedToy, wildToy } from '../test/support/channels/toys.ts';
import { eventually } from '../test/support/eventually.ts';
import { createThreads } from './create-threads.ts';
import type { JobOptions, ThreadsOptions } from './create-threads.ts';
import type { Planning } from './jobs/plan.ts';
import { ownTask } from './own-task.ts';
import { ThreadsBusy } from './threads-busy.ts';

const registry = await registryOf([wildToy]);
const log = pino({ level: 'silent' });
const open = (options: Partial<ThreadsOptions> = {}) => createThreads({ registry, log, threads: 2, ...options });

const planning = (notes: string, channel: Channel = wildToy): Planning => ({
  channel: channel.card.slug,
  brief: { notes, prior: null, skipRetrieval: false, acceptedAt: '2026-01-01T00:00:00.000Z' },
  answers: null,
});
const HONEST = 'Facts of https://example.com/facts';
const MADE = { made: { sources: [{ url: 'https://example.com/facts' }] } };

/** Nice value of a thread of this process: the 19th value of its `stat`, whose second is a name in brackets (proc_pid_stat(5)). */
function niceOf(task: number | string): number {
  const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}

const threads = open({ memoryMb: 256 });
const plan = (notes: string, options?: JobOptions<Planning>) => threads.run('plan', planning(notes), options);

afterAll(() => threads[Symbol.asyncDispose]());

describe('a pool of threads', () => {
  it('runs rules of the registry', async () => {
    expect(await plan(HONEST)).toMatchObject(MADE);
  });

  it.runIf(process.platform === 'linux')('gives way to the threads that answer', async () => {
    await plan(HONEST);
    const own = niceOf(process.pid);
    expect(readdirSync('/proc/self/task').filter((task) => niceOf(task) === Math.min(19, own + 5))).not.toEqual([]);
  });

  it('gives what a job throws to its caller', async () => {
    const cause = new TypeError('a bug of the channel');
    await expect(plan('wild throw')).rejects.toMatchObject({ name: 'JobFailure', reason: 'threw', cause });
  });

  it.each(['hoard', 'hoard-in-one', 'hoard-bytes', 'exit'])(
    'ends a job that kills its thread (%s) and no other',
    async (notes) => {
      const dying = plan(`wild ${notes}`);
      const others = Array.from({ length: 6 }, () => plan(HONEST));
      await expect(dying).rejects.toMatchObject({ name: 'JobFailure', reason: 'died' });
      for (const other of await Promise.all(others)) expect(other).toMatchObject(MADE);
      expect(await plan(HONEST)).toMatchObject(MADE);
    },
  );

  it('ends jobs that are over their deadline (spin, backtrack) and no other', async () => {
    await using hasty = open({ deadlineMs: 8_000 });
    const late = ['spin', 'backtrack'].map((notes) => hasty.run('plan', planning(`wild ${notes}`)));
    const queued = hasty.run('plan', planning(HONEST));
    const isLate = { status: 'rejected', reason: { name: 'JobFailure', reason: 'deadline' } };
    expect(await Promise.allSettled(late)).toMatchObject([isLate, isLate]);
    expect(await queued).toMatchObject(MADE);
  });

  it('says so where no thread begins a job in time, and its next attempt finds one', async () => {
    await using busy = open({ startMs: 1 });
    await expect(busy.run('plan', planning(HONEST))).rejects.toBeInstanceOf(ThreadsBusy);
    await eventually(async () => expect(await busy.run('plan', planning(HONEST))).toMatchObject(MADE));
  });

  it('ends a job that is cancelled, and the next one has its thread', async () => {
    await using one = open({ threads: 1 });
    await one.run('plan', planning(HONEST));
    const cancelled = new Error('the take was cancelled');
    const running = new AbortController();
    const waiting = new AbortController();
    const job = one.run('plan', planning('wild spin'), { signal: running.signal });
    const next = one.run('plan', planning('wild spin'), { signal: waiting.signal });
    const last = one.run('plan', planning(HONEST));
    await nextTurn();
    waiting.abort(cancelled);
    await expect(next).rejects.toBe(cancelled);
    running.abort(cancelled);
    await expect(job).rejects.toBe(cancelled);
    expect(await last).toMatchObject(MADE);
  });

  it('keeps nobody waiting for a job that lasts', async () => {
    await using one = open({ threads: 1 });
    await one.run('plan', planning(HONEST));
    const stopping = new AbortController();
    const lasting = one.run('plan', planning('wild spin'), { signal: stopping.signal });
    expect(await one.run('plan', planning(HONEST))).toMatchObject(MADE);
    stopping.abort(new Error('enough'));
    await expect(lasting).rejects.toThrow('enough');
  });

  it('gives no job to a thread that is still loading while another is free', async () => {
    await using both = open({ registry: await registryOf([stuckToy]) });
    await both.run('plan', planning(HONEST, stuckToy));
    const first = both.run('plan', planning('wild linger', stuckToy));
    expect(await both.run('plan', planning(HONEST, stuckToy))).toMatchObject(MADE);
    await first;
  });

  it('has a thread that starts beside others read the examples of the channels before its first job', async () => {
    await using both = open({ registry: await registryOf([primedToy]) });
    const planned = () => both.run('plan', planning(HONEST, primedToy));
    expect(await planned()).toMatchObject(MADE);
    const stopping = new AbortController();
    const lasting = both.run('plan', planning('wild spin', primedToy), { signal: stopping.signal });
    expect(await planned()).toMatchObject({ made: { sources: [{}, { url: 'https://example.com/primed' }] } });
    stopping.abort(new Error('enough'));
    await expect(lasting).rejects.toThrow('enough');
  });

  it.runIf(ownTask() !== null)('puts the thread of a job that lasts behind the others until it is over', async () => {
    await using one = open({ threads: 1 });
    const behind = Math.min(19, niceOf(process.pid) + 10);
    const tasksBehind = () => readdirSync('/proc/self/task').filter((task) => niceOf(task) === behind);
    const lasting = one.run('plan', planning('wild linger'));
    await eventually(() => expect(tasksBehind()).toHaveLength(1));
    await lasting;
    expect(tasksBehind()).toEqual([]);
  });

  it('leaves the other threads to others while the jobs of one share wait for each other', async () => {
    await using both = open();
    const stopping = new AbortController();
    const wild = Array.from({ length: 4 }, () =>
      both.run('plan', planning('wild spin'), { share: 'a take', signal: stopping.signal }),
    );
    expect(await both.run('plan', planning(HONEST), { share: 'another take' })).toMatchObject(MADE);
    stopping.abort(new Error('enough'));
    for (const one of wild) await expect(one).rejects.toThrow('enough');
  });

  it('takes bytes over and gives a page back as text that every thread can read', async () => {
    const bytes = new TextEncoder().encode('# Notes\n\nThe mill grinds.\n');
    const page = { bytes, mediaType: 'text/markdown', url: null, extractor: 2 };
    const held = await threads.run('read-page', page, { transfer: (input) => [input.bytes] });
    expect(held).toMatchObject({ lane: 'markdown', text: { length: 26 } });
    expect(bytes.byteLength).toBe(0);
  });
});
