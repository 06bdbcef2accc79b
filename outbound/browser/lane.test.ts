import { describe, expect, it } from 'vitest';
import { createLane } from './lane.ts';

/** A lane whose turns are ended by name; `order` is who got in. */
function open(lane = createLane({ places: 3, placesOfOne: 2 })) {
  const order: string[] = [];
  const turns = new Map<string, Disposable>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    order,
    async enter(share: string, name: string, signal = new AbortController().signal) {
      void lane.enter(share, signal).then(
        (turn) => (order.push(name), turns.set(name, turn)),
        () => order.push(`${name} left`),
      );
      await settle();
    },
    async end(name: string) {
      turns.get(name)![Symbol.dispose]();
      await settle();
    },
  };
}

describe('the lane of the browser', () => {
  it('has a place for who comes new, however many pages of another wait', async () => {
    const { order, enter, end } = open();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) await enter('a', name);
    expect(order).toEqual(['a1', 'a2']);
    await enter('b', 'b1');
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(order).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('lets shares take turns, each first come, first served', async () => {
    const { order, enter, end } = open(createLane({ places: 1, placesOfOne: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) await enter('a', name);
    for (const name of ['b1', 'b2']) await enter('b', name);
    await enter('c', 'c1');
    for (let at = 0; at < 6; at += 1) await end(order.at(-1)!);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('forgets who gives up while waiting', async () => {
    const { order, enter, end } = open(createLane({ places: 1, placesOfOne: 1 }));
    const gone = new AbortController();
    await enter('a', 'a1');
    await enter('b', 'b1', gone.signal);
    await enter('c', 'c1');
    gone.abort();
    await end('a1');
    expect(order).toEqual(['a1', 'b1 left', 'c1']);
    await enter('b', 'b2', gone.signal);
    expect(order.at(-1)).toBe('b2 left');
  });
});
