import { expect, it } from 'vitest';
import { findCopies } from './find-copies.ts';

const words = (seed: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${seed}${(at * 7_919) % 100_003}`).join(' ');
const STORY = words('lamp', 200);

const copiesOf = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    findCopies(
      Object.keys(texts).map((sha256) => ({ sha256 })),
      (sha256) => texts[sha256],
    ),
  );

it.each<[what: string, texts: Record<string, string>, copies: Record<string, string>]>([
  ['the same text', { a: STORY, b: STORY }, { b: 'a' }],
  ['the same text in other letters and marks', { a: STORY, b: STORY.toUpperCase().replaceAll(' ', ',\n') }, { b: 'a' }],
  [
    'a text among menus of another site',
    { a: STORY, b: `${words('menu', 120)} ${STORY} ${words('foot', 60)}` },
    { b: 'a' },
  ],
  ['a part of a longer text', { a: `${STORY} ${words('more', 900)}`, b: STORY }, { b: 'a' }],
  ['two copies of one', { a: STORY, b: STORY, c: `${STORY} ${words('own', 20)}` }, { b: 'a', c: 'a' }],
  ['texts about the same in other words', { a: STORY, b: words('light', 200) }, {}],
  [
    'texts that share a paragraph',
    { a: `${words('one', 150)} ${words('both', 60)}`, b: `${words('both', 60)} ${words('two', 150)}` },
    {},
  ],
  ['texts that say next to nothing', { a: 'No recall was found.', b: 'No recall was found.' }, {}],
  ['long texts, by a sample of them', { a: words('x', 60_000), b: `${words('x', 60_000)} end` }, { b: 'a' }],
])('of %s', (_what, texts, copies) => expect(copiesOf(texts)).toEqual(copies));

it('leaves out what has no text', () => expect(findCopies([{ sha256: 'a' }], () => undefined)).toEqual(new Map()));
