import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contracts/take.ts';
import { fitOutput } from './fit-output.ts';

const sentence = (text: string) => ({ text, isFactual: true, findings: ['f'], rows: [], derivations: [] });

describe('fitOutput', () => {
  it('leaves an output that fits as it is', () => {
    const sentences = [sentence('a'.repeat(LIMITS.priorChars - 1)), sentence('b')];

    expect(fitOutput(sentences)).toEqual(sentences);
  });

  it('cuts a longer one between sentences and says so', () => {
    const fitted = fitOutput(Array.from({ length: 200 }, (_, index) => sentence(`${index} ${'a'.repeat(1_000)}\n`)));
    const output = fitted.map(({ text }) => text).join('');

    expect(output.length).toBeLessThanOrEqual(LIMITS.priorChars);
    expect(output.length).toBeGreaterThan(LIMITS.priorChars - 2_000);
    expect(fitted.at(-1)).toMatchObject({
      isFactual: false,
      text: expect.stringContaining('goes on in the table') as string,
    });
  });
});
