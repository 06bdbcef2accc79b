import { describe, expect, it } from 'vitest';
import { read, X } from './testing.ts';

const shown = (words: string) => {
  const { time, unread = [] } = read(`${words} ${X}`);
  return { from: time?.from ?? null, to: time?.to ?? null, told: unread.join('; ') };
};

describe('when something happened to the writer', () => {
  it.each([
    ['What changed in Heron? Three of our tills froze in August.', 'August'],
    ['What changed in Heron? The label printers stopped on 3 October 2026.', '3 October 2026'],
    ['Quoi de neuf dans Heron ? Deux de nos bornes sont restées bloquées en septembre.', 'September'],
    ['What changed in Heron (the desk says it is sluggish since Monday, sorry)?', 'Monday'],
    ['What changed in Heron? Their trainer comes over on 9 December.', 'December'],
    ['It got worse since October 2026. What changed in Heron?', 'October 2026'],
  ])('narrows nothing, and is told: %s', (words, told) => {
    expect(shown(words)).toMatchObject({ from: null, to: null });
    expect(shown(words).told).toContain(told);
  });

  it.each([
    ['What changed in Heron since June? The scanner hung in September.', '2026-06-01', null],
    ['What changed in Heron since Monday, it got slower?', '2026-11-16', null],
    ['Our server crashed last week. What changed in Heron?', null, null],
    ['We upgraded in September. What changed in Heron?', '2026-10-01', null],
    ['My boss got it in March. What changed in Heron?', '2026-04-01', null],
    ['Anything new in Heron? In September only.', '2026-09-01', '2026-09-30'],
    ['What changed in Heron? The September release is what we look at.', '2026-09-01', '2026-09-30'],
    ['We look at September 2026. What changed in Heron?', '2026-09-01', '2026-09-30'],
  ])('%s', (words, from, to) => expect(shown(words)).toMatchObject({ from, to }));
});
