import { expect, it } from 'vitest';
import { isTakenBack } from './taken-back.ts';

const takesBack = (text: string, value: string): boolean =>
  isTakenBack(text, text.indexOf(value), text.indexOf(value) + value.length);

it.each(['4.8.18 (old series)', '4.8.18 (old-stable)', '4.8.18 (old branch, LTS)'])(
  'an old line of releases takes none of its versions back: %s',
  (text) => expect(takesBack(text, '4.8.18')).toBe(false),
);

it.each([
  ['4.8.18 (old), see 4.8.19', '4.8.18'],
  ['May 2031 (superseded)', '2031'],
  ['Price list 7 (old version)', '7'],
])('what is old itself holds no longer: %s', (text, value) => expect(takesBack(text, value)).toBe(true));
