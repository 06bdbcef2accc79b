import { expect } from 'vitest';
import type { TakeEvent } from '#contracts/take-event.ts';

/** The log of a take that has ended well: numbered without a gap, with one end, and nothing in it twice. */
export function expectWhole(events: TakeEvent[]): void {
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const count = (type: string) => events.filter((event) => event.type === type).length;
  expect(count('take.accepted')).toBe(1);
  expect(count('take.completed') + count('take.failed') + count('take.cancelled') + count('take.needs_input')).toBe(1);
  for (const type of ['stage.started', 'stage.finished'] as const) {
    const steps = events.flatMap((event) => (event.type === type ? [`${event.stage}#${event.round}`] : []));
    expect(steps, `${type} once a step`).toEqual([...new Set(steps)]);
  }
  for (const type of ['tool.called', 'tool.returned'] as const) {
    const calls = events.flatMap((event) => (event.type === type ? [event.callId] : []));
    expect(calls, `${type} once a call`).toEqual([...new Set(calls)]);
  }
  const sentences = events.flatMap((event) => (event.type === 'sentence.written' ? [event.index] : []));
  expect(sentences).toEqual(sentences.map((_, index) => index));
  expect(sentences.length).toBeGreaterThan(0);
}
