import { describe, expect, it } from 'vitest';
import { read, X } from './testing.ts';

const shown = (words: string) => {
  const { versions, time, except = [], unread = [] } = read(`${words} ${X}`);
  return [time, versions?.from ?? null, versions?.to ?? null, ...except, ...unread];
};

describe('lines of releases with a word for their sort', () => {
  it.each([
    ['What changed in the 8.2 LTS line of Heron since 8.2.7?', [null, '8.2.7', '8.2']],
    ['We stay on the 2.11 (ESR) branch (on 2.11.6 today). What did it get?', [null, '2.11.6', '2.11']],
    ['What is new in the 3.8 maintenance series after 3.8.4, without 4.x?', [null, '3.8.4', '3.8', '4.x']],
    ['Wir bleiben auf der 5.1-LTS-Linie, aktuell 5.1.3. Was ist neu?', [null, '5.1.3', '5.1', 'bleiben']],
  ])('%s', (words, expected) => expect(shown(words)).toEqual(expected));
});

describe('a version that is the beginning of another', () => {
  it('is told where nothing was made of it', () =>
    expect(shown('What changed in the 8.2 part of Heron since 8.2.7?')).toContain('8.2'));

  it.each([
    'What changed in Heron since 8.2? Our shop 4 is still on 8.2.',
    'Shop 12 is still on 1.9.9. What changed in Heron since 1.9.9?',
    'Pinned to the 8.2 line, currently 8.2.4, they offer 8.2.9. What do we get in Heron?',
  ])('is none where it is the same: %s', (words) => expect(shown(words).slice(3)).toEqual([]));
});
