import { expect, it } from 'vitest';
import { ANCHORS } from './place-anchors.ts';
import { DISTANCE } from './span.ts';

/** Longer than any text that a pattern with two ways through it comes to an end of. */
const READ_ALREADY = '\u0001'.repeat(4_000);

it('finds no place behind a distance and much that is read already', () => {
  const text = `${DISTANCE} ${READ_ALREADY} and nothing`;
  const patterns = ANCHORS.flatMap((anchor) => Object.values(anchor).filter((value) => value instanceof RegExp));
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern.source, 'giu'))])).toEqual([]);
});
