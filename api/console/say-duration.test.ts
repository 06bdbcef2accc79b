import { expect, it } from 'vitest';
import { sayDuration } from './say-duration.ts';

it.each([
  [0, '0 ms'],
  [6.4, '6 ms'],
  [999, '999 ms'],
  [1_000, '1.0 s'],
  [3_507, '3.5 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min'],
  [125_000, '2 min 5 s'],
  [3_600_000, '1 h 0 min'],
  [5_430_000, '1 h 30 min'],
])('%i ms is %s', (ms, said) => expect(sayDuration(ms)).toBe(said));
