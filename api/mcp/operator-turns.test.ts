import { describe, expect, it } from 'vitest';
import { createOperatorTurns } from './operator-turns.ts';

describe('turns of operators', () => {
  it('are four at once of one operator, in their order, and none of them is of another', async () => {
    const inTurn = createOperatorTurns();
    const started: string[] = [];
    const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    const calls = gates.map((gate, index) =>
      inTurn('ada', async () => {
        started.push(`ada ${index}`);
        await gate.promise;
        if (index === 0) throw new Error('failed');
        return index;
      }),
    );
    expect(await inTurn('bob', async () => [...started])).toEqual(['ada 0', 'ada 1', 'ada 2', 'ada 3']);

    gates[0]!.resolve();
    await expect(calls[0]).rejects.toThrow('failed');
    expect(started).toHaveLength(5);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(calls.slice(1))).toEqual([1, 2, 3, 4, 5]);
  });
});
