import { expect, it } from 'vitest';
import { canBeTurnedRound } from './cut-from-negation.ts';

it.each(['drop old hosts', 'the feed moves to April'])('says something: %s', (text) =>
  expect(canBeTurnedRound(text)).toBe(true),
);

it.each(['GHSA-abcd-2345-wxyz', '@scope/a-b-c', 'AB-100 x 24', 'Ferry', '7.1.0'])(
  'says nothing by itself: %s',
  (text) => expect(canBeTurnedRound(text)).toBe(false),
);
