import { describe, expect, it } from 'vitest';
import usage from './usage.json' with { type: 'json' };

describe('the help of commands', () => {
  it.each(Object.entries(usage))('of %s fits on a terminal of 80 columns', (_command, lines) => {
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
