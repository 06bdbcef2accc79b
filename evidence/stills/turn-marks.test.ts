import { describe, expect, it } from 'vitest';
import { turnMarks } from './turn-marks.ts';

const MARK_HEIGHT = 64;
const LETTER_HEIGHT = 94;

/** A GPOS table with one lookup, which hangs one mark on one place of two; the other place has no anchor. */
function buildGpos(type: number, isWrapped: boolean): Buffer {
  const gpos = Buffer.alloc(100);
  const put = (at: number, ...values: number[]): void =>
    values.forEach((value, index) => gpos.writeInt16BE(value, at + 2 * index));
  put(0, 1, 0, 0, 0, 10);
  put(10, 1, 4);
  put(14, isWrapped ? 9 : type, 0, 1, isWrapped ? 8 : 16);
  if (isWrapped) put(22, 1, type, 0, 8);
  put(30, 1, 0, 0, 1, 20, 40);
  put(50, 1, 0, 10);
  put(60, 1, 30, 500);
  if (type === 5) put(70, 1, 6, 0, 2, 14, 0);
  else put(70, 2, 20, 0);
  put(90, 1, 200, -70);
  return gpos;
}

describe('turnMarks', () => {
  it.each([
    ['letters', 4, false],
    ['letters, wrapped', 4, true],
    ['ligatures', 5, false],
    ['ligatures, wrapped', 5, true],
    ['other marks', 6, false],
  ])('turns the heights of marks on %s, and nothing else', (_what, type, isWrapped) => {
    const gpos = buildGpos(type, isWrapped);
    const before = Buffer.from(gpos);
    turnMarks(gpos);
    expect([gpos.readInt16BE(MARK_HEIGHT), gpos.readInt16BE(LETTER_HEIGHT)]).toEqual([-500, 70]);
    expect(gpos.equals(before)).toBe(false);
    turnMarks(gpos);
    expect(gpos.equals(before)).toBe(true);
  });

  it.each([1, 2, 3, 7, 8])('leaves lookups of type %i as they are', (type) => {
    const gpos = buildGpos(type, false);
    const before = Buffer.from(gpos);
    turnMarks(gpos);
    expect(gpos.equals(before)).toBe(true);
  });
});
