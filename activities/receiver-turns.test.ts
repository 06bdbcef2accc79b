import { describe, expect, it } from 'vitest';
import { createReceiverTurns } from './receiver-turns.ts';
import type { TurnEnd } from './receiver-turns.ts';

const well = async (): Promise<TurnEnd> => ({ isWell: true });
const had = { kind: 'had', value: { isWell: true } };
const refused = { kind: 'refused', retryInMs: expect.any(Number) };

const of = (id: string, owner = id) => ({ owner, id });

/** Tasks that end when they are told to. */
function createTasks() {
  const ends: ((end: TurnEnd) => void)[] = [];
  return {
    ends,
    start: () => new Promise<TurnEnd>((resolve) => ends.push(resolve)),
  };
}

/** Lets everything run that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that goes when it is told to. */
function createClock() {
  let at = 1_000_000;
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

describe('turns at receivers', () => {
  it('are two at a receiver that hangs, and none of the others waits for it', async () => {
    const turns = createReceiverTurns();
    const hanging = createTasks();
    const first = [turns.take(of('hangs'), hanging.start), turns.take(of('hangs'), hanging.start)];
    for (let n = 0; n < 1_000; n++) expect(await turns.take(of('hangs'), hanging.start)).toEqual(refused);
    expect(hanging.ends).toHaveLength(2);

    for (let n = 0; n < 100; n++)
      for (const name of ['one', 'two', 'three']) expect(await turns.take(of(name), well)).toEqual(had);

    for (const end of hanging.ends) end({ isWell: false });
    expect((await Promise.all(first)).map(({ kind }) => kind)).toEqual(['had', 'had']);
    expect(await turns.take(of('hangs'), well)).toEqual(had);
  });

  it('are eight at a receiver that answers well, 32 wait, and further ones are told to come again', async () => {
    const turns = createReceiverTurns();
    const tasks = createTasks();
    await turns.take(of('good'), well);
    const taken = Array.from({ length: 40 }, () => turns.take(of('good'), tasks.start));
    await settle();
    expect(tasks.ends).toHaveLength(8);
    expect(await turns.take(of('good'), tasks.start)).toEqual(refused);

    for (let ended = 0; ended < 40; ended++) {
      tasks.ends[ended]!({ isWell: true });
      await settle();
      expect(tasks.ends).toHaveLength(Math.min(40, ended + 9));
    }
    expect(await Promise.all(taken)).toEqual(Array.from({ length: 40 }, () => had));
  });

  it('are four at a receiver that takes everything slowly, and nobody holds a place in waiting for it', async () => {
    const clock = createClock();
    const turns = createReceiverTurns(clock.now);
    const slowly = async (): Promise<TurnEnd> => (clock.pass(9_000), { isWell: true });
    await turns.take(of('slow'), slowly);
    const tasks = createTasks();
    const taken = Array.from({ length: 4 }, () => turns.take(of('slow'), tasks.start));
    expect(await turns.take(of('slow'), tasks.start)).toEqual(refused);
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(taken);
  });

  it('of receivers that hang are sixty in all, so that places are left for the others', async () => {
    const turns = createReceiverTurns();
    const names = Array.from({ length: 200 }, (_, n) => `dead ${n}`);
    for (const name of names) await turns.take(of(name), async () => ({ isWell: false }));
    const tasks = createTasks();
    const asked = names.map((name) => turns.take(of(name), tasks.start));
    await settle();
    expect(tasks.ends).toHaveLength(60);
    expect(await turns.take(of('not known yet'), well)).toEqual(had);
    expect(await turns.take(of('not known yet'), well)).toEqual(had);
    for (const end of tasks.ends) end({ isWell: false });
    expect((await Promise.all(asked)).filter(({ kind }) => kind === 'refused')).toHaveLength(140);
    expect(await turns.take(of('dead 199'), well)).toEqual(had);
  });

  it('of one owner are a part of all places, however many receivers it has and whatever they do', async () => {
    const turns = createReceiverTurns(undefined, 5);
    const names = Array.from({ length: 50 }, (_, n) => of(`mine ${n}`, 'ada'));
    const tasks = createTasks();
    const asked = names.map((name) => turns.take(name, tasks.start));
    await settle();
    expect(tasks.ends).toHaveLength(20);
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(asked);
    for (const name of names) await turns.take(name, well);

    // Quick so far, and now they hang: eight at each were two hundred and more.
    const hanging = createTasks();
    const stuck = names.flatMap((name) => Array.from({ length: 8 }, () => turns.take(name, hanging.start)));
    const refusals = Promise.all(stuck.slice(40));
    await settle();
    expect(hanging.ends).toHaveLength(40);
    expect(await turns.take(of('another', 'bob'), well)).toEqual(had);
    // Nobody waits for them any more by then, so nobody takes the places that they leave.
    await refusals;
    for (const end of hanging.ends) end({ isWell: false });
    expect((await Promise.all(stuck)).filter(({ kind }) => kind === 'refused')).toHaveLength(360);
  });

  it('are waited for as long as a quick one takes', async () => {
    const turns = createReceiverTurns(undefined, 5);
    await turns.take(of('good'), well);
    const tasks = createTasks();
    const running = Array.from({ length: 8 }, () => turns.take(of('good'), tasks.start));
    expect(await turns.take(of('good'), well)).toEqual(refused);
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(running);
    expect(await turns.take(of('good'), well)).toEqual(had);
  });

  it('come one after the other to those who were sent away, ten minutes later at most', async () => {
    const clock = createClock();
    const turns = createReceiverTurns(clock.now);
    await turns.take(of('dead'), async () => (clock.pass(15_000), { isWell: false }));
    const tasks = createTasks();
    const running = [turns.take(of('dead'), tasks.start), turns.take(of('dead'), tasks.start)];
    const told: number[] = [];
    for (let n = 0; n < 100; n++) {
      const turn = await turns.take(of('dead'), well);
      if (turn.kind === 'refused') told.push(turn.retryInMs);
    }
    expect(told.slice(0, 3)).toEqual([7_500, 15_000, 22_500]);
    expect(told.at(-1)).toBe(600_000);
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(running);
    expect(await turns.take(of('dead'), well)).toEqual(had);
  });

  it('are estimated by the turn under way where none has ended yet', async () => {
    const clock = createClock();
    const turns = createReceiverTurns(clock.now);
    const tasks = createTasks();
    const running = [turns.take(of('new'), tasks.start), turns.take(of('new'), tasks.start)];
    clock.pass(12_000);
    expect(await turns.take(of('new'), well)).toEqual({ kind: 'refused', retryInMs: 6_000 });
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(running);
  });

  it('send away who waits at a receiver that falls ill', async () => {
    const turns = createReceiverTurns();
    const tasks = createTasks();
    await turns.take(of('ill'), well);
    const running = Array.from({ length: 8 }, () => turns.take(of('ill'), tasks.start));
    const waiting = Array.from({ length: 32 }, () => turns.take(of('ill'), tasks.start));
    await settle();
    tasks.ends[0]!({ isWell: false });
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 32 }, () => refused));
    expect(tasks.ends).toHaveLength(8);
    for (const end of tasks.ends) end({ isWell: false });
    await Promise.all(running);
  });

  it('in which nothing was sent say nothing of the receiver', async () => {
    const turns = createReceiverTurns();
    await turns.take(of('good'), well);
    await turns.take(of('good'), async () => ({ isWell: undefined }));
    const tasks = createTasks();
    const running = Array.from({ length: 8 }, () => turns.take(of('good'), tasks.start));
    await settle();
    expect(tasks.ends).toHaveLength(8);
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(running);
  });

  it('are given back by a task that throws', async () => {
    const turns = createReceiverTurns();
    const broken = () => Promise.reject(new Error('the database is gone'));
    for (let n = 0; n < 20; n++) await expect(turns.take(of('any'), broken)).rejects.toThrow('the database is gone');
    expect(await turns.take(of('any'), well)).toEqual(had);
  });

  it('wake those who wait where a task throws at a receiver that is well', async () => {
    const turns = createReceiverTurns();
    await turns.take(of('good'), well);
    const { promise, reject } = Promise.withResolvers<TurnEnd>();
    const running = Array.from({ length: 8 }, () => turns.take(of('good'), () => promise));
    const waiting = turns.take(of('good'), well);
    reject(new Error('the database is gone'));
    await Promise.allSettled(running);
    expect(await waiting).toEqual(had);
  });

  it('are remembered for as many receivers as fit, those in use above all', async () => {
    const turns = createReceiverTurns();
    const tasks = createTasks();
    const held = [turns.take(of('held'), tasks.start), turns.take(of('held'), tasks.start)];
    for (let n = 0; n < 10_050; n++) await turns.take(of(`receiver ${n}`), well);
    expect(await turns.take(of('held'), well)).toEqual(refused);
    for (const end of tasks.ends) end({ isWell: true });
    await Promise.all(held);
  });
});
