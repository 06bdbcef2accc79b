import { describe, expect, it } from 'vitest';
import { embedText } from './embed-text.ts';
import { SCALE_TEXTS, matchRanges, measureRange } from './match-scales.ts';

const packaged = measureRange(SCALE_TEXTS.map((text) => embedText(text)));

describe('ranges of cosines', () => {
  it('are wide for the packaged table: pairs lie together, the rest apart', () => {
    expect(packaged.alike - packaged.apart).toBeGreaterThan(0.25);
  });

  it('are matched where another embedder squeezes all cosines into a corner', () => {
    const squeezed = { alike: 0.7 + 0.2 * packaged.alike, apart: 0.7 + 0.2 * packaged.apart };
    const match = matchRanges(squeezed, packaged)!;
    expect(match.factor).toBeCloseTo(5);
    expect(match.factor * squeezed.alike + match.offset).toBeCloseTo(packaged.alike);
    expect(match.factor * squeezed.apart + match.offset).toBeCloseTo(packaged.apart);
  });

  it.each([
    { alike: 0.8, apart: 0.8 },
    { alike: 0.3, apart: 0.5 },
    { alike: Number.NaN, apart: 0 },
  ])('are not matched for an embedder that tells nothing: %o', (range) => {
    expect(matchRanges(range, packaged)).toBeNull();
  });
});
